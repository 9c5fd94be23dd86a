import { expect, it } from 'vitest'
import type { FloorStakeState } from '#contract/games/floor-protocol.ts'
import { actOf, type PanelState } from './act.ts'
import { Gesture, type PressedAct } from './gesture.ts'
import { words } from './words.ts'

const pressed = (...presses: readonly (readonly [PressedAct, number])[]): boolean[] => {
  const gesture = new Gesture()
  return presses.map(([act, ms]) => gesture.begins(act, ms))
}

it('the second press of a double click takes nothing back that the first one laid', () => {
  expect(pressed(['lay', 0], ['back', 120])).toEqual([true, false])
  expect(pressed(['back', 0], ['lay', 120])).toEqual([true, false])
  expect(pressed(['half', 0], ['out', 200])).toEqual([true, false])
})

it('a press of its own does what the button says', () => {
  expect(pressed(['lay', 0], ['back', 260], ['lay', 520])).toEqual([true, true, true])
  expect(pressed(['half', 0], ['out', 260])).toEqual([true, true])
  expect(pressed(['lay', 0], ['lay', 90])).toEqual([true, true])
})

it('a hand that was on its way to a flight lays nothing on the next one', () => {
  const gesture = new Gesture()
  gesture.offers('out', 1_000)
  expect(gesture.begins('lay', 1_300)).toBe(false)
  // In earnest, as far as anyone can tell: it is answered.
  expect(gesture.isAlone).toBe(true)
  expect(gesture.begins('lay', 1_500)).toBe(false)
  expect(gesture.isAlone).toBe(false)
  expect(gesture.begins('lay', 2_200)).toBe(true)
})

const stake = (state: FloorStakeState['state']): FloorStakeState => ({
  seq: 1,
  spot: '1',
  amount: 10_000_000,
  target: null,
  state,
  paid: 0,
  halfAt: null,
  endedAt: null,
  clientSeed: null,
})

const OPEN_MS = 3_000
const TAKEOFF_MS = 3_400
const TAKEN_MS = 2_500

/** One panel through bets, flight, and the bets of the next: clicks from one moment to another, each answered 80 ms later. */
function run({ every, from, to, end }: { every: number; from: number; to: number; end: number }) {
  const gesture = new Gesture()
  const done: { act: PressedAct; ms: number }[] = []
  let [bet, next] = [from > TAKEOFF_MS ? stake('placed') : null, null as FloorStakeState | null]
  let [outMs, busyUntil] = [Infinity, 0]
  let waits = false
  for (let ms = 0; ms < to + 2_000; ms += 10) {
    const phase =
      ms < OPEN_MS ? 'open' : ms < TAKEOFF_MS ? 'wait' : ms < end ? 'flying' : ('open' as const)
    if (ms === end) {
      next = waits ? stake('placed') : null
      waits = false
    }
    const state: PanelState = {
      lang: 'tr',
      words: words.tr,
      phase,
      stake: ms < end ? bet : next,
      waits: waits ? { amount: 1, target: null } : null,
      now: 150,
      mayHalf: false,
      limits: { min: 1, max: 1, step: 1 },
      targetMax: 1,
      isBusy: ms < busyUntil,
      isClosed: false,
      isShut: false,
    }
    const { act } = actOf(state, 10, ms - outMs < TAKEN_MS && ms >= outMs)
    gesture.offers(act, ms)
    if (ms < from || ms > to || (ms - from) % every >= 10) continue
    if (!gesture.begins(state.isBusy ? 'busy' : act, ms)) continue
    done.push({ act, ms })
    busyUntil = ms + 80
    if (act === 'lay' || act === 'back') {
      const laid = act === 'lay' ? stake('placed') : null
      if (ms < end) bet = laid
      else next = laid
    }
    if (act === 'out') [bet, outMs] = [stake('paid'), ms]
    if (act === 'wait') waits = true
    if (act === 'wait-no-more') waits = false
  }
  return { done, bet, next }
}

it.each([130, 300, 450])(
  'clicks every %d ms through start, flight and end: cashed out at once, and nothing laid on the next flight',
  (every) => {
    for (let from = 3_500; from < 3_500 + every; from += 10) {
      const { done, bet, next } = run({ every, from, to: 9_500, end: 7_000 })
      expect(done).toEqual([{ act: 'out', ms: from }])
      expect([bet?.state, next]).toEqual(['paid', null])
    }
  },
)

it.each([130, 300, 450])(
  'clicks every %d ms from the bets on: what lies at take-off is out',
  (every) => {
    for (let from = 0; from < 2_000; from += 130) {
      const { done, next } = run({ every, from, to: 9_500, end: 7_000 })
      const before = done.filter(({ ms }) => ms < TAKEOFF_MS)
      const after = done.filter(({ ms }) => ms >= TAKEOFF_MS)
      if (before.at(-1)?.act === 'lay') {
        expect(after.map(({ act }) => act)).toEqual(['out'])
        expect(after[0]?.ms).toBeLessThanOrEqual(TAKEOFF_MS + 250 + every)
      }
      expect(next).toBeNull()
    }
  },
)

it.each([130, 300, 450])('clicks every %d ms that are late for the flight lay nothing', (every) => {
  for (let from = 5_000; from < 5_000 + every; from += 10) {
    const { done } = run({ every, from: from - 1_000, to: from + 4_000, end: from - 990 })
    expect(done.filter(({ act }) => act !== 'out')).toEqual([])
  }
})
