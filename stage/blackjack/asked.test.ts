import { describe, expect, it } from 'vitest'
import type {
  BlackjackOutcome,
  FloorRoundState,
  FloorStakeState,
} from '#contract/games/floor-protocol.ts'
import { askedWords, costOf, ownQuestion } from './asked.ts'
import { showDeal } from './deal.ts'
import { Dealing } from './dealing.ts'
import { words } from './words.ts'

const LIRA = 1_000_000
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

const cardsOf = (text: string): (number | null)[] =>
  text
    .split(' ')
    .map((word) =>
      word === '?'
        ? null
        : ['♠', '♥', '♦', '♣'].indexOf(word.slice(-1)) * 13 + RANKS.indexOf(word.slice(0, -1)),
    )

const deal = (cards: string, ...acts: BlackjackOutcome['acts']): BlackjackOutcome => ({
  shoe: 1,
  from: 0,
  seats: [2],
  cards: cardsOf(cards),
  acts,
})

const stake = (spot: string, lira: number, more: Partial<FloorStakeState> = {}) => ({
  seq: 1,
  spot,
  amount: lira * LIRA,
  target: null,
  state: 'placed' as const,
  paid: 0,
  halfAt: null,
  endedAt: null,
  clientSeed: null,
  ...more,
})

const roundOf = (
  outcome: BlackjackOutcome,
  question: FloorRoundState['question'],
  landedAt: number | null = null,
): FloorRoundState => ({
  number: 7,
  phase: 'telling',
  opensAt: 0,
  closesAt: 0,
  beginsAt: 1_000,
  landedAt,
  outcome,
  crowd: [],
  seed: null,
  question: question ?? null,
})

const EIGHTS = deal('8♠ 6♦ 8♥ ?')
const STAKES = [stake('seat-2', 20), stake('pairs-2', 5), stake('behind-4', 10)]
const asWords = (lang: 'tr' | 'en', isHinted: boolean) => ({
  words: words[lang],
  lang,
  isHinted,
  ownSeats: 1,
})

describe('what is asked', () => {
  const question = ownQuestion(roundOf(EIGHTS, { id: 1, until: 9_000 }), STAKES)

  it('is asked of whoever has the seat, and of nobody else', () => {
    expect(question).toMatchObject({ id: 1, seat: 2, hand: 1, hands: 1 })
    expect(question?.acts).toEqual(['hit', 'stand', 'double', 'split'])
    expect(ownQuestion(roundOf(EIGHTS, { id: 1, until: 9_000 }), [stake('seat-4', 20)])).toBeNull()
    // The house has gone on to another question than the board that this page holds.
    expect(ownQuestion(roundOf(EIGHTS, { id: 2, until: 9_000 }), STAKES)).toBeNull()
  })

  it.each([
    ['tr', ['Kart çek', 'Dur', 'İkiye katla', 'Ayır'], '+₺20,00, iki el', 'Temel strateji: Ayır'],
    ['en', ['Hit', 'Stand', 'Double', 'Split'], '+₺20.00, two hands', 'Basic strategy: Split'],
  ] as const)(
    'tells in %s what each answer costs, and its hint only when asked for',
    (lang, acts, cost, hint) => {
      if (!question) throw new Error('nothing is asked')
      const asked = askedWords(question, STAKES, asWords(lang, true))
      expect(asked.moves.map(({ text }) => text)).toEqual(acts)
      expect(asked.moves.map((move) => move.cost.replace(/\s/g, ' '))[3]).toBe(cost)
      expect(asked.moves[0]?.cost).toBe('')
      expect(asked.hint).toBe(hint)
      expect(askedWords(question, STAKES, asWords(lang, false)).hint).toBe('')
    },
  )

  it('comes with what lies on the seat, on its hands, and behind others', () => {
    if (!question) throw new Error('nothing is asked')
    const stakes = [...STAKES, stake('double-2-1', 20), stake('seat-5', 100)]
    const { sums } = askedWords(question, stakes, asWords('tr', false))
    expect(sums).toEqual([
      ['Bahis', '₺40'],
      ['Çift', '₺5'],
      ['Arkaya', '₺10'],
    ])
  })

  it.each([
    ['double', 1, 20],
    ['split', 2, 30],
    ['insure', null, 10],
    ['hit', 1, 0],
  ] as const)('%s on hand %s costs %d lira', (act, hand, lira) => {
    const stakes = [stake('seat-2', 20), stake('split-2-2', 30), stake('seat-3', 500)]
    expect(costOf(act, { seat: 2, hand }, stakes)).toBe(lira * LIRA)
  })
})

describe('a deal as it is shown', () => {
  it('shows no result and no total of cards that are not there yet', () => {
    const over = deal('10♠ 6♦ 9♥ 10♣ 10♦', { seat: 2, act: 'stand', byDefault: false })
    const early = showDeal(over, 3)
    expect([early.isWhole, early.dealerTotal, early.seats[0]?.hands[0]]).toMatchObject([
      false,
      '6',
      { total: '19', result: null },
    ])
    const whole = showDeal(over, 5)
    expect([whole.isWhole, whole.dealerTotal, whole.seats[0]?.hands[0]?.result]).toEqual([
      true,
      '26',
      'win',
    ])
  })

  it('comes card by card and says each thing once; with reduced motion all at once', () => {
    const context = { words: words.en, lang: 'en' as const, who: () => 'You' }
    const round = roundOf(EIGHTS, null)
    const dealing = new Dealing()
    expect(dealing.step(round, { nowMs: 900, isStill: false, context })).toEqual([])
    expect(dealing.cards).toBe(0)
    const lines: string[] = []
    for (let nowMs = 1_000; nowMs < 3_000; nowMs += 50)
      lines.push(...dealing.step(round, { nowMs, isStill: false, context }))
    expect(dealing.cards).toBe(4)
    expect(lines).toEqual([
      'You: 8 of spades, 8 of hearts, total 16.',
      'The dealer shows 6 of diamonds.',
    ])
    const still = new Dealing()
    expect(still.step(round, { nowMs: 1_000, isStill: true, context })).toHaveLength(2)
    expect(still.cards).toBe(4)
    const hit = roundOf(deal('8♠ 6♦ 8♥ ? 10♠', { seat: 2, act: 'hit', byDefault: false }), null)
    const more = still.step(hit, { nowMs: 1_050, isStill: true, context })
    expect(more[0]).toMatch(/10 of spades.*26/)
    expect(more[1]).toBe('You went bust with 26.')
    expect(still.step(hit, { nowMs: 1_100, isStill: true, context })).toEqual([])
  })

  it('whoever comes in the middle hears nothing of what was before', () => {
    const context = { words: words.tr, lang: 'tr' as const, who: () => 'Siz' }
    const dealing = new Dealing()
    dealing.joinAt(roundOf(EIGHTS, { id: 1, until: 9_000 }))
    expect(dealing.cards).toBe(4)
    expect(dealing.step(roundOf(EIGHTS, null), { nowMs: 2_000, isStill: false, context })).toEqual(
      [],
    )
  })
})
