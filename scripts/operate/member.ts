import type { Kysely } from 'kysely'
import type { ProtectionState } from '#contract/calls/protection.ts'
import {
  LIMIT_KINDS,
  LIMIT_MAX,
  LIMIT_PERIODS,
  PERIOD_HOURS,
} from '#contract/members/protection-choices.ts'
import { fromWire } from '#contract/money.ts'
import { logOutEverywhere } from '#server/account/login/operate.ts'
import {
  accountState,
  closeAccount,
  reopenAccount,
  type AccountState,
} from '#server/account/profile/closing.ts'
import type { Actor } from '#server/action/actor.ts'
import { undecidedWithdrawals } from '#server/cashier/withdrawal/queue.ts'
import type { Tables } from '#server/database/tables.ts'
import type { LimitKind, LimitPeriod } from '#server/database/tables/protection.ts'
import { offerLooser, tightenLimit } from '#server/protection/house-limits.ts'
import { protectionState } from '#server/protection/state.ts'
import { readActor, refuseWithoutWhy } from '../serve/start/actor.ts'
import { readVerb, refuseMore, wrongUse } from '../serve/start/command-line.ts'
import { CannotStart, print, exitWithOneLine } from '../serve/start/print.ts'
import { amountText, timeText } from '../serve/start/text.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run member -- show|close|open|log-out|limit|offer-limit <member>`: closes an account, which ends its sessions, and opens it
 * again; ends the sessions alone; sets a limit for them, beside their own, and offers to take it back. Works beside a running house. Whatever changes
 * something says why; it stands in the action log.
 */
const USAGE =
  'Usage: npm run member -- show <member> | close <member> --why "…" | open <member> --why "…"' +
  ' | log-out <member> --why "…"' +
  ' | limit <member> <deposit|loss|stake|session> <day|week|month> <lira or minutes> --why "…"' +
  ' | offer-limit <member> <kind> <period> <lira or minutes, or none> --why "…"'
const VERBS = ['show', 'close', 'open', 'log-out', 'limit', 'offer-limit'] as const

try {
  const { actor, rest } = readActor(process.argv.slice(2))
  const [typed, name, ...more] = rest
  const verb = readVerb(typed, VERBS, USAGE)
  if (name === undefined) throw wrongUse(`${verb} wants a member.`, USAGE)
  const limit = verb === 'limit' ? readLimit(more) : null
  const offer = verb === 'offer-limit' ? readOffer(more) : null
  if (limit === null && offer === null) refuseMore(more, USAGE)
  if (verb !== 'show') refuseWithoutWhy(actor)
  await withDatabase(async ({ db }) => {
    const account = await find(db, name)
    if (verb === 'show') return show(db, account)
    if (limit !== null) return tighten(db, actor, account, limit)
    if (offer !== null) return offerLimit(db, actor, account, offer)
    if (verb === 'log-out') return logOut(db, actor, account)
    return verb === 'close' ? close(db, actor, account) : open(db, actor, account)
  })
} catch (error) {
  exitWithOneLine(error)
}

async function find(db: Kysely<Tables>, name: string): Promise<AccountState> {
  const account = await accountState(db, name)
  if (!account) throw new CannotStart(`There is no member ${name}.`)
  return account
}

async function show(
  db: Kysely<Tables>,
  { id, username, isActive, ...times }: AccountState,
): Promise<void> {
  const { createdAt, confirmedAt, closedAt, lastLoginAt } = times
  const standing = closedAt ? 'closed' : isActive ? 'open' : 'not confirmed yet'
  print(`${username} (member ${id}): ${standing}`)
  print(`  joined      ${timeText(createdAt)}`)
  print(`  confirmed   ${timeText(confirmedAt)}`)
  print(`  last login  ${timeText(lastLoginAt)}`)
  if (closedAt) print(`  closed      ${timeText(closedAt)}`)
  showProtection(await protectionState({ db, member: { id }, now: new Date() }))
}

function showProtection({
  limits,
  houseLimits,
  timeOutUntil,
  excludedUntil,
  excludedBy,
}: ProtectionState): void {
  if (timeOutUntil) print(`  paused      until ${timeText(new Date(timeOutUntil))}`)
  if (excludedUntil) {
    const by = excludedBy === 'register' ? 'the register' : 'themselves'
    print(`  excluded    until ${timeText(new Date(excludedUntil))}, by ${by}`)
  }
  showLimits('limit', limits)
  showLimits('ours', houseLimits)
}

function showLimits(by: string, limits: ProtectionState['limits']): void {
  for (const { kind, period, value, used, next } of limits) {
    const sum = (of: number) => (kind === 'session' ? `${of} min` : amountText(fromWire(of) ?? 0n))
    const to = next?.value === null ? 'none' : sum(next?.value ?? 0)
    const waiting = next ? `; ${to} can be confirmed from ${timeText(new Date(next.from))} on` : ''
    print(`  ${by.padEnd(10)}  ${kind} a ${period}: ${sum(value)}, ${sum(used)} used${waiting}`)
  }
}

