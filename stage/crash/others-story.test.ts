import { describe, expect, it } from 'vitest'
import type { FloorBetState } from '#contract/games/floor-protocol.ts'
import { OthersStory } from './others-story.ts'
import { words } from './words.ts'

const tr = { words: words.tr, lang: 'tr' } as const
const en = { words: words.en, lang: 'en' } as const

const bet = (place: number, at: number | null): FloorBetState => ({
  place,
  who: `P•••${place}`,
  stake: 10_000_000,
  at,
  payout: at === null ? 0 : at * 100_000,
  isOut: at !== null,
})

describe('what others do on a flight', () => {
  it('is how many bet, once bets are closed', () => {
    const story = new OthersStory()
    expect(story.closed({ count: 3, total: 45_000_000 }, 7, tr)).toBe(
      '7. uçuş: bahisler kapandı. Bahis 3, toplam ₺45.',
    )
    expect(story.closed({ count: 0, total: 0 }, 8, en)).toBe(
      'Flight 8: bets are closed. Bets 0, ₺0 in all.',
    )
  })

  it('is who cashed out and at how much, each once', () => {
    const story = new OthersStory()
    expect(story.cashedOut(7, [bet(1, null), bet(2, 152)], tr)).toEqual([
      'P•••2 1,52× iken çekti: ₺15,20.',
    ])
    expect(story.cashedOut(7, [bet(1, 200), bet(2, 152)], en)).toEqual([
      'P•••1 cashed out at 2.00×: ₺20.00.',
    ])
    expect(story.cashedOut(7, [bet(1, 200), bet(2, 152)], en)).toEqual([])
    expect(story.cashedOut(8, [bet(2, 110)], en)).toHaveLength(1)
  })

  it('names three at a time, and counts the rest', () => {
    const bets = [1, 2, 3, 4, 5].map((place) => bet(place, 150))
    const lines = new OthersStory().cashedOut(1, bets, en)
    expect(lines).toHaveLength(4)
    expect(lines.at(-1)).toBe('More cash-outs: 2.')
  })

  it('ends with how many got out', () => {
    expect(new OthersStory().ended({ count: 4, out: 3 }, tr)).toEqual(['Çekim 3, bahis 4.'])
    expect(new OthersStory().ended({ count: 0, out: 0 }, tr)).toEqual([])
  })
})
