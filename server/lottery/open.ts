/** How a lottery begins: an operator opens it, or it is the one that stands until somebody does. */
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { LOTTERY_DEFAULTS, LOTTERY_PRIZES_MAX } from '#contract/calls/lottery.ts'
import { LIRA } from '#contract/money.ts'
import { kurusAmount } from '#contract/shapes.ts'
import type { Actor } from '../action/actor.ts'
import { recordAction } from '../action/record.ts'
import { inTransaction } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { sha256 } from '../crypto/node-hash.ts'
import { startOf } from '#contract/time-span.ts'
import { presentLottery } from './lotteries.ts'

const momentIn = z.iso.datetime({ offset: true })

export const lotteryFile = z
  .strictObject({
    name: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/)),
    /** An approved deposit of at least `minimum` from `starts` on and before `ends` is a ticket. */
    starts: momentIn,
    ends: momentIn,
    draws: momentIn,
    minimum: kurusAmount,
    /** The first prize first: so many tickets win this each. */
    prizes: z
      .array(z.strictObject({ tickets: z.int().check(z.gte(1)), amount: kurusAmount }))
      .check(z.minLength(1)),
  })
  .check(
    z.refine(({ starts, ends }) => new Date(starts) < new Date(ends), {
      path: ['ends'],
      error: 'the end comes before the beginning',
    }),
    z.refine(({ ends, draws }) => new Date(ends) <= new Date(draws), {
      path: ['draws'],
      error: 'it is drawn before it ends',
    }),
    z.refine(
      ({ prizes }) => prizes.reduce((all, { tickets }) => all + tickets, 0) <= LOTTERY_PRIZES_MAX,
      { path: ['prizes'], error: `more than ${LOTTERY_PRIZES_MAX} tickets win` },
    ),
  )
export type LotteryFile = z.output<typeof lotteryFile>

/** `name-taken`: of another. `under-way`: the present one has given tickets and is not drawn. */
type NotOpened = 'name-taken' | 'under-way'

export interface Opening {
  now: Date
  random: (length: number) => Buffer
}

/** Opens a lottery in place of the present one; its seed is made now, and its hash is everyone's from now on. */
export function openLottery(
  db: Kysely<Tables>,
  actor: Actor,
  file: LotteryFile,
  opening: Opening,
): Promise<number | NotOpened> {
  return inTransaction(db, async (db) => {
    const present = await presentLottery(db)
    if (present && present.tickets > 0 && present.drawn_at === null) return 'under-way'
    const id = await insertLottery(db, file, opening)
    if (id === null) return 'name-taken'
    const target = `lottery:${id}`
    const before = present === undefined ? null : { name: present.name }
    await recordAction(db, actor, { what: 'lottery.open', target, before, after: file })
    return id
  })
}

const SEED_BYTES = 32

async function insertLottery(
  db: Kysely<Tables>,
  file: Omit<LotteryFile, 'prizes'> & { prizes: LotteryFile['prizes'] },
  { now, random }: Opening,
): Promise<number | null> {
  const seed = random(SEED_BYTES)
  const added = await db
    .insertInto('lotteries')
    .values({
      name: file.name,
      starts_at: new Date(file.starts),
      ends_at: new Date(file.ends),
      draws_at: new Date(file.draws),
      minimum: microOf(file.minimum),
      server_seed: seed,
      seed_hash: sha256(seed),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return null
  const prizes = file.prizes.map(({ tickets, amount }, at) => ({
    lottery_id: added.id,
    rank: at + 1,
    tickets,
    amount: microOf(amount),
  }))
  if (prizes.length > 0) await db.insertInto('lottery_prizes').values(prizes).execute()
  return added.id
}

/** The file's amounts are whole kuruş, so this is exact. */
const microOf = (lira: number): bigint => BigInt(Math.round(lira * Number(LIRA)))

/** The campaign that stands in a house whose operator has opened none. Harmless when repeated. */
export async function ensureLottery(db: Kysely<Tables>, opening: Opening): Promise<void> {
  if (await presentLottery(db)) return
  const { name, starts, ends, minimum } = LOTTERY_DEFAULTS
  const [from, until] = [startOf(starts), startOf(ends)].map((at) => at.toISOString())
  const file = { name, starts: from ?? '', ends: until ?? '', draws: until ?? '', minimum }
  await insertLottery(db, { ...file, prizes: [] }, opening)
}
