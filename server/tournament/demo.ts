/**
 * The demo's tournaments: one a week, from Monday to Monday in Istanbul. The present and the next
 * are always there, so that a demo is never stale; none is of a time before the house. Nobody is put into them: whoever ranks
 * has played.
 */
import type { Kysely } from 'kysely'
import { jobActor } from '../action/actor.ts'
import type { Tables } from '../database/tables.ts'
import type { House } from '../house.ts'
import { addTournament, type TournamentFile } from './definition.ts'

type Cup = Omit<TournamentFile, 'name' | 'starts' | 'ends'> & { name: string }

/** They take turns, week by week. */
const CUPS: readonly Cup[] = [
  {
    name: 'lale-kupasi',
    title: { tr: 'Lale Kupası', en: 'Tulip Cup' },
    text: {
      tr: 'Çini Atölyesi’nin iki oyununda bir hafta. Bahsinizi artırmanız sizi öne geçirmez: yalnızca tek turdaki en iyi kat sayılır.',
      en: 'A week on two games of Çini Atölyesi. A higher stake never moves you up: only the best multiple of a single round counts.',
    },
    games: ['lale-devri', 'yonca-bahcesi'],
    rule: 'best-multiple',
    minStake: 1,
    prizes: [5000, 2500, 1250, 750, 500],
  },
  {
    name: 'balon-haftasi',
    title: { tr: 'Balon Haftası', en: 'Balloon Week' },
    text: {
      tr: 'Kapadokya’nın göğünde yedi gün. Yalnızca en iyi on turunuz sayılır ve katları toplanır; bahsinizi artırmanız sizi öne geçirmez.',
      en: 'Seven days in the sky of Cappadocia. Only your ten best rounds count, and their multiples are added up; a higher stake never moves you up.',
    },
    games: ['kapadokya-1000'],
    rule: 'best-ten',
    minStake: 1,
    prizes: [4000, 2000, 1000, 500, 250, 250],
  },
]

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
/** A Monday's midnight in Istanbul, from which the weeks are counted. */
const FIRST_MONDAY_MS = Date.parse('2024-01-01T00:00:00+03:00')

/** Holds whichever of the two weeks' tournaments is missing. Harmless when repeated. */
export async function seedDemoTournaments(db: Kysely<Tables>, now: Date): Promise<void> {
  const week = Math.floor((now.getTime() - FIRST_MONDAY_MS) / WEEK_MS)
  for (const each of [week, week + 1]) {
    const file = cupOf(each)
    const known = await db
      .selectFrom('tournaments')
      .select('id')
      .where('name', '=', file.name)
      .executeTakeFirst()
    if (!known) await addTournament(db, jobActor('renew-demo-tournaments'), file, now)
  }
}

function cupOf(week: number): TournamentFile {
  const cup = CUPS[week % CUPS.length]
  if (!cup) throw new RangeError(`no week ${week}`)
  const starts = new Date(FIRST_MONDAY_MS + week * WEEK_MS)
  const ends = new Date(starts.getTime() + WEEK_MS)
  return {
    ...cup,
    name: `${cup.name}-${week}`,
    starts: starts.toISOString(),
    ends: ends.toISOString(),
  }
}

/**
 * A demo that stays open gets its next week. One that was begun without tournaments stays without:
 * tests of the house let weeks pass, and a prize would come into balances that they count.
 */
export async function renewDemoTournaments({ settings, database, clock }: House): Promise<void> {
  if (!settings.demo) return
  const any = await database.db.selectFrom('tournaments').select('id').limit(1).executeTakeFirst()
  if (any) await seedDemoTournaments(database.db, clock())
}
