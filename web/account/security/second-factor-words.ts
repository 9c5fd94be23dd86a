import { defineWords } from '#web/words/words.ts'

export const SECOND_FACTOR_WORDS = defineWords({
  tr: {
    title: 'İki adımlı giriş',
    back: 'Vazgeç',
    otherWays: 'Koda ulaşamıyor musunuz?',
    byRecovery: 'Kurtarma kodu kullan',
    byPasskey: 'Geçiş anahtarı kullan',
    passkeyWrong: 'Geçiş anahtarı doğrulanamadı. Kodla da girebilirsiniz.',
    byCode: 'Altı haneli koda dön',
    recovery: 'Kurtarma kodu',
    recoveryHint: 'İki adımlı girişi açarken aldığınız on koddan biri. Her kod bir kez geçer.',
    recoveryWrong: 'Kurtarma kodu on harf ve rakamdan oluşur.',
    logIn: 'Giriş yap',
  },
  en: {
    title: 'Two-step login',
    back: 'Cancel',
    otherWays: 'Can’t get at the code?',
    byRecovery: 'Use a recovery code',
    byPasskey: 'Use a passkey',
    passkeyWrong: 'The passkey could not be verified. You can use the code as well.',
    byCode: 'Back to the six-digit code',
    recovery: 'Recovery code',
    recoveryHint: 'One of the ten that came when you turned two-step login on. Each works once.',
    recoveryWrong: 'A recovery code has ten letters and digits.',
    logIn: 'Log in',
  },
})
