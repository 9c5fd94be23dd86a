import { expect, it } from 'vitest'
import { findBlackjackSpot } from '#contract/games/blackjack-names.ts'
import { SHOE_CARDS } from '#chance/blackjack.ts'
import { boardOf, dealFrom, masked, resultOf, type Board, type Decision } from './board.ts'
import { DECKS, DEALER_RESERVE, spotMost, totalOf } from './numbers.ts'
import { isOnBoard, payoutOf } from './rules.ts'

/** `A♠ 10♥`: cards as they are written. */
const cards = (text: string): number[] =>
  text.split(' ').map((word) => {
    const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
    const suits = ['♠', '♥', '♦', '♣']
    return suits.indexOf(word.slice(-1)) * 13 + ranks.indexOf(word.slice(0, -1))
  })

/** A shoe that begins so; the rest are fives of clubs. */
function shoeOf(text: string): number[] {
  const first = cards(text)
  return [...first, ...Array<number>(SHOE_CARDS - first.length).fill(cards('5♣')[0] ?? 0)]
}

const acts = (text: string): Decision[] =>
  text === ''
    ? []
    : text.split(' ').map((word) => {
        const [seat, act] = word.split(':')
        // The words of this file.
        return { seat: Number(seat), act: act as Decision['act'] }
      })

const play = (text: string, seats: number[], decisions = '', from = 0): Board =>
  dealFrom([...Array<number>(from).fill(0), ...shoeOf(text)].slice(0, SHOE_CARDS), {
    from,
    seats,
    acts: acts(decisions),
  }).board

const results = (board: Board): (string | null)[] =>
  board.seats.flatMap((place) => place.hands.map((hand) => resultOf(hand, place, board)))

const HUNDRED = 100_000_000n

it('a shoe of the rules has as many cards as one that is drawn', () => {
  expect(52 * DECKS).toBe(SHOE_CARDS)
})

it.each([
  ['A♠ K♥', 21, true],
  ['A♠ A♥', 12, true],
  ['A♠ 6♥ 10♦', 17, false],
  ['A♠ A♥ 9♦', 21, true],
  ['10♠ 6♥ 7♦', 23, false],
])('%s is %i, soft: %s', (text, total, isSoft) => {
  expect(totalOf(cards(text))).toEqual({ total, isSoft })
})

it('deals one to each seat, the dealer’s open one, a second to each, and one face down', () => {
  const board = play('2♠ 3♠ 9♠ 4♠ 6♠ 8♠', [2, 5])
  expect(board.seats.map(({ hands }) => hands[0]?.cards)).toEqual([cards('2♠ 4♠'), cards('3♠ 6♠')])
  expect(board.dealer).toEqual(cards('9♠ 8♠'))
  expect(board.question).toEqual({ id: 1, seats: [2], hand: 1, acts: ['hit', 'stand', 'double'] })
})

it('a card face down is seen by nobody while hands are decided, and by all once none is', () => {
  const deal = dealFrom(shoeOf('10♠ 9♠ 7♠ 8♠'), { from: 0, seats: [1], acts: [] }).deal
  expect(masked(deal).cards).toEqual([...cards('10♠ 9♠ 7♠'), null])
  expect(boardOf(masked(deal)).question?.id).toBe(1)
  const over = dealFrom(shoeOf('10♠ 9♠ 7♠ 8♠'), { from: 0, seats: [1], acts: acts('1:stand') }).deal
  expect(masked(over)).toEqual(over)
})

it('whoever is asked is asked in order, hand by hand, and each decision is a new question', () => {
  const text = '2♠ 8♠ 6♠ 3♠ 8♥ 10♠ 10♥ 2♦ 9♦'
  expect(play(text, [1, 4], '1:hit').question).toMatchObject({
    id: 2,
    seats: [1],
    acts: ['hit', 'stand'],
  })
  const split = play(text, [1, 4], '1:hit 1:stand 4:split')
  expect(split.seats[1]?.hands.map((hand) => [hand.id, hand.cards])).toEqual([
    [1, cards('8♠ 2♦')],
    [2, cards('8♥ 9♦')],
  ])
  expect(split.question).toEqual({ id: 4, seats: [4], hand: 1, acts: ['hit', 'stand', 'double'] })
  expect(play(text, [1, 4], '1:hit 1:stand 4:split 4:double').question).toMatchObject({
    seats: [4],
    hand: 2,
  })
})

it.each([
  ['another seat than the one that is asked', '4:hit'],
  ['a pair that is none', '1:split'],
  ['insurance under a six', '1:insure'],
])('%s decides nothing', (_what, decision) => {
  expect(() => play('2♠ 8♠ 6♠ 3♠ 8♥ 10♠', [1, 4], decision)).toThrow(RangeError)
})

