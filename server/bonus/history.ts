import { sql, type Kysely } from 'kysely'
import { toWire } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import { balanceOf } from '#ledger/balance.ts'
import type { Lang, MemberContext } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { endOf, startOf } from '#contract/time-span.ts'
import { tilesOf } from './offer-games.ts'
import { termsOf, titleOf, type BonusOffer } from './offers.ts'
import { freeBetsOf, type FreeBet } from './rules.ts'
import { activeBonus, type Bonus } from './status.ts'

type Progress = Omit<
  Output<'bonus/history'>['data'][number],
  'at' | 'endedAt' | 'converted' | 'forfeited'
>

type Filters = Input<'bonus/history_totals'>

function bonusesMatching(
  { db, member }: Pick<MemberContext, 'db' | 'member'>,
  { startDate, endDate, isActive }: Filters,
) {
  let found = db.selectFrom('bonuses').where('member_id', '=', member.id)
  if (startDate !== undefined) found = found.where('granted_at', '>=', startOf(startDate))
  if (endDate !== undefined) found = found.where('granted_at', '<', endOf(endDate))
  if (isActive !== undefined) found = found.where('state', isActive ? '=' : '<>', 'active')
  return found
}

/** The same with the offers that they are of, newest first. `isDueOpen`: what is to be wagered is not known before the last free round, or the last free bet, is over. */
export async function bonusesListed(
  context: MemberContext,
  filters: Filters,
  limit: number,
): Promise<{ bonus: Bonus; name: string; isDueOpen: boolean }[]> {
  const rows = await inOrder(bonusesMatching(context, filters)).limit(limit).execute()
  const offers = await offersOf(context.db, rows)
  return rows.map((bonus) => {
    const offer = offerIn(offers, bonus)
    const isDueOpen =
      bonus.state === 'active' &&
      offer.wagering > 0 &&
      (bonus.free_bets !== null ||
        (bonus.rounds_played !== null && bonus.rounds_played < (offer.rounds ?? 0)))
    return { bonus, name: titleOf(offer, context.lang), isDueOpen }
  })
}

const inOrder = (found: ReturnType<typeof bonusesMatching>) =>
  found.selectAll().orderBy('granted_at', 'desc').orderBy('id', 'desc')

/** What the bonuses of a filter come to. */
export async function bonusTotals(
  context: MemberContext,
  filters: Filters,
): Promise<Output<'bonus/history_totals'>> {
  const sum = (column: 'amount' | 'converted' | 'forfeited') =>
    sql<bigint>`coalesce(sum(${sql.ref(column)}), 0)::bigint`
  const { given, converted, forfeited, records } = await bonusesMatching(context, filters)
    .select([
      sum('amount').as('given'),
      sum('converted').as('converted'),
      sum('forfeited').as('forfeited'),
    ])
    .select(({ fn }) => fn.countAll<bigint>().as('records'))
    .executeTakeFirstOrThrow()
  return {
    given: toWire(given),
    converted: toWire(converted),
    forfeited: toWire(forfeited),
    records: Number(records),
  }
}

/** What a member took, newest first. */
export async function bonusHistory(
  context: MemberContext,
  { limit, offset, ...filters }: Input<'bonus/history'>,
): Promise<Output<'bonus/history'>> {
  const { db, lang } = context
  const found = bonusesMatching(context, filters)
  const rows = await inOrder(found).limit(limit).offset(offset).execute()
  const { total } = await found
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const offers = await offersOf(db, rows)
  const bets = await freeBetCounts(context, rows)
  const data = rows.map((bonus) => ({
    ...progressOf(bonus, { offer: offerIn(offers, bonus), bets: bets.get(bonus.id) }, lang),
    at: bonus.granted_at.toISOString(),
    endedAt: bonus.ended_at?.toISOString() ?? null,
    converted: toWire(bonus.converted),
    forfeited: toWire(bonus.forfeited),
  }))
  return { data, pagination: { limit, offset, total: Number(total) } }
}

/** The one that is being played, with every term of it and how far it is. */
export async function bonusActive(context: MemberContext): Promise<Output<'bonus/active'>> {
  const { db, q, member, lang, now } = context
  const bonus = await activeBonus(db, member.id)
  if (!bonus) return null
  const offer = offerIn(await offersOf(db, [bonus]), bonus)
  const { bonus: money } = await balanceOf(q, member.id)
  const at = bonus.granted_at.toISOString()
  const bets = (await freeBetCounts(context, [bonus])).get(bonus.id)
  const progress = progressOf(bonus, { offer, bets }, lang)
  const tiles = await tilesOf(db, [offer])
  const free = bonus.free_bets === null ? [] : await freeBetsOf(q, member.id, now)
  return {
    ...termsOf(offer, tiles, lang),
    ...progress,
    balance: toWire(money),
    grantedAt: at,
    placeable: free.map(placeableOf),
  }
}

const placeableOf = ({ id, stake }: FreeBet) => ({ freeBetID: Number(id), stake: toWire(stake) })

interface FreeBetCounts {
  all: number
  left: number
}

/** Of bonuses of free bets: how many there are, and how many were not placed. */
async function freeBetCounts(
  { db, member }: Pick<MemberContext, 'db' | 'member'>,
  bonuses: readonly Bonus[],
): Promise<ReadonlyMap<bigint, FreeBetCounts>> {
  const ids = bonuses.flatMap(({ id, free_bets }) => (free_bets === null ? [] : [id]))
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('free_bets')
    .select('bonus_id')
    .select(sql<number>`count(*)::integer`.as('all'))
    .select(sql<number>`(count(*) filter (where coupon_id is null))::integer`.as('left'))
    .where('member_id', '=', member.id)
    .where('bonus_id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .groupBy('bonus_id')
    .execute()
  return new Map(rows.map(({ bonus_id, all, left }) => [bonus_id, { all, left }]))
}

function progressOf(
  bonus: Bonus,
  { offer, bets }: { offer: BonusOffer; bets: FreeBetCounts | undefined },
  lang: Lang,
): Progress {
  return {
    bonusID: Number(bonus.id),
    offerID: bonus.offer_id,
    name: titleOf(offer, lang),
    kind: offer.kind,
    status: bonus.state,
    amount: toWire(bonus.amount),
    basis: toWire(bonus.basis),
    wageringDue: toWire(bonus.wagering_due),
    wagered: toWire(bonus.wagered),
    expiresAt: bonus.expires_at.toISOString(),
    wagering: offer.wagering,
    rounds: bonus.rounds_played === null ? null : offer.rounds,
    roundsPlayed: bonus.rounds_played,
    bets: bets?.all ?? null,
    betsLeft: bets?.left ?? null,
  }
}

async function offersOf(
  db: Kysely<Tables>,
  bonuses: readonly Bonus[],
): Promise<ReadonlyMap<number, BonusOffer>> {
  const ids = bonuses.map(({ offer_id }) => offer_id)
  const offers = await db
    .selectFrom('bonus_offers')
    .selectAll()
    .where('id', '=', sql<number>`any (${ids})`)
    .execute()
  return new Map(offers.map((offer) => [offer.id, offer]))
}

function offerIn(offers: ReadonlyMap<number, BonusOffer>, { offer_id }: Bonus): BonusOffer {
  const offer = offers.get(offer_id)
  if (!offer) throw new Error('a bonus was of no offer')
  return offer
}
