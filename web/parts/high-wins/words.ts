import { defineWords } from '#web/words/words.ts'

export const HIGH_WINS_WORDS = defineWords({
  tr: {
    title: 'Yüksek kazançlar',
    recent: 'Son 30 günün yüksek kazançları',
    lead: 'Bahsinin en az yirmi katını ödemiş gerçek turlar. Her tur bağımsızdır: geçmiş bir kazanç sonrakini ne yaklaştırır ne uzaklaştırır.',
    all: 'Oyunları gör',
    open: (game: string) => `${game} oyununu aç`,
  },
  en: {
    title: 'High wins',
    recent: 'High wins of the last 30 days',
    lead: 'Real rounds that paid at least twenty times their stake. Each round is independent: a past win brings the next one neither nearer nor further.',
    all: 'See the games',
    open: (game) => `Open ${game}`,
  },
})
