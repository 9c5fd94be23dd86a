import { defineWords } from '#web/words/words.ts'

export const METHOD_WORDS = defineWords({
  tr: {
    favourite: (name: string) => `Favori: ${name}`,
    lost: 'Favoriniz kaydedilemedi. Bağlantınızı kontrol edip yeniden deneyin.',
  },
  en: {
    favourite: (name) => `Favourite: ${name}`,
    lost: 'Your favourite could not be saved. Check your connection and try again.',
  },
})
