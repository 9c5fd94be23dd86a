import type { ZZFX } from 'zzfx'

/** zzfx parameters: volume, randomness, frequency, attack, sustain, release, shape, curve, slide … */
export type Tone = readonly (number | undefined)[]

/** What can be heard; all of it synthesised, none of it before the member switches sound on. */
export interface Sound {
  play: (tone: Tone) => void
  setOn: (isOn: boolean) => void
}

/** The engine is fetched when sound is first switched on: the browser wants a gesture anyway. */
export function createSound(): Sound {
  let engine: typeof ZZFX | null = null
  let isOn = false
  const load = async (): Promise<void> => {
    engine ??= (await import('zzfx')).ZZFX
    engine.volume = 0.22
    await engine.audioContext.resume()
  }
  return {
    setOn: (next) => {
      isOn = next
      // Without sound the game is whole: a browser that has no audio stays silent.
      if (next) load().catch(() => (isOn = false))
    },
    play: (tone) => {
      if (isOn && engine) engine.play(...tone)
    },
  }
}