async function close(db: Kysely<Tables>, actor: Actor, account: AccountState): Promise<void> {
  const { id, username } = account
  if (!(await closeAccount(db, actor, id, new Date())))
    throw new CannotStart(`${username} is closed already.`)
  print(`${username} is closed and logged out everywhere; an open round is still paid.`)
  for (const { transactionId, amount } of await undecidedWithdrawals(db, id))
    print(
      `  withdrawal ${transactionId} of ${amountText(amount)} is still open: npm run withdrawals -- show ${transactionId}`,
    )
}

async function logOut(db: Kysely<Tables>, actor: Actor, account: AccountState): Promise<void> {
  const { id, username } = account
  const ended = await logOutEverywhere(db, actor, id, new Date())
  print(`${username} is logged out everywhere (${ended} logins), and may log in again.`)
}

async function open(db: Kysely<Tables>, actor: Actor, account: AccountState): Promise<void> {
  const { id, username, confirmedAt } = account
  if (!(await reopenAccount(db, actor, id))) throw new CannotStart(`${username} is not closed.`)
  print(confirmedAt ? `${username} is open again.` : `${username} still waits to be confirmed.`)
}

interface Limit {
  kind: LimitKind
  period: LimitPeriod
  value: bigint
}

function noneOf(what: string, typed: string | undefined, all: readonly string[]): string {
  const found = typed === undefined || typed === '' ? 'Nothing' : `"${typed}"`
  return `${found} is not ${what}: ${all.join(', ')}.`
}

function readLimit([kind, period, amount = '', ...more]: readonly string[]): Limit {
  const limitKind = LIMIT_KINDS.find((one) => one === kind)
  const limitPeriod = LIMIT_PERIODS.find((one) => one === period)
  if (!limitKind) throw wrongUse(noneOf('a kind of limit', kind, LIMIT_KINDS), USAGE)
  if (!limitPeriod) throw wrongUse(noneOf('a period', period, LIMIT_PERIODS), USAGE)
  refuseMore(more, USAGE)
  const [isWritten, how] =
    limitKind === 'session'
      ? [/^\d+$/, 'whole minutes, such as 90']
      : [/^\d+(\.\d{1,2})?$/, 'lira with a point before at most two decimals, such as 250.50']
  if (!isWritten.test(amount))
    throw wrongUse(`${amount === '' ? 'No amount' : `"${amount}"`} is no limit: ${how}.`, USAGE)
  if (limitKind !== 'session' && Number(amount) > LIMIT_MAX)
    throw new CannotStart(`${amount} is too high: a limit is ${LIMIT_MAX} lira at most.`)
  const value = limitKind === 'session' ? BigInt(amount) : fromWire(Number(amount))
  if (value === null) throw new CannotStart(USAGE)
  const minutes = BigInt(PERIOD_HOURS[limitPeriod] * 60)
  if (limitKind === 'session' && value > minutes)
    throw new CannotStart(`A ${limitPeriod} has ${minutes} minutes.`)
  return { kind: limitKind, period: limitPeriod, value }
}

async function tighten(
  db: Kysely<Tables>,
  actor: Actor,
  { id, username }: AccountState,
  limit: Limit,
): Promise<void> {
  const counts = await tightenLimit(db, actor, { memberId: id, ...limit }, new Date())
  if (counts === null)
    throw new CannotStart(
      `Our limit of ${username} is as tight already; npm run member -- offer-limit offers a looser one.`,
    )
  const { kind, period } = limit
  const sum = kind === 'session' ? `${counts.value} min` : amountText(counts.value)
  if (counts.stood)
    return print(
      `Our limit of ${username} stays ${sum} (${kind} a ${period}); what we had offered to loosen it is withdrawn.`,
    )
  print(
    `Our limit of ${username} is ${sum} (${kind} a ${period}). It counts from now on, beside their own; the member cannot loosen it.`,
  )
}

type OfferedLimit = Omit<Limit, 'value'> & { value: bigint | null }

/** `none` offers to take the limit away; it is read as a limit of nothing would be. */
function readOffer([kind, period, amount = '', ...more]: readonly string[]): OfferedLimit {
  const isNone = amount === 'none'
  const limit = readLimit([kind ?? '', period ?? '', isNone ? '0' : amount, ...more])
  return isNone ? { ...limit, value: null } : limit
}

async function offerLimit(
  db: Kysely<Tables>,
  actor: Actor,
  { id, username }: AccountState,
  offer: OfferedLimit,
): Promise<void> {
  const from = await offerLooser(db, actor, { memberId: id, ...offer }, new Date())
  if (from === null)
    throw new CannotStart(
      `We have set no such limit of ${username} that this would loosen; what members set is theirs.`,
    )
  print(
    `From ${timeText(from)} on ${username} can confirm it, for a week; until then our limit stays.`,
  )
}
