/** What is said alike of the proof of a round, whatever is played at its table; the rest names what is played. */
export const ROUND_PROOF_WORDS = {
  tr: {
    before: (number: number) => `Önceden açıklanan halka (${number})`,
    clientSeeds: 'İlk oyuncuların tohumları',
    crowdStep: (crowd: string) => `Oyuncu tohumlarının özeti: ${crowd}.`,
  },
  en: {
    before: (number: number) => `Link published before (${number})`,
    clientSeeds: 'Seeds of the first players',
    crowdStep: (crowd: string) => `The hash of the players’ seeds: ${crowd}.`,
    notProven: 'Not verified: a step does not hold. Please tell our support.',
  },
}
