import { defineWords } from '#web/words/words.ts'

export const GOLDEN_RACE_WORDS = defineWords({
  tr: {
    title: 'Altın Yarış',
    lead: 'Üç pist, her birinde iki dakikada bir koşu. Oranlar koşanların o günkü gücünden hesaplanır; sonuç bahisler kapandıktan sonra çekilir ve koşudan sonra kendiniz doğrularsınız.',
    tracks: 'Pistler',
    none: 'Şu an açık pist yok',
    noneText: 'Pistler kapalı. Açıldıklarında burada yer alırlar.',
    toLive: 'Canlı masalara bak',
    loading: 'Pistler yükleniyor',
  },
  en: {
    title: 'Golden race',
    lead: 'Three tracks, a race every two minutes on each. Prices follow from how strong the runners are that day; the result is drawn once bets are closed, and you can verify it after the race.',
    tracks: 'Tracks',
    none: 'No track is open right now',
    noneText: 'The tracks are closed. Once they open, they stand here.',
    toLive: 'Look at the live tables',
    loading: 'The tracks are loading',
  },
})
