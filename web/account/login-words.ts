import { defineWords } from '#web/words/words.ts'

export const LOGIN_WORDS = defineWords({
  tr: {
    title: 'Giriş yap',
    lead: 'Kasa’nız kaldığınız yerde duruyor.',
    username: 'Üye adı',
    usernameHint: 'Üye adı, e-posta ya da telefon',
    password: 'Parola',
    showPassword: 'Parolayı göster',
    hidePassword: 'Parolayı gizle',
    required: 'Bu alan zorunludur',
    logIn: 'Giriş yap',
    wrong: 'Üye adınızı ve parolanızı kontrol edin. Parolada büyük ve küçük harf ayrımı vardır.',
    secondFactor:
      'Bu hesap iki adımlı girişle korunuyor. İki adımlı giriş henüz açılmadığı için hesaba girilemiyor; parolanız doğru.',
    unreachable: 'Bağlantınızı kontrol edip yeniden deneyin. Yazdıklarınız duruyor.',
    demo: 'Demo hesap:',
    motto: 'Evin kasası, sizin elinizde.',
    fair: 'Her sonuç önceden mühürlenir; sonradan kendiniz doğrularsınız.',
    exact: 'Her kuruş çift kayıtlı bir defterde durur.',
    care: 'Ne kadar oynadığınızı, ne kazanıp kaybettiğinizi hep görürsünüz.',
  },
  en: {
    title: 'Log in',
    lead: 'Your Kasa is just as you left it.',
    username: 'Member name',
    usernameHint: 'Member name, e-mail or phone',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    required: 'Required field',
    logIn: 'Log in',
    wrong:
      'Check your member name and password. The password tells capital letters from small ones.',
    secondFactor:
      'This account is protected by two-step login. That is not open yet, so the account cannot be entered; your password is right.',
    unreachable: 'Check your connection and try again. What you typed is still here.',
    demo: 'Demo account:',
    motto: 'The house’s bank, in your hands.',
    fair: 'Every outcome is sealed beforehand; you can verify it yourself afterwards.',
    exact: 'Every kuruş stands in a double-entry ledger.',
    care: 'You always see how long you have played, and what you have won or lost.',
  },
})
