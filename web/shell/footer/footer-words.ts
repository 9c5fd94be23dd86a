import { LEGAL_NOTICE } from '#contract/legal-notice.ts'
import { defineWords } from '#web/words/words.ts'

export const FOOTER_WORDS = defineWords({
  tr: {
    adults: '18 yaşından büyükler içindir.',
    safer:
      'Oyun eğlence içindir, gelir kapısı değildir. Kaybetmeyi göze alamayacağınız parayla oynamayın; kendinizi kötü hissettiğinizde ara verin.',
    notice: LEGAL_NOTICE.tr,
    licence: 'Lisans',
    noLicence: 'yok. Deneme sürümü, yalnızca oyun parası',
    address: 'IP adresiniz',
    partners: 'Oyunları yapanlar',
    methods: 'Ödeme yöntemleri',
    menu: 'Alt bilgi menüsü',
    social: 'Sosyal medya',
    opensInTab: (name: string) => `${name}, yeni sekmede açılır`,
    copyright: (year: number) => `© ${year} Kasa · Açık kaynak, MIT`,
  },
  en: {
    adults: 'For people over 18.',
    safer:
      'Play is for fun, not an income. Never play with money you cannot afford to lose, and take a break when it stops feeling good.',
    notice: LEGAL_NOTICE.en,
    licence: 'Licence',
    noLicence: 'none. A demo, play money only',
    address: 'Your IP address',
    partners: 'Made by',
    methods: 'Payment methods',
    menu: 'Footer menu',
    social: 'Social media',
    opensInTab: (name) => `${name}, opens in a new tab`,
    copyright: (year) => `© ${year} Kasa · Open source, MIT`,
  },
})
