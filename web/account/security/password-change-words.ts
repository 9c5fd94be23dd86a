import { defineWords } from '#web/words/words.ts'

export const PASSWORD_CHANGE_WORDS = defineWords({
  tr: {
    title: 'Parola',
    lead: 'Parolanız değişince diğer bütün oturumlarınız kapanır; bu tarayıcıdaki açık kalır.',
    old: 'Şimdiki parola',
    new: 'Yeni parola',
    oldWrong: 'Şimdiki parolanız hatalı.',
    change: 'Parolayı değiştir',
    changed: 'Parolanız değiştirildi, diğer oturumlar kapatıldı.',
    failed: 'Parola değiştirilemedi. Yeniden deneyin.',
    forgot: 'Parolamı unuttum',
  },
  en: {
    title: 'Password',
    lead: 'When your password changes, all your other sessions end; the one in this browser goes on.',
    old: 'Present password',
    new: 'New password',
    oldWrong: 'The present password is not right.',
    change: 'Change the password',
    changed: 'Your password is changed, and the other sessions are ended.',
    failed: 'The password could not be changed. Try again.',
    forgot: 'Forgot your password?',
  },
})
