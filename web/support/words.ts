import { defineWords } from '#web/words/words.ts'

export const SUPPORT_WORDS = defineWords({
  tr: {
    title: 'Canlı destek',
    close: 'Kapat',
    open: (from: string, to: string) => `Şu anda açığız, her gün ${from} ile ${to} arasında.`,
    always: 'Günün her saatinde açığız.',
    closed: (from: string) =>
      `Şu anda kapalıyız. Mesajınızı bırakın; ${from} itibarıyla yanıtlarız, yanıtımızı burada bulursunuz.`,
    visitor: 'Giriş yapmadınız: yazışma bu tarayıcıda kalır, giriş yaparsanız hesabınıza geçer.',
    careful:
      'Parolanızı, kodlarınızı ya da kart bilgilerinizi yazmayın. Bunları hiçbir zaman sormayız.',
    greeting: 'Merhaba, size nasıl yardımcı olabiliriz?',
    conversation: 'Yazışma',
    you: 'Siz',
    house: 'Kasa',
    loading: 'Yükleniyor',
    failed: 'Yazışma şu anda alınamadı.',
    older: 'Daha eski mesajları göster',
    message: 'Mesajınız',
    left: (count: number) => `${count} karakter kaldı`,
    send: 'Gönder',
    sending: 'Gönderiliyor',
    lost: 'Mesajınız gönderilemedi. Yazdığınız burada duruyor; bağlantınızı kontrol edip yeniden gönderin.',
    unread: (count: number) => `${count} okunmamış yanıt`,
  },
  en: {
    title: 'Live support',
    close: 'Close',
    open: (from, to) => `We are here now, every day from ${from} to ${to}, Turkish time.`,
    always: 'We are here around the clock.',
    closed: (from) =>
      `We are closed right now. Leave your message; we answer from ${from} on, Turkish time, and you find the answer here.`,
    visitor:
      'You are not logged in: the conversation stays in this browser, and moves to your account when you log in.',
    careful: 'Never write your password, codes or card details. We never ask for them.',
    greeting: 'Hello, how can we help you?',
    conversation: 'Conversation',
    you: 'You',
    house: 'Kasa',
    loading: 'Loading',
    failed: 'We could not get the conversation right now.',
    older: 'Show older messages',
    message: 'Your message',
    left: (count) => `${count} characters left`,
    send: 'Send',
    sending: 'Sending',
    lost: 'Your message could not be sent. What you wrote is still here; please check your connection and send it again.',
    unread: (count) => `${count} unread replies`,
  },
})
