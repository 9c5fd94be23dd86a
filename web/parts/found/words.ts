import { defineWords } from '#web/words/words.ts'

export const FOUND_WORDS = defineWords({
  tr: {
    slotsTitle: 'Slotlar',
    live: 'Canlı masalar',
    all: (count: string) => `Tümü ${count}`,
    title: (search: string) => `“${search}” için bulunanlar`,
    slots: (count: string) => `${count} slot`,
    tables: (count: string) => `${count} masa`,
    games: (count: string) => `${count} sanal oyun`,
  },
  en: {
    slotsTitle: 'Slots',
    live: 'Live tables',
    all: (count) => `All ${count}`,
    title: (search) => `Found for “${search}”`,
    slots: (count) => (count === '1' ? '1 slot' : `${count} slots`),
    tables: (count) => (count === '1' ? '1 table' : `${count} tables`),
    games: (count) => (count === '1' ? '1 virtual game' : `${count} virtual games`),
  },
})
