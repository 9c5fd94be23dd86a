/** What the shelves of the lobbies are called, on their screens and in the heads of their pages. */
import type { LiveType } from './live-types.ts'
import type { SlotType } from './slot-types.ts'
import type { Lang } from '../languages.ts'

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
    crash: 'Çarpan',
  },
  en: {
    roulette: 'Roulette',
    blackjack: 'Blackjack',
    baccarat: 'Baccarat',
    poker: 'Poker',
    dice: 'Dice',
    'game-show': 'Game show',
    crash: 'Crash',
  },
}
