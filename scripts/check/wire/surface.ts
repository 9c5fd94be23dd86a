import { NOT_BUILT } from '#contract/not-built.ts'
import { topics } from '#contract/topics.ts'
import { calls } from '#contract/registry.ts'
import type { CallSpec } from '#contract/call.ts'
import type { TopicSpec } from '#contract/topic.ts'
import { topicOfCall } from './topic-of-call.ts'

/** The text of `contract/surface.ts`: what the site needs of each built call while it runs. */
export function surfaceFile(): string {
  const notBuilt = new Set<string>(NOT_BUILT)
  const rows = [...calls.values()].filter(({ name }) => !notBuilt.has(name)).map(row)
  return `/**
 * What the site needs to know of each call and topic while it runs, without a schema. Generated from the
 * contract by \`npm run wire\`: never edited by hand.
 */
import type { TopicName } from './topics.ts'
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
  /** Verifies a proof: its verdict, right or wrong, is told by whoever asked. */
  verifies?: true
  /** Calls whose remembered answers a success makes wrong; \`*\` is all of them. */
  stale?: readonly string[]
  /** The topic of the stream that brings news of it. */
  topic?: TopicName
}

export interface TopicSurface {
  /** Refused without a session. */
  member?: true
  /** The call whose answer a message is. */
  fills?: BuiltName
  /** Calls whose remembered answers a message makes wrong. */
  stale?: readonly BuiltName[]
  /** Calls that its messages may name. */
  names?: readonly BuiltName[]
}

export const topicSurface: Readonly<Record<TopicName, TopicSurface>> = {
${[...topics.values()].map(topicRow).join('\n')}
}

export const surface: Readonly<Record<BuiltName, Surface>> = {
${rows.join('\n')}
}
`
}

function row({ name, who, manner, quiet, paged, verifies, stale }: CallSpec): string {
  const parts = [
    manner === 'read' || verifies ? '' : 'write: true',
    who === 'member' ? 'member: true' : '',
    quiet ? 'quiet: true' : '',
    paged ? 'paged: true' : '',
    verifies ? 'verifies: true' : '',
    stale.length > 0 ? `stale: ${listed(stale)}` : '',
    topicOf(name),
  ].filter(Boolean)
  return parts.length > 0 ? `  '${name}': { ${parts.join(', ')} },` : `  '${name}': {},`
}

const listed = (names: readonly string[]): string =>
  `[${names.map((name) => `'${name}'`).join(', ')}]`

function topicOf(call: string): string {
  const topic = topicOfCall(call, [...topics.values()])
  return topic === undefined ? '' : `topic: '${topic}'`
}

function topicRow({ name, who, fills, stale, names }: TopicSpec): string {
  const parts = [
    who === 'member' ? 'member: true' : '',
    fills === null ? '' : `fills: '${fills}'`,
    stale.length > 0 ? `stale: ${listed(stale)}` : '',
    names.length > 0 ? `names: ${listed(names)}` : '',
  ].filter(Boolean)
  return `  ${name}: { ${parts.join(', ')} },`
}
