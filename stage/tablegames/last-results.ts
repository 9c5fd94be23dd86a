/** How the last rounds ended, the newest first, each in a sign, and under them what the signs mean. */
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
  const key = make('p', { class: 'tg-key' })
  const note = make('p', { class: 'vg-note' })
  let shown = ''
  return {
    element: make('section', { class: 'tg-roads', tabindex: '0' }, title, list, key, note),
    show: (boards: readonly TablegameBoard[], words: TablegameWords, lang: Lang): void => {
      const ends = boards.map(({ ended }) => ended).toReversed()
      const now = `${lang} ${ends.join()}`
      if (now === shown) return
      shown = now
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
      key.replaceChildren(...[...new Set(ends)].flatMap((ended) => explained(ended, lang)))
    },
  }
}

/** A number says itself; a letter or a stroke stands for a word. */
function explained(ended: string, lang: Lang): (Node | string)[] {
  const sign = tablegameSign(ended, lang)
  if (/\d/.test(sign)) return []
  return [
    make('span', {}, make('b', { 'aria-hidden': 'true' }, sign), ` ${tablegameWord(ended, lang)}`),
  ]
}
