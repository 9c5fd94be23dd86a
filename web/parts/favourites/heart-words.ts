import { defineWords } from '#web/words/words.ts'

/** Beside every tile: few, since they come with the first screen. */
export const HEART_WORDS = defineWords({
  tr: {
    name: (game: string) => `Favori: ${game}`,
    add: 'Favorilere ekle',
    remove: 'Favorilerden çıkar',
  },
  en: {
    name: (game) => `Favourite: ${game}`,
    add: 'Add to favourites',
    remove: 'Remove from favourites',
  },
})
