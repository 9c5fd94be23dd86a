import { defineWords } from '#web/words/words.ts'

export const FOUND_WORDS = defineWords({
  tr: {
    live: 'Canlı masalar',
    all: (count: string) => `Tümü ${count}`,
  },
  en: {
    live: 'Live tables',
    all: (count) => `All ${count}`,
  },
})
