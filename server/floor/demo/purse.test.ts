import { describe, expect, it } from 'vitest'
import type { FloorAct } from '#contract/games/floor-protocol.ts'
import { lira } from '#contract/money.ts'
import { CRASH_GAMES, msUntil } from '#games/crash/numbers.ts'
import { FIRST_PRICE } from '#games/betpoker/numbers.ts'
import { payoutOf as chipPayout } from '#games/tablegames/rules.ts'
import { floorKind } from '../kinds/kinds.ts'
import { ownTable, type FloorTable } from '../tables/tables.ts'
import { DEMO_PURSE, DemoPurse, type DemoAct, type DemoAt, type DemoRound } from './purse.ts'

const OPENED = 1_000_000
const CLOSES = OPENED + 10_000
const BEGINS = CLOSES + 1_000
const TEN = lira(10)

const at = (ms: number): Date => new Date(ms)

function tableOf(id: string): FloorTable {
  const own = ownTable(id)
  if (!own) throw new Error(`no table is called ${id}`)
  return {
    ...own,
    id,
    gameId: 1,
    stepStake: 10_000n,
    minStake: lira(1),
    maxStake: lira(5_000),
    openMs: 10_000,
    pauseMs: 1_000,
    restMs: 0,
    everyMs: null,
    offsetMs: 0,
    salt: '',
    isOpen: true,
    isOpenItself: true,
    awakeUntil: null,
    videoUrl: null,
  }
}

/** A purse at a table, and its one round as a test has it. */
function seated(id: string) {
  const table = tableOf(id)
  const purse = new DemoPurse()
  const round: DemoRound = {
    number: 7n,
    phase: 'open',
    step: 0,
    closes_at: at(CLOSES),
    begins_at: null,
    due_at: null,
    landed_at: null,
    outcome: null,
    card: null,
  }
  const now: DemoAt & { round: DemoRound } = { kind: floorKind(table.kind), table, round }
  let requests = 0
  const DOES = {
    place: 'place',
    'take-back': 'takeBack',
    'cash-out': 'cashOut',
    decide: 'answer',
    lay: 'lay',
    undo: 'undo',
  } as const
  const act = (does: Exclude<FloorAct, 'sit' | 'leave'>, asked: Partial<DemoAct> = {}) => {
    requests += 1
    const whole: DemoAct = {
      requestId: `r${requests}`,
      round: 7,
      spot: '1',
      amount: TEN,
      target: null,
      half: false,
      decision: null,
      question: 1,
      arrivedAt: at(OPENED + 1),
      street: null,
      chips: [],
      ...asked,
    }
    return purse[DOES[does]](now, whole)
  }
  const fly = (outcome: DemoRound['outcome'], more: Partial<DemoRound> = {}): void => {
    Object.assign(round, { phase: 'telling', begins_at: at(BEGINS), outcome, ...more })
  }
  const land = (ms: number): void => {
    Object.assign(round, { phase: 'settled', landed_at: at(ms) })
    purse.settle(now, ms)
  }
  const states = (): string[] =>
    purse.seats(id).flatMap(({ stakes }) => stakes.map(({ state }) => state))
  return { purse, round, now, act, fly, land, states }
}

