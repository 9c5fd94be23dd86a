import { describe, expect, it } from 'vitest'
import type { SlotEvent } from '#games/slots/events.ts'
import { lira } from '#contract/money.ts'
import { stepsOf } from './steps.ts'
import { isCelebrated, levelOf } from './level.ts'
import { markOf, resumeAt } from './resume.ts'

const board = [['A'], ['K'], ['Q'], ['J'], ['A']]
const positions = [{ reel: 0, row: 0 }]
const line = (payout: number) => ({ line: 1, symbol: 'tulip', count: 3, payout, positions })

const FEATURE: SlotEvent[] = [
  { index: 0, type: 'reveal', spin: 'base', board, anticipation: [0, 0, 0, 1, 2] },
  { index: 1, type: 'wins', payout: 50, wins: [line(50)] },
  { index: 2, type: 'freeSpins', awarded: 10, total: 10, retrigger: false, payout: 200, positions },
  { index: 3, type: 'freeSpin', current: 1, total: 10, multiplier: 1 },
  { index: 4, type: 'reveal', spin: 'free', board, anticipation: [] },
  { index: 5, type: 'wins', payout: 400, wins: [line(300), line(100)] },
  { index: 6, type: 'freeSpin', current: 2, total: 10, multiplier: 2 },
  { index: 7, type: 'reveal', spin: 'free', board, anticipation: [] },
  { index: 8, type: 'freeSpinsEnd', feature: 400 },
  { index: 9, type: 'total', payout: 650 },
]
const price = { baseBet: lira(10), cost: lira(10) }

describe('stepsOf', () => {
  it('tells the events in their order and adds up to the total', () => {
    const steps = stepsOf(FEATURE, price)
    expect(steps.map((step) => step.index)).toEqual(FEATURE.map((event) => event.index))
    expect(steps.map((step) => step.paid / lira(1))).toEqual([
      0n,
      5n,
      25n,
      25n,
      25n,
      65n,
      65n,
      65n,
      65n,
      65n,
    ])
    expect(steps.at(-1)).toMatchObject({ kind: 'total', amount: lira(65), level: 'win' })
    expect(steps.map((step) => step.paid)).toEqual(
      steps.map((step) => (lira(10) * BigInt(step.paidPayout)) / 100n),
    )
  })

  it('knows the boards that pay nothing', () => {
    const boards = stepsOf(FEATURE, price).filter((step) => step.kind === 'reveal')
    expect(boards.map(({ isBlank }) => isBlank)).toEqual([false, false, true])
  })

  it('tells nothing as a win before the round has paid more than it cost', () => {
    const steps = stepsOf(FEATURE, price)
    expect(steps.map((step) => step.isAhead).indexOf(true)).toBe(2)
    const bought = stepsOf(FEATURE, { baseBet: lira(10), cost: lira(850) })
    expect(bought.some((step) => step.isAhead)).toBe(false)
    expect(bought.at(-1)).toMatchObject({ level: 'return' })
  })

  it('never shows more than the total where a win was cut at the maximum', () => {
    const cut: SlotEvent[] = [
      { index: 0, type: 'wins', payout: 900, wins: [line(900)] },
      { index: 1, type: 'maxWin', payout: 500 },
      { index: 2, type: 'total', payout: 500 },
    ]
    const steps = stepsOf(cut, price)
    expect(steps.map((step) => step.paid)).toEqual([lira(50), lira(50), lira(50)])
    expect(steps.at(-1)).toMatchObject({ level: 'max' })
  })
})

const ways = (payout: number) => ({ symbol: 'A', count: 3, payout, positions, ways: 2 })
const tumbled = { removed: positions, fallen: [['K'], [], [], [], []], board }

