/** What the operator writes down to offer a bonus, how it comes into the house, and how it is closed. */
import { sql, type Kysely, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { OFFER_KINDS, OFFER_PERIODS } from '#contract/calls/bonus.ts'
import { LIRA, type Money } from '#contract/money.ts'
import { kurusAmount, line } from '#contract/shapes.ts'
import type { Actor } from '../action/actor.ts'
import { recordAction } from '../action/record.ts'
import { BET_KINDS } from '../bets/kinds.ts'
import { inTransaction } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

const share = z.int().check(z.gte(0), z.lte(100))
const days = z.int().check(z.gte(1), z.lte(365))
const momentIn = z.iso.datetime({ offset: true })
const game = line(60, 1)
const isKind = (name: string): boolean => Object.hasOwn(BET_KINDS, name)

export const offerFile = z
  .strictObject({
    name: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/)),
    kind: z.literal(OFFER_KINDS),
    title: z.strictObject({ tr: line(60, 1), en: line(60, 1) }),
    starts: momentIn,
    ends: z.optional(momentIn),
    firstDeposit: z._default(z.boolean(), false),
    every: z.literal(OFFER_PERIODS),
    percent: z.int().check(z.gte(1), z.lte(1000)),
    /** The least deposit or loss, and the most that is given. */
    minimum: kurusAmount,
    maximum: kurusAmount,
    claimDays: days,
    wagering: z.int().check(z.gte(0), z.lte(100)),
    days,
    /** How much of a stake counts, in percent, by the kind of bet; and of single games instead. */
    weights: z.record(z.string(), share),
    gameWeights: z._default(z.record(game, share), {}),
    stakeMax: z.optional(kurusAmount),
    excludedGames: z._default(z.array(game), []),
  })
  .check(
    z.refine(({ starts, ends }) => ends === undefined || new Date(starts) < new Date(ends), {
      path: ['ends'],
      error: 'the end comes before the beginning',
    }),
    z.refine(({ weights }) => Object.keys(weights).every(isKind), {
      path: ['weights'],
      error: `the kinds of bets are ${Object.keys(BET_KINDS).join(', ')}`,
    }),
    z.refine(({ weights }) => Object.values(weights).some((percent) => percent > 0), {
      path: ['weights'],
      error: 'no kind of bet counts, so nobody could meet it',
    }),
    z.refine(({ kind, firstDeposit }) => kind === 'deposit' || !firstDeposit, {
      path: ['firstDeposit'],
      error: 'is a term of deposits',
    }),
    z.refine(({ kind, every }) => kind === 'deposit' || every !== 'once', {
      path: ['every'],
      error: 'a loss is of a day or of a week',
    }),
    z.refine(({ minimum, percent }) => minimum * percent >= 1, {
      path: ['minimum'],
      error: 'of the least deposit or loss less than a kuruş would be given',
    }),
    z.refine(
      ({ wagering, stakeMax, excludedGames }) =>
        wagering > 0 || (stakeMax === undefined && excludedGames.length === 0),
      { path: ['wagering'], error: 'what is cash at once binds no stake and excludes no game' },
    ),
  )
export type OfferFile = z.output<typeof offerFile>
/** As it may be written: what has a default can be left out. */
export type WrittenOffer = z.input<typeof offerFile>

/** The file's amounts are whole kuruş, so this is exact. */
const microOf = (lira: number): Money => BigInt(Math.round(lira * Number(LIRA)))

/** Adds an offer, whose terms never change. Answers its number; null when the name is taken. */
export async function addOffer(
  db: Kysely<Tables>,
  actor: Actor,
  file: OfferFile,
  now: Date,
): Promise<number | null> {
  return inTransaction(db, async (db) => {
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

export async function insertOffer(
  db: Kysely<Tables>,
  file: OfferFile,
  now: Date,
): Promise<number | null> {
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
      percent: file.percent,
      basis_min: microOf(file.minimum),
      amount_max: microOf(file.maximum),
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
