import { defineWords } from '#web/words/words.ts'

export const LAST_PLAYED_WORDS = defineWords({
  tr: {
    title: 'Kaldığınız yerden',
    none: 'Henüz bir oyun oynamadınız. İlk turunuzdan sonra oyununuz burada durur.',
    failed: 'Son oyunlarınız alınamadı.',
    unfinished: 'Yarım tur',
  },
  en: {
    title: 'Where you left off',
    none: 'You have not played yet. After your first round the game waits for you here.',
    failed: 'Your last games could not be fetched.',
    unfinished: 'Unfinished round',
  },
})
