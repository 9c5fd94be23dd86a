import { defineWords } from '#web/words/words.ts'

export const RESET_WORDS = defineWords({
  tr: {
    forgotTitle: 'Parolamı unuttum',
    forgotLead:
      'Hesabınızı yazın; parolanızı yenileyebileceğiniz bağlantıyı e\u2011postanıza gönderelim.',
    username: 'Üye adı',
    usernameHint: 'Üye adı, e-posta ya da telefon',
    required: 'Bu alan zorunludur',
    sendLink: 'Bağlantı gönder',
    sent: 'Böyle bir hesap varsa parola yenileme yönergeleri e\u2011posta adresine gönderildi.',
    back: 'Girişe dön',
    resetTitle: 'Yeni parola',
    resetLead: 'Yeni parolanızı belirleyin. Açık bütün oturumlarınız kapatılır.',
    save: 'Parolayı yenile',
    changed: 'Parolanız yenilendi. Yeni parolanızla giriş yapın.',
    overTitle: 'Bağlantının süresi dolmuş',
    over: 'Bağlantı 30 dakika geçerlidir ve bir kez kullanılır. Yenisini hemen isteyebilirsiniz.',
    noTokenTitle: 'Bağlantı eksik',
    noToken:
      'Bu sayfa size gönderdiğimiz e\u2011postadaki bağlantıyla açılır. Yenisini hemen isteyebilirsiniz.',
    askAgain: 'Yeni bağlantı iste',
    unreachable: 'Bağlantınızı kontrol edip yeniden deneyin. Yazdıklarınız duruyor.',
  },
  en: {
    forgotTitle: 'Forgot your password?',
    forgotLead:
      'Enter your account, and we send a link to your e\u2011mail with which you set a new one.',
    username: 'Member name',
    usernameHint: 'Member name, e-mail or phone',
    required: 'Required field',
    sendLink: 'Send the link',
    sent: 'If there is such an account, reset instructions were sent to its e\u2011mail address.',
    back: 'Back to log in',
    resetTitle: 'New password',
    resetLead: 'Set your new password. All your open sessions will be ended.',
    save: 'Set the password',
    changed: 'Your password is set. Log in with the new one.',
    overTitle: 'This link is over',
    over: 'A link is good for 30 minutes, and once. You can ask for a new one right away.',
    noTokenTitle: 'The link is incomplete',
    noToken:
      'This page opens by the link in the e\u2011mail that we sent you. You can ask for a new one right away.',
    askAgain: 'Ask for a new link',
    unreachable: 'Check your connection and try again. What you typed is still here.',
  },
})
