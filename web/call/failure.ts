import { auth } from '#web/state/auth.ts'
import { defineWords, wordsFor } from '#web/words/words.ts'
import { isBlocked } from './transport.ts'

const WORDS = defineWords({
  tr: { house: 'Sorun bağlantınızda değil, bizde. Sayfayı yenileyip yeniden deneyin.' },
  en: { house: 'The trouble is ours, not your connection. Reload the page and try again.' },
})

/** What is said when no answer came: `line`, unless the house has broken down and the line is not to blame. */
export const lostWords = (line: string): string =>
  isBlocked() ? wordsFor(WORDS, auth.getState().language.lang).house : line
