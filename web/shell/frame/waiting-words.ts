import { defineWords } from '#web/words/words.ts'

/** What is said of a wait; it comes with the notice. */
export const WAITING_WORDS = defineWords({
  tr: {
    loading: 'Yükleniyor',
    longWait: 'Bu işlem beklenenden uzun sürüyor. Beklemek ya da yinelemek zarar vermez.',
    leave: 'Ana sayfaya dön',
    goOnWaiting: 'Bekle',
  },
  en: {
    loading: 'Loading',
    longWait: 'This is taking longer than expected. Waiting or repeating does no harm.',
    leave: 'Back to home',
    goOnWaiting: 'Wait',
  },
})
