import { defineWords } from '#web/words/words.ts'

export const INFORMATION_WORDS = defineWords({
  tr: {
    pages: 'Bilgi sayfaları',
    contents: 'Bu sayfada',
    changed: (day: string) => `Son değişiklik: ${day}`,
    nothing: 'Bu sayfa henüz yazılmadı',
    nothingText:
      'Metin hazır olduğunda burada duracak. Şimdilik diğer bilgi sayfalarına bakabilirsiniz.',
    home: 'Ana sayfa',
    openAll: 'Hepsini aç',
    closeAll: 'Hepsini kapat',
    titles: {
      'about-us': 'Hakkımızda',
      faq: 'Sık sorulan sorular',
      terms: 'Kullanım şartları',
      'general-rules': 'Genel kurallar',
      'casino-rules': 'Casino kuralları',
      'bet-rules': 'Bahis kuralları',
      'bonus-rules': 'Bonus kuralları',
      'financial-information': 'Finansal bilgiler',
      'responsible-gaming': 'Sorumlu oyunculuk',
      privacy: 'Gizlilik',
    },
  },
  en: {
    pages: 'Information pages',
    contents: 'On this page',
    changed: (day) => `Last changed: ${day}`,
    nothing: 'This page is not written yet',
    nothingText:
      'Its text will stand here once it is ready. Until then, have a look at the other pages.',
    home: 'Home',
    openAll: 'Open all',
    closeAll: 'Close all',
    titles: {
      'about-us': 'About us',
      faq: 'Frequently asked questions',
      terms: 'Terms of use',
      'general-rules': 'General rules',
      'casino-rules': 'Casino rules',
      'bet-rules': 'Bet rules',
      'bonus-rules': 'Bonus rules',
      'financial-information': 'Financial information',
      'responsible-gaming': 'Responsible gaming',
      privacy: 'Privacy',
    },
  },
})
