import { parseSync } from '@swc/core'
import type { Finding, SourceFile } from './rules.ts'

const CODE = /\.tsx?$/
const TEST = /(\.test\.tsx?|^journeys\/.*)$/

interface Cast {
  /** Byte offsets into the text. */
  start: number
  end: number
}

/**
 * Casts (`x as T`) without a reason. A reason is a comment on a line of the cast or in the three
 * lines above it; `as const` needs none, nor do tests.
 */
export function castsWithoutReason({ file, text }: SourceFile): Finding[] {
  if (!CODE.test(file) || TEST.test(file) || !/\bas\b/.test(text)) return []
  const lines = text.split('\n')
  return castsOf(file, text).flatMap((cast) => {
    const first = lineAt(text, cast.start)
    const last = lineAt(text, cast.end)
    const near = lines.slice(Math.max(0, first - 4), last)
    if (near.some((line) => /\/\/|\*\/|^\s*\*|\/\*/.test(line))) return []
    return [{ file, line: last, message: 'a cast without a reason: parse, narrow, or say why' }]
  })
}

function castsOf(file: string, text: string): Cast[] {
  const ast = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' })
  const casts: Cast[] = []
  // swc counts bytes from one.
  visit(ast, (span) => casts.push({ start: span.start - 1, end: span.end - 1 }))
  return casts
}

function visit(node: unknown, found: (span: { start: number; end: number }) => void): void {
  if (typeof node !== 'object' || node === null) return
  // A syntax tree is walked without knowing its three hundred node types.
  const { type, span } = node as { type?: string; span?: { start: number; end: number } }
  if (type === 'TsAsExpression' && span !== undefined) found(span)
  for (const child of Object.values(node)) visit(child, found)
}

/** The line, counted from one, that holds a byte offset. */
function lineAt(text: string, byte: number): number {
  return Buffer.from(text).subarray(0, Math.max(0, byte)).toString().split('\n').length
}
