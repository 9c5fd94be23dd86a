import { parseArgs } from 'node:util'
import { SIMULATIONS, type Simulation, type Walk } from './simulate/simulations.ts'

/**
 * `npm run simulate -- <game> [--rounds 1000000]`: what a game's rules return. First what is exact,
 * leaving out only the cut at the maximum win; then the long walks with the cut in force, the same
 * that the maximum wins of the tables were found on.
 */
const Z_99 = 2.576

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '1000000' } },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
const simulation = SIMULATIONS[positionals[0] ?? '']

if (!simulation || !/^\d{1,10}$/.test(values.rounds) || rounds < 1) {
  const games = Object.keys(SIMULATIONS).join('|')
  console.error(`Usage: npm run simulate -- <${games}> [--rounds 1000000]`)
  process.exitCode = 1
} else simulate(simulation)

function simulate(simulation: Simulation): void {
  for (const line of simulation.exact()) console.log(line)
  for (const walk of simulation.walks) printWalk(walk)
}

function printWalk(walk: Walk): void {
  let [sum, squares, capped, retriggered] = [0, 0, 0, 0]
  const began = Date.now()
  for (let number = 0; number < rounds; number += 1) {
    const round = walk.round(number)
    sum += round.payout
    squares += round.payout * round.payout
    if (round.capped) capped += 1
    if (round.retriggers > 0) retriggered += 1
    if ((number + 1) % 5_000_000 === 0) console.log(`  ${number + 1} of ${rounds} rounds`)
  }
  const mean = sum / rounds
  const cost = walk.cost * 100
  const sigma = Math.sqrt(Math.max(0, squares / rounds - mean * mean) / rounds)
  const within = percent((Z_99 * sigma) / cost)
  console.log(`${rounds} ${walk.rounds} in ${((Date.now() - began) / 1000).toFixed(1)} s`)
  console.log(`with the cut: ${percent(mean / cost)} of what they cost ± ${within} (99 %)`)
  console.log(`maximum wins ${capped}, rounds with a retrigger ${percent(retriggered / rounds)}`)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(4)} %`
}
