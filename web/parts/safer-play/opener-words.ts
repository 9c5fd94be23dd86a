import { defineWords } from '#web/words/words.ts'

/** What opens the panel: these few words come with the page, the panel's own with its code. */
export const SAFER_PLAY_OPENER_WORDS = defineWords({
  tr: { saferPlay: 'Güvenli oyun ve yardım', control: 'Kontrol sizde', close: 'Kapat' },
  en: { saferPlay: 'Safer play and help', control: 'You are in control', close: 'Close' },
})
