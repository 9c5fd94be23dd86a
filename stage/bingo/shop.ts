/** Where tickets are bought: how long yet, how many, and those that one has, which can be given back while the room sells. */
import { ticketsName } from '#contract/games/bingo-names.ts'
import type { FloorStakeState, FloorTableState } from '#contract/games/floor-protocol.ts'
import {
  BOUGHT_MOST,
  OWN_TICKETS_MOST,
  RETURN_PERCENT,
  type BingoRules,
} from '#games/bingo/numbers.ts'
import { icon, make } from '../dom.ts'
import type { ShownPhase } from '../floor/phase.ts'
import { showMoney, showPercent, showRoundMoney, type Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { gameIn } from './calls.ts'
import type { BingoWords } from './words.ts'

export interface ShopState {
  table: FloorTableState
  rules: BingoRules
  phase: ShownPhase
  nowMs: number
  stakes: readonly FloorStakeState[]
  isWaiting: boolean
  /** Nothing can be bought, whatever the room says. */
  isShut: boolean
  lang: Lang
  words: BingoWords
}

interface ShopActs {
  buy: (count: number) => void
  giveBack: (spot: string) => void
}

const COUNTS = [1, 3, BOUGHT_MOST] as const
const RADIUS = 25
const ROUND = 2 * Math.PI * RADIUS

export class Shop {
  readonly element: HTMLElement
  readonly #parts = makeParts()
  readonly #acts: ShopActs
  #count: number = COUNTS[0]
  #state: ShopState | null = null
  #drawn = ''

  constructor(acts: ShopActs) {
    this.#acts = acts
    const { element, choices, buy } = this.#parts
    this.element = element
    for (const { button, count } of choices)
      button.addEventListener('click', () => {
        this.#count = count
        this.#showChoice()
      })
    buy.addEventListener('click', () => {
      if (!buy.disabled) this.#acts.buy(this.#count)
    })
  }

  show(state: ShopState): void {
    this.#state = state
    this.tick(state.nowMs)
    this.#showHead(state)
    this.#showChoice()
    this.#showBought(state)
    this.#showLast(state)
  }

  /** The ring, by the house's clock: it is time itself. */
  tick(nowMs: number): void {
    const state = this.#state
    const round = state?.table.round
    const { seconds, left } = this.#parts
    const isOpen = state?.phase === 'open' && round
    const leftMs = isOpen ? Math.max(0, round.closesAt - nowMs) : 0
    const whole = round ? Math.max(1, round.closesAt - round.opensAt) : 1
    const text = isOpen ? String(Math.ceil(leftMs / 1_000)) : '–'
    if (seconds.textContent !== text) seconds.textContent = text
    left?.setAttribute('stroke-dashoffset', String(ROUND * (1 - Math.min(1, leftMs / whole))))
  }

  #showHead({ table, rules, phase, lang, words }: ShopState): void {
    const { title, note } = this.#parts
    this.element.setAttribute('aria-label', words.shop)
    title.textContent =
      phase === 'open'
        ? fill(words.game, { number: String(table.round?.number ?? '') })
        : words.phases[phase]
    note.textContent = fill(words.priceNote, {
      price: showRoundMoney(BigInt(rules.price), lang),
      rtp: showPercent(Number(RETURN_PERCENT) / 100, lang),
    })
  }

  #showChoice(): void {
    const state = this.#state
    if (!state) return
    const { choices, buy, hint } = this.#parts
    const { rules, phase, isWaiting, isShut, stakes, lang, words } = state
    const own = stakes.filter((stake) => stake.state === 'placed')
    const count = own.reduce((sum, { amount }) => sum + amount / rules.price, 0)
    const isOpen = phase === 'open' && !isShut
    for (const { button, count: each } of choices) {
      button.textContent = fill(each === 1 ? words.one : words.many, { count: String(each) })
      button.setAttribute('aria-pressed', String(each === this.#count))
      button.disabled = !isOpen
    }
    buy.textContent = fill(this.#count === 1 ? words.buyOne : words.buyMany, {
      count: String(this.#count),
      amount: showMoney(BigInt(rules.price * this.#count), lang),
    })
    // While one purchase is under way another is not taken, but the focus stays.
    buy.setAttribute('aria-disabled', String(isWaiting))
    buy.disabled = !isOpen || count + this.#count > OWN_TICKETS_MOST
    hint.textContent = isOpen
      ? fill(count + this.#count > OWN_TICKETS_MOST ? words.ownMost : words.shopOpen, {
          most: String(OWN_TICKETS_MOST),
        })
      : words.notes[phase]
  }

  #showBought({ stakes, phase, rules, lang, words }: ShopState): void {
    const { bought, list, buy } = this.#parts
    const own = stakes
      .filter(({ state }) => state !== 'back')
      .toSorted((one, other) => firstTicket(one.spot) - firstTicket(other.spot))
    const key = JSON.stringify([
      own.map(({ spot, amount, state }) => [spot, amount, state]),
      phase,
      lang,
    ])
    if (key === this.#drawn) return
    this.#drawn = key
    const count = own.reduce((sum, { amount }) => sum + amount / rules.price, 0)
    const staked = own.reduce((sum, { amount }) => sum + amount, 0)
    bought.textContent =
      count === 0
        ? words.none
        : fill(count === 1 ? words.boughtOne : words.bought, {
            count: String(count),
            amount: showMoney(BigInt(staked), lang),
          })
    // On a phone it is pushed sideways; without a button in it, it takes the keys itself.
    list.tabIndex = phase !== 'open' && own.length > 0 ? 0 : -1
    const { activeElement } = document
    const held = [...list.querySelectorAll('button')].findIndex((each) => each === activeElement)
    list.replaceChildren(
      ...own.map(({ spot, amount }) => {
        const name = ticketsName(spot, amount / rules.price, lang)
        const line = make('li', {}, make('span', {}, name))
        if (phase === 'open') line.append(this.#backButton(spot, fill(words.back, { name })))
        return line
      }),
    )
    if (held < 0) return
    // What was given back is gone: to the next, or to where tickets are bought.
    const left = list.querySelectorAll('button')
    ;(left[Math.min(held, left.length - 1)] ?? buy).focus()
  }

  #backButton(spot: string, label: string): HTMLElement {
    const button = make(
      'button',
      { type: 'button', class: 'bg-back', 'aria-label': label, title: label },
      icon('undo', 16),
    )
    button.addEventListener('click', () => this.#acts.giveBack(spot))
    return button
  }

  #showLast({ table, words, lang }: ShopState): void {
    const { lastTitle, last } = this.#parts
    lastTitle.textContent = words.last
    const lines = table.last.slice(0, 6).map((round) => {
      const house = gameIn(round)?.prizes.find(({ name }) => name === 'house')
      const text = house
        ? fill(words.lastGame, { number: String(round.number), count: String(house.ball) })
        : fill(words.lastNone, { number: String(round.number) })
      const money = house ? showMoney(BigInt(house.amount), lang) : ''
      return make('li', {}, make('span', {}, text), make('b', { class: 'money' }, money))
    })
    last.replaceChildren(...lines)
  }
}

const firstTicket = (spot: string): number => Number(spot.split('-')[1])

function makeParts() {
  const seconds = make('b', { class: 'money' })
  const ring = make('div', { class: 'bg-ring', 'aria-hidden': 'true' }, seconds)
  ring.insertAdjacentHTML(
    'afterbegin',
    `<svg viewBox="0 0 60 60"><circle cx="30" cy="30" r="${RADIUS}"/><circle class="is-left" cx="30" cy="30" r="${RADIUS}" stroke-dasharray="${ROUND}"/></svg>`,
  )
  const title = make('strong')
  const note = make('span')
  const choices = COUNTS.map((count) => ({ count, button: make('button', { type: 'button' }) }))
  const buy = make('button', { type: 'button', class: 'bg-buy' })
  const hint = make('p', { class: 'bg-hint' })
  const bought = make('p', { class: 'bg-bought', role: 'status' })
  const list = make('ul', { class: 'bg-list' })
  const lastTitle = make('h2')
  const last = make('ol', { class: 'bg-last' })
  const element = make(
    'section',
    { class: 'bg-shop' },
    make('header', {}, ring, make('p', {}, title, note)),
    make('div', { class: 'bg-choices', role: 'group' }, ...choices.map(({ button }) => button)),
    buy,
    hint,
    bought,
    list,
    make('div', { class: 'bg-past' }, lastTitle, last),
  )
  const left = ring.querySelector<SVGCircleElement>('.is-left')
  return { element, seconds, left, title, note, choices, buy, hint, bought, list, lastTitle, last }
}
