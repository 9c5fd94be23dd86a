import { defineWords } from '#web/words/words.ts'

export const SPREAD_WORDS = defineWords({
  tr: {
    open: (name: string) => `${name} oyununu aç`,
    play: 'Oyna',
    rtp: 'Geri dönüş (RTP)',
    lines: 'Çizgi',
    maxWin: 'En yüksek kazanç',
    stakes: 'Bahis',
    pays: 'Çizgide ödenen',
    outcomes: (count: string) => `${count} sonuçluk tablosu mühürlü:`,
  },
  en: {
    open: (name) => `Open ${name}`,
    play: 'Play',
    rtp: 'Return (RTP)',
    lines: 'Lines',
    maxWin: 'Highest win',
    stakes: 'Stake',
    pays: 'Paid on a line',
    outcomes: (count) => `Its table of ${count} outcomes is sealed:`,
  },
})
