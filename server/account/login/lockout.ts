import type { Selectable } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import type { Context } from '../../context.ts'
import type { FailedTriesTable } from '../../database/tables/account.ts'
import { addressKey } from '../../door/limits.ts'
import { foldedName } from '../profile/members.ts'

/**
 * Wrong passwords and codes are counted for a pair: whom somebody tried to be, and from where. So
 * nobody's failures hold up a member at another address, nor in a browser the member came from
 * before; and an account that does not exist locks like one that does.
 */

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const TRIES_MAX = 5
/** Without another failure for this long, the tries so far are forgotten. */
const TRIES_KEPT_MS = 15 * MINUTE_MS
const FIRST_LOCK_MS = 15 * MINUTE_MS
const LONGEST_LOCK_MS = DAY_MS
/** Without another failure for this long, the next lock is a first one again. */
const LOCKS_KEPT_MS = DAY_MS

type Caller = Pick<Context, 'db' | 'house' | 'ip' | 'browser' | 'now'>

/** Whom somebody tries to be: an account, or a name that is none. */
export type Tried = { memberId: bigint } | { name: string }

/**
 * What a try was worth. `halfway`: right, but a second factor is owed, so earlier failures still
 * count.
 */
export type Worth = 'right' | 'wrong' | 'halfway'

/**
 * Counts a try after its password was looked at. Throws `locked-out` while the pair is locked,
 * however right the try was: tries at the same moment are judged one after the other. Opens its own
 * transaction, so that what is counted stays counted.
 */
export async function recordTry(context: Caller, tried: Tried, worth: Worth): Promise<void> {
  const lockedMs = await countTry(context, tried, worth)
  if (lockedMs > 0) throw new Refused('locked-out', { retryAfterS: Math.ceil(lockedMs / 1000) })
}

/** Throws `locked-out` while the pair is locked: looked at before a hash is spent on a try. */
export async function refuseLocked(context: Caller, tried: Tried): Promise<void> {
  const { account_key, source_key } = await pairOf(context, tried)
  const row = await context.db
    .selectFrom('failed_tries')
    .select('locked_until')
    .where('account_key', '=', account_key)
    .where('source_key', '=', source_key)
    .executeTakeFirst()
  refuseUntil(row?.locked_until ?? null, context.now)
}

function refuseUntil(until: Date | null, now: Date): void {
  const lockedMs = (until?.getTime() ?? 0) - now.getTime()
  if (lockedMs > 0) throw new Refused('locked-out', { retryAfterS: Math.ceil(lockedMs / 1000) })
}

/** The same for what is told in another way; answers how long the pair was locked already. */
export async function countTry(context: Caller, tried: Tried, worth: Worth): Promise<number> {
  const pair = await pairOf(context, tried)
  const { db, now } = context
  return db.transaction().execute(async (db) => {
    const row = await lockRow(db, pair, now)
    const leftMs = (row.locked_until?.getTime() ?? 0) - now.getTime()
    if (leftMs <= 0 && worth === 'wrong') await write(db, pair, afterWrong(row, now))
    if (leftMs <= 0 && worth === 'right') await remove(db, pair)
    return Math.max(0, leftMs)
  })
}

/** A login was finished: its pair's failures are forgiven, unless the pair is locked. */
export async function forgiveTries(context: Caller, tried: Tried): Promise<void> {
  const { account_key, source_key } = await pairOf(context, tried)
  const { db, now } = context
  await db
    .deleteFrom('failed_tries')
    .where('account_key', '=', account_key)
    .where('source_key', '=', source_key)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', now)]))
    .execute()
}

/** The pair's row, made where there is none; others wait for it until the transaction ends. */
function lockRow(db: Caller['db'], pair: Pair, now: Date): Promise<Selectable<FailedTriesTable>> {
  return db
    .insertInto('failed_tries')
    .values({ ...pair, tries: 0, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['account_key', 'source_key'])
        .doUpdateSet((eb) => ({ tries: eb.ref('failed_tries.tries') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function write(db: Caller['db'], { account_key, source_key }: Pair, next: Row) {
  await db
    .updateTable('failed_tries')
    .set(next)
    .where('account_key', '=', account_key)
    .where('source_key', '=', source_key)
    .execute()
}

async function remove(db: Caller['db'], { account_key, source_key }: Pair): Promise<void> {
  await db
    .deleteFrom('failed_tries')
    .where('account_key', '=', account_key)
    .where('source_key', '=', source_key)
    .execute()
}

type Pair = Pick<FailedTriesTable, 'account_key' | 'source_key'>
type Row = Pick<Selectable<FailedTriesTable>, 'tries' | 'last_at' | 'locks' | 'locked_until'>

/** The row after one more failure. */
export function afterWrong(row: Row, now: Date): Row {
  const calmMs = now.getTime() - row.last_at.getTime()
  const freeMs = now.getTime() - Math.max(row.last_at.getTime(), row.locked_until?.getTime() ?? 0)
  const locks = freeMs > LOCKS_KEPT_MS ? 0 : row.locks
  const tries = (calmMs > TRIES_KEPT_MS ? 0 : row.tries) + 1
  if (tries < TRIES_MAX) return { tries, last_at: now, locks, locked_until: row.locked_until }
  const lockMs = Math.min(FIRST_LOCK_MS * 2 ** locks, LONGEST_LOCK_MS)
  const locked_until = new Date(now.getTime() + lockMs)
  return { tries: 0, last_at: now, locks: locks + 1, locked_until }
}

/** Forgets every failure to be this member, from wherever it came. */
export async function forgetTries({ db, house }: Caller, memberId: bigint): Promise<void> {
  const account_key = keyOf(house, `member ${memberId}`)
  await db.deleteFrom('failed_tries').where('account_key', '=', account_key).execute()
}

/** Forgets the failures of every pair that is long free. */
export async function forgetFreePairs({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - LOCKS_KEPT_MS)
  await db
    .deleteFrom('failed_tries')
    .where('last_at', '<', before)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', before)]))
    .execute()
}

/** Hashes with a key of the house: the table tells nobody a name or an address. */
async function pairOf(context: Caller, tried: Tried): Promise<Pair> {
  const { house, ip } = context
  const account = 'memberId' in tried ? `member ${tried.memberId}` : `name ${spelling(tried.name)}`
  const browser = await knownBrowser(context, tried)
  const source = browser === null ? `address ${addressKey(ip)}` : `browser ${browser}`
  return { account_key: keyOf(house, account), source_key: keyOf(house, source) }
}

function keyOf({ keys }: Caller['house'], text: string): Buffer {
  return Buffer.from(keys.derive('failed tries', text), 'base64url')
}

function spelling(typed: string): string {
  const { name, phone } = foldedName(typed)
  return phone ?? name
}

/** The member's own browser behind the call. Asked for unknown names too, to take as long. */
async function knownBrowser({ db, browser }: Caller, tried: Tried): Promise<bigint | null> {
  const known = await db
    .selectFrom('known_browsers')
    .select('id')
    .where('member_id', '=', 'memberId' in tried ? tried.memberId : 0n)
    .where('browser_hash', '=', browser.hash ?? Buffer.alloc(0))
    .executeTakeFirst()
  return known?.id ?? null
}
