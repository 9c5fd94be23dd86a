/**
 * What a call is: one entry says who may call it, how it runs, what goes in, what comes out, which
 * refusals belong to it and which other calls a success makes stale. Entries are separate exports,
 * so that a bundle takes only those it names. Nothing here runs a call.
 */
import * as z from 'zod/mini'
import type { RefusalName } from './refusals.ts'

/**
 * `anyone`: visitors too, with the session whenever there is one. `member`: refused without one.
 * `pending`: members, and whoever gave the right password and still owes a second factor.
 */
export type Access = 'anyone' | 'member' | 'pending'

/** A call of any door: operators' and providers' doors have audiences of their own. */
export type AnyCallSpec = CallSpec<string, z.ZodMiniType, z.ZodMiniType, boolean, string>

/**
 * `read` and `write` run inside one transaction, the former read-only. `steps` has none around it:
 * its answer opens its own, because it speaks to the outside, takes long, or must keep what it did
 * although it refuses.
 */
export type Manner = 'read' | 'write' | 'steps'

export interface CallSpec<
  Name extends string = string,
  In extends z.ZodMiniType = z.ZodMiniType,
  Out extends z.ZodMiniType = z.ZodMiniType,
  Paged extends boolean = boolean,
  Who extends string = Access,
  Verifies extends boolean = boolean,
> {
  readonly kind: 'call'
  /** `class/method`, verbatim as on the wire. */
  readonly name: Name
  /** What it does, in one sentence for `docs/wire.md`. */
  readonly summary: string
  readonly who: Who
  readonly manner: Manner
  /** The payload; `Lang` and `SiteType` may stand in every one and are no part of it. */
  readonly input: In
  /** What stands in `data` of a success. */
  readonly output: Out
  /** A list: `pagination` stands beside `data`, and an empty list is `not-found`. */
  readonly paged: Paged
  /** Verifies a proof: `result` and `data` are the verdict, and the next `auth` may stand beside them. */
  readonly verifies: Verifies
  /** Beside those that every call may meet. */
  readonly refusals: readonly RefusalName[]
  /** Calls whose remembered answers a success makes wrong. */
  readonly stale: readonly string[]
  /** Runs without the loading bar, and is no sign of the member being there. */
  readonly quiet: boolean
  /** Moves the member's money: what else is asked of the house does not keep it waiting for a connection. */
  readonly money: boolean
}

/** What an answer is given: the payload, checked, with what was left out filled in. */
export type InputOf<Spec extends AnyCallSpec> = z.output<Spec['input']>
/** What an answer returns: `data`, and for a list also where it stands in the whole. */
export type OutputOf<Spec extends AnyCallSpec> = Spec['paged'] extends true
  ? { data: z.output<Spec['output']>; pagination: Pagination }
  : Spec['verifies'] extends true
    ? ProofResult
    : z.output<Spec['output']>

/** Is a proof right? And the auth value of a session that it has opened. */
export interface ProofResult {
  verdict: boolean
  auth?: string
}

interface Wording<Name extends string, Who extends string> {
  name: Name
  summary: string
  who: Who
  manner: Manner
  refusals?: readonly RefusalName[]
  stale?: readonly string[]
  quiet?: boolean
  money?: boolean
}

/** A call with one answer in `data`. */
export function call<
  const Name extends `${string}/${string}`,
  const Who extends string,
  In extends z.ZodMiniType,
  Out extends z.ZodMiniType,
>(
  spec: Wording<Name, Who> & { input: In; output: Out },
): CallSpec<Name, In, Out, false, Who, false> {
  return {
    refusals: [],
    stale: [],
    quiet: false,
    money: false,
    ...spec,
    kind: 'call',
    paged: false,
    verifies: false,
  }
}

/** A call that answers whether a proof (a code, a passkey) is right. */
export function verification<
  const Name extends `${string}/${string}`,
  const Who extends string,
  In extends z.ZodMiniType,
>(
  spec: Omit<Wording<Name, Who>, 'manner'> & { input: In },
): CallSpec<Name, In, z.ZodMiniBoolean, false, Who, true> {
  // In steps: a wrong proof is counted although nothing else comes of it.
  return { ...call({ ...spec, manner: 'steps', output: z.boolean() }), verifies: true }
}

/** How far a list may be paged at once, and how far when nothing is said. */
interface Paging {
  limit: number
  limitMax: number
}

/** A call that answers a page of `item`s: it takes `limit` and `offset` beside its own filters. */
export function listCall<
  const Name extends `${string}/${string}`,
  const Who extends string,
  Filters extends z.core.$ZodShape,
  Item extends z.ZodMiniType,
>(
  spec: Omit<Wording<Name, Who>, 'manner'> & {
    filters: Filters
    /** What has to hold of several filters together. */
    checks?: readonly z.core.$ZodCheck<z.output<ListInput<Filters>>>[]
    item: Item
    paging: Paging
  },
): CallSpec<Name, ListInput<Filters>, z.ZodMiniArray<Item>, true, Who, false> {
  const {
    name,
    summary,
    who,
    filters,
    checks = [],
    item,
    paging,
    refusals = [],
    stale = [],
    quiet = false,
    money = false,
  } = spec
  const input = z.object({ ...pageOf(paging), ...filters }).check(...checks)
  const output = z.array(item)
  const kind = 'call'
  return {
    kind,
    name,
    summary,
    who,
    manner: 'read',
    input,
    output,
    paged: true,
    verifies: false,
    refusals,
    stale,
    quiet,
    money,
  }
}

type PageShape = ReturnType<typeof pageOf>
type ListInput<Filters extends z.core.$ZodShape> = z.ZodMiniObject<
  { -readonly [P in keyof (PageShape & Filters)]: (PageShape & Filters)[P] },
  z.core.$strip
>

function pageOf({ limit, limitMax }: Paging) {
  return {
    limit: z._default(z.int().check(z.gte(1), z.lte(limitMax)), limit),
    offset: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0),
  }
}

/** Where a page of a list stands in the whole. */
export const pagination = z.object({ limit: z.int(), total: z.int(), offset: z.int() })
export type Pagination = z.infer<typeof pagination>

/** For calls without payload; whatever else is sent is dropped. */
export const nothing = z.object({})
/** For calls that only say whether they were done. */
export const done = z.literal(true)
