import type { Kysely } from 'kysely'
import type { AnyCallSpec, InputOf, OutputOf } from '#contract/call.ts'
import type { Lang } from '#contract/languages.ts'
import { Refused } from '#contract/refusals.ts'
import type { BuiltName, Calls } from '#contract/registry.ts'
import type { QueryPort } from '#ledger/query-port.ts'
import type { Tables } from './database/tables.ts'
import type { House } from './house.ts'

export type { Lang }

/** The member who calls, as far as answers need it. */
export interface Member {
  id: bigint
  uid: string
  rid: number
  username: string
  firstname: string
  lastname: string
  email: string
  phone: string | null
  language: Lang
  twoFactor: 'none' | 'sms' | 'ga'
  createdAt: Date
  /** The login before the present one. */
  lastloginAt: Date | null
  /** Play is closed to them: until then, and after it until they have come back. Only of who calls. */
  paused?: { until: Date } | null
}

/** The session that the call came with. */
export interface Session {
  id: bigint
  familyId: bigint
  createdAt: Date
  activeAt: Date
  expiresAt: Date
  /** When the member last proved who they are: by password, passkey or recovery. */
  provedAt: Date
}

/** Whoever gave the right password and still owes a second factor: it opens nothing else. */
export interface Pending {
  member: Member
  session: Session
}

/** The browser that calls, known by a cookie that no script can read. */
export interface Browser extends KnownCookie {
  /** As it names itself, shortened. */
  name: string
}

/** A cookie that tells a browser from all others. */
export interface KnownCookie {
  /** SHA-256 of the cookie, or null when the browser has none. */
  hash: Buffer | null
  /** Gives it a new cookie with this reply; answers the hash that it is known by from now on. */
  renew(): Buffer
}

/** Everything that an answer is given beside its input. */
export interface Context {
  /** The call's own transaction; for calls in steps, the database itself. */
  db: Kysely<Tables>
  /** The same, for the ledger. */
  q: QueryPort
  house: House
  /** Runs this once what the call did is committed, and never when it is taken back. */
  afterCommit: (work: () => void) => void
  /** Runs this once what the call did is taken back, before it is refused: what is to be known all the same. */
  afterUndo: (work: () => Promise<void>) => void
  lang: Lang
  ip: string
  now: Date
  browser: Browser
  /** Whom the support desk knows, when nobody is logged in. */
  visitor: KnownCookie
  /** Null for a visitor, and for a session that is over. */
  member: Member | null
  session: Session | null
  /** A login that waits for its second factor; never beside a member. */
  pending: Pending | null
  /** A session came along, alive or not. */
  sentSession: boolean
  /** The page's socket on the stream, where it says: it need not hear of what it did itself. */
  socket: string | null
}

/** The same for calls that only members may make. */
export interface MemberContext extends Context {
  member: Member
  session: Session
}

/** The same for calls that prove a second factor: `member` and `session` are whoever is proving. */
export interface ProvingContext extends MemberContext {
  /** The proof finishes a login. Without: a member proves something once more. */
  isPending: boolean
}

interface Contexts {
  anyone: Context
  member: MemberContext
  pending: ProvingContext
}

/** The function behind a call. An expected "no" is thrown as `Refused`. */
type AnswerTo<Spec extends AnyCallSpec, C> = (
  context: C,
  input: InputOf<Spec>,
) => Promise<OutputOf<Spec>>

/** The answers of a door to these calls; `ByWho` says what each of its audiences gives an answer. */
export type AnswersTo<Spec extends AnyCallSpec, ByWho extends Record<Spec['who'], unknown>> = {
  readonly [Each in Spec as Each['name']]: AnswerTo<Each, ByWho[Each['who']]>
}

export type Answers = AnswersTo<Calls[BuiltName], Contexts>

/** Who proves a second factor, or the refusal that fits. */
export function asProving(context: Context): ProvingContext {
  const { pending } = context
  return pending
    ? { ...context, ...pending, isPending: true }
    : { ...asMember(context), isPending: false }
}

/** The caller as a member, or the refusal that fits: a dead session, or none at all. */
export function asMember(context: Context): MemberContext {
  const { member, session } = context
  if (member && session) return { ...context, member, session }
  throw new Refused(context.sentSession ? 'session-expired' : 'no-permission')
}
