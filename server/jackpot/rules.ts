import { jackpotTerms, PRESENT_TERMS, totalPpm } from '#chance/jackpots.ts'
import { SHELF } from '#games/shelf.ts'

const PPM_IN_PERCENT = 10_000

/** What the jackpots return of a stake that counts whole, in percent. */
export const JACKPOT_RTP = Number(totalPpm(jackpotTerms(PRESENT_TERMS))) / PPM_IN_PERCENT

const FED = new Set(SHELF.map(({ id }) => id))

/** The same for a game: those of other studios feed no jackpots. */
export const jackpotRtpOf = (game: string): number => (FED.has(game) ? JACKPOT_RTP : 0)
