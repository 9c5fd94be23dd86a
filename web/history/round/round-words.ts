import { defineWords } from '#web/words/words.ts'

/** The sentences a round is told in. Amounts come formatted. */
export const ROUND_WORDS = defineWords({
  tr: {
    spin: 'Makaralar döndü',
    nothing: 'Bu dönüşte kazanç olmadı.',
    line: (line: number, count: number, symbol: string, amount: string) =>
      `${line}. çizgide ${count} ${symbol}: ${amount}`,
    ways: (count: number, symbol: string, amount: string) => `${count} ${symbol}: ${amount}`,
    cluster: (count: number, symbol: string, times: number, amount: string) =>
      `${count} ${symbol}, çarpan ×${times}: ${amount}`,
    freeSpins: (count: number, symbol: string, spins: number) =>
      `${count} ${symbol}: ${spins} ücretsiz dönüş başladı`,
    more: (spins: number, total: number) => `${spins} ücretsiz dönüş daha, toplam ${total}`,
    scatterPay: (symbol: string, amount: string) => `${symbol} ödemesi: ${amount}`,
    freeSpin: (current: number, total: number) => `Ücretsiz dönüş ${current}/${total}`,
    freeSpinTimes: (current: number, total: number, times: number) =>
      `Ücretsiz dönüş ${current}/${total}, çarpan ×${times}`,
    end: (amount: string) => `Ücretsiz dönüşler bitti: ${amount}`,
    scatter: 'bonus simgesi',
    maxWin: 'Oyunun en yüksek kazancına ulaşıldı; tur burada bitti.',
    total: (amount: string) => `Turun toplamı: ${amount}`,
  },
  en: {
    spin: 'The reels spun',
    nothing: 'No win on this spin.',
    line: (line, count, symbol, amount) => `${count} ${symbol} on line ${line}: ${amount}`,
    ways: (count, symbol, amount) => `${count} ${symbol}: ${amount}`,
    cluster: (count, symbol, times, amount) =>
      `${count} ${symbol}, multiplier ×${times}: ${amount}`,
    freeSpins: (count, symbol, spins) => `${count} ${symbol}: ${spins} free spins began`,
    more: (spins, total) => `${spins} more free spins, ${total} in all`,
    scatterPay: (symbol, amount) => `${symbol} paid: ${amount}`,
    freeSpin: (current, total) => `Free spin ${current}/${total}`,
    freeSpinTimes: (current, total, times) => `Free spin ${current}/${total}, multiplier ×${times}`,
    end: (amount) => `The free spins are over: ${amount}`,
    scatter: 'scatter',
    maxWin: 'The game’s highest win was reached; the round ended here.',
    total: (amount) => `Total of the round: ${amount}`,
  },
})

/** Symbols by the names that events give them; one that is not here speaks for itself. */
export const SYMBOL_WORDS: Readonly<Record<string, { tr: string; en: string }>> = {
  tulip: { tr: 'Lale', en: 'Tulip' },
  dove: { tr: 'Güvercin', en: 'Dove' },
  diamond: { tr: 'Elmas', en: 'Diamond' },
  seashell: { tr: 'Deniz kabuğu', en: 'Seashell' },
  crown: { tr: 'Taç', en: 'Crown' },
  coin: { tr: 'Altın', en: 'Gold coin' },
  clover: { tr: 'Yonca', en: 'Clover' },
  ladybug: { tr: 'Uğur böceği', en: 'Ladybird' },
  mushroom: { tr: 'Mantar', en: 'Mushroom' },
  cherry: { tr: 'Kiraz', en: 'Cherry' },
  bell: { tr: 'Çan', en: 'Bell' },
  blossom: { tr: 'Çiçek', en: 'Blossom' },
  leaf: { tr: 'Yaprak', en: 'Leaf' },
  rainbow: { tr: 'Gökkuşağı', en: 'Rainbow' },
  balloon: { tr: 'Balon', en: 'Balloon' },
  horse: { tr: 'At', en: 'Horse' },
  amphora: { tr: 'Testi', en: 'Amphora' },
  grapes: { tr: 'Üzüm', en: 'Grapes' },
  eye: { tr: 'Nazar boncuğu', en: 'Evil eye bead' },
  sun: { tr: 'Güneş', en: 'Sun' },
}
