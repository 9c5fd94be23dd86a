/** Lists that are asked for when somebody looks: one's own bets, from the history, and the highest flights, from what was published. */
import type {
  FloorPast,
  FloorPastStake,
  FloorPublished,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import { make, setText } from '../dom.ts'
import { showMoney, showRoundMoney, type Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { highestOf, type Flight } from './highest.ts'
import { showMultiple } from './multiple.ts'
import type { CrashWords } from './words.ts'

export interface ListAsks {
  past: () => Promise<FloorPast>
  published: (from: number, to: number) => Promise<FloorPublished>
  /** Is it played with play money? */
  isDemo: () => boolean
}

export interface ListState {
  table: FloorTableState
  /** What one has at the table, so that it differs when that does. */
  ownKey: string
  words: CrashWords
  lang: Lang
}

export interface List {
  element: HTMLElement
  show: (state: ListState) => void
}

const FLIGHTS_ASKED = 200
const HIGHEST_SHOWN = 15

/** What of the table makes a list old: the last flight that was told. */
const newestOf = ({ last }: FloorTableState): number => last[0]?.number ?? 0

interface ListOf<T> {
  ask: (table: FloorTableState) => Promise<T>
  heads: (words: CrashWords) => readonly string[]
  rows: (answer: T, state: ListState) => HTMLElement[]
  note: (answer: T, state: ListState) => string
  /** Must it be asked for again, that was asked for when all stood as it did before? */
  isOld: (before: ListState, now: ListState) => boolean
}

function createList<T>({ ask, heads, rows, note, isOld }: ListOf<T>): List {
  const text = make('p', { class: 'crash-list-note', role: 'status' })
  const again = make('button', { type: 'button', class: 'crash-again', hidden: true })
  const head = make('tr')
  const body = make('tbody')
  const table = make('table', {}, make('thead', {}, head), body)
  let state: ListState | null = null
  let answer: T | null = null
  let fetchedFor: ListState | null = null
  let [isAsking, hasFailed] = [false, false]
  let drawn = ''
  const fetchNow = async (): Promise<void> => {
    if (!state || isAsking) return
    ;[isAsking, hasFailed, fetchedFor] = [true, false, state]
    answer = await ask(state.table).catch(() => answer)
    ;[isAsking, hasFailed] = [false, answer === null]
    drawn = ''
    draw()
  }
  const draw = (): void => {
    if (!state) return
    const { words, lang } = state
    const key = JSON.stringify([lang, newestOf(state.table), isAsking, hasFailed])
    if (key === drawn) return
    drawn = key
    const { people } = words
    setText(again, people.again)
    again.hidden = !hasFailed
    if (answer === null) setText(text, hasFailed ? people.failed : people.loading)
    else setText(text, note(answer, state))
    const lines = answer === null ? [] : rows(answer, state)
    table.hidden = lines.length === 0
    head.replaceChildren(...heads(words).map((name) => make('th', { scope: 'col' }, name)))
    body.replaceChildren(...lines)
  }
  again.addEventListener('click', () => void fetchNow().then(draw))
  return {
    element: make('div', { class: 'crash-list', hidden: true }, text, again, table),
    show: (next) => {
      state = next
      if (!hasFailed && (fetchedFor === null || isOld(fetchedFor, next))) void fetchNow()
      draw()
    },
  }
}

export const createOwnBets = ({ past, isDemo }: ListAsks): List =>
  createList<FloorPast>({
    ask: past,
    isOld: (before, now) => before.ownKey !== now.ownKey,
    heads: ({ people }) => [people.number, people.stake, people.at, people.payout],
    rows: ({ stakes }, { words, lang }) => stakes.map((stake) => pastRow(stake, words, lang)),
    note: ({ stakes }, { words: { people } }) =>
      isDemo() ? people.ownDemo : stakes.length === 0 ? people.ownNone : people.ownNote,
  })

export const createHighest = ({ published }: ListAsks): List =>
  createList<readonly Flight[]>({
    ask: async (table) => {
      const to = newestOf(table)
      return to === 0 ? [] : (await published(Math.max(1, to - FLIGHTS_ASKED + 1), to)).rounds
    },
    // What was told since stands in the table's own list.
    isOld: (before, now) => newestOf(now.table) - newestOf(before.table) >= now.table.last.length,
    heads: ({ people }) => [people.number, people.at],
    rows: (flights, { table, lang }) =>
      highestOf([...flights, ...table.last], HIGHEST_SHOWN).map(({ number, point }) =>
        make(
          'tr',
          {},
          make('th', { scope: 'row', class: 'money' }, String(number)),
          make('td', { class: 'money' }, showMultiple(point, lang)),
        ),
      ),
    note: (flights, { table, words: { people } }) => {
      const count = new Set([...flights, ...table.last].map(({ number }) => number)).size
      return count === 0 ? people.highestNone : fill(people.highestNote, { count })
    },
  })

function pastRow(stake: FloorPastStake, { people }: CrashWords, lang: Lang): HTMLElement {
  const { round, amount, paid, state } = stake
  const isOut = state === 'paid'
  const payout = state === 'placed' ? '' : showMoney(BigInt(state === 'void' ? amount : paid), lang)
  return make(
    'tr',
    { class: isOut ? 'is-out' : '' },
    make('th', { scope: 'row', class: 'money' }, String(round)),
    make('td', { class: 'money' }, showRoundMoney(BigInt(amount), lang)),
    make('td', { class: 'money' }, reachedText(stake, people, lang)),
    make('td', { class: 'money' }, payout),
  )
}

function reachedText(
  { state, endedAt, halfAt }: FloorPastStake,
  { flying, back, none }: CrashWords['people'],
  lang: Lang,
): string {
  if (state === 'placed') return flying
  if (state === 'void') return back
  if (state !== 'paid') return none
  const half = halfAt === null ? [] : [`½ ${showMultiple(halfAt, lang)}`]
  const rest = endedAt === null ? [] : [showMultiple(endedAt, lang)]
  return [...half, ...rest].join(' · ') || none
}
