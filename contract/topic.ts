/**
 * What a topic of the stream is: one entry says who may read it, what its messages hold, what is kept
 * of it for a reader that comes back, and which remembered answers a message fills or makes stale.
 * Nothing here publishes anything.
 */
import type * as z from 'zod/mini'

/**
 * `anyone`: the same for everybody. `member`: a member's own. `conversation`: a member's own, or that of a
 * visitor's browser, known by its support cookie. What is one's own is never named on the wire: whose
 * it is follows from the token.
 */
export type Readers = 'anyone' | 'member' | 'conversation'

/**
 * `latest`: only how things stand counts, so whoever was away is sent one message. `each`: every message
 * counts; whoever was away is sent those that are missing, or `missed` when they are no longer kept. `changes`: how
 * things stand counts, but whoever reads on is told only what is other than before; whoever was away is sent all of it.
 */
export type Keeps = 'latest' | 'each' | 'changes'

export interface TopicSpec<
  Name extends string = string,
  Payload extends z.ZodMiniType = z.ZodMiniType,
  Who extends Readers = Readers,
> {
  readonly kind: 'topic'
  readonly name: Name
  /** What it brings, in one sentence for `docs/wire.md`. */
  readonly summary: string
  readonly who: Who
  readonly keeps: Keeps
  /** Read as `name/key`: one of many of a kind, like a table's rounds. Only of what `anyone` may read. */
  readonly keyed: boolean
  /** What stands in `data`. */
  readonly payload: Payload
  /** The call whose answer this very payload is. */
  readonly fills: string | null
  /** Calls whose remembered answers a message makes stale. */
  readonly stale: readonly string[]
  /** Calls of which it brings news by name, in the payload. */
  readonly names: readonly string[]
  /** Of a topic that keeps each: what stands for messages that are no longer kept, and for none. */
  readonly missed?: z.output<Payload>
  readonly none?: z.output<Payload>
}

interface Wording<Name, Payload extends z.ZodMiniType, Who> {
  name: Name
  summary: string
  who: Who
  payload: Payload
  keyed?: boolean
  fills?: string
  stale?: readonly string[]
  names?: readonly string[]
}

/** A topic of which only the latest state counts. */
export function topic<
  const Name extends string,
  Payload extends z.ZodMiniType,
  const Who extends Readers,
>(spec: Wording<Name, Payload, Who>): TopicSpec<Name, Payload, Who> {
  if (spec.keyed === true && spec.who !== 'anyone')
    throw new Error(`${spec.name}: what is one's own is never named on the wire, so it has no key`)
  return {
    kind: 'topic',
    keeps: 'latest',
    keyed: false,
    fills: null,
    stale: [],
    names: [],
    ...spec,
  }
}

/** A topic whose messages tell what has changed: the house knows how to say it (`news` of `ServedTopic`). */
export const changing = <
  const Name extends string,
  Payload extends z.ZodMiniType,
  const Who extends Readers,
>(
  spec: Wording<Name, Payload, Who>,
): TopicSpec<Name, Payload, Who> => ({ ...topic(spec), keeps: 'changes' })

/** A topic of which every message counts. */
export function log<
  const Name extends string,
  Payload extends z.ZodMiniType,
  const Who extends Readers,
>(
  spec: Wording<Name, Payload, Who> & Record<'missed' | 'none', z.output<Payload>>,
): TopicSpec<Name, Payload, Who> & { readonly keeps: 'each' } {
  return { ...topic(spec), missed: spec.missed, none: spec.none, keeps: 'each' }
}
