import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createCluster } from '#bench/cluster.ts'
import { EVERY_TABLE } from '#bench/floor/every-table.ts'
import { PLAYED, type Played } from '#bench/floor/players.ts'
import { simulate, type Simulated, type SimulatedTable } from '#bench/floor/simulation.ts'
import { takeClock } from '#bench/simulated-clock.ts'
import { openDatabase } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { CannotStart, exitWithOneLine, print } from '../serve/start/print.ts'

/**
 * `npm run simulate-floor [rounds] [seed] [table | every-table]`: so many rounds at a table of each kind, on a database of its own and a clock that is
 * handed in, while the processes that lead them are killed, stopped for ten seconds and cut off before any of their queries. After each
 * round the books are held to what members were told and to the rules; at the end the house is audited and every round is worked out
 * again by `verify-floor` from what was published. A seed that fails is printed, and fails again the same way. With `every-table` they are
 * walked at every table of the house by one process to which nothing happens, for what is published of each and works out again.
 */
const USAGE = 'Usage: npm run simulate-floor -- [rounds] [seed] [table | every-table]'
const ROUNDS = 1_000
const SEED_MAX = 2 ** 31
const EVERY = 'every-table'
const TURNS_PER_FAULT = 16
const INTERRUPTED_MS = 200
const FOLDER = 'bench/out/simulated'

try {
  const plan = planOf(process.argv.slice(2))
  const began = performance.now()
  const simulated = await simulateHere(plan)
  for (const table of simulated.tables) {
    printTable(table)
    print(`  ${await verifyAsAnyone(table)}`)
  }
  const { guesses, wrong } = simulated
  if (guesses)
    print(
      `Of ${guesses.rounds} spins the best guesser was right ${guesses.most} times; chance alone is at most ${guesses.byChance} times.`,
    )
  for (const line of wrong) print(line)
  const seconds = Math.round((performance.now() - began) / 1_000)
  print(
    wrong.length === 0
      ? `Seed ${plan.seed}: all of it holds, the audit is clean (${seconds} s).`
      : `Seed ${plan.seed} FAILS. Again: npm run simulate-floor -- ${plan.rounds} ${plan.seed}`,
  )
  process.exitCode = wrong.length === 0 ? 0 : 1
} catch (error) {
  exitWithOneLine(error)
}

interface Asked {
  rounds: number
  seed: number
  at: readonly Played[]
  turnsPerFault: number | null
}

function planOf([rounds = String(ROUNDS), seed, table, ...more]: readonly string[]): Asked {
  const isNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text)
  const at = playedAt(table)
  if (!isNumber(rounds) || (seed !== undefined && !isNumber(seed)) || !at || more.length > 0)
    throw new CannotStart(`${USAGE}; tables: ${EVERY_TABLE.map((one) => one.table).join(', ')}`)
  const drawn =
    seed === undefined ? 1 + Math.floor(performance.timeOrigin % SEED_MAX) : Number(seed)
  const turnsPerFault = table === EVERY ? null : TURNS_PER_FAULT
  return { rounds: Number(rounds), seed: drawn, at, turnsPerFault }
}

/** Without a name a table of each kind; null where there is none of that name. */
function playedAt(name: string | undefined): readonly Played[] | null {
  if (name === undefined) return PLAYED
  if (name === EVERY) return EVERY_TABLE
  const played = EVERY_TABLE.find(({ table }) => table === name)
  return played ? [played] : null
}

async function simulateHere(plan: Asked): Promise<Simulated> {
  print(`Seed ${plan.seed}, ${plan.rounds} rounds a table.`)
  const cluster = await createCluster(['fsync=off', 'synchronous_commit=off'])
  const interrupted = noteInterruption(plan)
  try {
    const owner = await openDatabase(cluster.url, 2)
    await migrate(owner.db)
    await takeClock(owner)
    await owner.close()
    print('Its database is ready.')
    const database = await openDatabase(cluster.url, 4)
    try {
      return await simulate({ database, url: cluster.url }, { ...plan, print })
    } finally {
      await database.close()
    }
  } catch (error) {
    // Its database goes under it as it is stopped, which says nothing of the seed.
    if (await interrupted()) await new Promise(() => {})
    print(`Seed ${plan.seed} FAILS. Again: npm run simulate-floor -- ${plan.rounds} ${plan.seed}`)
    throw error
  } finally {
    await cluster.remove()
  }
}

/** Says so where somebody stops it; what was begun is cleared away by the cluster, which ends the process. Answers whether that happened. */
function noteInterruption({ rounds, seed }: Asked): () => Promise<boolean> {
  let isInterrupted = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      isInterrupted = true
      print(
        `Interrupted: nothing is said of seed ${seed}. Again: npm run simulate-floor -- ${rounds} ${seed}`,
      )
    })
  return async () => {
    // The database may hear of it before we do.
    await pause(INTERRUPTED_MS)
    return isInterrupted
  }
}

function printTable({
  table,
  rounds,
  voided,
  faults,
  takeovers,
  takeoverMsMost,
  outcomes,
  balanced,
}: SimulatedTable): void {
  const listed = (counts: ReadonlyMap<string, number>): string =>
    [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')
  print(
    `${table}: ${rounds} rounds, ${voided} void, ${takeovers} takeovers in ${takeoverMsMost} ms at most`,
  )
  print(`  accounts as the model has them after ${balanced} rounds`)
  print(`  acts: ${listed(outcomes)}`)
  print(`  faults: ${listed(faults)}`)
}

/** By the command that anyone can run, over a file that holds nothing but what was published; answers its last word, and how long it took. */
async function verifyAsAnyone({ table, published, end, salt }: SimulatedTable): Promise<string> {
  const [first] = published
  if (!first) throw new CannotStart(`nothing was published of ${table}`)
  await mkdir(FOLDER, { recursive: true })
  const file = path.join(FOLDER, `${table}.json`)
  await writeFile(file, JSON.stringify(first))
  const [from, to] = [first.rounds[0]?.number ?? 1, first.rounds.at(-1)?.number ?? 1]
  const typed = [table, String(from), String(to), '--file', file, '--end', end, '--salt', salt]
  const began = performance.now()
  const { stdout } = await promisify(execFile)(process.execPath, [
    'scripts/run.mjs',
    'verify-floor',
    ...typed,
  ])
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  return `${stdout.trim()} (${seconds} s with its start)`
}
