/** Every kind of table walked from one seed over a database of its own, and proven: the short one of the tests and the long one alike. */
import type { FloorPublished } from '#contract/games/floor-protocol.ts'
import { seedCatalogue } from '#server/catalogue/seed.ts'
import type { Database } from '#server/database/database.ts'
import { loadKeys } from '#server/door/keys.ts'
import { ensureChains } from '#server/floor/rounds/chain.ts'
import { findTable, seedFloor } from '#server/floor/tables/tables.ts'
import { bytesFrom } from '../random.ts'
import { Guessers, mostByChance } from './guess.ts'
import type { Played } from './players.ts'
import { auditedFindings, publishedOf, verifiedBy } from './proofs.ts'
import type { WalkBase, Walked } from './plan.ts'
import { walkTable } from './walk.ts'

export interface SimulationPlan {
  /** At each table. */
  rounds: number
  /** At some another number, by their names. */
  roundsAt?: Readonly<Record<string, number>>
  seed: number
  /** One of so many turns of a leader ends in a fault; null for none. */
  turnsPerFault: number | null
  /** Where it is walked, and how members play there. */
  at: readonly Played[]
  print?: (line: string) => void
}

export interface SimulatedTable extends Walked {
  table: string
  /** So many rounds were worked out again from what was published. */
  verified: number
  published: readonly FloorPublished[]
  end: string
  salt: string
}

export interface Simulated {
  tables: readonly SimulatedTable[]
  /** Of the spins, how often the best of those who guessed was right, of how many, and how often chance alone may be. */
  guesses: { rounds: number; most: number; byChance: number } | null
  /** Nothing where all of it holds. */
  wrong: readonly string[]
}

/** The database is a fresh one, whose clock is handed in (`takeClock`). Throws at the first round whose books are not as its members were told. */
export async function simulate(
  { database, url }: { database: Database; url: string },
  { rounds, roundsAt = {}, seed, turnsPerFault, at, print = () => {} }: SimulationPlan,
): Promise<Simulated> {
  const base: WalkBase = { database, url, keys: await loadKeys(database.db) }
  const began = new Date('2027-01-01T00:00:00Z')
  await seedCatalogue(database.db)
  await seedFloor(database.db, bytesFrom(`salts ${seed}`), began)
  const guessers = new Guessers()
  const tables: SimulatedTable[] = []
  const wrong: string[] = []
  for (const played of at) {
    const noted = await noteBefore(base, played.table, { seed, now: began })
    const isGuessed = played.table === GUESSED
    const walked = await walkTable(base, played, {
      rounds: roundsAt[played.table] ?? rounds,
      seed,
      turnsPerFault,
      print,
      ...(isGuessed ? { beforeClosing: (...seen) => guessers.look(...seen) } : {}),
    })
    const published = await publishedOf(base, played.table, walked.rounds)
    const { verified, wrong: not } = await verifiedBy(published, noted)
    print(`  ${played.table}: ${verified} rounds worked out again from what was published`)
    wrong.push(...not.map((line) => `${played.table}: ${line}`))
    tables.push({ ...walked, ...noted, table: played.table, verified, published })
  }
  const findings = await auditedFindings(base)
  wrong.push(...findings.map((finding) => `audit: ${JSON.stringify(finding, textOfBigint)}`))
  const guesses = guessed(guessers, tables)
  if (guesses && guesses.most > guesses.byChance)
    wrong.push(`a guess was right ${guesses.most} times of ${guesses.rounds}`)
  return { tables, guesses, wrong }
}

const GUESSED = 'fransiz-ruleti'

function guessed(guessers: Guessers, tables: readonly SimulatedTable[]): Simulated['guesses'] {
  const published = tables.find(({ table }) => table === GUESSED)?.published
  if (!published) return null
  const { rounds, right } = guessers.rightOn(published)
  return { rounds, most: Math.max(0, ...right.values()), byChance: mostByChance(rounds) }
}

/** What anyone can note of a table before its first round. */
async function noteBefore(
  { database: { db }, keys }: WalkBase,
  table: string,
  { seed, now }: { seed: number; now: Date },
): Promise<{ end: string; salt: string }> {
  await ensureChains({ db, keys, random: bytesFrom(`chain ${table} ${seed}`), now }, table, 1n)
  const chain = await db
    .selectFrom('floor_chains')
    .select('end_hash')
    .where('table_id', '=', table)
    .where('chain', '=', 1)
    .executeTakeFirstOrThrow()
  const salt = (await findTable(db, table))?.salt ?? ''
  return { end: chain.end_hash.toString('hex'), salt }
}

const textOfBigint = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value
