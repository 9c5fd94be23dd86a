import { expect, it } from 'vitest'
import { KAPADOKYA } from './kapadokya-1000/board.ts'
import { SYMBOLS, WAY_PAYS } from './kapadokya-1000/numbers.ts'
import { streamOf } from './stream.ts'
import { goes, goneFrom, payOfWays, readWays, symbolsOf, waysGame, windowOf } from './ways.ts'
import { winnersOf, WAYS_REELS } from './ways.ts'

const codeOf = (symbol: string): number => SYMBOLS.findIndex((known) => known === symbol)

/** A board from the words of its reels, each from the top. */
function boardOf(...reels: string[]): Int32Array {
  return Int32Array.from(reels, (words) => {
    const [top = 0, middle = 0, bottom = 0] = words.split(' ').map(codeOf)
    return windowOf(top, middle, bottom)
  })
}

/** What a board pays a symbol: every way walked by itself. */
function walkEveryWay(windows: Int32Array, symbol: string): { ways: number; count: number } {
  const fits = (code: number): boolean => code === codeOf(symbol) || code === codeOf('eye')
  let runs = [[]] as number[][] // of rows; one empty way
  for (let reel = 0; reel < WAYS_REELS; reel += 1) {
    const rows = symbolsOf(windows[reel] ?? 0).flatMap((code, row) => (fits(code) ? [row] : []))
    const longer = runs.flatMap((run) => rows.map((row) => [...run, row]))
    if (longer.length === 0) return { ways: runs.length, count: reel }
    runs = longer
  }
  return { ways: runs.length, count: WAYS_REELS }
}

const pays = new Map<string, Record<number, number>>(Object.entries(WAY_PAYS))

it('pays every symbol by its ways, as counted one way after the other', () => {
  const stream = streamOf(1, 2, 3, 4)
  const read = { count: 0, ways: 0, payout: 0 }
  const wrong: string[] = []
  let paid = 0
  for (let round = 0; round < 2000; round += 1) {
    // Few symbols, so that most boards pay; no wild on the first reel.
    const pick = (reel: number): number => [0, 3, 6, 9, 10, 3][stream(reel === 0 ? 3 : 6)] ?? 0
    const windows = Int32Array.from({ length: WAYS_REELS }, (_, reel) =>
      windowOf(pick(reel), pick(reel), pick(reel)),
    )
    const winners = winnersOf(KAPADOKYA, windows)
    let sum = 0
    for (const [symbol, byCount] of pays) {
      const { ways, count } = walkEveryWay(windows, symbol)
      const payout = ways * (byCount[count] ?? 0)
      readWays(KAPADOKYA, windows, codeOf(symbol), read)
      const agrees = payout === read.payout && goes(winners, codeOf(symbol)) === payout > 0
      const alike = payout === 0 || (read.ways === ways && read.count === count)
      if (!agrees || !alike) wrong.push(`${symbol} on ${[...windows].join(' ')}`)
      sum += payout
    }
    if (payOfWays(KAPADOKYA, windows, winners) !== sum) wrong.push(`sum ${[...windows].join(' ')}`)
    if (sum > 0) paid += 1
  }
  expect(wrong).toEqual([])
  expect(paid).toBeGreaterThan(800)
})

it.each([
  ['a way a row', ['A A A', 'A A A', 'A A A', 'A A A', 'A A A'], 'A', 243, 5],
  [
    'wilds for any symbol',
    ['horse K Q', 'eye J J', 'horse eye K', 'Q Q Q', 'K K K'],
    'horse',
    2,
    3,
  ],
  [
    'one wild for two symbols',
    ['horse K Q', 'eye J J', 'horse eye K', 'Q Q Q', 'K K K'],
    'K',
    2,
    3,
  ],
  ['nothing past a gap', ['A K K', 'A J J', 'A Q Q', 'horse J J', 'A A A'], 'A', 1, 3],
  ['nothing for two', ['A K K', 'A J J', 'horse Q Q', 'A A A', 'A A A'], 'A', 0, 0],
  ['nothing for suns', ['sun K K', 'sun J J', 'sun Q Q', 'sun J J', 'sun J J'], 'sun', 0, 0],
])('%s', (_title, reels, symbol, ways, count) => {
  const read = { count: 0, ways: 0, payout: 0 }
  readWays(KAPADOKYA, boardOf(...reels), codeOf(symbol), read)
  expect(read.payout).toBe(ways * (pays.get(symbol)?.[count] ?? 0))
  if (ways > 0) expect(read).toMatchObject({ ways, count })
})

it('takes winners and the wilds they ran over, and only as far as each ran', () => {
  const windows = boardOf('A K Q', 'eye A J', 'A K eye', 'K J eye', 'A sun Q')
  const winners = winnersOf(KAPADOKYA, windows)
  const gone = [0, 1, 2, 3, 4].map((reel) =>
    SYMBOLS.filter((_, code) => goes(goneFrom(KAPADOKYA, windows, winners, reel), code)),
  )
  expect(gone[0]).toEqual(['A', 'K', 'Q', 'eye'])
  // The wild on the fourth reel carries all three; on the fifth only A and Q stand.
  expect(gone[3]).toEqual(['A', 'K', 'Q', 'eye'])
  expect(gone[4]).toEqual(['A', 'Q', 'eye'])
})

it('refuses what two bits a symbol cannot hold', () => {
  expect(() => waysGame({ wild: 0, pays: Array.from({ length: 16 }, () => []) })).toThrow(
    RangeError,
  )
  expect(() => waysGame({ wild: 1, pays: [[0, 5]] })).toThrow(RangeError)
})
