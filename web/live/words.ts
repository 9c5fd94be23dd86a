import { LIVE_TYPE_NAMES } from '#contract/addresses/shelf-names.ts'
import { defineWords } from '#web/words/words.ts'

export const LIVE_WORDS = defineWords({
  tr: {
    types: LIVE_TYPE_NAMES.tr,
    title: 'Canlı casino',
    count: (count: string) => `${count} masa`,
    search: 'Masa, tür ya da dil ara',
    seeAll: 'Tüm masaları gör',
    failed: 'Masalar yüklenemedi',
    loading: 'Masalar yükleniyor',
    shown: (shown: string, total: string) => `${total} masadan ${shown} tanesi gösteriliyor`,
    read: 'Mesajı kapat',
    none: 'Henüz canlı masa yok',
    noneText:
      'Canlı masalar açıldığında sınırları ve sağlayıcılarıyla burada yer alacak. O zamana kadar slotlara göz atabilirsiniz.',
    toSlots: 'Slotlara göz at',
  },
  en: {
    types: LIVE_TYPE_NAMES.en,
    title: 'Live casino',
    count: (count) => (count === '1' ? '1 table' : `${count} tables`),
    search: 'Search table, kind, language',
    seeAll: 'See every table',
    failed: 'The tables could not be loaded',
    loading: 'Tables are loading',
    shown: (shown, total) => `Showing ${shown} of ${total} tables`,
    read: 'Close the message',
    none: 'There are no live tables yet',
    noneText:
      'Once live tables open, you will find them here with their limits and providers. Until then there are the slots.',
    toSlots: 'Look at the slots',
  },
})
