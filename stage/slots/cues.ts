import type { Sound, Tone } from '../frame/sound.ts'
import type { SoundColour } from './theme.ts'

/** What can be heard in a slot. */
export type Cue =
  | 'press'
  | 'spin'
  | 'thud'
  | 'tease'
  | 'line'
  | 'burst'
  | 'rise'
  | 'scatter'
  | 'feature'
  | 'win'
  | 'celebration'

/** What plays them, each on its own step of the game's climb. */
export interface Cues {
  play: (cue: Cue, step?: number) => void
}

const u = undefined

const TONES: Readonly<Record<Cue, Tone>> = {
  press: [0.5, 0, 520, u, 0.01, 0.03, 1, 1.4],
  spin: [0.5, 0, 90, 0.05, 0.12, 0.28, 4, 2, 6, u, u, u, u, 2.5],
  thud: [0.9, 0, 74, u, 0.02, 0.11, 0, 1.6, -2, u, u, u, u, 0.7],
  tease: [0.35, 0, 210, 0.3, 0.5, 0.3, 0, 1, 3.2, u, u, u, 0.07],
  line: [0.7, 0, 523, 0.01, 0.09, 0.32, 0, 1.5, u, u, 262, 0.06],
  burst: [0.45, 0, 880, u, 0.03, 0.16, 0, 1.7, -9, u, u, u, u, 0.4],
  rise: [0.6, 0, 440, 0.01, 0.07, 0.3, 0, 1.4, 5, u, u, u, u, u, u, u, 0.07],
  scatter: [0.8, 0, 659, 0.01, 0.12, 0.5, 0, 1.2, u, u, 330, 0.08, u, u, u, u, 0.09],
  feature: [0.9, 0, 330, 0.05, 0.35, 0.7, 0, 1.1, u, u, 165, 0.11, 0.11, u, u, u, 0.15],
  win: [0.8, 0, 440, 0.02, 0.2, 0.5, 0, 1.3, u, u, 220, 0.09, u, u, u, u, 0.1],
  celebration: [1, 0, 392, 0.04, 0.6, 1.2, 0, 1.1, u, u, 196, 0.13, 0.13, u, u, u, 0.2],
}

/** These sing in the game's key; the others are wood and air, and sound alike in every game. */
const SUNG: ReadonlySet<Cue> = new Set([
  'line',
  'burst',
  'rise',
  'scatter',
  'feature',
  'win',
  'celebration',
])

/** The cues of a game in its key and timbre. */
export const createCues = (sound: Sound, colour: SoundColour): Cues => ({
  play: (cue, step = 0) => sound.play(toneOf(cue, step, colour)),
})

function toneOf(cue: Cue, step: number, { pitch, wave, climb }: SoundColour): Tone {
  const tone = [...TONES[cue]]
  const isSung = SUNG.has(cue)
  const up = climb[Math.min(step, climb.length - 1)] ?? 1
  tone[2] = (tone[2] ?? 440) * up * (isSung ? pitch : 1)
  if (isSung) tone[6] = wave
  return tone
}
