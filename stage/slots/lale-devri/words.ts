/** The game's own words; the sentences every line slot says stand in `stage/slots/words.ts`. */
const tr = {
  title: 'Lale Devri',
  feature: 'Çerağan Geceleri',
  featureRule:
    'Çarpan ×1 ile başlar. En az bir taç görünen her ücretsiz dönüş, sonraki dönüşlerin çarpanını bir artırır; en yüksek çarpan ×{max}.',
  symbols: {
    tulip: 'Lale',
    dove: 'Güvercin',
    diamond: 'Elmas',
    seashell: 'Deniz kabuğu',
    A: 'A',
    K: 'K',
    Q: 'Q',
    J: 'J',
    crown: 'Taç',
    coin: 'Altın',
  },
}

const en: typeof tr = {
  title: 'Lale Devri',
  feature: 'Lantern Nights',
  featureRule:
    'The multiplier begins at ×1. Every free spin that shows at least one crown lifts the multiplier of the spins after it by one, up to ×{max}.',
  symbols: {
    tulip: 'Tulip',
    dove: 'Dove',
    diamond: 'Diamond',
    seashell: 'Seashell',
    A: 'A',
    K: 'K',
    Q: 'Q',
    J: 'J',
    crown: 'Crown',
    coin: 'Gold coin',
  },
}

export const words = { tr, en }
