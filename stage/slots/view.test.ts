import { expect, it } from 'vitest'
import type { Jurisdiction } from '#contract/game-protocol.ts'
import { lira } from '#contract/money.ts'
import { UNBOUND } from '../protocol/jurisdiction.ts'
import { begin } from './autoplay.ts'
import type { Desk } from './desk.ts'
import { createPause } from './pause.ts'
import { TITLES } from './themes.ts'
import { viewOf } from './view.ts'
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

function desk(jurisdiction: Partial<Jurisdiction>, more: Partial<Desk> = {}): Desk {
  const mode = { mode: 'base', costMultiplier: 1, feature: false, rtp: 0.96 }
  return {
    lang: 'tr',
    mode: 'night',
    isStill: false,
    isFramed: false,
    isReplay: false,
    isFast: false,
    isLoud: false,
    state: 'idle',
    auto: null,
    pause: createPause(() => undefined),
    balance: lira(100),
    stake: lira(1),
    levels: [lira(1)],
    net: -lira(3),
    countedBet: null,
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
    ...more,
  }
}

function shown(of: Desk) {
  const title = TITLES['lale-devri']
  if (!title) throw new Error('the title is not there')
  return viewOf(of, title, slotWords.tr)
}

it('offers what the jurisdiction allows', () => {
  const { controls, mark } = shown(desk({}))
  expect(controls).toMatchObject({ hasAuto: true, hasFast: true, hasBuy: true, canSpin: true })
  expect(controls).toMatchObject({ net: '−₺3,00', clock: '00:00' })
  expect(mark).toBeNull()
})

it('under a strict one nothing plays by itself, faster, or for a bought feature', () => {
  const { controls } = shown(desk(FORBIDDING))
  expect(controls).toMatchObject({ hasAuto: false, hasFast: false, hasBuy: false })
  expect(shown(desk(FORBIDDING, { state: 'playing' })).controls.canSkip).toBe(false)
})

it('says that spins are closed where only the bonus is sold, and where not even that', () => {
  const open = desk({})
  const { BONUS } = open.config.betModes
  const only = (betModes: Desk['config']['betModes']) =>
    desk({}, { config: { ...open.config, betModes } })
  expect(shown(open).controls.spinRefusal).toBeNull()
  expect(shown(only(BONUS ? { BONUS } : {})).controls).toMatchObject({
    spinRefusal: 'Çevirmeler şu anda kapalı; bonus alınabilir.',
    hasBuy: true,
  })
  expect(shown(only({})).controls.spinRefusal).toBe('Çevirmeler şu anda kapalı.')
  expect(shown({ ...only({}), state: 'shut' }).controls.spinRefusal).toBeNull()
})

it('says where no money of the member’s is played, and in a replay shows none', () => {
  expect(shown(desk({ socialCasino: true })).mark).toBe('Demo, oyun parası')
  const replay = shown(desk({}, { isReplay: true }))
  expect([replay.mark, replay.controls.isReplay]).toEqual(['Tekrar', true])
})

it('while rounds play by themselves, says how many are left and takes no other wish', () => {
  const plan = { rounds: 10, lossLimit: lira(5), winAbove: null, stopsOnFeature: true }
  const { controls } = shown(desk({}, { auto: begin(plan) }))
  expect(controls).toMatchObject({ autoLeft: 10, isBusy: true })
})
