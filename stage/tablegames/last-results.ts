/** How the last rounds ended, the newest first, each in a sign. */
import {
  tablegameSign,
  tablegameWord,
  type TablegameBoard,
} from '#contract/games/tablegames-names.ts'
import { make } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'
import type { TablegameWords } from './words.ts'

export function createLastResults() {
  const title = make('h2')
  const list = make('ol', { class: 'tg-last' })
  const note = make('p', { class: 'vg-note' })
  let shown = ''
  return {
    element: make('section', { class: 'tg-roads', tabindex: '0' }, title, list, note),
    show: (boards: readonly TablegameBoard[], words: TablegameWords, lang: Lang): void => {
      const ends = boards.map(({ ended }) => ended).toReversed()
      const key = `${lang} ${ends.join()}`
      if (key === shown) return
      shown = key
      title.textContent = words.lastRounds
      note.textContent = words.apart
      list.setAttribute('aria-label', words.lastRounds)
      list.replaceChildren(
        ...ends.map((ended) =>
          make(
            'li',
            { 'data-ended': ended, title: tablegameWord(ended, lang) },
            tablegameSign(ended, lang),
          ),
        ),
      )
    },
  }
}