/** A free spin whose board tumbles twice while the multiplier rises from five. */
const CHAIN: SlotEvent[] = [
  { index: 0, type: 'reveal', spin: 'base', board, anticipation: [] },
  { index: 1, type: 'freeSpins', awarded: 1, total: 1, retrigger: false, payout: 200, positions },
  { index: 2, type: 'freeSpin', current: 1, total: 1, multiplier: 5 },
  { index: 3, type: 'reveal', spin: 'free', board, anticipation: [] },
  { index: 4, type: 'wins', payout: 500, wins: [ways(500)] },
  { index: 5, type: 'grid', cells: [{ reel: 0, row: 0, multiplier: 2 }] },
  { index: 6, type: 'tumble', ...tumbled },
  { index: 7, type: 'multiplier', multiplier: 8 },
  { index: 8, type: 'wins', payout: 800, wins: [ways(800)] },
  { index: 9, type: 'tumble', ...tumbled, board: [['Q'], ['K'], ['Q'], ['J'], ['A']] },
  { index: 10, type: 'freeSpinsEnd', feature: 1_300 },
  { index: 11, type: 'total', payout: 1_500 },
]

describe('a board that tumbles', () => {
  const steps = stepsOf(CHAIN, price)

  it('tells each win with the multiplier it was paid with', () => {
    const wins = steps.filter((step) => step.kind === 'wins')
    expect(wins.map(({ multiplier }) => multiplier)).toEqual([5, 8])
    expect(steps.at(-1)?.paid).toBe(lira(150))
  })

  it('knows how often the board has tumbled, from each reveal anew', () => {
    expect(steps.slice(3, 10).map(({ tumbles }) => tumbles)).toEqual([0, 0, 0, 0, 1, 1, 1])
  })

  it('goes on with the board, the multiplier and the grid as they stood', () => {
    const { snapshot } = resumeAt(steps, 'told:9')
    expect(snapshot).toMatchObject({ multiplier: 8, grid: [{ reel: 0, row: 0, multiplier: 2 }] })
    expect(snapshot.board?.[0]).toEqual(['Q'])
    expect(resumeAt(steps, 'told:10').snapshot).toMatchObject({ multiplier: 1, grid: [] })
  })
})

describe('levelOf', () => {
  it('never celebrates a return at or below what the round cost', () => {
    expect(levelOf(0n, lira(10))).toBe('nothing')
    expect(levelOf(lira(4), lira(10))).toBe('return')
    expect(levelOf(lira(10), lira(10))).toBe('return')
    expect(levelOf(lira(500), lira(850), true)).toBe('return')
    expect(isCelebrated('return') || isCelebrated('win')).toBe(false)
  })

  it('rises with the multiple of what was paid', () => {
    const of = (multiple: number) => levelOf(lira(multiple), lira(1))
    expect([2, 14, 15, 49, 50, 249, 250].map(of)).toEqual([
      'win',
      'win',
      'big',
      'big',
      'great',
      'great',
      'legend',
    ])
  })
})

describe('resumeAt', () => {
  const steps = stepsOf(FEATURE, price)

  it('goes on after the mark with the board, the counter and the amount as they stood', () => {
    const { snapshot, rest } = resumeAt(steps, 'told:4')
    expect(rest[0]?.index).toBe(5)
    expect(snapshot).toEqual({
      board,
      isFree: true,
      free: { current: 1, total: 10, multiplier: 1 },
      multiplier: 1,
      grid: [],
      paid: lira(25),
    })
  })

  it('tells the whole round when there is no mark of ours', () => {
    for (const mark of [null, '', 'x', 'told:', 'told:-1']) {
      const { snapshot, rest } = resumeAt(steps, mark)
      expect(rest).toHaveLength(FEATURE.length)
      expect(snapshot.board).toBeNull()
    }
  })

  it('always has the total left to tell, so that the round is ended', () => {
    expect(resumeAt(steps, 'told:9').rest.map((step) => step.kind)).toEqual(['total'])
    expect(resumeAt(steps, 'told:999').rest.map((step) => step.kind)).toEqual(['total'])
  })

  it('reads every mark it writes', () => {
    for (const [at, step] of steps.slice(0, -1).entries())
      expect(resumeAt(steps, markOf(step)).rest[0]?.index).toBe(steps[at + 1]?.index)
  })
})
