import { expect, it } from 'vitest'
import { bonusText } from './bonus-at-pause.tsx'
import { CONTROL_WORDS } from './words.ts'

const BONUS = {
  name: 'Hoş geldin %50',
  balance: 500,
  expiresAt: '2026-12-27T12:00:00Z',
  freeRounds: null,
  roundsPlayed: null,
  betsLeft: null,
}

it('tells before a pause what becomes of a bonus under way: its sum, its day, and that cash stays', () => {
  const inTurkish = bonusText(BONUS, CONTROL_WORDS.tr, 'tr')
  expect(inTurkish).toContain('Hoş geldin %50: ₺500,00 bonus paranız')
  expect(inTurkish).toMatch(/27\.12\.2026/)
  expect(inTurkish).not.toContain('ücretsiz tur')
  const freeRounds = { game: 'Lale Devri', gameID: 1, rounds: 10, stake: 2 }
  const inEnglish = bonusText({ ...BONUS, freeRounds, roundsPlayed: 4 }, CONTROL_WORDS.en, 'en')
  expect(inEnglish).toContain('holds ₺500.00 of bonus money. 6 of its free rounds')
  expect(inEnglish).toContain('Your cash is not touched')
})
