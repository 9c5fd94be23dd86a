import os from 'node:os'
import { NEWEST } from '#games/shelf.ts'
import { playRound as playWays } from '#games/slots/kapadokya-1000/rules.ts'
import { lineSpins, scanLines } from '#games/slots/lines.ts'
import { baseLinesMean } from '#games/slots/lale-devri/return.ts'
import { BASE_REELS, countSpins, LALE } from '#games/slots/lale-devri/rules.ts'
import { streamOf, type Stream } from '#games/slots/stream.ts'
import { playRound as playClusters } from '#games/slots/yonca-bahcesi/rules.ts'
import { median } from './figures.ts'
import type { Result } from './result.ts'

/**
 * How quickly the rules of the house's slots run, a second of one core's time: spins by Monte Carlo
 * for each mechanic (free spins among them, each round to its end), every combination of stops of the
 * line game, and books told event by event.
 */

const REFERENCE_SPINS = 9_800_000

/** Taken in turn, the middle one counts; the first is dropped, for it still compiles. */
const TAKES = 9

type Log = (line: string) => void

/** Spins that some paid rounds came to. */
type Spins = (rounds: number, stream: Stream) => number

const MECHANICS: Readonly<Record<string, { rounds: number; spins: Spins }>> = {
  lines: { rounds: 3_000_000, spins: (rounds, stream) => countSpins(rounds, stream).spins },
  ways: { rounds: 500_000, spins: oneByOne((stream) => playWays('spin', stream)) },
  clusters: { rounds: 100_000, spins: oneByOne((stream) => playClusters('spin', stream)) },
}

function oneByOne(play: (stream: Stream) => { freeSpins: number }): Spins {
  return (rounds, stream) => {
    let spins = rounds
    for (let round = 0; round < rounds; round += 1) spins += play(stream).freeSpins
    return spins
  }
}

export async function result(log: Log): Promise<Result> {
  const machine = `${os.cpus()[0]?.model ?? 'unknown'} ×${os.cpus().length}`
  log(`${machine}, Node ${process.version}; load ${(os.loadavg()[0] ?? 0).toFixed(1)}`)
  const spins: Record<string, number> = {}
  for (const [name, mechanic] of Object.entries(MECHANICS)) {
    const stream = streamOf(1, 2, 3, 4)
    spins[name] = rateOf(() => mechanic.spins(mechanic.rounds, stream))
    log(`${name}: ${millions(spins[name])} million spins a second a core`)
  }
  const combinations = rateOf(scanAll)
  log(`lines: ${millions(combinations)} million combinations scanned a second`)
  const books = bookRates(log)
  const ratio = (spins.lines ?? 0) / REFERENCE_SPINS
  const rates = Object.entries(spins).map(([name, rate]) => `${name}=${millions(rate)}M/s`)
  const perGame = Object.entries(books).map(([game, rate]) => `${game}=${Math.round(rate)}/s`)
  const line =
    `ratio=${ratio.toFixed(2)} spins: ${rates.join(' ')} scan=${millions(combinations)}M/s ` +
    `books: ${perGame.join(' ')} machine="${machine}"`
  return { line, passed: ratio >= 1, figures: { ratio, spins, combinations, books, machine } }
}

/** So many a second of this process' own time on a core, whatever else the machine does. */
function rateOf(work: () => number): number {
  const rates = Array.from({ length: TAKES + 1 }, () => {
    const before = process.cpuUsage()
    const done = work()
    const { user, system } = process.cpuUsage(before)
    return (done * 1e6) / (user + system)
  })
  return median(rates.slice(1))
}

/** Scans the line game whole, and holds the sum against the arithmetic of its lines. */
function scanAll(): number {
  const { combinations, paid } = scanLines(lineSpins(LALE, BASE_REELS))
  if (Math.abs(paid / combinations - baseLinesMean()) > 1e-6) throw new Error('the scan disagrees')
  return combinations
}

const BOOKS = 3000

/** Books told a second, every other one bought. */
function bookRates(log: Log): Record<string, number> {
  const rates: Record<string, number> = {}
  for (const { id, modes } of NEWEST) {
    let row = 0
    rates[id] = rateOf(() => {
      for (let at = 0; at < BOOKS; at += 1) modes[at % modes.length]?.book((row += 29) % 60_000)
      return BOOKS
    })
    log(`${id}: ${Math.round(rates[id])} books told a second`)
  }
  return rates
}

const millions = (rate: number): string => (rate / 1e6).toFixed(2)
