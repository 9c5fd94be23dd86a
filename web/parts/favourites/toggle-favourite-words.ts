import { defineWords } from '#web/words/words.ts'

export const WISH_WORDS = defineWords({
  tr: {
    added: 'Favorilere Başarıyla Eklendi',
    removed: 'Favorilere Başarıyla Kaldırıldı',
    lost: 'Favoriniz kaydedilemedi. Bağlantınızı kontrol edip yeniden deneyin.',
  },
  en: {
    added: 'Added to your favourites',
    removed: 'Removed from your favourites',
    lost: 'Your favourite could not be saved. Check your connection and try again.',
  },
})
