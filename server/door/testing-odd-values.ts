/** Odd values for every field of a payload, derived from its schema: what an honest caller would never send. */
import * as z from 'zod/mini'

type Json = z.core.JSONSchema.BaseSchema
type Path = readonly (string | number)[]

/** A payload with one odd value in it, and where that stands. */
export interface OddPayload {
  field: string
  payload: unknown
}

/** Every field of the schema with every odd value in turn, the others as in `base`. */
export function* oddPayloads(schema: z.ZodMiniType, base: unknown): Generator<OddPayload> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  for (const [path, field] of fieldsOf(json))
    for (const value of oddValues(field))
      yield { field: path.join('.'), payload: withValue(base, path, value) }
}

/** So many payloads are on their way at once. */
export const AT_ONCE = 12
/** Of the values of one field: how many go in that its schema takes, and every which of the others. */
export const TAKEN_MAX = 24
const REFUSED_EVERY = 60

/** Sends a payload where it belongs; status 500 or more is a fault, however its door says it. */
export type Send = (payload: unknown) => Promise<{ status: number; answer: unknown }>

/** Sends what is worth sending, some at once; answers what was wrong, and how much there was. */
export async function fuzz(schema: z.ZodMiniType, base: object, send: Send, takenMax = TAKEN_MAX) {
  const wrong: unknown[] = []
  let values = 0
  const chosen: { field: string; payload: unknown }[] = []
  for (const [field, payloads] of byField(schema, base)) {
    values += payloads.length
    const taken = payloads.filter((payload) => z.safeParse(schema, payload).success)
    const refused = payloads.filter((payload) => !taken.includes(payload))
    const step = Math.max(1, Math.ceil(taken.length / takenMax))
    const some = [
      ...taken.filter((_payload, at) => at % step === 0),
      ...refused.filter((_payload, at) => at % REFUSED_EVERY === 0),
    ]
    chosen.push(...some.map((payload) => ({ field, payload })))
  }
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = chosen.pop(); next; next = chosen.pop()) {
        const { status, answer } = await send(next.payload)
        if (status >= 500) wrong.push({ ...next, status, answer })
      }
    }),
  )
  return { wrong, values }
}

/** As they come over the wire: what JSON leaves out is not there. */
function byField(schema: z.ZodMiniType, base: object): Map<string, unknown[]> {
  const fields = new Map<string, unknown[]>()
  for (const { field, payload } of oddPayloads(schema, base)) {
    const text = JSON.stringify(payload)
    if (text === undefined) continue
    const list = fields.get(field) ?? []
    list.push(JSON.parse(text))
    fields.set(field, list)
  }
  return fields
}

