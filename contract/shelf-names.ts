/** What the shelves of the lobbies are called, on their screens and in the heads of their pages. */
import type { LiveType } from './live-types.ts'
import type { SlotType } from './slot-types.ts'

type Lang = 'tr' | 'en'

export const SLOT_TYPE_NAMES: Readonly<Record<Lang, Readonly<Record<SlotType, string>>>> = {
  tr: {
    lines: 'Çizgili',
    ways: 'Çok Yollu',
    cluster: 'Küme',
    jackpot: 'Jackpot',
    'bonus-buy': 'Bonus Alım',
    new: 'Yeni oyunlar',
    popular: 'Popüler',
  },
  en: {
    lines: 'Lines',
    ways: 'Many ways',
    cluster: 'Clusters',
    jackpot: 'Jackpot',
    'bonus-buy': 'Bonus buy',
    new: 'New games',
    popular: 'Popular',
  },
}

export const LIVE_TYPE_NAMES: Readonly<Record<Lang, Readonly<Record<LiveType, string>>>> = {
  tr: {
    roulette: 'Rulet',
    blackjack: 'Blackjack',
    baccarat: 'Bakara',
    poker: 'Poker',
    dice: 'Zar',
    'game-show': 'Oyun şovu',
  },
  en: {
    roulette: 'Roulette',
    blackjack: 'Blackjack',
    baccarat: 'Baccarat',
    poker: 'Poker',
    dice: 'Dice',
    'game-show': 'Game show',
  },
}

/** The platform names its categories in Turkish; these are the same shelves in English. */
const ENGLISH_CATEGORIES: Readonly<Record<number, string>> = {
  27: 'Popular',
  40: 'New',
  49: 'Classic',
  57: 'Many ways',
  58: 'Jackpot',
  60: 'Bonus buy',
  63: 'Fruit',
  72: 'Adventure',
  82: 'Cascades',
  94: 'Quick access',
  96: 'Clusters',
  98: 'High wins',
}

/** The category as people read it; one that an operator added keeps the name it was given. */
export function categoryName(
  { CategoryID, name }: { CategoryID: number; name: string },
  lang: Lang,
): string {
  return lang === 'en' ? (ENGLISH_CATEGORIES[CategoryID] ?? name) : name
}
