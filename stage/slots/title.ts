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
}
