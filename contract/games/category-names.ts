/** What the categories that every house has are called. The first script of a page knows their numbers alone. */
import type { Lang } from '../languages.ts'
import { CATEGORY } from './categories.ts'
import type { Section } from './game-kinds.ts'

interface Category {
  id: number
  section: Section
  tr: string
  en: string
}

/** In the order of the lobbies. */
export const CATEGORIES: readonly Category[] = [
  { id: CATEGORY.popular, section: 'slot', tr: 'Popüler', en: 'Popular' },
  { id: CATEGORY.new, section: 'slot', tr: 'Yeni', en: 'New' },
  { id: CATEGORY.classic, section: 'slot', tr: 'Klasik', en: 'Classic' },
  { id: CATEGORY.ways, section: 'slot', tr: 'Çok Yollu', en: 'Many ways' },
  { id: CATEGORY.jackpot, section: 'slot', tr: 'Jackpot', en: 'Jackpot' },
  { id: CATEGORY.bonusBuy, section: 'slot', tr: 'Bonus Alım', en: 'Bonus buy' },
  { id: CATEGORY.fruit, section: 'slot', tr: 'Meyve', en: 'Fruit' },
  { id: CATEGORY.adventure, section: 'slot', tr: 'Macera', en: 'Adventure' },
  { id: CATEGORY.cascade, section: 'slot', tr: 'Şelale', en: 'Cascades' },
  { id: CATEGORY.quickAccess, section: 'slot', tr: 'Hızlı Erişim', en: 'Quick access' },
  { id: CATEGORY.cluster, section: 'slot', tr: 'Küme', en: 'Clusters' },
  { id: CATEGORY.highWin, section: 'slot', tr: 'Yüksek Kazanç', en: 'High wins' },
  { id: CATEGORY.roulette, section: 'live', tr: 'Rulet', en: 'Roulette' },
  { id: CATEGORY.blackjack, section: 'live', tr: 'Blackjack', en: 'Blackjack' },
  { id: CATEGORY.baccarat, section: 'live', tr: 'Bakara', en: 'Baccarat' },
  { id: CATEGORY.poker, section: 'live', tr: 'Poker', en: 'Poker' },
  { id: CATEGORY.dice, section: 'live', tr: 'Zar', en: 'Dice' },
  { id: CATEGORY.gameShow, section: 'live', tr: 'Oyun şovu', en: 'Game show' },
  { id: CATEGORY.crash, section: 'live', tr: 'Çarpan oyunları', en: 'Crash games' },
]

/** The category as people read it; one that an operator added keeps the name it was given. */
export function categoryName(
  { CategoryID, name }: { CategoryID: number; name: string },
  lang: Lang,
): string {
  return lang === 'en' ? (CATEGORIES.find(({ id }) => id === CategoryID)?.en ?? name) : name
}
