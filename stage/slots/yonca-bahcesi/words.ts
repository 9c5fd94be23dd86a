/** The game's own words; the sentences every slot says stand in `stage/slots/words.ts`. */
const tr = {
  title: 'Yonca Bahçesi',
  feature: 'Gökkuşağı Yağmuru',
  featureRule:
    'Ücretsiz dönüşler başlarken bütün işaretler ve çarpanlar silinir. Sonra işaretli hücreler ve çarpanları, yeni dönüşler kazanılsa da, ücretsiz dönüşlerin sonuna kadar kalır; bir hücre en çok ×{max} olur.',
  symbols: {
    clover: 'Yonca',
    ladybug: 'Uğur böceği',
    mushroom: 'Mantar',
    cherry: 'Kiraz',
    bell: 'Çan',
    blossom: 'Çiçek',
    leaf: 'Yaprak',
    rainbow: 'Gökkuşağı',
  },
}

const en: typeof tr = {
  title: 'Yonca Bahçesi',
  feature: 'Rainbow Showers',
  featureRule:
    'As free spins begin, all marks and multipliers are cleared. From then on marked cells and their multipliers stay to the end of the free spins, also when more spins are won; a cell multiplies by up to {max}.',
  symbols: {
    clover: 'Clover',
    ladybug: 'Ladybird',
    mushroom: 'Mushroom',
    cherry: 'Cherry',
    bell: 'Bell',
    blossom: 'Blossom',
    leaf: 'Leaf',
    rainbow: 'Rainbow',
  },
}

export const words = { tr, en }
