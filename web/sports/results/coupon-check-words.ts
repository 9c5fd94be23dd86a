import { defineWords } from '#web/words/words.ts'

export const CHECK_WORDS = defineWords({
  tr: {
    title: 'Kupon sorgula',
    lead: 'Kodu bilen herkes kuponun seçimlerini ve sonucunu görür; kimin olduğunu görmez.',
    code: 'Kupon kodu',
    hint: 'On harf ve rakam: kuponunuzun altında durur.',
    look: 'Sorgula',
    loading: 'Kupon aranıyor',
    none: 'Bu kodla bir kupon yok',
    noneText: 'Kodu harf harf kontrol edin.',
    often: 'Çok sık soruldu',
    oftenText: 'Bir dakika sonra yeniden deneyin.',
    found: 'Bulunan kupon',
  },
  en: {
    title: 'Check a coupon',
    lead: 'Anyone with the code can see a coupon’s selections and results, but not whose it is.',
    code: 'Coupon code',
    hint: 'Ten letters and digits, shown below your coupon.',
    look: 'Check',
    loading: 'Looking for the coupon',
    none: 'No coupon has this code',
    noneText: 'Please check the code character by character.',
    often: 'Too many checks',
    oftenText: 'Try again in a minute.',
    found: 'Coupon found',
  },
})
