import type {
  FloorBetState,
  FloorStakeState,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import { make } from '../dom.ts'
import { showMoney, showRoundMoney, type Lang } from '../frame/amounts.ts'
import { showMultiple } from './multiple.ts'
import type { CrashWords } from './words.ts'

/** Who bets on this flight: own rows first, then the highest of the others, who are masked. */
export interface People {
  element: HTMLElement
  show: (
    table: FloorTableState,
    bets: { own: readonly FloorStakeState[]; others: readonly FloorBetState[] },
    words: CrashWords,
    lang: Lang,
  ) => void
}

export function createPeople(): People {
  const totals = make('p', { class: 'crash-totals' })
  const head = make('tr')
  const rows = make('tbody')
  const table = make('table', {}, make('thead', {}, head), rows)
  return {
    element: make('aside', { class: 'crash-people' }, totals, table),
    show: (state, { own, others }, words, lang) => {
      const { people } = words
      const count = (figure: string, name: string) =>
        make('span', {}, make('b', {}, figure), ` ${name}`)
      totals.replaceChildren(
        count(String(state.count), state.count === 1 ? people.bet : people.bets),
        count(String(state.out), people.out),
        make(
          'span',
          {},
          `${people.total} `,
          make('b', {}, showRoundMoney(BigInt(state.total), lang)),
        ),
      )
      head.replaceChildren(
        ...[people.who, people.stake, people.at, people.payout].map((name) =>
          make('th', { scope: 'col' }, name),
        ),
      )
      rows.replaceChildren(
        ...own.map((stake) => ownRow(stake, state, words, lang)),
        ...others.map((bet) => row({ ...bet, isOver: isOver(state) }, words, lang, false)),
      )
    },
  }
}

const isOver = ({ round }: FloorTableState): boolean => round?.landedAt !== null

interface Row {
  who: string
  stake: number
  at: number | null
  payout: number
  isOut: boolean
  isOver: boolean
}

const ownRow = (
  stake: FloorStakeState,
  state: FloorTableState,
  words: CrashWords,
  lang: Lang,
): HTMLElement =>
  row(
    {
      who: words.people.you,
      stake: stake.amount,
      at: stake.endedAt,
      payout: stake.paid,
      isOut: stake.state === 'paid',
      isOver: isOver(state),
    },
    words,
    lang,
    true,
  )

function row(
  { who, stake, at, payout, isOut, isOver: over }: Row,
  { people }: CrashWords,
  lang: Lang,
  isOwn: boolean,
): HTMLElement {
  const reached = isOut && at !== null ? showMultiple(at, lang) : over ? people.none : people.flying
  const paid = isOut || over ? showMoney(BigInt(payout), lang) : ''
  return make(
    'tr',
    { class: isOut ? 'is-out' : '', 'data-own': isOwn },
    make('th', { scope: 'row' }, who),
    make('td', { class: 'money' }, showRoundMoney(BigInt(stake), lang)),
    make('td', { class: 'money' }, reached),
    make('td', { class: 'money' }, paid),
  )
}
