import { sql } from 'kysely'
import {
  JACKPOT_LEVELS,
  jackpotTerms,
  PRESENT_TERMS,
  reservePpm,
  type JackpotLevel,
} from '#chance/jackpots.ts'
import { toWire } from '#contract/money.ts'
import type { Output } from '#contract/registry.ts'
import type { Context } from '../context.ts'
import { POOLS } from './schema.ts'

type Jackpots = Output<'habanero/getJackpots'>

/** What they are called, in both languages alike. */
const NAMES: Readonly<Record<JackpotLevel, string>> = {
  mini: 'Mini',
  minor: 'Minor',
  major: 'Major',
  grand: 'Grand',
}

interface Pool {
  growth: bigint
  lastWonAt: Date | null
}

/** Every pool as one look at the database finds it. */
export async function getJackpots({ db }: Pick<Context, 'db'>): Promise<Jackpots> {
  const { rows } = await sql<Pool & { level: JackpotLevel }>`
    select pool.level, pool.growth, (select max(at) from jackpot_wins w where w.level = pool.level)
      as "lastWonAt"
    from (${sql.raw(POOLS)}) pool`.execute(db)
  const pools = new Map(rows.map(({ level, ...pool }) => [level, pool]))
  return JACKPOT_LEVELS.map((level, at) => lineOf(level, at + 1, pools.get(level)))
}

const PPM_IN_PERCENT = 10_000
const percent = (ppm: bigint): number => Number(ppm) / PPM_IN_PERCENT

function lineOf(level: JackpotLevel, id: number, pool: Pool | undefined): Jackpots[number] {
  const { levels, countedMax } = jackpotTerms(PRESENT_TERMS)
  const figures = levels[level]
  return {
    id,
    name: NAMES[level],
    level,
    amount: toWire(figures.start + (pool?.growth ?? 0n)),
    start: toWire(figures.start),
    oneIn: toWire(figures.oneIn),
    growthPercent: percent(figures.growthPpm),
    reservePercent: percent(reservePpm(figures)),
    countedMax: toWire(countedMax),
    lastWonAt: pool?.lastWonAt?.toISOString() ?? null,
  }
}
