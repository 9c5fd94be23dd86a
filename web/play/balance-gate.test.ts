import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { balanceGate } from './balance-gate.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function gateWith(isRoundOpen = () => false) {
  const shown: number[] = []
  const gate = balanceGate(isRoundOpen)
  return { gate, shown, comes: (balance: number) => gate.comes(balance, () => shown.push(balance)) }
}

it('shows within a second what the game says nothing of', () => {
  const { shown, comes } = gateWith()
  comes(1_250)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(shown).toEqual([1_250])
})

it('leaves to the game what it says itself', () => {
  const { gate, shown, comes } = gateWith()
  comes(990)
  gate.gameReported(990)
  vi.advanceTimersByTime(5_000)
  expect(shown).toEqual([])
})

it('tells no win before the round is told, and another hand’s money after it', () => {
  let isOpen = true
  const { gate, shown, comes } = gateWith(() => isOpen)
  comes(990)
  comes(1_490)
  vi.advanceTimersByTime(10_000)
  expect(shown).toEqual([])
  gate.gameReported(1_010)
  isOpen = false
  vi.advanceTimersByTime(1_000)
  expect(shown).toEqual([1_490])
})

it('shows at once what was staked elsewhere while a bet is open, and keeps a payout back until its end', () => {
  let isOpen = true
  const { gate, shown, comes } = gateWith(() => isOpen)
  gate.gameReported(990)
  comes(985)
  expect(shown).toEqual([985])
  comes(1_485)
  vi.advanceTimersByTime(10_000)
  expect(shown).toEqual([985])
  isOpen = false
  vi.advanceTimersByTime(1_000)
  expect(shown).toEqual([985, 1_485])
})

it('shows what the game shows, whichever of them it came to first', () => {
  const { gate, shown, comes } = gateWith(() => true)
  gate.gameReported(990)
  comes(1_200)
  expect(shown).toEqual([])
  gate.gameShows(1_200)
  expect(shown).toEqual([1_200])
  gate.gameShows(1_300)
  comes(1_300)
  expect(shown).toEqual([1_200, 1_300])
  vi.advanceTimersByTime(10_000)
  expect(shown).toEqual([1_200, 1_300])
})

it('forgets with the game', () => {
  const { gate, shown, comes } = gateWith()
  comes(5)
  gate.forget()
  vi.advanceTimersByTime(5_000)
  expect(shown).toEqual([])
})
