import { parseArgs } from 'node:util'
import { SPORTS_WALKS } from './simulate/sports.ts'
import { SIMULATIONS, type Simulation, type Walk } from './simulate/simulations.ts'
import { TABLES, offBy, simulateTable, type SimulatedTable, type Sums } from './simulate/tables.ts'

/**
 * `npm run simulate -- <game> [--rounds 1000000] [--seed kasa] [--walk all]`: what a game's rules return. Of a slot first what is exact,
 * leaving out only the cut at the maximum win; then the long walks with the cut in force, the same
 * that the maximum wins of the tables were found on. Of a table of the floor, or of all of them (`floor`), rounds drawn from the seed,
 * beside what their stakes return exactly. Of the sportsbook (`sports`) it counts states in place of rounds: books of simulated matches in which nothing
 * may win whatever happens, and open coupons that may never be sold above their fair value less the margin; `--walk` names one kind of them.
 */
const Z_99 = 2.576
/** By chance alone one run of some ten million goes further astray. */
const Z_NEVER = 5.3
const PROGRESS_EVERY = 5_000_000

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: 'kasa' },
    walk: { type: 'string', default: 'all' },
  },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
const [game = ''] = positionals
const simulation = SIMULATIONS[game]
const sportsWalk = SPORTS_WALKS[values.walk]
const tables = game === 'floor' ? [...TABLES.keys()] : [game]

if (!/^\d{1,10}$/.test(values.rounds) || rounds < 1) printUsage()
else if (simulation) simulate(simulation)
else if (game === 'sports' && sportsWalk) {
  const log = (line: string): void => console.log(line)
  if (sportsWalk({ states: rounds, seed: values.seed, log }) > 0) process.exitCode = 1
} else if (tables.every((table) => TABLES.has(table)))
  for (const table of tables) await playTable(table)
else printUsage()

function printUsage(): void {
  const games = [...Object.keys(SIMULATIONS), 'floor', 'sports', ...TABLES.keys()].join('|')
  console.error(`Usage: npm run simulate -- <${games}> [--rounds 1000000] [--seed kasa]`)
  console.error(`  of sports also [--walk ${Object.keys(SPORTS_WALKS).join('|')}]`)
  process.exitCode = 1
}

async function playTable(name: string): Promise<void> {
  const table = TABLES.get(name)
  if (!table) return
  const began = Date.now()
  const sums = await simulateTable(table, `${values.seed} ${name}`, rounds, (played) => {
    if (played % PROGRESS_EVERY === 0) console.log(`  ${played} of ${rounds} rounds`)
  })
  console.log(`${name}: ${rounds} rounds in ${((Date.now() - began) / 1000).toFixed(1)} s`)
  printTable(table, sums)
}

function printTable(table: SimulatedTable, sums: Sums): void {
  const { staked, returned, expected, variance } = sums
  const off = offBy(sums)
  const within = percent((Z_99 * Math.sqrt(variance)) / staked)
  console.log(`${table.counts}: ${percent(returned / staked)}`)
  console.log(`exactly: ${percent(expected / staked)} ± ${within} (99 %), ${verdict(off)}`)
  if (off >= Z_NEVER) process.exitCode = 1
}

function verdict(off: number): string {
  if (off < Z_99) return 'within'
  return off < Z_NEVER ? 'outside, as one run in a hundred is' : 'NOT SO'
}

function simulate(one: Simulation): void {
  for (const line of one.exact()) console.log(line)
  for (const walk of one.walks) printWalk(walk)
}

function printWalk(walk: Walk): void {
  let [sum, squares, capped] = [0, 0, 0]
  let retriggered: number | null = null
  const began = Date.now()
  for (let number = 0; number < rounds; number += 1) {
    const round = walk.round(number)
    sum += round.payout
    squares += round.payout * round.payout
    if (round.capped) capped += 1
    if (round.retriggers !== undefined)
      retriggered = (retriggered ?? 0) + (round.retriggers > 0 ? 1 : 0)
    if ((number + 1) % PROGRESS_EVERY === 0) console.log(`  ${number + 1} of ${rounds} rounds`)
  }
  const mean = sum / rounds
  const cost = walk.cost * 100
  const sigma = Math.sqrt(Math.max(0, squares / rounds - mean * mean) / rounds)
  const within = percent((Z_99 * sigma) / cost)
  console.log(`${rounds} ${walk.rounds} in ${((Date.now() - began) / 1000).toFixed(1)} s`)
  console.log(`with the cut: ${percent(mean / cost)} of what they cost ± ${within} (99 %)`)
  const again =
    retriggered === null ? '' : `, rounds with a retrigger ${percent(retriggered / rounds)}`
  console.log(`maximum wins ${capped}${again}`)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(4)} %`
}
