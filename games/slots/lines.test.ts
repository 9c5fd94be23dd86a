import { expect, it } from 'vitest'
import { BASE_REELS, FREE_REELS, LALE } from './lale-devri/rules.ts'
import { SYMBOLS } from './lale-devri/numbers.ts'
import { lineSpins, payOfStops, readLine, readStops, scattersIn, showsWild } from './lines.ts'
import { streamOf } from './stream.ts'

/** A board whose middle row reads so; the other rows hold nothing that pays there. */
function middleRow(words: string): Uint8Array {
  const board = new Uint8Array(15).fill(SYMBOLS.indexOf('coin'))
  words.split(' ').forEach((word, reel) => {
    board[reel * 3 + 1] = SYMBOLS.findIndex((symbol) => symbol === word)
  })
  return board
}

function readMiddle(words: string): string {
  const into = { symbol: 0, count: 0, payout: 0 }
  readLine(LALE, middleRow(words), 0, into)
  return into.payout === 0 ? 'nothing' : `${SYMBOLS[into.symbol]} ${into.count} ${into.payout}`
}

it.each([
  ['tulip tulip tulip tulip tulip', 'tulip 5 5000'],
  ['tulip tulip tulip tulip A', 'tulip 4 800'],
  ['tulip tulip tulip dove tulip', 'tulip 3 200'],
  ['tulip tulip dove tulip tulip', 'nothing'],
  ['dove tulip tulip tulip tulip', 'nothing'],
  ['J J J J J', 'J 5 200'],
  ['J crown crown J Q', 'J 4 80'],
  ['A crown crown crown A', 'A 5 400'],
  ['crown crown K K Q', 'K 4 120'],
  ['crown K Q K K', 'nothing'],
  ['Q Q coin Q Q', 'nothing'],
  ['Q Q Q coin Q', 'Q 3 30'],
  ['coin coin coin coin coin', 'nothing'],
  ['crown crown crown crown crown', 'nothing'],
  ['seashell seashell seashell crown dove', 'seashell 4 250'],
])('the line %s pays %s', (words, found) => {
  expect(readMiddle(words)).toBe(found)
})

/** What all lines of a board pay, each read by itself. */
function payOfLines(board: Uint8Array): number {
  const scratch = { symbol: 0, count: 0, payout: 0 }
  let sum = 0
  for (let line = 0; line < LALE.lineCount; line += 1) sum += readLine(LALE, board, line, scratch)
  return sum
}

it.each([
  ['paid', BASE_REELS],
  ['free', FREE_REELS],
])('knows of the stops of %s spins what their boards say', (_name, reels) => {
  const spins = lineSpins(LALE, reels)
  const stream = streamOf(5, 6, 7, 8)
  const wrong: string[] = []
  for (let round = 0; round < 5000; round += 1) {
    const stops = reels.strips.map(({ length }) => stream(length))
    const windows = stops.map((stop, reel) => [
      ...(reels.unrolled[reel]?.subarray(stop, stop + 3) ?? []),
    ])
    const board = Uint8Array.from(windows.flat())
    const coins = board.filter((symbol) => symbol === LALE.scatter).length
    const read = readStops(spins, stops)
    const pays = payOfStops(spins, stops, read) === payOfLines(board)
    const shows = scattersIn(read) === coins
    if (!pays || !shows || showsWild(read) !== board.includes(LALE.wild))
      wrong.push(stops.join(' '))
  }
  expect(wrong).toEqual([])
})