it('equal values are split, up to four hands, and a fifth is not', () => {
  const text = 'K♠ 6♠ Q♠ 10♠ J♥ 10♥ 10♦ 10♣ K♣ K♦ K♥'
  const board = play(text, [1], '1:split 1:split 1:split')
  expect(board.seats[0]?.hands.map(({ id }) => id)).toEqual([1, 4, 3, 2])
  expect(board.question?.acts).toEqual(['hit', 'stand', 'double'])
})

it('aces are split once, with one card each, and 21 so is no blackjack', () => {
  const board = play('A♠ 6♠ A♥ 10♠ K♠ A♦ 10♥', [1], '1:split')
  expect(board.seats[0]?.hands.map(({ cards: own }) => own)).toEqual([
    cards('A♠ K♠'),
    cards('A♥ A♦'),
  ])
  expect(board.isOver).toBe(true)
  expect(results(board)).toEqual(['win', 'win'])
  expect(payoutOf('seat-1', HUNDRED, board)).toBe(2n * HUNDRED)
  expect(payoutOf('split-1-2', HUNDRED, board)).toBe(2n * HUNDRED)
})

it('the dealer looks under a ten and an ace before anyone decides', () => {
  const under = play('10♠ K♠ 9♠ A♠', [1])
  expect([under.isOver, results(under)]).toEqual([true, ['lose']])
  const both = play('A♥ K♠ K♥ A♠', [1])
  expect(results(both)).toEqual(['push'])
  expect(payoutOf('seat-1', HUNDRED, both)).toBe(HUNDRED)
})

it('insurance is asked of all seats at once, answered in any order, and pays 2 to 1', () => {
  const text = '9♠ 8♠ A♠ 9♥ 8♥ K♠'
  const asked = play(text, [1, 2])
  expect(asked.question).toEqual({ id: 0, seats: [1, 2], hand: null, acts: ['insure', 'decline'] })
  expect(payoutOf('seat-1', HUNDRED, asked)).toBeNull()
  const one = play(text, [1, 2], '2:insure')
  expect(one.question?.seats).toEqual([1])
  expect(payoutOf('insurance-2', HUNDRED / 2n, one)).toBeNull()
  const over = play(text, [1, 2], '2:insure 1:decline')
  expect(over.isOver).toBe(true)
  expect(payoutOf('insurance-2', HUNDRED / 2n, over)).toBe((3n * HUNDRED) / 2n)
  expect(payoutOf('seat-2', HUNDRED, over)).toBe(0n)
  expect(() => payoutOf('insurance-1', HUNDRED, over)).toThrow(RangeError)
  const none = play('9♠ A♠ 9♥ 7♠', [1], '1:insure')
  expect(payoutOf('insurance-1', HUNDRED, none)).toBe(0n)
})

it('a blackjack is 3 to 2, rounded down to the micro-lira, and paid once the dealer has none', () => {
  const text = 'A♠ 9♠ 6♠ K♥ 7♠ 10♠'
  const board = play(text, [1, 2])
  expect(board.question?.seats).toEqual([2])
  expect(payoutOf('seat-1', 33n, board)).toBe(82n)
  const unknown = play('A♠ A♥ K♥ 7♠', [1])
  expect(payoutOf('seat-1', HUNDRED, unknown)).toBeNull()
})

it('a bust is lost at once, whatever the dealer does', () => {
  const board = play('10♠ 9♠ 6♠ 6♥ 7♠ 10♥ K♦', [1, 2], '1:hit')
  expect(payoutOf('seat-1', HUNDRED, board)).toBe(0n)
  expect(payoutOf('behind-1', HUNDRED, board)).toBe(0n)
  expect(payoutOf('seat-2', HUNDRED, board)).toBeNull()
})

it('the dealer stands on soft 17, draws to it, and does not draw where nobody waits', () => {
  expect(play('10♠ 6♠ 9♠ A♠', [1], '1:stand').dealer).toEqual(cards('6♠ A♠'))
  const drawn = play('10♠ 2♠ 9♠ 3♠ 2♦ A♦ 9♦', [1], '1:stand')
  expect(drawn.dealer).toEqual(cards('2♠ 3♠ 2♦ A♦'))
  expect(results(drawn)).toEqual(['win'])
  expect(play('10♠ 2♠ 9♠ 3♠ K♦', [1], '1:hit').dealer).toEqual(cards('2♠ 3♠'))
  expect(play('A♠ 2♠ K♠ 3♠', [1]).dealer).toEqual(cards('2♠ 3♠'))
})

