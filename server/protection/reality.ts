import { sql, type Kysely, type Updateable } from 'kysely'
import { toWire } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import { lockWallet } from '#ledger/lock.ts'
import type { MemberContext } from '../context.ts'
import type { House } from '../house.ts'
import { port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { ProtectionsTable } from '../database/tables/protection.ts'
import { publishCheckDue } from './refused-stake.ts'
import { lockProtected } from './rules.ts'
import { isCheckDue, windowSums } from './state.ts'

type Change = Partial<
  Pick<
    Updateable<ProtectionsTable>,
    'reality_minutes' | 'night_hour' | 'check_due_at' | 'checked_at'
  >
>

/** The present stretch of play, as the ledger has it; what is set and answered here counts from this moment. */
export async function realityCheck(
  { db, member, now }: MemberContext,
  { minutes, nightHour, answered }: Input<'protection/reality_check'>,
): Promise<Output<'protection/reality_check'>> {
  const change: Change = {
    ...(minutes !== undefined && { reality_minutes: minutes === 0 ? null : minutes }),
    ...(nightHour !== undefined && { night_hour: nightHour }),
    ...(answered && { check_due_at: null, checked_at: now }),
  }
  if (Object.keys(change).length > 0) await writeChange(db, member.id, change)
  const set = await db
    .selectFrom('protections')
    .selectAll()
    .where('member_id', '=', member.id)
    .executeTakeFirst()
  const play = (await windowSums(db, member.id, now)).find(({ period }) => period === 'play')
  const { staked: all, paid } = play ?? { staked: 0n, paid: 0n }
  // Limits count what the house staked for the member, too; what they are told is what they staked.
  const staked = all - (play === undefined ? 0n : await freelyStaked(db, member.id))
  return {
    minutes: set?.reality_minutes ?? 0,
    nightHour: set?.night_hour ?? null,
    due: isCheckDue(set, now),
    since: set?.played_since?.toISOString() ?? null,
    staked: toWire(staked),
    paid: toWire(paid),
    net: toWire(paid - staked),
  }
}

/** A game is open: that is play as much as a stake is, and what is due at the member's interval does not wait for the next one. */
export async function notePlay({
  db,
  member,
  house,
  now,
  afterCommit,
}: MemberContext): Promise<Output<'protection/note_play'>> {
  await lockWallet(port(db), member.id)
  const { rows } = await sql<{ wasDue: boolean; isDue: boolean }>`
    select p.check_due_at is not null as "wasDue", reality_check_due(p, ${now}) as "isDue"
    from protections p where p.member_id = ${member.id}`.execute(db)
  const [found] = rows
  if (found?.isDue && !found.wasDue) afterCommit(() => publishCheckDue(house.push, member.id))
  return { due: found?.isDue ?? false }
}

/** What was found to be due, and was taken back with the stake that it refused, is found once more: so it stays due until it is answered. */
export async function keepCheckDue(
  { database }: Pick<House, 'database'>,
  memberId: bigint,
  now: Date,
): Promise<void> {
  await database.money.db.transaction().execute(async (db) => {
    await lockWallet(port(db), memberId)
    await sql`select reality_check_due(p, ${now}) from protections p where p.member_id = ${memberId}`.execute(
      db,
    )
  })
}

async function freelyStaked(db: Kysely<Tables>, memberId: bigint): Promise<bigint> {
  const { rows } = await sql<{ staked: bigint }>`
    select coalesce(sum(-e.bonus_delta), 0)::bigint as staked
    from limit_windows w join entries e on e.member_id = w.member_id and e.seq > w.after_seq
    where w.member_id = ${memberId} and w.period = 'play' and e.move in ('free-stake', 'free-hold')`.execute(
    db,
  )
  return rows[0]?.staked ?? 0n
}

async function writeChange(db: Kysely<Tables>, memberId: bigint, change: Change): Promise<void> {
  await lockProtected(db, memberId)
  // A stake writes the same row, holding the wallet: who holds it first.
  await lockWallet(port(db), memberId)
  await db
    .insertInto('protections')
    .values({ member_id: memberId, ...change })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(change))
    .execute()
}
