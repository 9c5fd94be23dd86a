import type { Money } from '#contract/money.ts'
import { make } from '../../dom.ts'
import { showMoney, showMultiple } from '../../frame/amounts.ts'
import type { SymbolFaces } from '../board/bake.ts'
import type { SlotGame } from '../game.ts'
import type { SlotState } from '../state.ts'
import type { SlotWords } from '../words.ts'

/** What a slot's rules are made from: the game's numbers, the launch's config, and words. */
export interface RulesContent {
  game: SlotGame
  state: SlotState
  words: SlotWords
  symbols: Readonly<Record<string, string>>
  feature: string
  featureRule: string
  sheets: Readonly<Record<string, SymbolFaces>>
}

export const money = ({ state }: RulesContent, amount: Money): string =>
  showMoney(amount, state.lang)

export const times = ({ state }: RulesContent, payout: number): string =>
  showMultiple(payout, state.lang)

/** A symbol as the board draws it; its name stands beside it, so the picture itself says nothing. */
export function picture(content: RulesContent, symbol: string): HTMLElement {
  const canvas = make('canvas', {
    width: '96',
    height: '96',
    class: 'symbol',
    'aria-hidden': 'true',
  })
  const sheet = content.sheets[symbol]?.still
  if (sheet) canvas.getContext('2d')?.drawImage(sheet, 0, 0, 96, 96)
  return canvas
}
