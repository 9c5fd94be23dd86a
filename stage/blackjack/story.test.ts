import { expect, it } from 'vitest'
import { blackjackSpotName, handNumber } from '#contract/games/blackjack-names.ts'
import type { BlackjackOutcome } from '#contract/games/floor-protocol.ts'
import { settledBoard } from '#games/blackjack/rules.ts'
import { actStory, endStory } from './story.ts'
import { words } from './words.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const cardsOf = (text: string): number[] =>
  text
    .split(' ')
    .map(
      (word) =>
        ['♠', '♥', '♦', '♣'].indexOf(word.slice(-1)) * 13 + RANKS.indexOf(word.slice(0, -1)),
    )

const act = (name: BlackjackOutcome['acts'][number]['act']) => ({
  seat: 2,
  act: name,
  byDefault: false,
})

/** Eights split; the first hand draws until it is over, the second stands. */
const HAND: BlackjackOutcome = {
  shoe: 1,
  from: 0,
  seats: [2],
  cards: cardsOf('8♠ 6♠ 8♥ 10♠ 10♦ 10♣ K♦ 10♥'),
  acts: [act('split'), act('hit'), act('stand')],
}

it.each([
  [
    'tr',
    '2. koltuk (Siz)',
    [
      '2. koltuk (Siz) ayırdı: 18, 18.',
      '2. koltuk (Siz), 1. el kart çekti: karo papaz, toplam 28.',
      '2. koltuk (Siz), 1. el 28 ile battı.',
      '2. koltuk (Siz), 2. el durdu.',
    ],
  ],
  [
    'en',
    'Seat 2 (You)',
    [
      'Seat 2 (You) split: 18, 18.',
      'Seat 2 (You), hand 1 hit: king of diamonds, total 28.',
      'Seat 2 (You), hand 1 went bust with 28.',
      'Seat 2 (You), hand 2 stood.',
    ],
  ],
] as const)('in %s the log says of a split which hand did what', (lang, who, lines) => {
  const context = { words: words[lang], lang, who: () => who }
  expect(HAND.acts.flatMap((_, at) => actStory(HAND, at, context))).toEqual(lines)
})

it.each([
  ['tr', ['2. koltuk (Siz), 1. el: Battı.', '2. koltuk (Siz), 2. el: Kazandı.']],
  ['en', ['2. koltuk (Siz), hand 1: Bust.', '2. koltuk (Siz), hand 2: Won.']],
] as const)('in %s the log says what each hand came to', (lang, lines) => {
  const context = { words: words[lang], lang, who: () => '2. koltuk (Siz)' }
  const [dealer = '', ...results] = endStory(HAND, context)
  expect(dealer).toContain(lang === 'tr' ? 'Krupiye' : 'Dealer')
  expect(results).toEqual(lines)
})

/** Eights split, and the first of them again: the hand that came last lies and is played second. */
const AGAIN: BlackjackOutcome = {
  ...HAND,
  cards: cardsOf('8♠ 6♠ 8♥ 10♠ 8♦ 10♣ 10♦ 10♥ K♦'),
  acts: [act('split'), act('split'), act('stand'), act('stand'), act('stand')],
}

it('hands are numbered as they lie there and are played, whichever came to be first', () => {
  const context = { words: words.en, lang: 'en' as const, who: () => 'You' }
  expect([2, 3, 4].flatMap((at) => actStory(AGAIN, at, context))).toEqual([
    'You, hand 1 stood.',
    'You, hand 2 stood.',
    'You, hand 3 stood.',
  ])
  expect(endStory(AGAIN, context).slice(1)).toEqual([
    'You, hand 1: Won.',
    'You, hand 2: Won.',
    'You, hand 3: Won.',
  ])
  const hands = settledBoard(AGAIN)?.seats[0]?.hands ?? []
  expect(hands.map(({ id }) => id)).toEqual([1, 3, 2])
  const named = (spot: string) => blackjackSpotName(spot, 'en', (_, id) => handNumber(hands, id))
  expect([named('split-2-2'), named('split-2-3')]).toEqual([
    'Seat 2, split to hand 3',
    'Seat 2, split to hand 2',
  ])
})
