import { starPath } from '#kit/art/star.ts'
import { draw, icon, make } from '../../dom.ts'
import {
  describeButton,
  figureButton,
  labelButton,
  refuseButton,
  roundButton,
  stepButton,
  type FigureButton,
} from '../../frame/buttons.ts'
import type { MoneyBar } from '../../frame/money-bar.ts'
import { fill } from '../../frame/words.ts'
import type { SlotWords } from '../words.ts'

/** What the bar of buttons shows at a moment. */
export interface ControlsView {
  words: SlotWords
  stake: string
  /** The next spin is a free round: stands in the stake's place. */
  free: { name: string; amount: string; description: string; left: number } | null
  buyCost: string
  /** The return of the bought round; shown where there is room. */
  buyRtp: string | null
  isBusy: boolean
  /** Only a recorded round: neither money nor stake is shown. */
  isReplay: boolean
  /** While a round is shown: may a press hurry it? */
  canSkip: boolean
  canSpin: boolean
  /** Why neither spin nor autoplay can be begun, or null. */
  spinRefusal: string | null
  hasAuto: boolean
  /** Rounds that still play by themselves; null when none do. */
  autoLeft: number | null
  canLower: boolean
  canRaise: boolean
  hasBuy: boolean
  /** Why the bonus cannot be bought now, or null. */
  buyRefusal: string | null
  hasFast: boolean
  isFast: boolean
}

export interface ControlsActions {
  press: () => void
  lower: () => void
  raise: () => void
  chooseStake: () => void
  buy: () => void
  autoplay: () => void
  toggleFast: () => void
}

export interface Controls {
  element: HTMLElement
  spin: HTMLButtonElement
  update: (view: ControlsView) => void
}

/** The slot's own buttons, with those of the frame's money bar among them. */
export function createControls(actions: ControlsActions, bar: MoneyBar): Controls {
  const auto = roundButton('repeat', actions.autoplay)
  const fast = roundButton('zap', actions.toggleFast)
  const less = stepButton('minus', actions.lower)
  const more = stepButton('plus', actions.raise)
  const stake = figureButton(actions.chooseStake)
  const spin = spinButton(actions.press)
  const buy = buyButton(actions.buy)
  const stepper = make('div', { class: 'stepper' }, less, stake.element, more)
  const left = make('div', { class: 'side is-left' })
  const right = make('div', { class: 'side is-right' })
  const moneyRow = make('div', { class: 'money-row' })
  const lead = make('div', { class: 'lead' }, left, moneyRow)
  const element = make('section', { class: 'controls' }, lead, spin.element, right, bar.status)
  // On a state the two switches balance the bar; they move themselves, so that Tab follows the eye.
  arrange((isDesktop) => {
    left.replaceChildren(
      bar.rules,
      ...(isDesktop ? [] : [bar.sound]),
      auto.element,
      ...(isDesktop ? [] : [fast.element]),
    )
    moneyRow.replaceChildren(bar.balance, stepper)
    right.replaceChildren(buy.element, ...(isDesktop ? [fast.element, bar.sound] : []))
  })
  const update = (view: ControlsView): void => {
    const { words } = view
    element.setAttribute('aria-label', words.controls)
    setStake(stake, view)
    stepper.classList.toggle('is-free-round', view.free !== null)
    for (const step of [less, more]) step.hidden = view.free !== null
    labelButton(less, words.less, view.isBusy || !view.canLower)
    labelButton(more, words.more, view.isBusy || !view.canRaise)
    labelButton(auto.element, view.autoLeft === null ? words.auto.title : words.auto.stop, false)
    auto.element.hidden = !view.hasAuto
    auto.press(view.autoLeft !== null)
    refuseButton(auto.element, view.spinRefusal)
    labelButton(fast.element, words.fast, false)
    fast.element.hidden = !view.hasFast
    fast.press(view.isFast)
    buy.set(view)
    buy.element.hidden = !view.hasBuy
    stepper.hidden = view.isReplay
    spin.set(view)
  }
  return { element, spin: spin.element, update }
}

