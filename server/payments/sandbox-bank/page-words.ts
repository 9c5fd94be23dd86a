import type { Lang } from '#contract/languages.ts'
import type { PaymentStatus } from './book.ts'

const tr = {
  title: 'Deneme bankası',
  mark: 'OYUN PARASI',
  markText: 'Bu sayfa bir deneme bankasıdır. Gerçek para hareketi olmaz, kart bilgisi istenmez.',
  pay: 'Kasa’ya ödeme',
  amount: 'Tutar',
  reference: 'Referans',
  note: 'Açıklama',
  validUntil: 'Geçerlilik',
  qrTitle: 'Telefonda açın',
  qrText: 'Kodu okutursanız bu sayfa telefonunuzda açılır; orada da onaylayabilirsiniz.',
  qrHereOnly:
    'Bu ev şu anda yalnızca kendi bilgisayarından görünüyor. Kod, ev bir ağ adresinde açıldığında telefonunuzda çalışır.',
  decide: 'Bu ödeme nasıl sonuçlansın?',
  approve: 'Onayla',
  approveText: 'Bildirim hemen gönderilir.',
  decline: 'Reddet',
  declineText: 'Para çekilmez, işlem iptal olur.',
  delay: 'Geç bildir',
  delayText: 'Onaylanır; bildirim 15 saniye sonra gider.',
  repeat: 'İki kez bildir',
  repeatText: 'Onaylanır; aynı bildirim iki kez gider, para bir kez geçer.',
  reorder: 'Ters sırayla bildir',
  reorderText: 'Kart ilk denemede reddedilmiş gibi: onay önce, eski ret sonra gelir; para geçer.',
  again: 'Bildirimi yeniden gönder',
  back: 'Kasa’ya dön',
  cancel: 'Ödemeden Kasa’ya dön',
  notFound: 'Böyle bir ödeme yok',
  notFoundText: 'Bağlantı eksik ya da hatalı olabilir. Kasa’ya dönüp işlemi yeniden başlatın.',
  status: {
    open: 'Onayınızı bekliyor',
    approved: 'Ödeme onaylandı',
    declined: 'Ödeme reddedildi',
    closed: 'Ödemenin süresi doldu',
  } satisfies Record<PaymentStatus, string>,
}

const en: typeof tr = {
  title: 'Sandbox bank',
  mark: 'PLAY MONEY',
  markText: 'This page is a sandbox bank. No real money moves and no card details are asked for.',
  pay: 'Payment to Kasa',
  amount: 'Amount',
  reference: 'Reference',
  note: 'Note',
  validUntil: 'Valid until',
  qrTitle: 'Open on your phone',
  qrText: 'Scan the code to open this page on your phone; you can approve it there as well.',
  qrHereOnly:
    'This house can only be seen from its own computer right now. The code works on your phone once the house has an address on the network.',
  decide: 'How should this payment end?',
  approve: 'Approve',
  approveText: 'The notice is sent at once.',
  decline: 'Decline',
  declineText: 'Nothing is taken and the deposit is canceled.',
  delay: 'Notify late',
  delayText: 'Approved; the notice leaves 15 seconds later.',
  repeat: 'Notify twice',
  repeatText: 'Approved; the same notice is sent twice, the money arrives once.',
  reorder: 'Notify in reverse',
  reorderText:
    'As if the card failed once first: approval arrives, then the old decline; the money stays.',
  again: 'Send the notice again',
  back: 'Back to Kasa',
  cancel: 'Back to Kasa without paying',
  notFound: 'There is no such payment',
  notFoundText: 'The link may be incomplete or wrong. Go back to Kasa and start again.',
  status: {
    open: 'Waiting for your approval',
    approved: 'Payment approved',
    declined: 'Payment declined',
    closed: 'This payment has expired',
  },
}

export const PAGE_WORDS: Readonly<Record<Lang, typeof tr>> = { tr, en }