describe('a flight', () => {
  const id = Object.keys(CRASH_GAMES).find((name) => name === 'spaceman') ?? ''

  it('takes one stake a place, and pays a target exactly, when the curve is there', () => {
    const { purse, act, fly, land, now, states } = seated(id)
    act('place', { target: 150 })
    expect(() => act('place')).toThrow('spot-taken')
    act('place', { spot: '2', target: 300 })
    fly({ point: 200 })
    expect(purse.settle(now, BEGINS + msUntil(150) - 1)).toBe(1)
    expect(purse.cash).toBe(DEMO_PURSE - 2n * TEN)
    purse.settle(now, BEGINS + msUntil(150))
    expect(purse.cash).toBe(DEMO_PURSE - 2n * TEN + lira(15))
    land(BEGINS + msUntil(200) + 100)
    expect([purse.cash, ...states()]).toEqual([DEMO_PURSE - 2n * TEN + lira(15), 'paid', 'lost'])
  })

  it('pays a hand and a half what the curve had reached, once, and nothing after its end', () => {
    const { purse, act, fly, land, states } = seated(id)
    act('place')
    expect(() => act('cash-out')).toThrow('not-flying')
    fly({ point: 200 })
    expect(() => act('cash-out', { arrivedAt: at(BEGINS) })).toThrow('not-flying')
    const half = { half: true, requestId: 'half', arrivedAt: at(BEGINS + msUntil(150)) }
    const gave = { won: lira(5) + lira(5) / 2n, hundredths: 150 }
    for (let times = 0; times < 2; times += 1) expect(act('cash-out', half)).toEqual(gave)
    expect(() => act('cash-out', { ...half, requestId: 'another' })).toThrow('no-half')
    expect(() => act('cash-out', { arrivedAt: at(BEGINS + msUntil(201)) })).toThrow('flown')
    const rest = { requestId: 'rest', arrivedAt: at(BEGINS + msUntil(200)) }
    for (let times = 0; times < 2; times += 1)
      expect(act('cash-out', rest)).toEqual({ won: TEN, hundredths: 200 })
    expect(() => act('cash-out')).toThrow('no-bet')
    land(BEGINS + msUntil(200) + 100)
    expect([purse.cash, ...states()]).toEqual([DEMO_PURSE - TEN + gave.won + TEN, 'paid'])
  })

  it('that is void gives back what is left of a stake', () => {
    const { purse, act, fly, round, now, states } = seated(id)
    act('place')
    fly({ point: 200 })
    act('cash-out', { half: true, arrivedAt: at(BEGINS + msUntil(150)) })
    Object.assign(round, { phase: 'void' })
    purse.settle(now, BEGINS + 60_000)
    expect([purse.cash, ...states()]).toEqual([
      DEMO_PURSE - TEN + lira(5) + lira(5) / 2n + lira(5),
      'void',
    ])
  })
})

describe('casino hold’em', () => {
  /** A royal flush of the player's over five of the board, and nothing of the dealer's. */
  const DEALT = [1, 13, 12, 11, 10, 15, 29, 43, 18]

  it('asks once; a call lays its own stake, and both are paid as members’ are', () => {
    const { purse, act, fly, land } = seated('casino-holdem-saray')
    const spot = 'ante'
    act('place', { spot })
    fly({ numbers: DEALT }, { due_at: at(BEGINS + 5_000) })
    expect(() => act('decide', { spot, decision: 'raise' })).toThrow('decision-unavailable')
    expect(() => act('decide', { spot, decision: 'call', question: 2 })).toThrow('not-asked')
    expect(() => act('decide', { spot: 'aces', decision: 'call' })).toThrow('spot-unknown')
    const call = { spot, decision: 'call', requestId: 'call', arrivedAt: at(BEGINS + 5_000) }
    for (let times = 0; times < 2; times += 1) act('decide', call)
    expect(() => act('decide', { ...call, decision: 'fold' })).toThrow('reference-reused')
    expect(() => act('decide', { ...call, requestId: 'fold' })).toThrow('not-asked')
    expect(purse.cash).toBe(DEMO_PURSE - 3n * TEN)
    land(BEGINS + 20_000)
    const won =
      chipPayout('casino-holdem', 'ante', TEN, DEALT, true) +
      chipPayout('casino-holdem', 'call', 2n * TEN, DEALT)
    expect(won).toBeGreaterThan(0n)
    expect(purse.cash).toBe(DEMO_PURSE - 3n * TEN + won)
  })

  it('an answer that is late, or of nobody with an ante, is refused; without one the ante is lost', () => {
    const { purse, act, fly, land, states } = seated('casino-holdem-saray')
    const spot = 'ante'
    act('place', { spot })
    fly({ numbers: DEALT }, { due_at: at(BEGINS + 5_000) })
    const late = { spot, decision: 'call', arrivedAt: at(BEGINS + 5_001) }
    expect(() => act('decide', late)).toThrow('decision-late')
    const other = seated('casino-holdem-saray')
    other.fly({ numbers: DEALT }, { due_at: at(BEGINS + 5_000) })
    expect(() => other.act('decide', { ...late, arrivedAt: at(BEGINS) })).toThrow('no-bet')
    land(BEGINS + 20_000)
    expect([purse.cash, ...states()]).toEqual([DEMO_PURSE - TEN, 'lost'])
  })
})

