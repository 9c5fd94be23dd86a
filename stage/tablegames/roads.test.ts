import { describe, expect, it } from 'vitest'
import {
  BOARD_ROUNDS,
  beadPlate,
  bigRoad,
  boardFrom,
  derivedMarks,
  derivedRoad,
  layOut,
  streaksOf,
  type Ended,
} from './roads.ts'

/** `B`, `P`, `T` a round each. */
const read = (text: string): Ended[] =>
  [...text].map((letter) => ({
    winner: letter === 'B' ? 'banker' : letter === 'P' ? 'player' : 'tie',
    isPlayerPair: false,
    isBankerPair: false,
  }))

const placesOf = (placed: readonly { column: number; row: number }[]) =>
  placed.map(({ column, row }) => [column, row])

describe('the big road', () => {
  it('has a column for each streak, and ties on the win before them', () => {
    const streaks = streaksOf(read('BBTPTTPB'))
    expect(streaks.map((streak) => streak.map(({ winner, ties }) => `${winner} ${ties}`))).toEqual([
      ['banker 0', 'banker 1'],
      ['player 2', 'player 0'],
      ['banker 0'],
    ])
    expect(placesOf(bigRoad(read('BBTPTTPB')))).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
    ])
  })

  it('keeps ties that came before any win for the first one', () => {
    expect(streaksOf(read('TTP'))[0]?.[0]?.ties).toBe(2)
    expect(bigRoad(read('TT'))).toEqual([])
  })

  it('turns to the right at the sixth row, and above a streak that did so before', () => {
    // Nine of the banker end in row 5, columns 0 to 3; seven of the player find that row taken.
    const road = bigRoad(read('BBBBBBBBBPPPPPPP'))
    expect(placesOf(road.slice(5, 9))).toEqual([
      [0, 5],
      [1, 5],
      [2, 5],
      [3, 5],
    ])
    expect(placesOf(road.slice(9))).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 4],
      [3, 4],
    ])
  })

  it('lays no mark on another, and goes on to the right once it has turned', () => {
    const placed = layOut(Array.from({ length: 14 }, () => Array<string>(9).fill('x')))
    expect(new Set(placesOf(placed).map(String)).size).toBe(14 * 9)
    expect(Math.max(...placed.map(({ row }) => row))).toBe(5)
  })
})

it('the bead plate fills column by column, ties among the rest', () => {
  const plate = beadPlate(read('BPTBBPP'))
  expect(placesOf(plate).at(-1)).toEqual([1, 0])
  expect(plate[2]?.mark.winner).toBe('tie')
})

describe('the derived roads', () => {
  it.each([
    // Streaks of the big road, and what follows by hand from the rule.
    ['the big eye boy begins with the second win of the second streak', [1, 2], 1, 'b'],
    ['or with the first of the third, where streaks were equally long', [1, 1, 1], 1, 'r'],
    ['and is blue where they were not', [2, 1, 1], 1, 'b'],
    ['a win beside one is red, the first without one blue, and red again below', [2, 4], 1, 'rbr'],
    ['the small road looks two streaks back', [3, 1, 2, 1], 2, 'rb'],
    ['and so does a first win', [2, 1, 2, 2], 2, 'rrb'],
    ['the cockroach pig looks three streaks back', [1, 2, 3, 2, 2], 3, 'bbr'],
    ['nothing stands before there is anything to compare', [3, 1], 3, ''],
  ] as const)('%s', (_what, lengths, back, marks) => {
    const got = derivedMarks(lengths, back)
    expect(got.map((mark) => mark[0]).join('')).toBe(marks)
  })

  it('stand in columns of one colour, and ties make no difference', () => {
    const road = derivedRoad(read('BBPPPPB'), 'bigEyeBoy')
    // Streaks 2, 4, 1: r b r in the second, then the third begins after unlike streaks.
    expect(road.map(({ mark }) => mark)).toEqual(['red', 'blue', 'red', 'blue'])
    expect(placesOf(road)).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ])
    expect(derivedRoad(read('BTBPPTTPPB'), 'bigEyeBoy')).toEqual(road)
  })
})

it('a board is as long as it is, and begins where the one before ended', () => {
  expect([1, BOARD_ROUNDS, BOARD_ROUNDS + 1, 3 * BOARD_ROUNDS].map(boardFrom)).toEqual([
    1,
    1,
    BOARD_ROUNDS + 1,
    2 * BOARD_ROUNDS + 1,
  ])
})
