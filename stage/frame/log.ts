import { make } from '../dom.ts'

/** A long bonus round is told whole. */
const LINES_MAX = 300
const ANNOUNCED_MAX = 24

/** All that happens, in words: heard by screen readers, and read again in the rules sheet. */
export interface Log {
  element: HTMLElement
  /** With its language, where that is not the page's. */
  add: (sentence: string, lang?: string) => void
  lines: () => readonly string[]
}

export function createLog(): Log {
  const element = make('div', { class: 'unseen', role: 'log', 'aria-live': 'polite' })
  const lines: string[] = []
  return {
    element,
    lines: () => lines,
    add: (sentence, lang) => {
      lines.push(sentence)
      if (lines.length > LINES_MAX) lines.shift()
      element.append(make('p', { lang }, sentence))
      while (element.childElementCount > ANNOUNCED_MAX) element.firstElementChild?.remove()
    },
  }
}
