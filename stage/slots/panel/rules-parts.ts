import type { GameConfig } from '#contract/game-protocol.ts'
import type { Money } from '#contract/money.ts'
import { make } from '../../dom.ts'
import { showMoney, showMultiple, type Lang } from '../amounts.ts'
import type { SymbolFaces } from '../board/bake.ts'
import type { SlotGame } from '../game.ts'
import type { SlotWords } from '../words.ts'

/** What the rules page is made from: the game's numbers, the launch's config, and words. */
export interface RulesMatter {
  game: SlotGame
  config: GameConfig
  version: string
  stake: Money
  lang: Lang
  words: SlotWords
  symbols: Readonly<Record<string, string>>
  feature: string
  featureRule: string
  sheets: Readonly<Record<string, SymbolFaces>>
  log: readonly string[]
}

export const section = (title: string, ...content: Node[]): HTMLElement =>
  make('section', { class: 'rules-part' }, make('h3', {}, title), ...content)

export const note = (text: string): HTMLElement => make('p', { class: 'sheet-note' }, text)

export const money = (matter: RulesMatter, amount: Money): string => showMoney(amount, matter.lang)

export const times = (matter: RulesMatter, payout: number): string =>
  showMultiple(payout, matter.lang)

/** A symbol as the board draws it; its name stands beside it, so the picture itself says nothing. */
export function picture(matter: RulesMatter, symbol: string): HTMLElement {
  const canvas = make('canvas', {
    width: '96',
    height: '96',
    class: 'symbol',
    'aria-hidden': 'true',
  })
  const sheet = matter.sheets[symbol]?.still
  if (sheet) canvas.getContext('2d')?.drawImage(sheet, 0, 0, 96, 96)
  return canvas
}
