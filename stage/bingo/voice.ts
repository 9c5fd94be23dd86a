/**
 * The caller's voice: one recording for each language, cut where its clips begin. Fetched when sound is first switched on, and the
 * same on every device; what it says stands in words beside the ball, always.
 */
import type { BingoPrizeName } from '#contract/games/bingo-names.ts'
import type { Lang } from '../frame/amounts.ts'
import { CLIPS } from './voice/clips.ts'

const RECORDINGS: Readonly<Record<Lang, string>> = {
  tr: new URL('voice/tr.mp3', import.meta.url).href,
  en: new URL('voice/en.mp3', import.meta.url).href,
}

/** Behind the ninety numbers. */
const PRIZE_CLIPS: Readonly<Record<BingoPrizeName, number>> = {
  line: 90,
  lines: 91,
  house: 92,
  jackpot: 93,
}
const GAP_S = 0.25

export interface Voice {
  setOn: (isOn: boolean, lang: Lang) => void
  /** A ball, and the prizes that fall with it. Answers what is said, once it is; null where nothing can be. */
  call: (ball: number, prizes: readonly BingoPrizeName[], lang: Lang) => Promise<string | null>
}

export function createVoice(): Voice {
  let context: AudioContext | null = null
  let isOn = false
  const loaded = new Map<Lang, Promise<AudioBuffer>>()
  const load = (lang: Lang, inside: AudioContext): Promise<AudioBuffer> => {
    const known = loaded.get(lang)
    if (known) return known
    const loading = fetch(RECORDINGS[lang])
      .then((response) => response.arrayBuffer())
      .then((bytes) => inside.decodeAudioData(bytes))
    loaded.set(lang, loading)
    // What could not be fetched is fetched again with the next ball.
    loading.catch(() => loaded.delete(lang))
    return loading
  }
  return {
    setOn(next, lang) {
      isOn = next
      if (!next) return void context?.suspend()
      context ??= new AudioContext()
      void context.resume()
      load(lang, context).catch(() => {})
    },
    async call(ball, prizes, lang) {
      if (!isOn || context === null) return null
      const recording = await load(lang, context).catch(() => null)
      if (recording === null || !isOn || context.state !== 'running') return null
      let at = context.currentTime
      for (const clip of [ball - 1, ...prizes.map((prize) => PRIZE_CLIPS[prize])]) {
        const [fromMs, toMs] = CLIPS[lang][clip] ?? [0, 0]
        const source = context.createBufferSource()
        source.buffer = recording
        source.connect(context.destination)
        source.start(at, fromMs / 1_000, (toMs - fromMs) / 1_000)
        at += (toMs - fromMs) / 1_000 + GAP_S
      }
      return [lang, ball, ...prizes].join(' ')
    },
  }
}
