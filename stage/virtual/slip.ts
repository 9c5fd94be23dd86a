/** The slip: what one has selected with the stake of each, what is played already, and the way from the one to the other. */
import { icon, make } from '../dom.ts'
import type { Chip } from '../floor/chips-laid.ts'
import { OnePress } from '../floor/one-press.ts'
import { showMoney, showRoundMoney } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { draftLine, givenFor, placedLine, type SlipState } from './slip-lines.ts'
import { makeStepper, stepped } from './stepper.ts'

const FIRST_STAKE = 10_000_000
/** So many selections a slip holds. */
export const SELECTIONS_MOST = 20

interface SlipActs {
  play: (chips: readonly Chip[]) => void
  takeBack: (spot: string) => void
  onChange: () => void
  /** It holds as many selections as it may, and takes no other. */
  onFull: () => void
}

export class Slip {
  readonly #acts: SlipActs
  readonly #selected = new Map<string, number>()
  readonly #parts = makeParts()
  /** A bet that is taken back brings the next line under the pointer. */
  readonly #press = new OnePress()
  #each = FIRST_STAKE
  #state: SlipState | null = null
  #drawn = ''

  constructor(acts: SlipActs) {
    this.#acts = acts
    const { element, fold, clear, play, stepper } = this.#parts
    fold.addEventListener('click', () => {
      const isUnfolded = fold.getAttribute('aria-expanded') !== 'true'
      fold.setAttribute('aria-expanded', String(isUnfolded))
      element.classList.toggle('is-unfolded', isUnfolded)
      this.#changed()
    })
    clear.addEventListener('click', () => {
      this.#selected.clear()
      this.#changed()
    })
    stepper.onStep((by) => {
      this.#each = this.#stepped(this.#each, by)
      for (const spot of this.#selected.keys()) this.#selected.set(spot, this.#limited(spot))
      this.#changed()
    })
    play.addEventListener('click', () => {
      const chips = [...this.#selected].map(([spot, amount]) => ({ spot, amount }))
      if (chips.length > 0) this.#acts.play(chips)
    })
  }

  get element(): HTMLElement {
    return this.#parts.element
  }

  has(spot: string): boolean {
    return this.#selected.has(spot)
  }

  /** What is selected, in the order that it was. */
  get spots(): readonly string[] {
    return [...this.#selected.keys()]
  }

  toggle(spot: string): void {
    if (this.#selected.has(spot)) this.#selected.delete(spot)
    else if (this.#selected.size < SELECTIONS_MOST) this.#selected.set(spot, this.#limited(spot))
    else return this.#acts.onFull()
    this.#changed()
  }

  /** What was selected and not played; with a new round it is gone. Answers how many there were. */
  drop(): number {
    const { size } = this.#selected
    this.#selected.clear()
    return size
  }

  /** A selection has become a bet. */
  played(spot: string): void {
    this.#selected.delete(spot)
  }

  show(state: SlipState): void {
    this.#state = state
    const { lang, isOpen, isOver, placed, pending, offer } = state
    const { element } = this.#parts
    const drafts = [...this.#selected]
    const isUnfolded = element.classList.contains('is-unfolded')
    const key = JSON.stringify([
      drafts,
      this.#each,
      isUnfolded,
      lang,
      isOpen,
      isOver,
      placed,
      pending,
      offer.key,
    ])
    if (key === this.#drawn) return
    this.#drawn = key
    this.#showHead(state)
    this.#showLines(state)
    this.#showFoot(state)
  }

  #showHead({ words, lang, isOpen }: SlipState): void {
    const { element, title, fold, clear, eachName, stepper } = this.#parts
    const count = this.#selected.size
    const badge = make('span', { class: 'vg-count' }, String(count))
    title.replaceChildren(words.slip, ...(count > 0 ? [badge] : []))
    element.setAttribute('aria-label', fill(words.slipOf, { count: String(count) }))
    fold.textContent = element.classList.contains('is-unfolded') ? words.hide : words.show
    clear.setAttribute('aria-label', words.clear)
    clear.disabled = count === 0
    eachName.textContent = words.stakeEach
    const shown = showRoundMoney(BigInt(this.#each), lang)
    stepper.show(shown, words.lessEach, words.moreEach, isOpen)
  }

  #showLines(state: SlipState): void {
    const { list, empty } = this.#parts
    const { placed, pending, words } = state
    empty.textContent = words.empty
    empty.hidden = this.#selected.size + placed.length + pending.length > 0
    const { activeElement } = document
    const focused = activeElement instanceof HTMLElement ? activeElement.dataset['act'] : undefined
    const drafts = [...this.#selected].map(([spot, amount]) =>
      draftLine(state, spot, amount, {
        step: (by) => {
          this.#selected.set(spot, this.#limited(spot, this.#stepped(amount, by)))
          this.#changed()
        },
        away: () => this.toggle(spot),
      }),
    )
    const laid = placed.map((stake) =>
      placedLine(state, stake, () => {
        if (this.#press.takes(performance.now())) this.#acts.takeBack(stake.spot)
      }),
    )
    const isHeld = list.contains(activeElement)
    list.replaceChildren(...drafts, ...laid)
    if (!isHeld) return
    const again = `[data-act="${CSS.escape(focused ?? '')}"]`
    // Its line may be gone: then the lines, from where the next is one step away.
    const left = list.querySelector<HTMLElement>(again)
    if (left) left.focus()
    else this.#focusLines()
  }

  /** Folded on a phone, to what unfolds them. */
  #focusLines(): void {
    const { body, fold } = this.#parts
    ;(body.offsetParent === null ? fold : body).focus()
  }

  #showFoot({ words, lang, offer, placed, pending, isOpen, isOver }: SlipState): void {
    const { total, most, play, ends } = this.#parts
    const drafts = [...this.#selected]
    const laid = placed.map(({ spot, amount }): [string, number] => [spot, amount])
    const isPlayed = drafts.length === 0 && laid.length > 0
    const shown = isPlayed ? laid : drafts
    const money = showMoney(BigInt(sumOf(shown)), lang)
    total.show(isPlayed ? words.laid : words.total, money)
    if (isPlayed && isOver) {
      const given = placed.reduce((sum, stake) => sum + givenFor(stake), 0)
      most.show(words.payout, showMoney(BigInt(given), lang))
    } else most.show(words.bestCase, showMoney(offer.highest(shown), lang))
    play.textContent = fill(words.play, { amount: showMoney(BigInt(sumOf(drafts)), lang) })
    const isOff = drafts.length === 0 || !isOpen || pending.length > 0
    // What is switched off loses the focus: it goes to what has been played.
    if (isOff && play === document.activeElement) this.#focusLines()
    play.disabled = isOff
    ends.textContent = isOpen ? words.ends : words.next
  }

  /** As much as a bet takes of a stake. */
  #limited(spot: string, amount = this.#each): number {
    const most = this.#state?.offer.mostOn(spot) ?? null
    if (most === null || !this.#state) return amount
    return Math.max(this.#state.min, Math.min(amount, most))
  }

  #stepped(amount: number, by: 1 | -1): number {
    const { min, max } = this.#state ?? { min: amount, max: amount }
    return stepped(amount, by, min, max)
  }

  #changed(): void {
    this.#acts.onChange()
  }
}

const sumOf = (chips: readonly (readonly [string, number])[]): number =>
  chips.reduce((sum, [, amount]) => sum + amount, 0)

function makeParts() {
  const title = make('h2')
  const fold = make('button', { type: 'button', class: 'vg-fold', 'aria-expanded': 'false' })
  const clear = make('button', { type: 'button', class: 'vg-icon' }, icon('trash-2', 18))
  const list = make('ul', { class: 'vg-lines' })
  const empty = make('p', { class: 'vg-none' })
  const stepper = makeStepper()
  const eachName = make('span')
  const each = make('div', { class: 'vg-each' }, eachName, stepper.element)
  const [total, most] = [makeFigure(), makeFigure()]
  const play = make('button', { type: 'button', class: 'vg-play' })
  const ends = make('p', { class: 'vg-note' })
  const body = make('div', { class: 'vg-body', tabindex: '0' }, each, empty, list)
  const element = make(
    'section',
    { class: 'vg-slip' },
    make('header', {}, title, fold, clear),
    body,
    make('div', { class: 'vg-foot' }, total.element, most.element, play, ends),
  )
  return {
    element,
    title,
    fold,
    clear,
    body,
    list,
    empty,
    stepper,
    eachName,
    total,
    most,
    play,
    ends,
  }
}

function makeFigure() {
  const name = make('span')
  const value = make('b', { class: 'money' })
  return {
    element: make('p', { class: 'vg-figure' }, name, value),
    show: (label: string, text: string) => {
      name.textContent = label
      value.textContent = text
    },
  }
}
