/** The panels of a board. */
import type { FloorStanding, FloorTableState } from '#contract/games/floor-protocol.ts'
import {
  MATCHES,
  clubAt,
  clubsOf,
  matchBetName,
  matchMarketName,
  matchName,
  partsOfBet,
  pickName,
  scoreIn,
  type Club,
  type MatchMarket,
} from '#contract/games/football-names.ts'
import { RETURN_LEAST, RETURN_MOST, spotsOf, type MatchSpot } from '#games/football/numbers.ts'
import { make } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { panelHead, sealNote } from '../virtual/panels.ts'
import { showPrice, showReturns, showShortPrice } from '../virtual/price-text.ts'
import { makeCrest } from './crest.ts'
import type { PriceBook } from './prices.ts'
import { dayOf } from './scene.ts'
import type { FootballWords } from './words.ts'

export interface BoardState {
  table: FloorTableState
  book: PriceBook
  lang: Lang
  words: FootballWords
  isOpen: boolean
  /** What is selected, and what is played; `key` changes with them. */
  chosen: { key: string; isSelected: (spot: string) => boolean; isLaid: (spot: string) => boolean }
}

export interface PanelState extends BoardState {
  /** Whose every bet is shown. */
  match: number
  hands: { toggle: (spot: string) => void; open: (match: number) => void }
}

const fieldOf = ({ table }: BoardState): readonly number[] | undefined => table.round?.card?.field

function priceButton(now: PanelState, spot: string, label: string): HTMLElement {
  const { book, lang, words, hands } = now
  const { match = 0 } = partsOfBet(spot) ?? {}
  const price = book.of(spot)
  const shown =
    price === undefined
      ? words.counting
      : price === null
        ? words.notOffered
        : showPrice(price, lang)
  const button = make('button', {
    type: 'button',
    class: 'vg-odds',
    'data-spot': spot,
    'aria-label': fill(words.offered, {
      match: matchName(fieldOf(now), match),
      bet: matchBetName(spot, lang),
      price: shown,
    }),
  })
  const text = price === undefined || price === null ? '–' : showShortPrice(price, lang)
  button.append(make('small', {}, label), text)
  button.addEventListener('click', () => hands.toggle(spot))
  return button
}

/** What changes of prices while they stand: which are selected and played, and whether any may be. */
export function markPrices(panel: HTMLElement, { book, isOpen, chosen }: BoardState): void {
  for (const button of panel.querySelectorAll<HTMLButtonElement>('.vg-odds')) {
    const { spot = '' } = button.dataset
    const price = book.of(spot)
    button.dataset['laid'] = String(chosen.isLaid(spot))
    button.setAttribute('aria-pressed', String(chosen.isSelected(spot)))
    button.disabled = price === undefined || price === null || !isOpen
  }
}

/** What stands beside each match on the first panel. */
const MAIN: readonly string[] = [
  'result-1',
  'result-x',
  'result-2',
  'under-25',
  'over-25',
  'both-yes',
  'both-no',
]

const mainHead = (spot: string, lang: Lang): string => {
  const { market = 'result' as const, picks = [] } = partsOfBet(`1-${spot}`) ?? {}
  const pick = pickName(market, picks, lang)
  if (market === 'result') return pick
  return market === 'both'
    ? `${lang === 'tr' ? 'KG' : 'BTS'} ${pick}`
    : matchBetName(`1-${spot}`, lang)
}

function pairOf(clubs: readonly Club[]): HTMLElement {
  const lines = clubs.map((club) =>
    make('span', { class: 'fb-club' }, makeCrest(club), make('span', { lang: 'tr' }, club.name)),
  )
  return make('span', { class: 'fb-pair' }, ...lines)
}

export function mainPanel(now: PanelState): HTMLElement[] {
  const { words, lang, table, hands } = now
  const rows = Array.from({ length: MATCHES }, (_, at) => {
    const match = at + 1
    const more = make(
      'button',
      {
        type: 'button',
        class: 'fb-more',
        'data-spot': `more-${match}`,
        'aria-label': fill(words.moreOf, { match: matchName(fieldOf(now), match) }),
      },
      `+${spotsOf(match).length - MAIN.length}`,
    )
    more.addEventListener('click', () => hands.open(match))
    return make(
      'li',
      {},
      pairOf(clubsOf(fieldOf(now), match)),
      ...MAIN.map((spot) => priceButton(now, `${match}-${spot}`, mainHead(spot, lang))),
      more,
    )
  })
  return [
    panelHead(
      table.round ? fill(words.day, dayOf(table.round)) : words.boards.main,
      fill(words.returns, { rtp: showReturns([RETURN_LEAST, RETURN_MOST], lang) }),
    ),
    make(
      'div',
      { class: 'fb-heads', 'aria-hidden': 'true' },
      make('span'),
      ...MAIN.map((spot) => make('span', {}, mainHead(spot, lang))),
      make('span'),
    ),
    make('ul', { class: 'fb-fixtures' }, ...rows),
  ]
}

