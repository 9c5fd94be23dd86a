/** The slip: what one has selected with the stake of each, what is played already, and the way from the one to the other. */
import type { FloorCard, FloorStakeState } from '#contract/games/floor-protocol.ts'
import { raceSpotName } from '#contract/games/race-names.ts'
import { findSpot, priceOf, spotMost } from '#games/race/numbers.ts'
import { icon, make } from '../dom.ts'
import type { Chip } from '../floor/chips-laid.ts'
import { showMoney, showRoundMoney, type Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { makeJacket, nameAt } from './scene.ts'
import type { RaceWords } from './words.ts'

const LIRA = 1_000_000
/** Stakes to step through, in lira. */
const STEPS: readonly number[] = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_500, 5_000]
const FIRST_STAKE = 10 * LIRA
/** So many selections a slip holds. */
export const SELECTIONS_MOST = 20

export interface SlipState {
  table: string
  card: FloorCard | null
  lang: Lang
  words: RaceWords
  isOpen: boolean
  min: number
  max: number
  placed: readonly FloorStakeState[]
  pending: readonly Chip[]
}

export interface SlipActs {
  play: (chips: readonly Chip[]) => void
  takeBack: (spot: string) => void
  onChange: () => void
}

export interface Slip {
  element: HTMLElement
  has: (spot: string) => boolean
  toggle: (spot: string) => void
  /** What was selected and not played; with a new race it is gone. Answers how many there were. */
  drop: () => number
  /** A selection has become a bet. */
  played: (spot: string) => void
  show: (state: SlipState) => void
}

