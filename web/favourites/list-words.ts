import { defineWords } from '#web/words/words.ts'

export const LIST_WORDS = defineWords({
  tr: {
    title: 'Favoriler',
    lead: 'Kalbine dokunduğunuz oyunlar. Listeden çıkarmak için kalbe yeniden dokunun.',
    slots: 'Slotlar',
    live: 'Canlı masalar',
    games: (count: number) => `${count} oyun`,
    tables: (count: number) => `${count} masa`,
    loading: 'Favorileriniz yükleniyor',
    none: 'Henüz favoriniz yok',
    noneText: 'Bir oyunun kalbine dokunun; burada sizi bekler.',
    toSlots: 'Slotlara göz at',
    failed: 'Favorileriniz yüklenemedi',
  },
  en: {
    title: 'Favourites',
    lead: 'The games whose heart you touched. Touch it again to take one off the list.',
    slots: 'Slots',
    live: 'Live tables',
    games: (count) => (count === 1 ? '1 game' : `${count} games`),
    tables: (count) => (count === 1 ? '1 table' : `${count} tables`),
    loading: 'Your favourites are loading',
    none: 'No favourites yet',
    noneText: 'Touch the heart of a game, and it waits for you here.',
    toSlots: 'Look at the slots',
    failed: 'Your favourites could not be loaded',
  },
})
