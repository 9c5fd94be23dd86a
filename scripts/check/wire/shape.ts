import * as z from 'zod/mini'

type Json = z.core.JSONSchema.BaseSchema

/** A schema as short text in the manner of a type: `{limit?: integer 1–100 = 48, …}`. */
export function shape(schema: z.ZodMiniType, io: 'input' | 'output'): string {
  return write(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), '')
}

function write(json: Json, indent: string): string {
  const options = json.anyOf ?? json.oneOf
  if (options) return union(options.filter(isSchema), indent)
  if (json.const !== undefined) return JSON.stringify(json.const)
  if (json.enum) return json.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (json.type === 'object') return object(json, indent)
  if (json.type === 'array') return `${element(json, indent)}[]`
  return plain(json)
}

function object(json: Json, indent: string): string {
  const entries = Object.entries(json.properties ?? {})
  if (entries.length === 0) return isSchema(json.additionalProperties) ? '{name: value}' : '{}'
  const deeper = `${indent}  `
  const required = new Set(json.required ?? [])
  const lines = entries.map(([key, value]) => {
    const mark = required.has(key) ? '' : '?'
    return `${deeper}${key}${mark}: ${isSchema(value) ? write(value, deeper) : 'any'}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function element({ items }: Json, indent: string): string {
  if (!isSchema(items)) return 'any'
  const text = write(items, indent)
  const isUnion = (items.anyOf ?? items.oneOf ?? items.enum ?? []).length > 1
  return isUnion ? `(${text})` : text
}

function union(options: readonly Json[], indent: string): string {
  return options.map((option) => write(option, indent)).join(' | ')
}

function plain(json: Json): string {
  const least = json.minimum ?? json.exclusiveMinimum
  const bounds = range(typeof least === 'number' ? least : undefined, json.maximum)
  const lengths = range(json.minLength, json.maxLength)
  const otherwise = json.default === undefined ? '' : ` = ${JSON.stringify(json.default)}`
  const form = json.format ?? (json.pattern ? `/${json.pattern}/` : '')
  const type = [json.type ?? 'any'].flat().join(' | ')
  return [type, bounds, lengths && `of ${lengths} characters`, json.type === 'string' ? form : '']
    .filter(Boolean)
    .join(' ')
    .concat(otherwise)
}

function range(least: number | undefined, most: number | undefined): string {
  const isLimit = (value: number | undefined) =>
    value !== undefined && Math.abs(value) < 2 ** 53 - 1
  if (!isLimit(least) && !isLimit(most)) return ''
  return `${isLimit(least) ? least : ''}–${isLimit(most) ? most : ''}`
}

function isSchema(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