export function createSlip(acts: SlipActs): Slip {
  const selected = new Map<string, number>()
  let each = FIRST_STAKE
  let state: SlipState | null = null
  let drawn = ''
  const title = make('h2')
  const toggleButton = make('button', {
    type: 'button',
    class: 'rc-fold',
    'aria-expanded': 'false',
  })
  const clear = make('button', { type: 'button', class: 'rc-icon' }, icon('trash-2', 18))
  const list = make('ul', { class: 'rc-lines' })
  const empty = make('p', { class: 'rc-none' })
  const stepper = makeStepper()
  const eachName = make('span')
  const total = makeFigure()
  const most = makeFigure()
  const play = make('button', { type: 'button', class: 'rc-play' })
  const ends = make('p', { class: 'rc-note' })
  const element = make(
    'section',
    { class: 'rc-slip' },
    make('header', {}, title, toggleButton, clear),
    make(
      'div',
      { class: 'rc-body' },
      make('div', { class: 'rc-each' }, eachName, stepper.element),
      empty,
      list,
    ),
    make('div', { class: 'rc-foot' }, total.element, most.element, play, ends),
  )
  toggleButton.addEventListener('click', () => {
    const isOpen = toggleButton.getAttribute('aria-expanded') !== 'true'
    toggleButton.setAttribute('aria-expanded', String(isOpen))
    element.classList.toggle('is-unfolded', isOpen)
    redraw()
  })
  clear.addEventListener('click', () => {
    selected.clear()
    changed()
  })
  stepper.onStep((by) => {
    each = stepped(each, by, state?.min ?? LIRA, state?.max ?? each)
    for (const spot of selected.keys()) selected.set(spot, limited(spot, each))
    changed()
  })
  play.addEventListener('click', () => {
    const chips = [...selected].map(([spot, amount]) => ({ spot, amount }))
    if (chips.length > 0) acts.play(chips)
  })

  function limited(spot: string, amount: number): number {
    const price = priceIn(state?.card ?? null, spot)
    if (price === null || !state) return amount
    return Math.max(state.min, Math.min(amount, Number(spotMost(price, BigInt(state.max)))))
  }

  function changed(): void {
    drawn = ''
    acts.onChange()
  }

  function redraw(): void {
    drawn = ''
    if (state) show(state)
  }

  function show(now: SlipState): void {
    state = now
    const { words, lang, isOpen, placed, pending, card } = now
    const key = JSON.stringify([[...selected], each, lang, isOpen, placed, pending, card])
    if (key === drawn) return
    drawn = key
    const count = selected.size
    title.textContent = words.slip
    title.append(...(count > 0 ? [make('span', { class: 'rc-count' }, String(count))] : []))
    element.setAttribute('aria-label', fill(words.slipOf, { count: String(count) }))
    const isUnfolded = toggleButton.getAttribute('aria-expanded') === 'true'
    toggleButton.textContent = isUnfolded ? words.hide : words.show
    clear.setAttribute('aria-label', words.clear)
    clear.disabled = count === 0
    eachName.textContent = words.stakeEach
    stepper.show(showRoundMoney(BigInt(each), lang), words.lessEach, words.moreEach, isOpen)
    empty.textContent = words.empty
    empty.hidden = count + placed.length + pending.length > 0
    const focused =
      document.activeElement instanceof HTMLElement
        ? document.activeElement.dataset['act']
        : undefined
    list.replaceChildren(
      ...[...selected].map(([spot, amount]) => draftLine(now, spot, amount)),
      ...placed.map((stake) => placedLine(now, stake)),
    )
    if (focused !== undefined)
      list.querySelector<HTMLElement>(`[data-act="${CSS.escape(focused)}"]`)?.focus()
    const staked = [...selected.values()].reduce((sum, amount) => sum + amount, 0)
    const laid = placed.map((stake): [string, number] => [stake.spot, stake.amount])
    const isPlayed = count === 0 && laid.length > 0
    const shown = isPlayed ? laid.reduce((sum, [, amount]) => sum + amount, 0) : staked
    total.show(isPlayed ? words.laid : words.total, showMoney(BigInt(shown), lang))
    most.show(words.bestCase, showMoney(highest(isPlayed ? laid : [...selected], card), lang))
    play.textContent = fill(words.play, { amount: showMoney(BigInt(staked), lang) })
    play.disabled = count === 0 || !isOpen || pending.length > 0
    ends.textContent = isOpen ? words.ends : words.next
  }

  function draftLine(
    { table, card, lang, words, isOpen }: SlipState,
    spot: string,
    amount: number,
  ) {
    const name = raceSpotName(spot, lang)
    const step = makeStepper(spot)
    step.show(
      showRoundMoney(BigInt(amount), lang),
      fill(words.less, { bet: name }),
      fill(words.more, { bet: name }),
      isOpen,
    )
    step.onStep((by) => {
      selected.set(
        spot,
        limited(spot, stepped(amount, by, state?.min ?? LIRA, state?.max ?? amount)),
      )
      changed()
    })
    const away = make(
      'button',
      {
        type: 'button',
        class: 'rc-icon',
        'aria-label': fill(words.remove, { bet: name }),
        'data-act': `away ${spot}`,
      },
      '×',
    )
    away.addEventListener('click', () => {
      selected.delete(spot)
      changed()
    })
    return make(
      'li',
      {},
      ...lineHead(table, card, spot, lang),
      make('div', { class: 'rc-tools-line' }, step.element, away),
    )
  }

  function placedLine({ table, card, lang, words, isOpen }: SlipState, stake: FloorStakeState) {
    const name = raceSpotName(stake.spot, lang)
    const back = make(
      'button',
      {
        type: 'button',
        class: 'rc-back',
        'aria-label': fill(words.back, { bet: name }),
        'data-act': `back ${stake.seq}`,
      },
      icon('undo', 16),
    )
    back.disabled = !isOpen
    back.addEventListener('click', () => acts.takeBack(stake.spot))
    return make(
      'li',
      { 'data-laid': 'true' },
      ...lineHead(table, card, stake.spot, lang),
      make(
        'div',
        { class: 'rc-tools-line' },
        make('span', {}, words.laid),
        make('b', { class: 'money' }, showMoney(BigInt(stake.amount), lang)),
        back,
      ),
    )
  }

  return {
    element,
    has: (spot) => selected.has(spot),
    toggle: (spot) => {
      if (selected.has(spot)) selected.delete(spot)
      else if (selected.size < SELECTIONS_MOST) selected.set(spot, limited(spot, each))
      changed()
    },
    drop: () => {
      const { size } = selected
      selected.clear()
      drawn = ''
      return size
    },
    played: (spot) => {
      selected.delete(spot)
      drawn = ''
    },
    show,
  }
}

