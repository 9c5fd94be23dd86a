import type {
  FloorBetState,
  FloorCrowd,
  FloorStakeState,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import { make, setText } from '../dom.ts'
import { showMoney, showRoundMoney, type Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { createHighest, createOwnBets, type List, type ListAsks, type ListState } from './lists.ts'
import { showMultiple } from './multiple.ts'
import { pointOf } from './point.ts'
import type { CrashWords } from './words.ts'

export interface PeopleState extends ListState {
  /** What one has on the flight that is shown, and what others have. */
  own: readonly FloorStakeState[]
  others: readonly FloorBetState[]
}

/** Who bets: on this flight, or on the last one until the next begins; one's own bets; and the highest flights. */
export interface People {
  element: HTMLElement
  show: (state: PeopleState) => void
}

const TABS = ['flight', 'own', 'highest'] as const
type Tab = (typeof TABS)[number]

export function createPeople(asks: ListAsks): People {
  const flight = createFlight()
  const lists: Readonly<Record<Exclude<Tab, 'flight'>, List>> = {
    own: createOwnBets(asks),
    highest: createHighest(asks),
  }
  const buttons = TABS.map((tab) => make('button', { type: 'button', 'data-tab': tab }))
  const tabs = make('div', { class: 'crash-tabs', role: 'group' }, ...buttons)
  let open: Tab = 'flight'
  let state: PeopleState | null = null
  const show = (): void => {
    if (!state) return
    const { words } = state
    tabs.setAttribute('aria-label', words.people.tabs)
    for (const [at, tab] of TABS.entries()) {
      const button = buttons[at]
      if (!button) continue
      setText(button, words.people[tab])
      button.setAttribute('aria-pressed', String(tab === open))
    }
    flight.element.hidden = open !== 'flight'
    if (open === 'flight') flight.show(state)
    for (const list of Object.values(lists)) list.element.hidden = true
    if (open === 'flight') return
    lists[open].element.hidden = false
    lists[open].show(state)
  }
  for (const [at, button] of buttons.entries())
    button.addEventListener('click', () => {
      open = TABS[at] ?? 'flight'
      show()
    })
  return {
    element: make(
      'aside',
      { class: 'crash-people' },
      tabs,
      flight.element,
      lists.own.element,
      lists.highest.element,
    ),
    show: (next) => {
      state = next
      show()
    },
  }
}

function createFlight(): People {
  const which = make('p', { class: 'crash-which' })
  const coming = make('p', { class: 'crash-coming' })
  const totals = make('p', { class: 'crash-totals' })
  const head = make('tr')
  const rows = make('tbody')
  const table = make('table', {}, make('thead', {}, head), rows)
  return {
    element: make('div', { class: 'crash-list' }, which, coming, totals, table),
    show: ({ table: state, own, others, words, lang }) => {
      const { ended = null } = state
      const { people } = words
      setText(which, flightText(state, words, lang))
      const { count, total } = state
      const sums = { count, total: showRoundMoney(BigInt(total), lang) }
      setText(coming, ended ? fill(people.coming, sums) : '')
      showTotals(totals, ended ?? state, words, lang)
      head.replaceChildren(
        ...[people.who, people.stake, people.at, people.payout].map((name) =>
          make('th', { scope: 'col' }, name),
        ),
      )
      const end = endOf(state)
      rows.replaceChildren(
        ...own.map((stake) => ownRow(stake, end, words, lang)),
        ...others.map((bet) => row({ ...bet, end }, words, lang, false)),
      )
    },
  }
}

function flightText({ ended, round }: FloorTableState, { people }: CrashWords, lang: Lang): string {
  if (!ended) return fill(people.present, { number: round?.number ?? 0 })
  const point = pointOf(ended.outcome)
  const { number } = ended
  return point === null
    ? fill(people.void, { number })
    : fill(people.ended, { number, at: showMultiple(point, lang) })
}

function showTotals(
  element: HTMLElement,
  { count, out, total }: FloorCrowd,
  { people }: CrashWords,
  lang: Lang,
): void {
  const figure = (value: string, name: string) => make('span', {}, make('b', {}, value), ` ${name}`)
  element.replaceChildren(
    figure(String(count), count === 1 ? people.bet : people.bets),
    figure(String(out), people.out),
    make('span', {}, `${people.total} `, make('b', {}, showRoundMoney(BigInt(total), lang))),
  )
}

type End = 'none' | 'flown' | 'void'

function endOf({ ended, round }: FloorTableState): End {
  if (ended) return ended.outcome === null ? 'void' : 'flown'
  if (!round) return 'none'
  if (round.phase === 'void') return 'void'
  return round.landedAt === null ? 'none' : 'flown'
}

interface Row {
  who: string
  stake: number
  at: number | null
  payout: number
  isOut: boolean
  end: End
}

const ownRow = (
  { amount, endedAt, halfAt, paid, state }: FloorStakeState,
  end: End,
  words: CrashWords,
  lang: Lang,
): HTMLElement =>
  row(
    {
      who: words.people.you,
      stake: amount,
      at: endedAt ?? halfAt,
      payout: paid,
      isOut: state === 'paid',
      end: end === 'none' && state === 'lost' ? 'flown' : end,
    },
    words,
    lang,
    true,
  )

function row(
  { who, stake, at, payout, isOut, end }: Row,
  { people }: CrashWords,
  lang: Lang,
  isOwn: boolean,
): HTMLElement {
  const isHalfOut = !isOut && end === 'none' && at !== null
  const unpaid = { none: people.flying, flown: people.none, void: people.back }[end]
  const half = isHalfOut ? `½ ${showMultiple(at, lang)}` : unpaid
  const reached = isOut && at !== null ? showMultiple(at, lang) : half
  const given = !isOut && end === 'void' ? stake : payout
  const paid = isOut || isHalfOut || end !== 'none' ? showMoney(BigInt(given), lang) : ''
  return make(
    'tr',
    { class: isOut ? 'is-out' : '', 'data-own': isOwn },
    make('th', { scope: 'row' }, who),
    make('td', { class: 'money' }, showRoundMoney(BigInt(stake), lang)),
    make('td', { class: 'money' }, reached),
    make('td', { class: 'money' }, paid),
  )
}
