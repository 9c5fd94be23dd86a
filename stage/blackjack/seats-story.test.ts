import { describe, expect, it } from 'vitest'
import type { FloorSeatFace } from '#contract/games/floor-protocol.ts'
import { SeatsWatch, betLines, seatLines } from './seats-story.ts'
import { words } from './words.ts'

const tr = { words: words.tr, lang: 'tr', own: [] } as const
const en = { words: words.en, lang: 'en', own: [] } as const

const seat = (nth: number, who: string | null, more: Partial<FloorSeatFace> = {}) => ({
  seat: nth,
  who,
  stakes: [],
  behind: { count: 0, total: 0 },
  ...more,
})

describe('what others do at a table', () => {
  const before = [seat(1, null), seat(2, 'N•••r'), seat(3, 'A•••e')]
  const now = [seat(1, 'D•••z'), seat(2, null), seat(3, 'C•••m')]

  it('is who sits down and who leaves', () => {
    expect(seatLines(before, now, tr)).toEqual([
      '1. koltuğa D•••z oturdu.',
      '2. koltuk boşaldı: N•••r kalktı.',
      '3. koltuk boşaldı: A•••e kalktı.',
      '3. koltuğa C•••m oturdu.',
    ])
    expect(seatLines(before, now, { ...en, own: [1, 3] })).toEqual(['Seat 2 is free: N•••r left.'])
  })

  it('is said once, and of oneself not at all, also as one leaves', () => {
    const watch = new SeatsWatch()
    expect(watch.changes(before, tr)).toEqual([])
    expect(watch.changes(now, { ...tr, own: [1] })).toHaveLength(3)
    expect(watch.changes(now, { ...tr, own: [1] })).toEqual([])
    expect(watch.changes([seat(1, null), seat(2, null), seat(3, 'C•••m')], tr)).toEqual([])
  })

  it('is what lies on each seat and behind it', () => {
    const stakes = [
      { spot: 'seat-2', amount: 5_000_000, paid: 0, state: 'placed' },
      { spot: 'pairs-2', amount: 10_000_000, paid: 0, state: 'placed' },
      { spot: 'plus-2', amount: 10_000_000, paid: 0, state: 'back' },
    ] as const
    const seats = [seat(2, 'N•••r', { stakes, behind: { count: 2, total: 15_000_000 } })]
    expect(betLines(seats, tr)).toEqual([
      '2. koltuk (N•••r): Bahis ₺5, Çift ₺10.',
      '2. koltuğun arkasında 2 kişi, ₺15.',
    ])
    expect(betLines(seats, { ...en, own: [2] })).toEqual(['Bets behind seat 2: 2, ₺15.'])
  })
})
