import { describe, expect, it } from 'vitest'
import { words as betgames } from '../betgames/words.ts'
import { words as betpoker } from '../betpoker/words.ts'
import { words as bingo } from '../bingo/words.ts'
import { words as blackjack } from '../blackjack/words.ts'
import { words as crash } from '../crash/words.ts'
import { words as football } from '../football/words.ts'
import { words as race } from '../race/words.ts'
import { words as roulette } from '../roulette/words.ts'
import { words as tablegames } from '../tablegames/words.ts'
import { wordsAt } from './words-at.ts'

const KINDS = {
  betgames,
  betpoker,
  bingo,
  blackjack,
  crash,
  football,
  race,
  roulette,
  tablegames,
}

interface Spoken {
  phases: { asleep: string }
  closed: string
  next?: string
  notes?: { asleep: string; result: string }
}

/** Whatever a kind says of what comes next. */
const coming = ({ next, notes }: Spoken): string[] =>
  [next, notes?.asleep, notes?.result].filter((text) => text !== undefined)

describe.each(Object.entries(KINDS))('a table of %s', (_, own) => {
  it.each(['tr', 'en'] as const)('speaks of the next round while it is open: %s', (lang) => {
    const spoken = wordsAt<Spoken>(own)(lang, { isOpen: true })
    expect(spoken.phases.asleep).toMatch(/açılıyor|is opening/)
    for (const text of coming(spoken))
      expect(text).toMatch(/açılır|opens? soon|Bir an|One moment|Sonraki uçuş|next flight/)
    expect(wordsAt<Spoken>(own)(lang, null)).toBe(own[lang])
  })

  it.each(['tr', 'en'] as const)('says one thing while it is closed: %s', (lang) => {
    const spoken = wordsAt<Spoken>(own)(lang, { isOpen: false })
    expect(spoken.closed).toMatch(/kapalı|is closed/)
    for (const text of [spoken.phases.asleep, ...coming(spoken)])
      expect(text).toBe(lang === 'tr' ? 'Kapalı' : 'Closed')
  })
})