it('bet on poker takes a bet of each street in its time alone', () => {
  const { purse, act, fly, round } = seated('poker-bahsi')
  const first = { spot: '0-win-1', street: 0, amount: TEN }
  const second = { spot: '1-win-1', street: 1, amount: TEN }
  expect(FIRST_PRICE).toBeGreaterThan(100)
  act('place', first)
  expect(() => act('place', second)).toThrow('bets-closed')
  const prices = [Array.from({ length: 6 }, () => 500)]
  fly(
    { numbers: Array.from({ length: 12 }, (_, n) => n + 1), prices },
    {
      step: 1,
      due_at: at(BEGINS + 5_000),
    },
  )
  expect(() => act('place', { ...first, arrivedAt: at(BEGINS) })).toThrow('bets-closed')
  act('place', { ...second, arrivedAt: at(BEGINS + 4_999) })
  expect(() => act('place', { ...second, arrivedAt: at(BEGINS + 5_000) })).toThrow('bets-closed')
  Object.assign(round, { due_at: null })
  expect(() => act('place', { ...second, arrivedAt: at(BEGINS) })).toThrow('bets-closed')
  expect(purse.cash).toBe(DEMO_PURSE - 2n * TEN)
})

it('keeps what lies on a round that has not ended, whatever is laid on later ones', () => {
  const { purse, now, act } = seated('avrupa-ruleti')
  for (const number of [7, 8, 9, 10]) {
    Object.assign(now.round, { number: BigInt(number) })
    act('place', { round: number, spot: 'red' })
  }
  expect(purse.waiting).toEqual([7, 8, 9, 10])
})

it('lays a board whole, or none of it, and a repeated one once', () => {
  const { purse, act } = seated('avrupa-ruleti')
  const red = { spot: 'red', amount: Number(TEN) }
  const board = { spot: 'red', requestId: 'board', chips: [red, { ...red, spot: '17' }] }
  act('lay', board)
  act('lay', board)
  expect(purse.cash).toBe(DEMO_PURSE - 2n * TEN)
  const more = { ...board, chips: [...board.chips, { ...red, spot: 'black' }] }
  expect(() => act('lay', more)).toThrow('reference-reused')
  const tooMuch = { ...red, spot: 'even', amount: Number(lira(6_000)) }
  const chips = [red, tooMuch]
  expect(() => act('lay', { spot: 'red', chips })).toThrow('stake-range')
  expect(() => act('lay', { spot: 'red', chips: [red, { ...red, spot: 'nowhere' }] })).toThrow(
    'spot-unknown',
  )
  expect(() => act('lay', { spot: 'red' })).toThrow('bad-payload')
  expect(purse.cash).toBe(DEMO_PURSE - 2n * TEN)
  expect(purse.seats('avrupa-ruleti')[0]?.stakes.length).toBe(2)
})

it('takes a press back whole, or none of it, and a repeated one once', () => {
  const { purse, act } = seated('avrupa-ruleti')
  const red = { spot: 'red', amount: Number(TEN) }
  const chips = [red, { ...red, spot: '17' }]
  act('lay', { spot: 'red', chips })
  act('lay', { spot: 'red', chips })
  const press = { spot: 'red', requestId: 'back', chips }
  act('undo', press)
  act('undo', press)
  expect(purse.cash).toBe(DEMO_PURSE - 2n * TEN)
  expect(() => act('undo', { spot: 'red', chips: [...chips, { ...red, spot: 'odd' }] })).toThrow(
    'no-bet',
  )
  expect(() => act('undo', { spot: 'red' })).toThrow('bad-payload')
  expect(purse.cash).toBe(DEMO_PURSE - 2n * TEN)
})
