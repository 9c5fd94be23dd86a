import { auth } from '#web/state/auth.ts'
import { defineWords, wordsFor } from '#web/words/words.ts'
import { isBlocked } from './transport.ts'

/** What is said when no answer came and the line is not to blame: whose fault it is, then what helps. */
export const FAULT_WORDS = defineWords({
  tr: {
    ours: 'Sorun bağlantınızda değil, bizde.',
    reload: 'Sayfayı yenileyip yeniden deneyin.',
    again: 'Birazdan yeniden deneyin.',
    anew: 'Birazdan yeniden deneyin; sayfa baştan yüklenir.',
  },
  en: {
    ours: 'The trouble is ours, not your connection.',
    reload: 'Reload the page and try again.',
    again: 'Try again in a moment.',
    anew: 'Try again in a moment; the page loads anew.',
  },
})

/** What is said when no answer came: `line`, unless the house has broken down and the line is not to blame. */
export function lostWords(line: string): string {
  if (!isBlocked()) return line
  const { ours, reload } = wordsFor(FAULT_WORDS, auth.getState().language.lang)
  return `${ours} ${reload}`
}
