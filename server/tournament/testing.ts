/** Tournaments as they lie in the database, for tests that need to know every figure. */
import type { Kysely } from 'kysely'
import { TESTER } from '#server/action/testing.ts'
import type { Tables } from '../database/tables.ts'
import { addTournament, type TournamentFile } from './definition.ts'

const HOUR_MS = 60 * 60 * 1000

/** A moment so many hours from `from`. */
export const hoursFrom = (from: Date, hours: number): Date =>
  new Date(from.getTime() + hours * HOUR_MS)

let held = 0

/** Holds a tournament on Lale Devri that began an hour ago and ends in one. */
export async function hold(
  db: Kysely<Tables>,
  now: Date,
  change: Partial<TournamentFile> & { from?: number; until?: number } = {},
): Promise<number> {
  const { from = -1, until = 1, ...file } = change
  const id = await addTournament(
    db,
    TESTER,
    {
      name: `test-${++held}`,
      title: { tr: 'Deneme Kupası', en: 'Trial Cup' },
      text: { tr: 'Bir deneme.', en: 'A trial.' },
      starts: hoursFrom(now, from).toISOString(),
      ends: hoursFrom(now, until).toISOString(),
      games: ['lale-devri'],
      rule: 'best-multiple',
      minStake: 2,
      prizes: [500, 250],
      ...file,
    },
    now,
  )
  if (id === null) throw new Error('the name is taken')
  return id
}

/** The members of the demo house by name. */
export async function memberIds(db: Kysely<Tables>): Promise<Record<string, bigint>> {
  const rows = await db.selectFrom('members').select(['username', 'id']).execute()
  return Object.fromEntries(rows.map(({ username, id }) => [username, id]))
}