function setStake(button: FigureButton, { free, stake, words, isBusy }: ControlsView): void {
  if (free) return button.set(free.name, free.amount, free.description, isBusy)
  button.set(words.stake, stake, fill(words.chooseStake, { amount: stake }), isBusy)
}

/** The same place as in the style sheet. */
const DESKTOP = '(min-width: 860px) and (min-height: 561px)'

function arrange(place: (isDesktop: boolean) => void): void {
  const desktop = matchMedia(DESKTOP)
  place(desktop.matches)
  desktop.addEventListener('change', () => place(desktop.matches))
}

function buyButton(run: () => void) {
  const name = make('span')
  const cost = make('span', { class: 'money' })
  const rtp = make('span', { class: 'buy-rtp' })
  const element = make(
    'button',
    { type: 'button', class: 'buy' },
    name,
    make('small', {}, cost, rtp),
  )
  element.addEventListener('click', run)
  return {
    element,
    set: (view: ControlsView) => {
      name.textContent = view.words.buy
      cost.textContent = view.buyCost
      rtp.textContent = view.buyRtp === null ? '' : ` · ${view.words.buyRtp} ${view.buyRtp}`
      element.disabled = view.isBusy
      refuseButton(element, view.buyRefusal)
      element.title = view.buyRefusal ?? ''
    },
  }
}

const SPIN_STAR =
  '<defs><radialGradient id="spin" cx=".38" cy=".28" r=".9"><stop offset="0" class="spin-lit"/><stop offset=".6" class="spin-mid"/><stop offset="1" class="spin-dark"/></radialGradient></defs>' +
  `<path d="${starPath(50, 51, 49, 0.84)}" class="spin-shade"/><path d="${starPath(50, 50, 45, 0.84)}" class="spin-face" fill="url(#spin)"/><path d="${starPath(50, 50, 36, 0.84)}" class="spin-ring"/>`

/** What the star says and shows: an icon, or how many rounds still play by themselves. */
function spinFace(view: ControlsView): {
  text: string
  isEnabled: boolean
  face: string
} {
  const { words, isBusy, isReplay, autoLeft, canSkip } = view
  const canSpin = view.canSpin && view.spinRefusal === null
  if (autoLeft !== null) {
    const text = fill(words.auto.stopLeft, { left: autoLeft })
    return { text, isEnabled: true, face: String(autoLeft) }
  }
  if (isBusy) return { text: words.skip, isEnabled: canSkip, face: 'chevrons-right' }
  const spin = view.free ? fill(words.freeRounds.spin, { left: view.free.left }) : words.spin
  return { text: isReplay ? words.watchAgain : spin, isEnabled: canSpin, face: 'rotate-cw' }
}

/** The Seljuk star that turns the reels, and skips while they turn. */
function spinButton(run: () => void) {
  const mark = make('span', { class: 'spin-mark' }, icon('rotate-cw', 34))
  const star = draw('0 0 100 100', SPIN_STAR, { class: 'spin-star' })
  const element = make('button', { type: 'button', class: 'spin' }, star, mark)
  element.addEventListener('click', run)
  return {
    element,
    set: (view: ControlsView) => {
      const { text, isEnabled, face } = spinFace(view)
      element.setAttribute('aria-label', text)
      element.setAttribute('aria-disabled', String(!isEnabled))
      describeButton(element, view.isBusy ? null : view.spinRefusal)
      element.classList.toggle('is-busy', view.isBusy)
      if (mark.dataset['face'] === face) return
      mark.dataset['face'] = face
      if (face === 'rotate-cw' || face === 'chevrons-right') mark.replaceChildren(icon(face, 34))
      else mark.replaceChildren(make('b', { class: 'auto-left' }, face))
    },
  }
}
