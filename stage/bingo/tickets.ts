/** One's tickets of a game: drawn once, then stamped ball by ball. */
import { prizeName } from '#contract/games/bingo-names.ts'
import type { BingoOutcome, BingoTicket } from '#contract/games/floor-protocol.ts'
import { NUMBERS } from '#games/bingo/numbers.ts'
import { make } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { makeStamp } from './ball.ts'
import { ticketState, type TicketState } from './calls.ts'
import type { BingoWords } from './words.ts'

export interface TicketsState {
  tickets: readonly BingoTicket[]
  game: BingoOutcome | null
  called: number
  lang: Lang
  words: BingoWords
}

export function createTickets() {
  const none = make('p', { class: 'bg-none' })
  const element = make('section', { class: 'bg-tickets', tabindex: '0' }, none)
  let shown: readonly ReturnType<typeof createTicket>[] = []
  let drawn = ''
  return {
    element,
    show(state: TicketsState): void {
      const { tickets, game, called, words } = state
      element.setAttribute('aria-label', words.tickets)
      none.textContent = words.noTickets
      none.hidden = tickets.length > 0
      const key = JSON.stringify(tickets)
      if (key !== drawn) {
        drawn = key
        shown = tickets.map(createTicket)
        element.replaceChildren(none, ...shown.map((one) => one.element))
        element.dataset['count'] = String(tickets.length)
      }
      for (const one of shown) one.show(ticketState(one.ticket, game, called), state)
    },
  }
}

function createTicket(ticket: BingoTicket) {
  const title = make('h2')
  const count = make('span', { class: 'money' })
  const note = make('em')
  const rows = ticket.rows.map((numbers) => ({
    numbers,
    cells: numbers.map((number) => createCell(number)),
  }))
  const element = make(
    'section',
    { class: 'bg-ticket', 'data-ticket': String(ticket.number) },
    make('header', {}, title, count, note),
    make(
      'table',
      {},
      make(
        'tbody',
        {},
        ...rows.map(({ cells }) => make('tr', {}, ...cells.map((cell) => cell.element))),
      ),
    ),
  )
  const show = (state: TicketState, { game, called, lang, words }: TicketsState): void => {
    const balls = new Set(game?.balls.slice(0, called) ?? [])
    const name = fill(words.ticket, { number: String(ticket.number) })
    title.textContent = name
    element.setAttribute('aria-label', name)
    count.textContent = `${NUMBERS - state.missing} / ${NUMBERS}`
    note.textContent =
      state.won.length > 0
        ? state.won.map((prize) => prizeName(prize, lang)).join(' · ')
        : fill(words.missing, { count: String(state.missing) })
    element.dataset['won'] = String(state.won.length > 0)
    for (const [at, { cells, numbers }] of rows.entries())
      for (const [column, cell] of cells.entries())
        cell.show(
          balls.has(numbers[column] ?? 0),
          state.won.length > 0 && state.fullRows[at] === true,
          words,
        )
  }
  return { element, ticket, show }
}

function createCell(number: number) {
  if (number === 0) {
    const element = make('td', { class: 'bg-blank' })
    return {
      element,
      show: (_isHit: boolean, isWon: boolean) => {
        element.dataset['won'] = String(isWon)
      },
    }
  }
  const element = make('td', { 'data-number': String(number) }, make('b', {}, String(number)))
  const mark = make('span', { class: 'unseen' })
  return {
    element,
    show: (isHit: boolean, isWon: boolean, words: BingoWords) => {
      element.dataset['won'] = String(isWon)
      if (element.dataset['hit'] === String(isHit)) return
      element.dataset['hit'] = String(isHit)
      mark.textContent = ` ${words.called}`
      if (isHit) {
        element.prepend(makeStamp())
        element.append(mark)
      } else {
        element.querySelector('.bg-stamp')?.remove()
        mark.remove()
      }
    },
  }
}
