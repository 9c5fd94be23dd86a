/** The demo's lottery: of the coming new year, so that a demo is never stale. */
import type { Kysely } from 'kysely'
import { jobActor } from '../action/actor.ts'
import type { Tables } from '../database/tables.ts'
import { dayOf, startOf } from '#contract/time-span.ts'
import { openLottery, type LotteryFile, type Opening } from './open.ts'

const PRIZES = [
  { tickets: 1, amount: 250_000 },
  { tickets: 10, amount: 25_000 },
  { tickets: 500, amount: 1_000 },
]

/** Opens the lottery of the year that ends next. Harmless when repeated, and while one is under way. */
export async function seedDemoLottery(db: Kysely<Tables>, opening: Opening): Promise<void> {
  const file = lotteryOf(opening.now)
  const known = await db
    .selectFrom('lotteries')
    .select('id')
    .where('name', '=', file.name)
    .executeTakeFirst()
  if (!known) await openLottery(db, jobActor('seed-demo-lottery'), file, opening)
}

/** From November on, or from this month where that is earlier: a demo has no season. */
function lotteryOf(now: Date): LotteryFile {
  const [year = '', month = ''] = dayOf(now).split('-')
  const from = month < '11' ? month : '11'
  const ends = startOf(`${Number(year) + 1}-01-01`).toISOString()
  return {
    name: `new-year-${Number(year) + 1}`,
    starts: startOf(`${year}-${from}-01`).toISOString(),
    ends,
    draws: ends,
    minimum: 250,
    prizes: PRIZES,
  }
}
