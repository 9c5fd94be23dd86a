import { parseArgs } from 'node:util'
import { MODES } from '#games/slots/lale-devri/numbers.ts'
import { returnBounds } from '#games/slots/lale-devri/return.ts'
import { FEATURE_ODDS } from '#games/slots/lale-devri/rules.ts'
import { searchRound } from '#games/slots/lale-devri/table.ts'

/**
 * `npm run simulate -- lale-devri [--rounds 1000000]`: what the rules return. First exactly, leaving
 * out only the cut at the maximum win; then a long walk through bought rounds with the cut in force,
 * the same walk that the maximum wins of the tables were found on.
 */
const GAMES = ['lale-devri']
const Z_99 = 2.576

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '1000000' } },
  allowPositionals: true,
})
const rounds = Number(values.rounds)

if (!GAMES.includes(positionals[0] ?? '') || !/^\d{1,10}$/.test(values.rounds) || rounds < 1) {
  console.error(`Usage: npm run simulate -- <${GAMES.join('|')}> [--rounds 1000000]`)
  process.exitCode = 1
} else {
  exact()
  walk()
}

function exact(): void {
  const bounds = returnBounds()
  const oneIn = (FEATURE_ODDS.of / FEATURE_ODDS.ways).toFixed(2)
  console.log(`free spins: one paid spin in ${oneIn}, exactly`)
  console.log(
    `without the cut: base ${percent(bounds.base)}, bonus ${percent(bounds.bonus)}, exactly`,
  )
}

function walk(): void {
  let [sum, squares, capped, retriggered] = [0, 0, 0, 0]
  const began = Date.now()
  for (let number = 0; number < rounds; number += 1) {
    const round = searchRound(number)
    sum += round.payout
    squares += round.payout * round.payout
    if (round.capped) capped += 1
    if (round.retriggers > 0) retriggered += 1
    if ((number + 1) % 5_000_000 === 0) console.log(`  ${number + 1} of ${rounds} rounds`)
  }
  const mean = sum / rounds
  const cost = MODES.bonus.cost * 100
  const sigma = Math.sqrt(Math.max(0, squares / rounds - mean * mean) / rounds)
  const within = percent((Z_99 * sigma) / cost)
  console.log(`${rounds} bought rounds in ${((Date.now() - began) / 1000).toFixed(1)} s`)
  console.log(`with the cut: bonus ${percent(mean / cost)} ± ${within} (99 %)`)
  console.log(`maximum wins ${capped}, rounds with a retrigger ${percent(retriggered / rounds)}`)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(4)} %`
}