/** Every bet on one match, market by market. */
export function matchPanel(now: PanelState): HTMLElement[] {
  const { words, lang, match, hands, table } = now
  const choices = Array.from({ length: MATCHES }, (_, at) => {
    const clubs = clubsOf(fieldOf(now), at + 1)
    const button = make(
      'button',
      {
        type: 'button',
        class: 'fb-choice',
        'data-spot': `match-${at + 1}`,
        'aria-pressed': String(at + 1 === match),
        'aria-label': matchName(fieldOf(now), at + 1),
      },
      ...clubs.map(({ short }) => make('span', { lang: 'tr' }, short)),
    )
    button.addEventListener('click', () => hands.open(at + 1))
    return button
  })
  const [home = 0, away = 0] = table.round?.card?.strengths.slice(2 * match - 2, 2 * match) ?? []
  const goals = (tenths: number): string => showShortPrice(tenths * 10, lang)
  const groups: readonly (readonly [MatchMarket, ...MatchMarket[]])[] = [
    ['result'],
    ['double'],
    ['both'],
    ['over', 'under'],
    ['halves'],
    ['score'],
  ]
  return [
    panelHead(
      matchName(fieldOf(now), match),
      fill(words.expected, { home: goals(home), away: goals(away) }),
    ),
    make('div', { class: 'fb-choices', role: 'group', 'aria-label': words.matches }, ...choices),
    ...groups.map((markets) => marketGroup(now, match, markets)),
  ]
}

function marketGroup(now: PanelState, match: number, markets: readonly MatchMarket[]): HTMLElement {
  const name = markets.map((market) => matchMarketName(market, now.lang)).join(' · ')
  const rows = markets.map((market) =>
    make(
      'div',
      { class: 'fb-market', 'data-market': market },
      ...spotsOf(match)
        .filter((spot) => spot.market === market)
        .map((spot) => priceButton(now, spot.name, labelOf(spot, now.lang))),
    ),
  )
  return make('section', { class: 'fb-group' }, make('h3', {}, name), ...rows)
}

/** Over and under stand below each other: there the line alone would not say which. */
const labelOf = ({ name, market, picks }: MatchSpot, lang: Lang): string =>
  market === 'over' || market === 'under' ? matchBetName(name, lang) : pickName(market, picks, lang)

const SHOWN = ['won', 'drawn', 'lost', 'goals', 'points'] as const

const figureOf = (standing: FloorStanding, column: (typeof SHOWN)[number]): string => {
  if (column === 'points') return String(3 * standing.won + standing.drawn)
  if (column !== 'goals') return String(standing[column])
  const difference = standing.scored - standing.conceded
  return `${difference > 0 ? '+' : difference < 0 ? '−' : ''}${Math.abs(difference)}`
}

export function tablePanel({ table, words }: PanelState): HTMLElement[] {
  const rows = (table.standings ?? []).map((standing, at) => {
    const club = clubAt(standing.club)
    return make(
      'tr',
      {},
      make('td', {}, String(at + 1)),
      make(
        'th',
        { scope: 'row' },
        make(
          'span',
          { class: 'fb-club' },
          makeCrest(club),
          make('span', { lang: 'tr' }, club.name),
        ),
      ),
      ...SHOWN.map((column) =>
        make(
          'td',
          { class: column === 'points' ? 'money fb-points' : 'money' },
          figureOf(standing, column),
        ),
      ),
      make('td', {}, formCell(standing.form, words)),
    )
  })
  const heads = [
    make('th', { scope: 'col' }, '#'),
    make('th', { scope: 'col' }, words.table.club),
    ...SHOWN.map((column) =>
      make(
        'th',
        { scope: 'col' },
        make('abbr', { title: words.tableNames[column] }, words.table[column]),
      ),
    ),
    make('th', { scope: 'col' }, words.table.form),
  ]
  const season = table.round ? fill(words.day, dayOf(table.round)) : ''
  return [
    panelHead(words.standings, season),
    make(
      'table',
      { class: 'fb-table' },
      make('thead', {}, make('tr', {}, ...heads)),
      make('tbody', {}, ...rows),
    ),
  ]
}

function formCell(form: string, words: FootballWords): HTMLElement {
  const letters = [...form].flatMap((one) =>
    one === 'w' || one === 'd' || one === 'l' ? [{ one, letter: words.form[one] }] : [],
  )
  const text =
    letters.length === 0
      ? words.noForm
      : fill(words.formText, { form: letters.map(({ letter }) => letter).join(' ') })
  return make(
    'span',
    { class: 'fb-form' },
    make('span', { class: 'unseen' }, text),
    ...letters.map(({ one, letter }) =>
      make('i', { 'aria-hidden': 'true', 'data-result': one }, letter),
    ),
  )
}

export function lastPanel({ table, words }: PanelState): HTMLElement[] {
  const rows = table.last.map(({ number, outcome, card }) => {
    const goals = outcome && 'goals' in outcome ? outcome.goals : null
    const matches = Array.from({ length: MATCHES }, (_, at) => {
      const [home, away] = clubsOf(card?.field, at + 1)
      const score = goals ? scoreIn(goals, at + 1).join('–') : words.phases.void
      return make(
        'li',
        {},
        make('span', { lang: 'tr' }, home.short),
        make('b', { class: 'money' }, score),
        make('span', { lang: 'tr' }, away.short),
      )
    })
    return make(
      'li',
      {},
      make('h3', {}, fill(words.day, dayOf({ number }))),
      make('ul', {}, ...matches),
    )
  })
  return [
    panelHead(words.last, ''),
    make('ol', { class: 'fb-last' }, ...rows),
    sealNote(table, words),
  ]
}
