import { defineWords } from '#web/words/words.ts'

/** What stands around the operator's own words. */
export const CONTENT_WORDS = defineWords({
  tr: {
    close: 'Kapat',
    promotions: 'Promosyonlar',
    promotionsLead:
      'Şu anda verilenler. Bütün şartları Bonuslar sayfanızda okur, isterseniz alırsınız.',
    until: (day: string) => `Duyuru ${day} gününe kadar`,
    read: 'Ayrıntılar ve koşullar',
    terms: 'Koşullar',
    noPromotions: 'Şu anda promosyon yok',
    noPromotionsText: 'Yeni bir promosyon başladığında burada duracak.',
    bonusRules: 'Bonus kuralları',
    slots: 'Slotlara göz at',
  },
  en: {
    close: 'Close',
    promotions: 'Promotions',
    promotionsLead:
      'What is given now. You read every term on your Bonuses page, and ask if you like.',
    until: (day) => `Announced until ${day}`,
    read: 'Details and terms',
    terms: 'Terms',
    noPromotions: 'No promotions at the moment',
    noPromotionsText: 'When a new one begins, it will stand here.',
    bonusRules: 'Bonus rules',
    slots: 'Browse slots',
  },
})
