import { defineWords } from '#web/words/words.ts'

export const ACCOUNT_WORDS = defineWords({
  tr: {
    nav: 'Hesap sayfaları',
    profile: 'Hesabım',
    deposit: 'Para yatır',
    games: 'Oyun geçmişi',
    finance: 'Finans geçmişi',
    fairness: 'Adillik',
    sessions: 'Oturumlar',
  },
  en: {
    nav: 'Account pages',
    profile: 'My account',
    deposit: 'Deposit',
    games: 'Game history',
    finance: 'Finance history',
    fairness: 'Fairness',
    sessions: 'Sessions',
  },
})