/** What one lira on a bet pays on this card, in hundredths; null where it has none. */
export function priceIn(card: FloorCard | null, spot: string): number | null {
  const found = findSpot(spot)
  return found && card ? priceOf(found, card.strengths) : null
}

/** The exact price: `4,30`, `1.234,56`. */
export function showPrice(hundredths: number, lang: Lang): string {
  return new Intl.NumberFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(hundredths / 100)
}

/** As much of it as fits a small cell, and never more than it is. */
export function showShortPrice(hundredths: number, lang: Lang): string {
  const digits = hundredths < 1_000 ? 2 : hundredths < 10_000 ? 1 : 0
  const unit = 10 ** (2 - digits)
  return new Intl.NumberFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format((Math.floor(hundredths / unit) * unit) / 100)
}

/** What all selections pay together where the order is kindest to them. */
function highest(chips: readonly (readonly [string, number])[], card: FloorCard | null): bigint {
  if (!card) return 0n
  const posts = card.field.map((_, at) => at + 1)
  const bets = chips.flatMap(([name, amount]) => {
    const [spot, price] = [findSpot(name), priceIn(card, name)]
    return spot && price !== null ? [{ spot, won: (BigInt(amount) * BigInt(price)) / 100n }] : []
  })
  const placed = posts.length >= 8 ? 3 : 2
  let best = 0n
  for (const a of posts)
    for (const b of posts)
      for (const c of posts) {
        if (a === b || b === c || a === c) continue
        const order = [a, b, c]
        const won = bets.reduce((sum, { spot, won: pays }) => {
          const isRight =
            spot.market === 'place'
              ? order.slice(0, placed).includes(spot.posts[0] ?? 0)
              : spot.posts.every((post, at) => order[at] === post)
          return isRight ? sum + pays : sum
        }, 0n)
        if (won > best) best = won
      }
  return best
}

function lineHead(table: string, card: FloorCard | null, spot: string, lang: Lang): HTMLElement[] {
  const posts = findSpot(spot)?.posts ?? []
  const price = priceIn(card, spot)
  return [
    make('span', { class: 'rc-jackets', 'aria-hidden': 'true' }, ...posts.map(makeJacket)),
    make(
      'span',
      { class: 'rc-what' },
      raceSpotName(spot, lang),
      make(
        'small',
        { lang: 'tr' },
        posts.map((post) => nameAt(table, card ?? undefined, post)).join(' – '),
      ),
    ),
    make('b', { class: 'money rc-price' }, price === null ? '–' : showPrice(price, lang)),
  ]
}

function stepped(amount: number, by: 1 | -1, min: number, max: number): number {
  const steps = STEPS.map((step) => step * LIRA).filter((step) => step >= min && step <= max)
  const next =
    by > 0 ? steps.find((step) => step > amount) : steps.findLast((step) => step < amount)
  return next ?? amount
}

function makeStepper(key = '') {
  const less = make('button', { type: 'button', 'data-act': `less ${key}` }, '−')
  const more = make('button', { type: 'button', 'data-act': `more ${key}` }, '+')
  const figure = make('b', { class: 'money' })
  return {
    element: make('div', { class: 'rc-stepper' }, less, figure, more),
    onStep: (step: (by: 1 | -1) => void) => {
      less.addEventListener('click', () => step(-1))
      more.addEventListener('click', () => step(1))
    },
    show: (amount: string, lessName: string, moreName: string, isEnabled: boolean) => {
      figure.textContent = amount
      less.setAttribute('aria-label', lessName)
      more.setAttribute('aria-label', moreName)
      less.disabled = !isEnabled
      more.disabled = !isEnabled
    },
  }
}

function makeFigure() {
  const name = make('span')
  const value = make('b', { class: 'money' })
  return {
    element: make('p', { class: 'rc-figure' }, name, value),
    show: (label: string, text: string) => {
      name.textContent = label
      value.textContent = text
    },
  }
}
