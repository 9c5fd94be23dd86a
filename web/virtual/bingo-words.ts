import { defineWords } from '#web/words/words.ts'

export const BINGO_LOBBY_WORDS = defineWords({
  tr: {
    title: 'Bingo',
    lead: '90 toplu odalar, her biri kendi kart fiyatıyla. Kartlarınız kendiliğinden işaretlenir; ödüller satılan kartlardan gelir, topların sırası satış kapandıktan sonra çekilir ve oyundan sonra kendiniz doğrularsınız.',
    tracks: 'Odalar',
    none: 'Şu an açık oda yok',
    noneText: 'Odalar kapalı. Açıldıklarında burada yer alırlar.',
    toLive: 'Canlı masalara bak',
    loading: 'Odalar yükleniyor',
  },
  en: {
    title: 'Bingo',
    lead: 'Rooms of 90 balls, each at its own price. Your tickets mark themselves; prizes come from the tickets sold, the order of the balls is drawn once the sale has closed, and you can verify it after the game.',
    tracks: 'Rooms',
    none: 'No room is open right now',
    noneText: 'The rooms are closed. Once they open, they stand here.',
    toLive: 'Look at the live tables',
    loading: 'The rooms are loading',
  },
})

export const SOUND_BINGO_LOBBY_WORDS = defineWords({
  tr: {
    title: 'Sesli Bingo',
    lead: 'Topların Türkçe ya da İngilizce seslendirildiği bingo odaları. Sesi odada siz açarsınız; söylenen her sayı yazıyla da durur.',
    tracks: 'Sesli odalar',
    none: 'Şu an açık sesli oda yok',
    noneText: 'Sesli odalar kapalı. Açıldıklarında burada yer alırlar.',
    toLive: 'Canlı masalara bak',
    loading: 'Sesli odalar yükleniyor',
  },
  en: {
    title: 'Sound bingo',
    lead: 'Bingo rooms whose balls are called aloud in Turkish or English. You switch the sound on in the room; every number that is said stands in words, too.',
    tracks: 'Sound rooms',
    none: 'No sound room is open right now',
    noneText: 'The sound rooms are closed. Once they open, they stand here.',
    toLive: 'Look at the live tables',
    loading: 'The sound rooms are loading',
  },
})
