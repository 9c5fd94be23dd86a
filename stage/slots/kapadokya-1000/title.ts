import type { Title } from '../title.ts'
import { game } from './game.ts'
import { theme } from './theme.ts'
import { words } from './words.ts'

export const kapadokya1000: Title = { game, theme, words }
