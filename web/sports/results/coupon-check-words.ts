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
    lead: 'Whoever knows the code sees the picks of a coupon and what came of them, and not whose it is.',
    code: 'Coupon code',
    hint: 'Ten letters and digits: it stands below your coupon.',
    look: 'Check',
    loading: 'Looking for the coupon',
    none: 'There is no coupon with this code',
    noneText: 'Please check the code letter by letter.',
    often: 'Asked too often',
    oftenText: 'Try again in a minute.',
    found: 'The coupon that was found',
  },
})
