import { make } from '../dom.ts'
import type { FrameState } from './state.ts'
import type { FrameWords } from './words.ts'

/** The title over the board; under it a line of words, or figures in its place. */
export interface Heading {
  element: HTMLElement
  set: (title: string, line: string) => void
  /** What kind of play this is, where it is not the member's money; null where it is. */
  mark: (text: string | null) => void
  /** What counts at the moment, or null when nothing does. */
  figures: (figures: readonly string[] | null) => void
}

export function createHeading(): Heading {
  const title = make('h1', { class: 'title', id: 'game-name' })
  const line = make('p', { class: 'headline' })
  const mark = make('p', { class: 'play-mark', hidden: true })
  const figures = make('p', { class: 'heading-figures', hidden: true })
  const element = make('header', { class: 'heading' }, mark, title, line, figures)
  return {
    element,
    set: (name, headline) => {
      title.textContent = name
      line.textContent = headline
    },
    mark: (text) => {
      mark.hidden = text === null
      mark.textContent = text
    },
    figures: (list) => {
      line.hidden = list !== null
      figures.hidden = list === null
      figures.replaceChildren(...(list ?? []).map((figure) => make('span', {}, figure)))
    },
  }
}

/** Said where no money of the member's is played: a replay, a demo. */
export function markOf(
  { isReplay, config }: Pick<FrameState, 'isReplay' | 'config'>,
  words: FrameWords,
): string | null {
  if (isReplay) return words.replayMark
  return config.jurisdiction.socialCasino ? words.demoMark : null
}
