import { defineWords } from '#web/words/words.ts'

export const ACCOUNT_WORDS = defineWords({
  tr: {
    nav: 'Hesap sayfaları',
    profile: 'Hesabım',
    deposit: 'Para yatır',
    games: 'Oyun geçmişi',
    finance: 'Finans geçmişi',
    fairness: 'Adillik',
    password: 'Parola',
    twoFactor: 'İki adımlı giriş',
    passkeys: 'Geçiş anahtarları',
    sessions: 'Oturumlar',
    data: 'Kişisel veriler',
  },
  en: {
    nav: 'Account pages',
    profile: 'My account',
    deposit: 'Deposit',
    games: 'Game history',
    finance: 'Finance history',
    fairness: 'Fairness',
    password: 'Password',
    twoFactor: 'Two-step login',
    passkeys: 'Passkeys',
    sessions: 'Sessions',
    data: 'Personal data',
  },
})
