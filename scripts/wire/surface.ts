import { NOT_BUILT } from '#contract/not-built.ts'
import { calls } from '#contract/registry.ts'
import type { CallSpec } from '#contract/call.ts'

/** The text of `contract/surface.ts`: what the site needs of each built call while it runs. */
export function surfaceFile(): string {
  const notBuilt = new Set<string>(NOT_BUILT)
  const rows = [...calls.values()].filter(({ name }) => !notBuilt.has(name)).map(row)
  return `/**
 * What the site needs to know of each call while it runs, without a schema. Generated from the
 * contract by \`npm run wire\`: never edited by hand.
 */
import type { BuiltName } from './registry.ts'

export interface Surface {
  /** Changes something: its success is told, and it is never sent twice by itself. */
  write?: true
  /** Refused without a session. */
  member?: true
  /** Runs without the loading bar. */
  quiet?: true
  /** A list: \`pagination\` stands beside \`data\`. */
  paged?: true
  /** Judges a proof: its verdict, right or wrong, is told by whoever asked. */
  judges?: true
  /** Calls whose remembered answers a success makes wrong; \`*\` is all of them. */
  stale?: readonly string[]
}

export const surface: Readonly<Record<BuiltName, Surface>> = {
${rows.join('\n')}
}
`
}

function row({ name, who, manner, quiet, paged, judges, stale }: CallSpec): string {
  const parts = [
    manner === 'read' || judges ? '' : 'write: true',
    who === 'member' ? 'member: true' : '',
    quiet ? 'quiet: true' : '',
    paged ? 'paged: true' : '',
    judges ? 'judges: true' : '',
    stale.length > 0 ? `stale: [${stale.map((call) => `'${call}'`).join(', ')}]` : '',
  ].filter(Boolean)
  return parts.length > 0 ? `  '${name}': { ${parts.join(', ')} },` : `  '${name}': {},`
}
