import { defineWords } from '#web/words/words.ts'

/** Hyphens at which a short word would break are such as no line ends at. */
export const CONFIRMATION_WORDS = defineWords({
  tr: {
    sentTitle: 'E\u2011postanıza bakın',
    sent: (email: string) =>
      `${email} adresine hesabınızı açan bir bağlantı gönderdik. Bağlantı 24 saat geçerlidir.`,
    sentHelp:
      'Birkaç dakika içinde gelmediyse istenmeyen klasörüne bakın ya da yeniden gönderin. Adresi yanlış yazdıysanız yeniden kaydolabilirsiniz.',
    resend: 'Yeniden gönder',
    sendNew: 'Yeni bağlantı gönder',
    resent: 'Bu adreste onay bekleyen bir kayıt varsa yeni bağlantı yola çıktı.',
    again: 'Yeniden kayıt ol',
    outbox: 'Demo: giden kutusunu aç',
    email: 'E-posta',
    required: 'Bu alan zorunludur',
    wrongEmail: 'E\u2011posta adresi eksik ya da hatalı',
    unreachable: 'Bağlantınızı kontrol edip yeniden deneyin.',
    working: 'Hesabınız açılıyor…',
    passwordTitle: 'Parolanızı girin',
    contested:
      'Bu adresle birden fazla kayıt yapıldı. Kaydolurken seçtiğiniz parolayı girin; hesap yalnızca onunla açılır.',
    notMine: 'Parola uymuyorsa son kaydı siz yapmamış olabilirsiniz.',
    password: 'Parola',
    showPassword: 'Parolayı göster',
    hidePassword: 'Parolayı gizle',
    wrongPassword: 'Parola hatalı',
    open: 'Hesabı aç',
    doneTitle: 'Hesabınız açıldı',
    done: 'E\u2011posta adresiniz onaylandı. Artık giriş yapabilirsiniz.',
    logIn: 'Giriş yap',
    overTitle: 'Bağlantının süresi dolmuş',
    over: 'Bu bağlantının süresi dolmuş ya da bağlantı daha önce kullanılmış. Hesabınız açıldıysa giriş yapın; açılmadıysa yeni bağlantı isteyin.',
    noTokenTitle: 'Hesabınızı açın',
    noToken:
      'Kayıttan sonra gönderdiğimiz e\u2011postadaki bağlantıya dokunun. Bulamıyorsanız adresinizi yazın, yenisini gönderelim.',
    failedTitle: 'Hesap açılamadı',
    failed: 'Bağlantınızı kontrol edip yeniden deneyin. Bağlantınız hâlâ geçerli.',
  },
  en: {
    sentTitle: 'Look into your e\u2011mail',
    sent: (email) =>
      `We have sent a link that opens your account to ${email}. It is good for 24 hours.`,
    sentHelp:
      'Nothing after a few minutes? Look into the spam folder, or send it again. If the address was mistyped, simply register again.',
    resend: 'Send again',
    sendNew: 'Send a new link',
    resent: 'If a registration waits for its confirmation there, a new link is on its way.',
    again: 'Register again',
    outbox: 'Demo: open the outbox',
    email: 'E-mail',
    required: 'Required field',
    wrongEmail: 'The e\u2011mail address is incomplete or wrong',
    unreachable: 'Check your connection and try again.',
    working: 'Opening your account…',
    passwordTitle: 'Enter your password',
    contested:
      'This address was registered more than once. Enter the password that you chose when you registered: the account opens with it alone.',
    notMine: 'If the password does not fit, the last registration may not have been yours.',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    wrongPassword: 'The password is not right',
    open: 'Open the account',
    doneTitle: 'Your account is open',
    done: 'Your e\u2011mail address is confirmed. You can log in now.',
    logIn: 'Log in',
    overTitle: 'This link is over',
    over: 'This link has expired or was already used. If your account is open, log in; if not, ask for a new link.',
    noTokenTitle: 'Open your account',
    noToken:
      'Press the link in the e\u2011mail that we sent after your registration. If you cannot find it, enter your address and we send a new one.',
    failedTitle: 'The account could not be opened',
    failed: 'Check your connection and try again. Your link is still good.',
  },
})
