/** The crest of a club: a shield in its colours. */
import type { Club } from '#contract/games/football-names.ts'
import { make } from '../dom.ts'

const PATTERNS: Readonly<Record<Club['pattern'], (first: string, second: string) => string>> = {
  plain: (first, second) => `linear-gradient(90deg, ${first} 50%, ${second} 50%)`,
  stripes: (first, second) => `repeating-linear-gradient(90deg, ${first} 0 4px, ${second} 4px 7px)`,
  halves: (first, second) => `linear-gradient(150deg, ${first} 50%, ${second} 50%)`,
  hoops: (first, second) => `repeating-linear-gradient(${first} 0 5px, ${second} 5px 9px)`,
}

export function makeCrest({ first, second, pattern }: Club): HTMLElement {
  const crest = make('i', { class: 'fb-crest', 'aria-hidden': 'true' })
  crest.style.background = PATTERNS[pattern](first, second)
  return crest
}
