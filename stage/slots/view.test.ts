import { expect, it } from 'vitest'
import type { Jurisdiction } from '#contract/games/game-protocol.ts'
import { lira } from '#contract/money.ts'
import { markOf } from '../frame/heading.ts'
import { statusView } from '../frame/money-bar.ts'
import { UNBOUND } from '../protocol/jurisdiction.ts'
import { begin } from './autoplay.ts'
import type { SlotState } from './state.ts'
import { createPause } from './pause.ts'
import { controlsView } from './view.ts'
import { slotWords } from './words.ts'

const OPEN: Jurisdiction = {
  ...UNBOUND,
  displayNetPosition: true,
  displayRTP: true,
  displaySessionTimer: true,
}
const FORBIDDING = {
  disabledTurbo: true,
  disabledAutoplay: true,
  disabledSlamstop: true,
  disabledBuyFeature: true,
}

function state(jurisdiction: Partial<Jurisdiction>, more: Partial<SlotState> = {}): SlotState {
  const mode = { mode: 'base', costMultiplier: 1, feature: false, rtp: 0.96 }
  return {
    lang: 'tr',
    mode: 'night',
    isStill: false,
    isFramed: false,
    isBetOpen: false,
    isReplay: false,
    hidesBalance: false,
    isBalanceBeside: false,
    hasBonus: false,
    isFast: false,
    isLoud: false,
    phase: 'idle',
    auto: null,
    pause: createPause(() => undefined),
    balance: lira(100),
    stake: lira(1),
    levels: [lira(1)],
    net: -lira(3),
    openedAt: Date.now(),
    config: {
      gameID: 'lale-devri',
      minBet: 1,
      maxBet: 1,
      stepBet: 1,
      defaultBetLevel: 1,
      betLevels: [1],
      betModes: { BASE: mode, BONUS: { ...mode, mode: 'bonus', feature: true } },
      jurisdiction: { ...OPEN, ...jurisdiction },
    },
    cost: 0n,
    board: [],
    free: null,
    isOwnStake: false,
    highestBet: null,
    ...more,
  }
}

const shown = (of: SlotState) => ({
  controls: controlsView(of, slotWords.tr),
  status: statusView(of),
  mark: markOf(of, slotWords.tr),
})

it('offers what the jurisdiction allows', () => {
  const { controls, status, mark } = shown(state({}))
  expect(controls).toMatchObject({ hasAuto: true, hasFast: true, hasBuy: true, canSpin: true })
  expect(status).toEqual({ net: '−₺3,00', clock: '00:00' })
  expect(mark).toBeNull()
})

it('under a strict one nothing plays by itself, faster, or for a bought feature', () => {
  const { controls } = shown(state(FORBIDDING))
  expect(controls).toMatchObject({ hasAuto: false, hasFast: false, hasBuy: false })
  expect(shown(state(FORBIDDING, { phase: 'playing' })).controls.canSkip).toBe(false)
})

it('says that spins are closed where only the bonus is sold, and where not even that', () => {
  const open = state({})
  const { BONUS } = open.config.betModes
  const only = (betModes: SlotState['config']['betModes']) =>
    state({}, { config: { ...open.config, betModes } })
  expect(shown(open).controls.spinRefusal).toBeNull()
  expect(shown(only(BONUS ? { BONUS } : {})).controls).toMatchObject({
    spinRefusal: 'Çevirmeler şu anda kapalı; bonus alınabilir.',
    hasBuy: true,
  })
  expect(shown(only({})).controls.spinRefusal).toBe('Çevirmeler şu anda kapalı.')
  expect(shown({ ...only({}), phase: 'closed' }).controls.spinRefusal).toBeNull()
})

it('PROT-73 offers no feature above the highest bet of a bonus, and says so before it is pressed', () => {
  const open = state({})
  const { BASE, BONUS } = open.config.betModes
  if (!BASE || !BONUS) throw new Error('both are sold')
  const config = { ...open.config, betModes: { BASE, BONUS: { ...BONUS, costMultiplier: 100 } } }
  const bound = (stake: bigint) => shown(state({}, { config, stake, highestBet: lira(50) }))
  expect(bound(lira(1)).controls.buyRefusal).toBe(
    'Bonusunuz sürerken bir bahis en çok ₺50,00 olabilir; bu ücret daha yüksek. Bahsinizi düşürün ya da bonustan vazgeçin.',
  )
  expect(bound(lira(1) / 2n).controls.buyRefusal).toBeNull()
  expect(shown(state({}, { config })).controls.buyRefusal).toBeNull()
})

it('says where no money of the member’s is played, and in a replay shows none', () => {
  expect(shown(state({ socialCasino: true })).mark).toBe('Demo, oyun parası')
  const replay = shown(state({}, { isReplay: true }))
  expect([replay.mark, replay.controls.isReplay]).toEqual(['Tekrar', true])
})

it('while rounds play by themselves, says how many are left and takes no other wish', () => {
  const plan = { rounds: 10, lossLimit: lira(5), winAbove: null, stopsOnFeature: true }
  const { controls } = shown(state({}, { auto: begin(plan) }))
  expect(controls).toMatchObject({ autoLeft: 10, isBusy: true })
})

it('PROT-42 shows free rounds in the place of the stake, and neither autoplay nor the bonus to be bought meanwhile', () => {
  const free = {
    left: 7,
    rounds: 10,
    stake: 2_000_000,
    wagering: 5,
    won: 0,
    expiresAt: '2026-12-31T00:00:00Z',
  }
  const view = controlsView(state({}, { free, balance: 0n }), slotWords.tr)
  expect(view).toMatchObject({
    free: { name: 'Ücretsiz tur', amount: '7 × ₺2,00', left: 7 },
    hasAuto: false,
    hasBuy: false,
    canSpin: true,
  })
  expect(view.free?.description).toContain('7 kaldı')
  for (const none of [{ free, isOwnStake: true }, { free: { ...free, left: 0 } }, { free: null }])
    expect(controlsView(state({}, none), slotWords.en)).toMatchObject({ free: null, hasAuto: true })
})
