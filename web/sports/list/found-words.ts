import { defineWords } from '#web/words/words.ts'

/** What a search of matches says, which comes with the first one. */
export const FOUND_WORDS = defineWords({
  tr: {
    found: (count: number) => `${count} maç bulundu`,
    foundNone: 'Böyle bir maç yok',
    foundNoneText: 'Takımın ya da ligin adını yazın: oynanan ve gelecek maçlar aranır.',
  },
  en: {
    found: (count) => (count === 1 ? '1 match found' : `${count} matches found`),
    foundNone: 'There is no such match',
    foundNoneText:
      'Write the name of a club or a league: matches played now and to come are searched.',
  },
})