it('a double has one card and stands; its stake goes the way of its hand', () => {
  const board = play('6♠ 6♥ 5♠ 10♠ 10♥ 10♦', [1], '1:double')
  expect(board.isOver).toBe(true)
  expect(payoutOf('seat-1', HUNDRED, board)).toBe(2n * HUNDRED)
  expect(payoutOf('double-1-1', HUNDRED, board)).toBe(2n * HUNDRED)
  expect(payoutOf('behind-double-1-1', 7n, board)).toBe(14n)
  expect(() => payoutOf('double-1-1', HUNDRED, play('6♠ 6♥ 5♠ 10♠', [1], '1:stand'))).toThrow(
    RangeError,
  )
})

it('a stake is on the board from the decision that laid it', () => {
  const pair = '8♠ 6♠ 8♥ 10♠ 3♠ 2♠ K♠ 9♠'
  const [before, split] = [play(pair, [1]), play(pair, [1], '1:split')]
  const doubled = play(pair, [1], '1:split 1:double')
  expect([before, split, doubled].map((board) => isOnBoard('split-1-2', board))).toEqual([
    false,
    true,
    true,
  ])
  const double = `double-1-${split.question?.hand ?? 0}`
  expect([before, split, doubled].map((board) => isOnBoard(double, board))).toEqual([
    false,
    false,
    true,
  ])
  const ace = '9♠ A♠ 9♥ 7♠'
  const boards = [play(ace, [1]), play(ace, [1], '1:insure'), play(ace, [1], '1:decline')]
  expect(boards.map((board) => isOnBoard('insurance-1', board))).toEqual([false, true, false])
  expect(['seat-2', 'seat-1', 'pairs-1', 'nothing'].map((spot) => isOnBoard(spot, before))).toEqual(
    [false, true, true, false],
  )
})

it.each([
  ['8♠ 6♠ 8♠ 10♠', 'pairs', 26],
  ['8♠ 6♠ 8♣ 10♠', 'pairs', 13],
  ['8♠ 6♠ 8♥ 10♠', 'pairs', 7],
  ['K♠ 6♠ Q♠ 10♠', 'pairs', 0],
  ['8♠ 8♠ 8♠ 10♠', 'plus', 101],
  ['8♠ 7♠ 6♠ 10♠', 'plus', 41],
  ['8♠ 8♥ 8♠ 10♠', 'plus', 31],
  ['A♠ 2♥ 3♠ 10♠', 'plus', 11],
  ['Q♠ K♥ A♠ 10♠', 'plus', 11],
  ['K♠ A♥ 2♠ 10♠', 'plus', 0],
  ['2♥ 9♥ K♥ 10♠', 'plus', 6],
])('%s pays %s %i times its stake, before anything is decided', (text, kind, times) => {
  const board = play(text, [1])
  expect(payoutOf(`${kind}-1`, HUNDRED, board)).toBe(BigInt(times) * HUNDRED)
})

it('side bets are of the first two cards, whatever was split', () => {
  const board = play('8♠ 6♠ 8♠ 10♠ 8♥ 9♥ 2♥ 3♥', [1], '1:split 1:split')
  expect(payoutOf('pairs-1', HUNDRED, board)).toBe(26n * HUNDRED)
})

it('a hand that found no more cards stands, and the last ones are the dealer’s', () => {
  const from = SHOE_CARDS - DEALER_RESERVE - 4
  const board = play('2♠ 6♠ 3♠ 10♠', [1], '', from)
  expect(board.question).toBeNull()
  expect(board.isOver).toBe(true)
  const one = play('2♠ 6♠ 3♠ 10♠', [1], '1:hit', from - 1)
  expect([one.seats[0]?.hands[0]?.cards.length, one.isOver]).toEqual([3, true])
})

it('a round without a hand has no cards', () => {
  expect(boardOf({ from: 0, seats: [], cards: [], acts: [] })).toMatchObject({
    used: 0,
    isOver: true,
  })
})

it.each([
  ['seat-1', { kind: 'seat', seat: 1, hand: 1, isBehind: false }],
  ['alone-7', { kind: 'alone', seat: 7, hand: 1, isBehind: true }],
  ['behind-split-3-4', { kind: 'split', seat: 3, hand: 4, isBehind: true }],
  ['seat-8', null],
  ['split-3-5', null],
  ['behind-insurance-3', null],
])('%s is a spot, or none', (name, spot) => {
  expect(findBlackjackSpot(name)).toEqual(spot)
})

it('side bets take what keeps their highest payout near the table’s', () => {
  expect(spotMost('seat', 50_000_000_000n)).toBe(50_000_000_000n)
  expect(spotMost('pairs', 50_000_000_000n)).toBe(2_000_000_000n)
  expect(spotMost('plus', 50_000_000_000n)).toBe(500_000_000n)
})
