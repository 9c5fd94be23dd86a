/** The rules of a crash table, with what it returns. */
import type { FloorTableRules } from '#contract/games/floor-protocol.ts'
import type { FlightLook } from '#contract/games/table-looks.ts'
import { keysHelp } from '../floor/table-keys.ts'
import { showPercent, type Lang } from '../frame/amounts.ts'
import type { GameRules } from '../frame/game.ts'
import { note, section } from '../frame/rules-sheet.ts'
import { fill } from '../frame/words.ts'
import { showMultiple } from './multiple.ts'
import type { CrashWords } from './words.ts'

export type CrashTableRules = Extract<FloorTableRules, { kind: 'crash' }>
export type Craft = FlightLook['craft']

export function crashRules(
  rules: CrashTableRules,
  craft: Craft,
  { rules: own }: CrashWords,
  lang: Lang,
): GameRules {
  const cap = showMultiple(rules.capHundredths, lang).replace('×', '')
  const lines = [
    own.how1[craft],
    own.how2,
    own.how3,
    own.how4,
    ...(rules.half ? [own.half] : []),
    fill(own.cap, { cap }),
  ]
  return {
    sections: [section(own.how, ...lines.map(note))],
    figures: [
      [own.rtp, showPercent(rules.permille / 1_000, lang)],
      [own.capName, showMultiple(rules.capHundredths, lang)],
      [own.atOne, showPercent(1 - rules.permille / 1_010, lang)],
    ],
    notes: [own.fair],
    keys: keysHelp(lang, own.keys),
  }
}
