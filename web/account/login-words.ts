import { defineWords } from '#web/words/words.ts'

export const LOGIN_WORDS = defineWords({
  tr: {
    title: 'Giriş yap',
    lead: 'Kasa’nız kaldığınız yerde duruyor.',
    goOn: 'Devam etmek için giriş yapın.',
    username: 'Üye adı, e-posta ya da telefon',
    password: 'Parola',
    showPassword: 'Parolayı göster',
    hidePassword: 'Parolayı gizle',
    required: 'Bu alan zorunludur',
    logIn: 'Giriş yap',
    wrong: 'Yazdığınız adı ve parolanızı kontrol edin. Parolada büyük ve küçük harf ayrımı vardır.',
    inactive:
      'Hesabınız açık değil. Yeni üyeyseniz size gönderdiğimiz e-postadaki bağlantıya dokunun.',
    confirmAgain: 'Yeni bağlantı iste',
    locked: (minutes: number) =>
      `Çok fazla yanlış deneme yapıldı. ${minutes} dakika sonra yeniden deneyin ya da parolanızı yenileyin.`,
    tooManyCodes: 'Çok fazla yanlış kod girildi. Biraz sonra parolanızla yeniden başlayın.',
    waitedTooLong: 'Kodun girilmesi için ayrılan süre doldu. Parolanızla yeniden giriş yapın.',
    forgot: 'Parolamı unuttum',
    noAccount: 'Üye değil misiniz?',
    register: 'Kayıt ol',
    passkey: 'Geçiş anahtarı ile giriş yap',
    or: 'ya da',
    unreachable: 'Bağlantınızı kontrol edip yeniden deneyin. Yazdıklarınız duruyor.',
    demo: 'Demo hesap:',
  },
  en: {
    title: 'Log in',
    lead: 'Your Kasa is just as you left it.',
    goOn: 'Log in to go on.',
    username: 'Member name, e-mail or phone',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    required: 'Required field',
    logIn: 'Log in',
    wrong:
      'Check the name you typed and your password. The password tells capital letters from small ones.',
    inactive:
      'Your account is not open. If you are new here, press the link in the e-mail that we sent you.',
    confirmAgain: 'Ask for a new link',
    locked: (minutes) =>
      `Too many wrong tries. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or reset your password.`,
    tooManyCodes: 'Too many wrong codes. Begin again with your password in a while.',
    waitedTooLong: 'The time for the code is over. Log in again with your password.',
    forgot: 'Forgot your password?',
    noAccount: 'Not a member yet?',
    register: 'Register',
    passkey: 'Log in with a passkey',
    or: 'or',
    unreachable: 'Check your connection and try again. What you typed is still here.',
    demo: 'Demo account:',
  },
})
