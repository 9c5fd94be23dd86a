import { starPath } from '#kit/star.ts'
import { draw, icon, make } from '../../dom.ts'
import { fill, type SlotWords } from '../words.ts'

/** What the bar of buttons shows at a moment. */
export interface ControlsView {
  words: SlotWords
  balance: string
  stake: string
  buyCost: string
  /** The return of the bought round; shown where there is room. */
  buyRtp: string | null
  isBusy: boolean
  /** Only a recorded round: neither money nor stake is shown. */
  isReplay: boolean
  /** While a round is told: may a press hurry it? */
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
  isLoud: boolean
  net: string | null
  clock: string | null
}

export interface ControlsActions {
  press: () => void
  lower: () => void
  raise: () => void
  chooseStake: () => void
  buy: () => void
  autoplay: () => void
  toggleFast: () => void
  toggleSound: () => void
  openRules: () => void
}

export interface Controls {
  element: HTMLElement
  spin: HTMLButtonElement
  update: (view: ControlsView) => void
}

export function createControls(actions: ControlsActions): Controls {
  const rules = roundButton('menu', actions.openRules)
  const auto = roundButton('repeat', actions.autoplay)
  const fast = roundButton('zap', actions.toggleFast)
  const sound = roundButton('volume-off', actions.toggleSound)
  const less = stepButton('minus', actions.lower)
  const more = stepButton('plus', actions.raise)
  const stake = figureButton(actions.chooseStake)
  const balance = figureBox()
  const spin = spinButton(actions.press)
  const buy = buyButton(actions.buy)
  const status = make('p', { class: 'status' })
  const stepper = make('div', { class: 'stepper' }, less, stake.element, more)
  const left = make('div', { class: 'side is-left' })
  const right = make('div', { class: 'side is-right' })
  const moneyRow = make('div', { class: 'money-row' })
  const lead = make('div', { class: 'lead' }, left, moneyRow)
  const element = make('section', { class: 'controls' }, lead, spin.element, right, status)
  // On a desk the two switches balance the bar; they move themselves, so that Tab follows the eye.
  arrange((isDesk) => {
    left.replaceChildren(
      rules.element,
      ...(isDesk ? [] : [sound.element]),
      auto.element,
      ...(isDesk ? [] : [fast.element]),
    )
    moneyRow.replaceChildren(balance.element, stepper)
    right.replaceChildren(buy.element, ...(isDesk ? [fast.element, sound.element] : []))
  })
  const update = (view: ControlsView): void => {
    const { words } = view
    element.setAttribute('aria-label', words.controls)
    balance.set(words.balance, view.balance)
    stake.set(words.stake, view.stake, fill(words.chooseStake, { amount: view.stake }), view.isBusy)
    label(less, words.less, view.isBusy || !view.canLower)
    label(more, words.more, view.isBusy || !view.canRaise)
    label(rules.element, words.menu, false)
    label(auto.element, view.autoLeft === null ? words.auto.title : words.auto.stop, false)
    auto.element.hidden = !view.hasAuto
    auto.press(view.autoLeft !== null)
    refuse(auto.element, view.spinRefusal)
    label(fast.element, words.fast, false)
    label(sound.element, words.sound, false)
    fast.element.hidden = !view.hasFast
    fast.press(view.isFast)
    sound.press(view.isLoud, view.isLoud ? 'volume-on' : 'volume-off')
    buy.set(view)
    buy.element.hidden = !view.hasBuy
    balance.element.hidden = view.isReplay
    stepper.hidden = view.isReplay
    spin.set(view)
    status.replaceChildren(...statusOf(view))
  }
  return { element, spin: spin.element, update }
}

/** The same place as in the style sheet. */
const DESK = '(min-width: 860px) and (min-height: 561px)'

function arrange(place: (isDesk: boolean) => void): void {
  const desk = matchMedia(DESK)
  place(desk.matches)
  desk.addEventListener('change', () => place(desk.matches))
}

function statusOf(view: ControlsView): HTMLElement[] {
  const refusal = view.spinRefusal === null ? [] : [make('span', {}, view.spinRefusal)]
  const parts: [string, string | null][] = [
    [view.words.clock, view.clock],
    [view.words.net, view.net],
  ]
  const figures = parts.flatMap(([name, value]) =>
    value === null ? [] : [make('span', {}, `${name} `, make('b', { class: 'money' }, value))],
  )
  return [...refusal, ...figures]
}

/** Not `disabled`: a press on it says why. */
function refuse(button: HTMLButtonElement, why: string | null): void {
  button.setAttribute('aria-disabled', String(why !== null))
  describe(button, why)
}

function describe(button: HTMLButtonElement, why: string | null): void {
  if (why === null) button.removeAttribute('aria-description')
  else button.setAttribute('aria-description', why)
}

function label(button: HTMLButtonElement, text: string, isDisabled: boolean): void {
  button.setAttribute('aria-label', text)
  button.title = text
  button.disabled = isDisabled
}

function roundButton(name: Parameters<typeof icon>[0], run: () => void) {
  const element = make('button', { type: 'button', class: 'round' }, icon(name))
  element.addEventListener('click', run)
  return {
    element,
    press: (isOn: boolean, shown = name) => {
      element.setAttribute('aria-pressed', String(isOn))
      element.replaceChildren(icon(shown))
    },
  }
}

function stepButton(name: Parameters<typeof icon>[0], run: () => void): HTMLButtonElement {
  const button = make('button', { type: 'button', class: 'step' }, icon(name, 18))
  button.addEventListener('click', run)
  return button
}

function figureBox() {
  const name = make('small')
  const value = make('b', { class: 'money' })
  return {
    element: make('div', { class: 'figure is-balance' }, name, value),
    set: (text: string, amount: string) => {
      name.textContent = text
      setFigure(value, amount)
    },
  }
}

/** A long amount is set smaller, never cut: the style sheet reckons with its length. */
function setFigure(value: HTMLElement, amount: string): void {
  value.textContent = amount
  value.style.setProperty('--length', String(amount.length))
}

function figureButton(run: () => void) {
  const name = make('small')
  const value = make('b', { class: 'money' })
  const element = make('button', { type: 'button', class: 'figure is-stake' }, name, value)
  element.addEventListener('click', run)
  return {
    element,
    set: (text: string, amount: string, said: string, isDisabled: boolean) => {
      name.textContent = text
      setFigure(value, amount)
      label(element, said, isDisabled)
    },
  }
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
      refuse(element, view.buyRefusal)
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
  return { text: isReplay ? words.watchAgain : words.spin, isEnabled: canSpin, face: 'rotate-cw' }
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
      describe(element, view.isBusy ? null : view.spinRefusal)
      element.classList.toggle('is-busy', view.isBusy)
      if (mark.dataset['face'] === face) return
      mark.dataset['face'] = face
      if (face === 'rotate-cw' || face === 'chevrons-right') mark.replaceChildren(icon(face, 34))
      else mark.replaceChildren(make('b', { class: 'auto-left' }, face))
    },
  }
}
