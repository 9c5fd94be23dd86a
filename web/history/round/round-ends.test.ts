import { expect, it } from 'vitest'
import { BINGO_STAKE_WORDS } from './bingo-board-words.ts'
import { flightEndText } from './flight-end.ts'
import { FLIGHT_STAKE_WORDS } from './flight-words.ts'

it.each([
  [{ state: 'paid', endedAt: 215, paid: 5.75 }, /^2,15× iken çekildi, toplam ₺5,75 ödendi\.$/],
  [{ state: 'paid', endedAt: null, paid: 5.75 }, /^Kalanı çekilmedi, kaybetti\. Ödenen: ₺5,75\.$/],
  [{ state: 'lost', endedAt: null, paid: 0 }, /^Çekilmedi, kaybetti\.$/],
] as const)('a stake on a flight ended so: %o', (stake, text) => {
  expect(flightEndText(stake, FLIGHT_STAKE_WORDS.tr.states, 'tr')).toMatch(text)
})

it('a half that was cashed out names what became of the rest in English, too', () => {
  const { states } = FLIGHT_STAKE_WORDS.en
  const half = { state: 'paid', endedAt: null, paid: 5.75 } as const
  expect(flightEndText(half, states, 'en')).toBe(
    'The rest was not cashed out and was lost. Paid: ₺5.75.',
  )
  expect(flightEndText({ ...half, state: 'lost' }, states, 'en')).toBe('Not cashed out, and lost.')
})

it.each([
  [[7], 0, 'Kart 7', 'Ticket 7'],
  [[7], 1, 'Kart 7 (sizin)', 'Ticket 7 (yours)'],
  [[1, 3], 0, 'Kartlar 1, 3', 'Tickets 1, 3'],
  [[1, 3], 1, 'Kartlar 1, 3 (biri sizin)', 'Tickets 1, 3 (one is yours)'],
  [[1, 3], 2, 'Kartlar 1, 3 (ikisi de sizin)', 'Tickets 1, 3 (both are yours)'],
  [[1, 3, 4], 2, 'Kartlar 1, 3, 4 (2 tanesi sizin)', 'Tickets 1, 3, 4 (2 are yours)'],
  [[1, 3, 4], 3, 'Kartlar 1, 3, 4 (hepsi sizin)', 'Tickets 1, 3, 4 (all are yours)'],
])('of the winners %j of a prize, %d are named as one’s own', (tickets, own, tr, en) => {
  expect(BINGO_STAKE_WORDS.tr.winners(tickets, own)).toBe(tr)
  expect(BINGO_STAKE_WORDS.en.winners(tickets, own)).toBe(en)
})
