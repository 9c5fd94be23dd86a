/** How an offer comes into the house and is closed, and how an operator gives a member free rounds or free bets. */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { OfferStatus } from '#contract/calls/bonus.ts'
import type { Money } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import { lockWallet, openWallet } from '#ledger/lock.ts'
import type { Actor } from '../action/actor.ts'
import { recordAction } from '../action/record.ts'
import { inTransaction, port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { requireNotPausing } from '../protection/rules.ts'
import { gamesOf, unmeetable } from './meetable.ts'
import { microOf, offerFile, type OfferFile } from './offer-file.ts'
import { unknownGames } from './offer-games.ts'
import type { BonusOffer } from './offers.ts'
import { grant } from './request.ts'
import { standingOf } from './status.ts'

/** A file names games that this house does not have. */
export class UnknownGames extends Error {
  override readonly name = 'UnknownGames'
  readonly games: readonly string[]
  constructor(games: readonly string[]) {
    super(`there is no game ${games.join(', ')}`)
    this.games = games
  }
}

/** A file offers what nobody could have: its time is over, or no game of this house lets it be met. */
export class UselessOffer extends Error {
  override readonly name = 'UselessOffer'
  readonly reasons: readonly string[]
  constructor(reasons: readonly string[]) {
    super(`nobody could have it: ${reasons.join('; ')}`)
    this.reasons = reasons
  }
}

/**
 * Adds an offer, whose terms never change. Answers its number; null when the name is taken. Throws `UnknownGames`: a share of a game that is
 * not there, or its exclusion, would hold of nothing, and be read by members all the same. Throws `UselessOffer` with what stands in the way.
 */
export async function addOffer(
  db: Kysely<Tables>,
  actor: Actor,
  file: OfferFile,
  now: Date,
): Promise<number | null> {
  return inTransaction(db, async (db) => {
    const unknown = await unknownGames(db, file)
    if (unknown.length > 0) throw new UnknownGames(unknown)
    const useless = [...over(file, now), ...unmeetable(file, await gamesOf(db))]
    if (useless.length > 0) throw new UselessOffer(useless)
    const id = await insertOffer(db, file, now)
    if (id === null) return null
    await recordAction(db, actor, {
      what: 'bonus.add',
      target: `bonus-offer:${id}`,
      before: null,
      after: file,
    })
    return id
  })
}

const over = ({ ends }: OfferFile, now: Date): string[] =>
  ends !== undefined && new Date(ends) <= now ? [`ends: ${ends} is over`] : []

/** What an offer was added with; null where none has that name. */
export async function fileOfOffer(db: Kysely<Tables>, name: string): Promise<OfferFile | null> {
  const { rows } = await sql<{ file: unknown }>`
    select a.after as file from bonus_offers o
    join actions a on a.what = 'bonus.add' and a.target = 'bonus-offer:' || o.id
    where o.name = ${name}`.execute(db)
  return rows[0] ? offerFile.parse(rows[0].file) : null
}

async function insertOffer(db: Kysely<Tables>, file: OfferFile, now: Date): Promise<number | null> {
  const added = await db
    .insertInto('bonus_offers')
    .values({
      name: file.name,
      kind: file.kind,
      title_tr: file.title.tr,
      title_en: file.title.en,
      starts_at: new Date(file.starts),
      ends_at: file.ends === undefined ? null : new Date(file.ends),
      first_deposit: file.firstDeposit,
      every: file.every,
      ...givenBy(file),
      claim_days: file.claimDays,
      wagering: file.wagering,
      days: file.days,
      weights: file.weights,
      game_weights: file.gameWeights,
      stake_max: file.stakeMax === undefined ? null : microOf(file.stakeMax),
      excluded_games: file.excludedGames,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

/** How much an offer gives, and of what. Free rounds and free bets are given whole. */
function givenBy(file: OfferFile) {
  if (file.kind === 'free-bets') {
    const { bets, oddsMin, picksMin, sports, minimum = 0, byHand } = file
    const stake = microOf(file.stake)
    return {
      percent: 100,
      basis_min: microOf(minimum),
      amount_max: stake * BigInt(bets),
      bets,
      bet_stake: stake,
      odds_min: oddsMin === undefined ? null : Math.round(oddsMin * 100),
      picks_min: picksMin ?? null,
      sports,
      by_hand: byHand,
    }
  }
  if (file.kind !== 'free-rounds') {
    const { percent, minimum, maximum } = file
    return { percent, basis_min: microOf(minimum), amount_max: microOf(maximum) }
  }
  const { game, rounds, minimum = 0, byHand } = file
  const stake = microOf(file.stake)
  return {
    percent: 100,
    basis_min: microOf(minimum),
    amount_max: stake * BigInt(rounds),
    game,
    rounds,
    round_stake: stake,
    by_hand: byHand,
  }
}

/** Nobody takes it any more; who has it plays on. False when there is none, or it is closed. */
export async function closeOffer(
  db: Kysely<Tables>,
  actor: Actor,
  id: number,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (db: Transaction<Tables>) => {
    const closed = await db
      .updateTable('bonus_offers')
      .set({ closed_at: now })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .returning('name')
      .executeTakeFirst()
    if (!closed) return false
    const { name } = closed
    await recordAction(db, actor, {
      what: 'bonus.close',
      target: `bonus-offer:${id}`,
      before: { name, closed_at: null },
      after: { name, closed_at: now },
    })
    return true
  })
}

export interface OfferLine {
  id: number
  name: string
  title: string
  percent: number
  wagering: number
  /** Of free rounds: how many, at which game, and what the house stakes on each; null of any other. */
  rounds: number | null
  game: string | null
  round_stake: Money | null
  state: 'coming' | 'open' | 'over' | 'closed'
  taken: bigint
  active: bigint
  granted: Money
  converted: Money
  forfeited: Money
}

/** Every offer, the latest first, with what was given and what became of it. */
export async function listOffers(db: Kysely<Tables>, now: Date): Promise<OfferLine[]> {
  const { rows } = await sql<OfferLine>`
    select o.id, o.name, o.title_tr as title, o.percent, o.wagering,
      o.rounds, o.game, o.round_stake,
      case when o.closed_at is not null then 'closed' when o.starts_at > ${now} then 'coming'
        when o.ends_at <= ${now} then 'over' else 'open' end as state,
      count(b.id) as taken, count(b.id) filter (where b.state = 'active') as active,
      coalesce(sum(b.amount), 0)::bigint as granted,
      coalesce(sum(b.converted), 0)::bigint as converted,
      coalesce(sum(b.forfeited), 0)::bigint as forfeited
    from bonus_offers o left join bonuses b on b.offer_id = o.id
    group by o.id order by o.id desc`.execute(db)
  return rows
}

/** Why a member cannot be given what they were to be given. */
export type AwardRefusal = 'no-such-offer' | 'not-by-hand' | 'paused' | Exclude<OfferStatus, 'open'>

/**
 * Gives a member the free rounds or free bets of an offer, as if they had taken them: once in its time, one bonus at a time, and
 * never to who pauses. Answers the bonus, or why not.
 */
export async function awardRounds(
  db: Kysely<Tables>,
  actor: Actor,
  { offerId, memberId }: { offerId: number; memberId: bigint },
  now: Date,
): Promise<bigint | AwardRefusal> {
  return inTransaction(db, async (db: Transaction<Tables>) => {
    try {
      await requireNotPausing(db, memberId, now)
    } catch (error) {
      if (error instanceof Refused) return 'paused'
      throw error
    }
    await openWallet(port(db), memberId)
    await lockWallet(port(db), memberId)
    const offer = await offerToAward(db, offerId, now)
    if (!offer) return 'no-such-offer'
    if (!offer.by_hand) return 'not-by-hand'
    const standing = await standingOf(db, memberId, offer, now)
    if (standing.status !== 'open') return standing.status
    const { id } = await grant(db, { memberId, offer, basis: standing.basis, now })
    await recordAction(db, actor, {
      what: 'bonus.award',
      target: `member:${memberId}`,
      before: null,
      after: { offer: offer.name, bonus: String(id) },
    })
    return id
  })
}

const offerToAward = (db: Kysely<Tables>, id: number, now: Date): Promise<BonusOffer | undefined> =>
  db
    .selectFrom('bonus_offers')
    .selectAll()
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('starts_at', '<=', now)
    .where((offer) => offer.or([offer('ends_at', 'is', null), offer('ends_at', '>', now)]))
    .executeTakeFirst()
