import { defineWords } from '#web/words/words.ts'

export const SPREAD_WORDS = defineWords({
  tr: {
    open: (name: string) => `${name} oyununu aç`,
    rtp: 'Geri dönüş (RTP)',
    lines: 'Çizgi',
    maxWin: 'En yüksek kazanç',
    stakes: 'Bahis',
    pays: 'Çizgide ödenen',
    paysByCount: 'Adedine göre ödenen',
    outcomes: (count: string) => `${count} sonuçluk tablosu mühürlü:`,
  },
  en: {
    open: (name) => `Open ${name}`,
    rtp: 'Return (RTP)',
    lines: 'Lines',
    maxWin: 'Highest win',
    stakes: 'Stake',
    pays: 'Paid on a line',
    paysByCount: 'Paid by count',
    outcomes: (count) => `Its table of ${count} outcomes is sealed:`,
  },
})
