import { expect, it } from 'vitest'
import { msUntil } from '#games/crash/numbers.ts'
import { marksOf } from './marks.ts'
import { words } from './words.ts'

const stake = {
  seq: 1,
  spot: '1',
  amount: 10_000_000,
  target: null,
  state: 'paid',
  paid: 15_000_000,
  halfAt: null,
  endedAt: 150,
  clientSeed: null,
} as const

it('a cash-out stands on the curve with its multiple and what it gave', () => {
  expect(marksOf([stake], words.tr, 'tr')).toEqual([
    { ms: msUntil(150), texts: ['1,50×', 'Siz 1,50× · ₺15,00'] },
  ])
})

it('of a bet in halves there are two, and of one that is lost whole none', () => {
  const halves = { ...stake, halfAt: 120, paid: 13_500_000 }
  expect(marksOf([halves], words.en, 'en').map(({ texts }) => texts[1])).toEqual([
    'You 1.20× · ₺6.00',
    'You 1.50× · ₺7.50',
  ])
  expect(marksOf([{ ...stake, state: 'lost', paid: 0, endedAt: null }], words.en, 'en')).toEqual([])
})
