import { defineWords } from '#web/words/words.ts'

/** Of everything that asks for a code. */
export const CODE_WORDS = defineWords({
  tr: {
    code: 'Altı haneli kod',
    incomplete: 'Kodun altı hanesini de girin.',
    check: 'Doğrula',
    close: 'Kapat',
    ofApp: 'Doğrulayıcı uygulamanızın gösterdiği kodu girin.',
    ofSms: 'Telefonunuza gönderilen kodu girin. Kod beş dakika geçerlidir.',
    sending: 'Kod gönderiliyor…',
    resend: 'Kodu yeniden gönder',
    resendIn: (seconds: number) => `Yeniden göndermek için ${seconds} saniye`,
    resent: 'Yeni bir kod gönderildi; önceki kod artık geçmez.',
    wrongTitle: 'Kod hatalı',
    wrong: 'Girdiğiniz doğrulama kodu hatalı. Yeni bir kodla yeniden deneyebilirsiniz.',
    again: 'Yeniden dene',
    unreachable: 'Bağlantınızı kontrol edip yeniden deneyin.',
  },
  en: {
    code: 'Six-digit code',
    incomplete: 'Enter all six digits of the code.',
    check: 'Verify',
    close: 'Close',
    ofApp: 'Enter the code that your authenticator app shows.',
    ofSms: 'Enter the code sent to your phone. It is good for five minutes.',
    sending: 'Sending the code…',
    resend: 'Send the code again',
    resendIn: (seconds) => `Send again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
    resent: 'A new code is on its way; the one before no longer works.',
    wrongTitle: 'Wrong code',
    wrong: 'The verification code you entered is incorrect. You can try again with a new one.',
    again: 'Try again',
    unreachable: 'Check your connection and try again.',
  },
})
