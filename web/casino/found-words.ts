import { defineWords } from '#web/words/words.ts'

export const FOUND_WORDS = defineWords({
  tr: {
    live: 'Canlı masalar',
    all: (count: string) => `Tümü ${count}`,
    title: (search: string) => `“${search}” için bulunanlar`,
    tables: (count: string) => `${count} masa`,
    games: (count: string) => `${count} sanal oyun`,
  },
  en: {
    live: 'Live tables',
    all: (count) => `All ${count}`,
    title: (search) => `Found for “${search}”`,
    tables: (count) => (count === '1' ? '1 table' : `${count} tables`),
    games: (count) => (count === '1' ? '1 virtual game' : `${count} virtual games`),
  },
})
