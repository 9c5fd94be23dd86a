import type { Lang } from '#server/context.ts'

const tr = {
  title: 'Giden kutusu',
  mark: 'DENEME',
  markText:
    'Bu evin posta sunucusu yok: gönderilecek iletiler yalnızca burada durur, bu sayfayı açan herkes okur.',
  lead: 'En yeni elli ileti, en yenisi üstte. Bağlantılar çalışır.',
  empty: 'Henüz ileti yok',
  emptyText: 'Üye olun, parolanızı yenileyin ya da bir SMS kodu isteyin; iletiniz burada görünür.',
  refresh: 'Yenile',
  back: 'Kasa’ya dön',
  other: 'English',
  channel: { mail: 'E-posta', sms: 'SMS' },
  to: 'Alıcı',
  face: 'Görünüm',
  text: 'Düz metin',
  sent: 'Gönderildi; içeriği silindi.',
  gaveUp: 'Gönderilemedi; içeriği silindi.',
}

const en: typeof tr = {
  title: 'Outbox',
  mark: 'DEMO',
  markText:
    'This house has no mail server: messages to be sent only stay here, and whoever opens this page reads them.',
  lead: 'The newest fifty messages, newest first. Their links work.',
  empty: 'No messages yet',
  emptyText: 'Join, reset your password or ask for an SMS code; your message appears here.',
  refresh: 'Refresh',
  back: 'Back to Kasa',
  other: 'Türkçe',
  channel: { mail: 'E-mail', sms: 'SMS' },
  to: 'To',
  face: 'As it looks',
  text: 'Plain text',
  sent: 'Sent; what it said was removed.',
  gaveUp: 'Could not be sent; what it said was removed.',
}

export const OUTBOX_WORDS: Readonly<Record<Lang, typeof tr>> = { tr, en }
