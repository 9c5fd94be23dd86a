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
    foundNone: 'No matches found',
    foundNoneText: 'Try the name of a club or league: the search covers live and upcoming matches.',
  },
})
