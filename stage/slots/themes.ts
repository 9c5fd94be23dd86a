import type { SlotGame } from './game.ts'
import { laleDevriGame } from './lale-devri/game.ts'
import { laleDevri } from './lale-devri/theme.ts'
import { laleDevriWords } from './lale-devri/words.ts'
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

/** Every line slot of the house by the name in its address; a new one adds its line. */
export const TITLES: Readonly<Record<string, Title>> = {
  'lale-devri': { game: laleDevriGame, theme: laleDevri, words: laleDevriWords },
}
