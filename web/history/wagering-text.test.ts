import { describe, expect, it } from 'vitest'
import { HISTORY_WORDS } from './history-words.ts'
import { wageringText } from './wagering-text.ts'

const NONE = { wagered: 0, wageringDue: 0, rounds: null, roundsPlayed: null }
const text = (bonus: Partial<Parameters<typeof wageringText>[0]>, lang: 'tr' | 'en' = 'en') =>
  wageringText({ status: 'active', wagering: 0, ...NONE, ...bonus }, HISTORY_WORDS[lang])

describe('how far a bonus is', () => {
  it('is a share of what is to be staked, or nothing to stake', () => {
    expect(text({ wagering: 30, wagered: 1, wageringDue: 3 })).toBe('33%')
    expect(text({ status: 'converted' })).toBe('None')
  })

  it('PROT-82 of free rounds under way it says how many are left, and what wagering comes after', () => {
    const rounds = { rounds: 10, roundsPlayed: 3 }
    expect(text({ wagering: 30, ...rounds })).toBe(
      '3 of 10 rounds played · 7 left · then 30 times what they win',
    )
    expect(text({ wagering: 30, wageringDue: 60, ...rounds }, 'tr')).toBe(
      '10 turdan 3 tanesi oynandı · 7 tur kaldı · sonra kazancın 30 katı',
    )
    expect(text(rounds)).toBe('3 of 10 rounds played · 7 left · what they win has none')
  })

  it('once they were played it says how far their wagering is; of ended ones what was played', () => {
    const all = { wagering: 30, rounds: 10, roundsPlayed: 10 }
    expect(text({ ...all, wageringDue: 60, wagered: 15 })).toBe('10 of 10 rounds played · 25%')
    expect(text({ ...all, status: 'spent' })).toBe('10 of 10 rounds played')
    expect(text({ ...all, roundsPlayed: 4, status: 'cancelled' })).toBe('4 of 10 rounds played')
  })
})
