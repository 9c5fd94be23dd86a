/** The game's own words; the sentences every slot says stand in `stage/slots/words.ts`. */
const tr = {
  title: 'Kapadokya 1000',
  feature: 'Şafak Uçuşu',
  featureRule:
    'Ücretsiz dönüşler, onları başlatan dönüşte çarpan nereye çıkmış olursa olsun ×{first} ile başlar. Çarpan her düşüşte bir basamak yükselir, dönüşler arasında ve yeni dönüşler kazanıldığında başa dönmez, ×{max} olana dek çıkar.',
  symbols: {
    balloon: 'Balon',
    horse: 'At',
    amphora: 'Testi',
    grapes: 'Üzüm',
    A: 'A',
    K: 'K',
    Q: 'Q',
    J: 'J',
    '10': '10',
    eye: 'Nazar boncuğu',
    sun: 'Güneş',
  },
}

const en: typeof tr = {
  title: 'Kapadokya 1000',
  feature: 'Flight at Dawn',
  featureRule:
    'Free spins begin at ×{first}, however high the multiplier stood in the spin that gave them. It goes one step up with every fall, does not begin anew between spins or when more spins are won, and rises up to ×{max}.',
  symbols: {
    balloon: 'Balloon',
    horse: 'Horse',
    amphora: 'Amphora',
    grapes: 'Grapes',
    A: 'A',
    K: 'K',
    Q: 'Q',
    J: 'J',
    '10': '10',
    eye: 'Evil eye bead',
    sun: 'Sun',
  },
}

export const words = { tr, en }
