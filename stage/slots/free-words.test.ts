import { expect, it } from 'vitest'
import { textOf } from './free-words.ts'

const FREE = {
  left: 4,
  rounds: 10,
  stake: 2_000_000,
  wagering: 5,
  won: 0,
  expiresAt: '2026-12-01T12:00:00Z',
}

it('says which stakes count: all since the rounds were taken, save the rounds themselves', () => {
  const [, inTurkish] = textOf(FREE, 'tr')
  expect(inTurkish).toContain('5 katı')
  expect(inTurkish).toContain('Turları aldıktan sonraki bütün bahisleriniz')
  expect(inTurkish).toContain('ücretsiz turların kendisi sayılmaz')
  const [, inEnglish] = textOf(FREE, 'en')
  expect(inEnglish).toContain('All your stakes since you took the rounds count')
  expect(inEnglish).toContain('the free rounds themselves do not')
  expect(textOf({ ...FREE, wagering: 0 }, 'en')[1]).toBe('What you win is cash.')
})
