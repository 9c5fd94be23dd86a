import { openDatabase, type Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import type { Cluster } from '../cluster.ts'
import { PLAYED } from '../floor/players.ts'
import { simulate } from '../floor/simulation.ts'
import { takeClock } from '../simulated-clock.ts'

/** So many at each kind of table; games of bingo hold what everybody bought, and take longest. */
const ROUNDS = 3
const ROUNDS_AT = { 'bingo-cini': 1 }
const SEED = 20_261_127

/** Rounds at a table of each kind, in a database of their own, whose clock is handed in. It is the caller's to close. */
export async function playTables(
  cluster: Cluster,
  print: (line: string) => void,
): Promise<Database> {
  const owner = await openDatabase(cluster.url, 2)
  await migrate(owner.db)
  await takeClock(owner)
  await owner.close()
  const database = await openDatabase(cluster.url, 4)
  const plan = { rounds: ROUNDS, roundsAt: ROUNDS_AT, seed: SEED, turnsPerFault: null, at: PLAYED }
  const { wrong } = await simulate({ database, url: cluster.url }, { ...plan, print })
  if (wrong.length > 0) throw new Error(`the walk was not right: ${wrong[0]}`)
  return database
}
