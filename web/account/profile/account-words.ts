import { defineWords } from '#web/words/words.ts'

export const ACCOUNT_WORDS = defineWords({
  tr: {
    nav: 'Hesap sayfaları',
    back: 'Hesabım',
    sections: {
      account: 'Hesap',
      play: 'Oyun',
      money: 'Para',
      messages: 'Mesajlar',
      security: 'Güvenlik',
    },
    pages: {
      profile: 'Genel bakış',
      data: 'Kişisel veriler',
      favourites: 'Favoriler',
      games: 'Oyun geçmişi',
      fairness: 'Adillik',
      deposit: 'Para yatır',
      finance: 'Finans geçmişi',
      notifications: 'Bildirimler',
      password: 'Parola',
      twoFactor: 'İki adımlı giriş',
      passkeys: 'Geçiş anahtarları',
      sessions: 'Oturumlar',
    },
  },
  en: {
    nav: 'Account pages',
    back: 'My account',
    sections: {
      account: 'Account',
      play: 'Play',
      money: 'Money',
      messages: 'Messages',
      security: 'Security',
    },
    pages: {
      profile: 'Overview',
      data: 'Personal data',
      favourites: 'Favourites',
      games: 'Game history',
      fairness: 'Fairness',
      deposit: 'Deposit',
      finance: 'Finance history',
      notifications: 'Notifications',
      password: 'Password',
      twoFactor: 'Two-step login',
      passkeys: 'Passkeys',
      sessions: 'Sessions',
    },
  },
})
