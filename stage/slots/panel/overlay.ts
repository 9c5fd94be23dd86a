import { starPath } from '#kit/art/star.ts'
import { draw, make } from '../../dom.ts'

export interface Card {
  kind: 'intro' | 'summary' | 'celebration'
  picture?: HTMLElement | undefined
  title: string
  figure: string
  note?: string | undefined
  /** A return at or below the stake is shown without the colour of a win. */
  isPlain?: boolean
  /** The words of the button that goes on. */
  button: string
}

/** What stands over the reels for a while: the opening and the sum of free spins, a great win. */
export interface Overlay {
  element: HTMLElement
  show: (card: Card) => void
  count: (figure: string) => void
  hide: () => void
  isShown: () => boolean
}

/** Turns slowly behind the figure of a great win. */
const GREAT_STAR = [196, 160, 120]
  .map((radius) => `<path d="${starPath(200, 200, radius)}"/>`)
  .join('')

export function createOverlay(onPress: () => void): Overlay {
  const element = make('div', { class: 'overlay', hidden: true })
  let figure: HTMLElement | null = null
  element.addEventListener('click', onPress)
  return {
    element,
    isShown: () => !element.hidden,
    show: (card) => {
      const isPlain = card.isPlain === true
      figure = make('p', { class: isPlain ? 'card-figure is-plain' : 'card-figure' }, card.figure)
      const content = make('div', { class: `card is-${card.kind}` })
      if (card.kind === 'celebration')
        content.append(draw('0 0 400 400', GREAT_STAR, { class: 'card-star' }))
      if (card.picture) content.append(card.picture)
      content.append(make('h2', { class: 'card-title' }, card.title), figure)
      if (card.note !== undefined) content.append(make('p', { class: 'card-note' }, card.note))
      content.append(make('button', { class: 'card-go', type: 'button' }, card.button))
      element.replaceChildren(content)
      element.hidden = false
    },
    count: (text) => {
      if (figure) figure.textContent = text
    },
    hide: () => {
      element.hidden = true
      element.replaceChildren()
    },
  }
}
