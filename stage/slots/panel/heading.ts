import { make } from '../../dom.ts'

/** The title over the reels; during free spins the counter stands under it. */
export interface Heading {
  element: HTMLElement
  say: (title: string, line: string) => void
  /** What kind of play this is, where it is not the member's money; null where it is. */
  mark: (text: string | null) => void
  /** Figures of the free spins, or null when there are none. */
  count: (figures: readonly string[] | null) => void
}

export function createHeading(): Heading {
  const title = make('h1', { class: 'title', id: 'game-name' })
  const line = make('p', { class: 'headline' })
  const mark = make('p', { class: 'play-mark', hidden: true })
  const figures = make('p', { class: 'free-count', hidden: true })
  const element = make('header', { class: 'heading' }, mark, title, line, figures)
  return {
    element,
    say: (name, headline) => {
      title.textContent = name
      line.textContent = headline
    },
    mark: (text) => {
      mark.hidden = text === null
      mark.textContent = text
    },
    count: (list) => {
      line.hidden = list !== null
      figures.hidden = list === null
      figures.replaceChildren(...(list ?? []).map((figure) => make('span', {}, figure)))
    },
  }
}
