import type { SlotGame } from './game.ts'
import type { SlotTheme } from './theme.ts'

export interface ThemeWords {
  title: string
  feature: string
  featureRule: string
  symbols: Readonly<Record<string, string>>
}

/** A slot whole: its numbers, its look, its words. */
export interface Title {
  game: SlotGame
  theme: SlotTheme
  words: Readonly<Record<'tr' | 'en', ThemeWords>>
  /** The numbers of versions before, where they were others. */
  older?: Readonly<Record<string, SlotGame>>
}

/** A slot as that version of it prints its numbers. */
export const atVersion = (title: Title, version: string): Title => ({
  ...title,
  game: title.older?.[version] ?? title.game,
})
