import { readFile } from 'node:fs/promises'
import type * as z from 'zod/mini'
import { CannotStart } from './print.ts'

/** The JSON file that an operator wrote, as its schema has it. Stops with one line a fault of it. `what` is like "an offer". */
export async function readDefinition<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  what: string,
): Promise<z.output<Schema>> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new CannotStart(
      isMissing ? `There is no file ${path}.` : `${path} cannot be read: ${String(error)}`,
    )
  })
  const written = parsed(text, path)
  const read = schema.safeParse(written, { error: (issue) => expectation(issue) })
  if (read.success) return read.data
  const wrong = read.error.issues.map((issue) => `  ${faultText(issue, written)}`)
  throw new CannotStart([`${path} is not ${what}:`, ...wrong].join('\n'))
}

type Issue = z.core.$ZodIssue

/** `days: expected a whole number, but it is 1.5`; what a schema says in words of its own stands as it is. */
function faultText({ path, code, message }: Issue, written: unknown): string {
  const place = path.length === 0 ? 'the file' : path.join('.')
  if (code === 'custom' || code === 'unrecognized_keys') return `${place}: ${message}`
  const found = path.reduce<unknown>((of, key) => valueAt(of, key), written)
  return found === undefined
    ? `${place}: is missing, ${message}`
    : `${place}: ${message}, but it is ${shown(found)}`
}

const valueAt = (of: unknown, key: PropertyKey): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, key) ? Reflect.get(of, key) : undefined

const SHOWN_MAX = 60

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = JSON.stringify(value)
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text
}

const NAMES: Readonly<Record<string, string>> = {
  object: 'an object { … }',
  record: 'an object { … }',
  array: 'a list [ … ]',
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
}

const EXAMPLES: Readonly<Record<string, string>> = {
  datetime: 'a moment with its zone, such as 2026-01-31T09:00:00+03:00',
  url: 'an address',
}

/** What is expected, in the words of whoever writes such a file. */
function expectation(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${NAMES[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `expected ${choiceOf(issue.values)}`
    case 'invalid_union':
      return `expected ${choiceOf('options' in issue && Array.isArray(issue.options) ? issue.options : [])}`
    case 'too_small':
      return `expected ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${unitOf(issue.origin)}`
    case 'too_big':
      return `expected ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${unitOf(issue.origin)}`
    case 'invalid_format':
      return `expected ${EXAMPLES[issue.format] ?? `a text of the form ${issue.pattern ?? issue.format}`}`
    case 'unrecognized_keys':
      return `does not know ${issue.keys.join(', ')}`
    default:
      return 'is not as it is expected'
  }
}

const choiceOf = (values: readonly unknown[]): string =>
  values.length === 0 ? 'another form' : values.map(String).join(' or ')

const unitOf = (origin: string): string =>
  origin === 'string' ? ' characters' : origin === 'array' ? ' of them' : ''

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CannotStart(`${path} is not JSON.`)
  }
}
