import { JACKPOT_LEVELS, jackpotTerms, PRESENT_TERMS, totalPpm } from '#chance/jackpots.ts'
import type { GameJackpots } from '#contract/games/game-protocol.ts'
import { SHELF } from '#games/shelf.ts'

const PPM_IN_PERCENT = 10_000

/** What the jackpots return of a stake that counts whole, in percent. */
export const JACKPOT_RTP = Number(totalPpm(jackpotTerms(PRESENT_TERMS))) / PPM_IN_PERCENT

const PPM = 1_000_000

/** What a game is told of the terms that its stakes feed and draw jackpots by. */
export function gameJackpots(number: number): GameJackpots {
  const terms = jackpotTerms(number)
  return {
    share: Number(totalPpm(terms)) / PPM,
    countedMax: Number(terms.countedMax),
    levels: JACKPOT_LEVELS.map((level) => {
      const { start, oneIn } = terms.levels[level]
      return { level, start: Number(start), oneIn: Number(oneIn) }
    }),
  }
}

const FED = new Set(SHELF.map(({ id }) => id))

/** The same for a game: those of other studios feed no jackpots. */
export const jackpotRtpOf = (game: string): number => (FED.has(game) ? JACKPOT_RTP : 0)
