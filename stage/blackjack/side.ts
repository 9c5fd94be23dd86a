import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import { CUT_AFTER, MAIN_RETURN } from '#games/blackjack/numbers.ts'
import { make } from '../dom.ts'
import { showMoney, showPercent, showRoundMoney, type Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { dealIn } from './deal.ts'
import type { BlackjackWords } from './words.ts'

/** The table's figures. */
export function createInfo() {
  const title = make('h2')
  const rows = make('dl')
  const seal = make('p')
  return {
    element: make('section', { class: 'bj-info' }, title, rows, seal),
    show: (table: FloorTableState, name: string, words: BlackjackWords, lang: Lang): void => {
      title.replaceChildren(
        name,
        make('small', {}, fill(words.hand, { number: table.round?.number ?? 0 })),
      )
      const { min, max } = table.limits
      const limits = [min, max].map((amount) => showRoundMoney(BigInt(amount), lang)).join(' – ')
      const { end } = table.chain ?? { end: '' }
      seal.textContent = fill(words.seal, { end: `${end.slice(0, 4)}…${end.slice(-4)}` })
      const figures: readonly [string, string][] = [
        [words.limits, limits],
        [words.decks, words.eightDecks],
        [words.left, leftText(table, words)],
        [words.rtp, showPercent(MAIN_RETURN, lang)],
      ]
      rows.replaceChildren(
        ...figures.map(([key, value]) =>
          make('div', {}, make('dt', {}, key), make('dd', { class: 'money' }, value)),
        ),
      )
    },
  }
}

/** How far the shoe is from its cut card, as everybody at the table can count. */
function leftText({ round, last }: FloorTableState, words: BlackjackWords): string {
  const deal = dealIn(round?.outcome ?? null) ?? dealIn(last[0]?.outcome ?? null)
  const dealt = deal === null || deal.shoe === null ? CUT_AFTER : deal.from + deal.cards.length
  return dealt >= CUT_AFTER ? words.newShoe : fill(words.leftCards, { count: CUT_AFTER - dealt })
}

const LINES_SHOWN = 5

/** What happened last, as it is said. */
export function createTableLog() {
  const title = make('h2')
  const list = make('ol')
  const lines: string[] = []
  return {
    element: make('section', { class: 'bj-log', 'aria-hidden': 'true' }, title, list),
    add: (line: string): void => {
      lines.push(line)
      if (lines.length > LINES_SHOWN) lines.shift()
      list.replaceChildren(...lines.map((one) => make('li', {}, one)))
    },
    show: (words: BlackjackWords): void => {
      title.textContent = words.log
    },
  }
}

export interface PlayedHand {
  number: number
  staked: number
  paid: number
}

/** What a hand brought, or cost. */
export function showNet({ staked, paid }: PlayedHand, lang: Lang): string {
  const net = paid - staked
  return `${net > 0 ? '+' : ''}${showMoney(BigInt(net), lang)}`
}

/** What came of one's last rounds. */
export function createOwn() {
  const title = make('h2')
  const list = make('ul')
  return {
    element: make('section', { class: 'bj-own' }, title, list),
    show: (hands: readonly PlayedHand[], words: BlackjackWords, lang: Lang): void => {
      title.textContent = words.own
      const none = make('li', {}, words.ownNone)
      const row = (hand: PlayedHand): HTMLElement =>
        make(
          'li',
          {},
          make('span', {}, fill(words.hand, { number: hand.number })),
          make('b', { class: 'money' }, showNet(hand, lang)),
        )
      list.replaceChildren(...(hands.length === 0 ? [none] : hands.map(row)))
    },
  }
}
