import { expect, it } from 'vitest'
import { endLine, stakeStatus } from './stake-text.ts'
import { words } from './words.ts'

const stake = { state: 'placed', amount: 10_000_000, paid: 0, halfAt: null, endedAt: null } as const
const half = { ...stake, halfAt: 106 }
const lost = { ...half, state: 'paid', paid: 5_300_000 } as const
const [tr, en] = [
  { words: words.tr, lang: 'tr' },
  { words: words.en, lang: 'en' },
] as const

it.each([
  [null, true, 'No bet'],
  [stake, false, 'Laid'],
  [stake, true, 'In the air'],
  [half, true, 'Half is out at 1.06×, the rest is in the air'],
  [lost, true, 'Half was out at 1.06×, the rest is lost: ₺5.30'],
  [{ ...lost, endedAt: 150 }, true, 'Half out at 1.06×, the rest at 1.50×: ₺5.30'],
  [{ ...lost, halfAt: null, endedAt: 150 }, true, 'Cashed out at 1.50×, ₺5.30'],
  [{ ...stake, state: 'lost' }, true, 'Not cashed out, lost'],
] as const)('%j is said as it is', (shown, isFlying, text) => {
  expect(stakeStatus(shown, isFlying, en)).toBe(text)
})

it('the log tells of a bet that was lost whole', () => {
  expect(endLine({ ...stake, state: 'lost' }, '2', tr)).toBe(
    '2. bahis çekilmedi, kaybetti: ₺10,00.',
  )
  expect(endLine({ ...stake, state: 'lost' }, '1', en)).toBe(
    'Bet 1 was not cashed out and is lost: ₺10.00.',
  )
})

it('the log never tells of a cash-out that there was not', () => {
  expect(endLine(lost, '1', en)).toBe('Half of bet 1 was out at 1.06×: ₺5.30. The rest is lost.')
  expect(endLine(lost, '1', tr)).toBe(
    '1. bahsin yarısı 1,06× iken çekilmişti: ₺5,30. Kalanı kaybetti.',
  )
  expect(endLine({ ...lost, endedAt: 150 }, '2', en)).toBe(
    'Bet 2 is out: half at 1.06×, the rest at 1.50×, ₺5.30.',
  )
  expect(endLine({ ...lost, halfAt: null, endedAt: 150 }, '2', en)).toBe(
    'Bet 2 is cashed out at 1.50×: ₺5.30.',
  )
})
