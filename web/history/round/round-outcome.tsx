import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { timesText } from '#web/words/multiple.ts'

/** What stands where a round that is not over has nothing to say yet. */
const NOT_YET = '–'

interface Outcome {
  stake: number
  payout: number | null
  multiplier: number | null
  /** Of the jackpots, beside the payout. */
  jackpotWon: number
  /** The house staked it. */
  free: boolean
}

/** What a round paid. */
export function Payout({ stake, payout }: Outcome) {
  if (payout === null) return NOT_YET
  return <Money amount={payout} tone={payout > stake ? 'money' : 'plain'} />
}

/** What it paid of what it cost. */
export function Multiple({ multiplier }: Outcome) {
  const lang = useLang()
  return multiplier === null ? NOT_YET : timesText(multiplier, lang)
}

/** What it left the member with, jackpots included. */
export function Net({ stake, payout, jackpotWon, free }: Outcome) {
  if (payout === null) return NOT_YET
  const net = payout + jackpotWon - (free ? 0 : stake)
  return <Money amount={net} signed tone={net > 0 ? 'good' : 'plain'} />
}
