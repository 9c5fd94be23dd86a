/**
 * The calls of the members' door: the site's registry, its answers, and whom each is for. It knows no
 * request: the page asks them for its first data too.
 */
import type { AnyCallSpec } from '#contract/call.ts'
import { balance, messages, support } from '#contract/topics.ts'
import { NOT_BUILT } from '#contract/not-built.ts'
import { isOpenWhilePaused } from '#contract/members/restricted-session.ts'
import { Refused } from '#contract/refusals.ts'
import { calls } from '#contract/registry.ts'
import { answers } from '../answers.ts'
import { asMember, asProving, type Context } from '../context.ts'
import { memberScope, type SourceName } from '../push/source.ts'
import { callSet } from './call.ts'

export const MEMBER_CALLS = callSet<Context>({
  calls: calls.values(),
  notBuilt: NOT_BUILT,
  answers,
  access: { anyone: (context) => context, member: asMember, pending: asProving },
  refuse: refusePausing,
  done: publishStale,
})

/** A pause leaves a restricted session: getting one's money, one's history, documents and support. */
function refusePausing({ name, who }: AnyCallSpec, { member }: Context): void {
  const { paused = null } = member ?? {}
  if (paused && !isOpenWhilePaused(name, who))
    throw new Refused('member-paused', { until: paused.until.toISOString() })
}

/** Who is here is told by the session; other pages of the member hear of what a success made stale. */
function publishStale({ stale, manner }: AnyCallSpec, context: Context): void {
  const { house, member, socket } = context
  if (manner === 'read' || member === null || stale.length === 0 || stale.includes('*')) return
  const scope = memberScope(member.id)
  const read = stale.flatMap((name) => FILLED_BY.get(name) ?? [])
  for (const source of new Set(read)) house.push.touch(source, scope)
  house.push.publish('changes', scope, { calls: [...stale] }, socket ?? undefined)
}

/** A topic of its own keeps these current. */
const FILLED_BY: ReadonlyMap<string, SourceName> = new Map(
  ([balance, messages, support] as const).flatMap(({ fills, name }): [string, SourceName][] =>
    fills === null ? [] : [[fills, name]],
  ),
)
