import { defineWords } from '#web/words/words.ts'

/** Of two clubs, as the first of them sees it. */
export interface Tally {
  won: number
  drawn: number
  lost: number
}

export const MEETINGS_WORDS = defineWords({
  tr: {
    title: 'Aralarındaki son maçlar',
    tally: (home: string, away: string, { won, drawn, lost }: Tally) =>
      `${home} ${won} galibiyet, ${drawn} beraberlik, ${away} ${lost} galibiyet`,
  },
  en: {
    title: 'Head to head',
    tally: (home, away, { won, drawn, lost }) =>
      `${home} won ${won}, drawn ${drawn}, ${away} won ${lost}`,
  },
})
