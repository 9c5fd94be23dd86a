import { defineWords } from '#web/words/words.ts'

export const BET_ON_GAMES_WORDS = defineWords({
  tr: {
    title: 'Çekiliş Oyunları',
    lead: 'Toplar, bir çark, zarlar ve kartlar: çekilişler üç dakikada bir, pokerde her sokakta yeni oranlar. Oranlar tam olasılıklardan hesaplanır; sonuç bahisler kapandıktan sonra çekilir ve ardından kendiniz doğrularsınız.',
    tracks: 'Oyunlar',
    none: 'Şu an açık oyun yok',
    noneText: 'Oyunlar kapalı. Açıldıklarında burada yer alırlar.',
    toLive: 'Canlı masalara bak',
    loading: 'Oyunlar yükleniyor',
  },
  en: {
    title: 'Bet on games',
    lead: 'Balls, a wheel, dice and cards: a draw every three minutes, and at poker new prices on every street. Prices follow from exact chances; the result is drawn once bets are closed, and you can verify it afterwards.',
    tracks: 'Games',
    none: 'No game is open right now',
    noneText: 'The games are closed. Once they open, they stand here.',
    toLive: 'Look at the live tables',
    loading: 'The games are loading',
  },
})