/** A payload that the schema says would do: what is needed, and nothing else. */
export function exampleOf(schema: z.ZodMiniType): unknown {
  return example(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

function example(json: Json): unknown {
  if (json.default !== undefined) return json.default
  if (json.const !== undefined) return json.const
  if (json.enum) return json.enum[0]
  const [option] = optionsOf(json)
  if (option) return example(option)
  if (json.type === 'object') {
    const needed = Object.entries(json.properties ?? {}).filter(([name]) =>
      json.required?.includes(name),
    )
    return Object.fromEntries(
      needed.map(([name, each]) => [name, isSchema(each) ? example(each) : {}]),
    )
  }
  if (json.type === 'array') return []
  if (json.type === 'string') return EXAMPLES[json.format ?? ''] ?? 'a'.repeat(json.minLength ?? 1)
  if (json.type === 'boolean') return true
  if (json.type === 'number' || json.type === 'integer')
    return Math.max(json.minimum ?? 1, Number(json.exclusiveMinimum ?? 0) + 1)
  return {}
}

const EXAMPLES: Readonly<Record<string, string>> = {
  date: '2026-01-02',
  'date-time': '2026-01-02T03:04:05Z',
}

/** The payload itself, and every field in it from the outside in; of a list its first place. */
function* fieldsOf(json: Json, path: Path = []): Generator<[Path, Json]> {
  yield [path, json]
  for (const option of optionsOf(json)) {
    const inner = [...fieldsOf(option, path)].slice(1)
    yield* inner
  }
  for (const [name, each] of Object.entries(json.properties ?? {}))
    if (isSchema(each)) yield* fieldsOf(each, [...path, name])
  if (isSchema(json.items)) yield* fieldsOf(json.items, [...path, 0])
  if (isSchema(json.additionalProperties))
    yield* fieldsOf(json.additionalProperties, [...path, 'x'])
}

function optionsOf(json: Json): Json[] {
  return (json.anyOf ?? json.oneOf ?? []).filter(isSchema)
}

const isSchema = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function withValue(base: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  if (typeof step === 'number') return [withValue(Array.isArray(base) ? base[0] : {}, rest, value)]
  const inner: Record<string, unknown> = isSchema(base) ? { ...base } : {}
  return { ...inner, [step]: withValue(inner[step], rest, value) }
}

/** Some two hundred for each field: those that fit nobody, and those at its own bounds. */
function oddValues(json: Json): unknown[] {
  return [...ODD, ...atBounds(json)]
}

/** Just within and just beyond what the schema allows, in several kinds of letters. */
function atBounds(json: Json): unknown[] {
  const lengths = [json.minLength, json.maxLength].flatMap((length) =>
    length === undefined ? [] : [length - 1, length, length + 1].filter((each) => each >= 0),
  )
  const texts = [...lengths, ...SOME_LENGTHS].flatMap((length) =>
    LETTERS.map((letter) => letter.repeat(Math.ceil(length / letter.length)).slice(0, length)),
  )
  const limits = [json.minimum, json.maximum, json.exclusiveMinimum, json.exclusiveMaximum].flatMap(
    (limit) => (typeof limit === 'number' ? [limit - 1, limit - 0.5, limit, limit + 1] : []),
  )
  const known = [json.const, ...(json.enum ?? []), ...optionsOf(json).map((each) => each.const)]
  const variants = known
    .filter((value) => value !== undefined)
    .flatMap((value) => [value, String(value), `${String(value)} `, [value], Number(value) + 1])
  const numbers = json.type === 'string' ? [] : NUMBERS
  return [...texts, ...limits, ...variants, ...numbers]
}

/** One letter of one byte, of two, of four, one that grows when it is lowered, one that cannot be seen. */
const LETTERS = ['a', 'ş', '😀', 'İ', '\u200b', "'", '<']
const SOME_LENGTHS = [2, 3, 64, 1_000]

const NUMBERS = [2, 3, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 99.99, 12.345, 12.3456789, 7.000001]

const TWO_31 = 2 ** 31
const TWO_53 = 2 ** 53

const GROUPS: readonly (readonly unknown[])[] = [
  [undefined, null, true, false, [], {}, [null], [[]], [{}], { a: { b: {} } }],
  [0, -0, 1, -1, 0.1, 0.5, -0.5, 1e-7, 1e-300, 1e15, 1e16, 1e21, 1e300, -1e300, 1.1, 255, 256],
  [32_767, 32_768, -32_769, 65_535, 65_536, TWO_31 - 1, TWO_31, -TWO_31 - 1, 2 ** 32, 2 ** 32 + 1],
  [TWO_53 - 1, TWO_53, TWO_53 + 2, -TWO_53, 2 ** 62, 2 ** 63, 2 ** 64, Number.MAX_VALUE],
  [
    '',
    ' ',
    '  a  ',
    '\t',
    '\n',
    '\r\n',
    '\u0000',
    'a\u0000b',
    '\u0001',
    '\u007f',
    '\u0085',
    '\ufeff',
  ],
  [
    '\ud800',
    'x\udfff',
    '\u202e',
    '\u2066',
    '\u2028',
    '\uffff',
    '\u00ad',
    '💥',
    'İ',
    'ı',
    'ß',
    'ﬁ',
    'é',
  ],
  ['0', '1', '-1', '1.5', '1e3', '0x10', '01', '+1', ' 1', '1 ', '١', '１', '½', 'NaN', 'Infinity'],
  ['2147483648', '9223372036854775807', '9223372036854775808', '9'.repeat(30), '9'.repeat(400)],
  [
    'true',
    'false',
    'null',
    'undefined',
    '[]',
    '{}',
    '{"a":1}',
    '[object Object]',
    '""',
    "''",
    '()',
  ],
  [
    "'; drop table members; --",
    "' or '1'='1",
    '\\',
    '\\\\',
    '%',
    '_',
    '%%',
    '$1',
    '$$',
    '{1,2}',
    '{"a"}',
  ],
  [
    '../../etc/passwd',
    '..',
    '/',
    '//',
    'file:///etc',
    'javascript:alert(1)',
    'http://x',
    '%00',
    '%2e%2e',
  ],
  [
    '<script>alert(1)</script>',
    '<b>',
    '&amp;',
    '${7*7}',
    '{{7*7}}',
    '%s%n',
    '*',
    '.*',
    '(a+)+$',
    '[',
    '(',
  ],
  [
    '2026-02-30',
    '2026-01-02',
    '0000-00-00',
    '0001-01-01',
    '9999-12-31',
    '10000-01-01',
    '-0001-01-01',
  ],
  [
    '2026-01-02T03:04:05Z',
    '2026-01-02T25:00:00Z',
    '2026-01-02T03:04:05+99:99',
    'infinity',
    'now',
    'epoch',
  ],
  [
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999999999Z',
    '+275760-09-13',
    '1e1000',
    'a@b.c',
    'a@b',
  ],
  [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'length',
    'then',
    'a b',
    'a.b',
    'a,b',
    'a;b',
  ],
  [
    'AAAA',
    'AAA=',
    '====',
    '-_-_',
    '🇹🇷',
    'a'.repeat(10_000),
    'e\u0301'.repeat(100),
    '00000000-0000-0000-0000',
  ],
  [
    ['a'],
    [1],
    [1, 'a', null],
    ['a', ['b']],
    [['a']],
    Array.from({ length: 500 }, () => 1),
    ['\u0000'],
  ],
  [
    { length: 3 },
    { toString: 1 },
    { then: 1 },
    { 0: 'a' },
    { '': '' },
    { a: ['{"x"}'] },
    [{ a: 1 }],
  ],
]

const ODD: readonly unknown[] = GROUPS.flat()

/** Those of them that are text, for addresses and headers. */
export const ODD_TEXTS: readonly string[] = ODD.filter((value) => typeof value === 'string')
