import { defineWords } from '#web/words/words.ts'

export const FOUND_MATCH_WORDS = defineWords({
  tr: {
    title: 'Maçlar',
    all: (count: string) => `Tümü ${count}`,
    live: 'Canlı',
  },
  en: {
    title: 'Matches',
    all: (count) => `All ${count}`,
    live: 'Live',
  },
})
