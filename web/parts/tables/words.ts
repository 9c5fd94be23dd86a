import { LIVE_TYPE_NAMES } from '#contract/addresses/shelf-names.ts'
import { defineWords } from '#web/words/words.ts'

/** What a tile of a live table says. */
export const TABLE_WORDS = defineWords({
  tr: {
    types: LIVE_TYPE_NAMES.tr,
    limits: 'Bahis sınırları',
    freeSeats: (free: number) => (free === 0 ? 'Dolu, arkaya bahis' : `${free} boş koltuk`),
    asleep: 'Oturunca başlar',
    closed: 'Kapalı',
    closedText: 'Şu anda kapalı; açılınca burada oynanır',
    between: 'Sıradaki tur geliyor',
    open: 'Bahisler açık',
    waits: 'İlk bahsi bekliyor',
    playing: {
      roulette: 'Çark dönüyor',
      blackjack: 'El oynanıyor',
      baccarat: 'Kartlar açılıyor',
      poker: 'El oynanıyor',
      dice: 'Zarlar atılıyor',
      'game-show': 'Çark dönüyor',
      crash: 'Uçuş sürüyor',
    },
    last: 'Son sonuçlar',
    guests: 'kişi masada',
  },
  en: {
    types: LIVE_TYPE_NAMES.en,
    limits: 'Stake limits',
    freeSeats: (free) =>
      free === 0 ? 'Full, bets behind' : free === 1 ? '1 free seat' : `${free} free seats`,
    asleep: 'Sit to begin',
    closed: 'Closed',
    closedText: 'Closed just now; it is played here once it opens',
    between: 'Next round soon',
    open: 'Bets are open',
    waits: 'Waits for a bet',
    playing: {
      roulette: 'Wheel is turning',
      blackjack: 'Hand in play',
      baccarat: 'Cards are dealt',
      poker: 'Hand in play',
      dice: 'Dice are rolling',
      'game-show': 'Wheel is turning',
      crash: 'In flight',
    },
    last: 'Last results',
    guests: 'at the table',
  },
})
