import { tellGrid, tellMultiplier, tellReveal, tellTumble } from './telling/boards.ts'
import type { Beat } from './telling/beats.ts'
import { tellAward, tellFreeSpin, tellSummary } from './telling/features.ts'
import { tellTotal } from './telling/total.ts'
import type { BeatOf, Manner, Voices } from './telling/voices.ts'
import { tellWins } from './telling/wins.ts'

export interface Teller {
  tell: (beat: Beat) => Promise<void>
}

/** Tells beats one after the other. It adds nothing up: every figure comes with the beat. */
export function createTeller(voices: Voices, manner: () => Manner): Teller {
  const { motion } = voices
  const tellers: { [K in Beat['kind']]: (beat: BeatOf<K>) => Promise<void> } = {
    reveal: (beat) => tellReveal(voices, manner(), beat),
    wins: (beat) => tellWins(voices, manner(), beat),
    tumble: (beat) => tellTumble(voices, manner(), beat),
    multiplier: (beat) => tellMultiplier(voices, manner(), beat),
    grid: (beat) => tellGrid(voices, manner(), beat),
    'free-spins': (beat) => tellAward(voices, manner(), beat),
    'free-spin': (beat) => tellFreeSpin(voices, manner(), beat),
    'free-spins-end': (beat) => tellSummary(voices, manner(), beat),
    'max-win': () => Promise.resolve(),
    total: (beat) => tellTotal(voices, manner(), beat),
  }
  return {
    tell: async (beat) => {
      // A press that hurried the beat before does not hurry this one.
      if (!isOfOnePress(beat)) motion.calm()
      // The table above holds for each kind the teller of that very kind.
      await (tellers[beat.kind] as (told: Beat) => Promise<void>)(beat)
    },
  }
}

/** A reveal belongs to its spin; and one press skips a whole chain of tumbles, not each of them. */
function isOfOnePress(beat: Beat): boolean {
  const { kind } = beat
  if (kind === 'wins') return beat.step > 0
  return kind === 'reveal' || kind === 'tumble' || kind === 'multiplier' || kind === 'grid'
}
