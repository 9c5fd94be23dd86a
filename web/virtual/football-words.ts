import { defineWords } from '#web/words/words.ts'

export const FOOTBALL_3D_WORDS = defineWords({
  tr: {
    title: '3D Futbol',
    lead: 'On altı kulüp, sezon sezon: her üç dakikada sekiz maç birlikte, doksan dakika altmış saniyede. Oranlar spor bahislerinin de kullandığı modelden; goller bahisler kapandıktan sonra çekilir ve ardından kendiniz doğrularsınız.',
    tracks: 'Ligler',
    none: 'Şu an açık lig yok',
    noneText: 'Lig kapalı. Açıldığında burada yer alır.',
    toLive: 'Canlı masalara bak',
    loading: 'Ligler yükleniyor',
  },
  en: {
    title: '3D football',
    lead: 'Sixteen clubs, season after season: eight matches together every three minutes, ninety minutes in sixty seconds. Prices come from the model that the sportsbook uses too; goals are drawn once bets are closed, and you can verify them afterwards.',
    tracks: 'Leagues',
    none: 'No league is open right now',
    noneText: 'The league is closed. Once it opens, it stands here.',
    toLive: 'Look at the live tables',
    loading: 'The leagues are loading',
  },
})
