/** What the bets of a race return on one card, exactly: by the strengths that its runners have on it. */
import { MARKETS, type RaceMarket } from '#contract/games/race-names.ts'
import { RACE_TRACKS, chanceOf, priceOf, spotsOf } from '#games/race/numbers.ts'

/** What a bet pays on average of a stake of 1, as a fraction in whole numbers. */
interface CardReturn {
  bet: string
  market: RaceMarket
  paid: bigint
  of: bigint
}

const STRENGTHS = /^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/

/** The strengths as they are published with a race, `910,1204,…`; null where they are none of this track. */
export function strengthsOf(track: string, text: string): readonly number[] | null {
  const rules = new Map(Object.entries(RACE_TRACKS)).get(track)
  if (rules === undefined || !STRENGTHS.test(text)) return null
  const strengths = text.split(',').map(Number)
  return strengths.length === rules.runners ? strengths : null
}

/** Of every bet that the card offers. */
export const cardReturns = (strengths: readonly number[]): CardReturn[] =>
  spotsOf(strengths.length).flatMap((spot) => {
    const [chance, price] = [chanceOf(spot, strengths), priceOf(spot, strengths)]
    if (!chance || price === null) return []
    return [
      {
        bet: spot.name,
        market: spot.market,
        paid: BigInt(price) * chance.of,
        of: chance.all * 100n,
      },
    ]
  })

const SHOWN = 10n ** 10n

/** `89.9993415637 %`, rounded down in its last place. */
export function exactPercent({ paid, of }: Pick<CardReturn, 'paid' | 'of'>): string {
  const share = (paid * 100n * SHOWN) / of
  return `${share / SHOWN}.${String(share % SHOWN).padStart(10, '0')} %`
}

/** A line for each bet, and before those of a market the least and the most of them. */
export function cardLines(track: string, strengths: readonly number[]): string[] {
  const all = cardReturns(strengths)
  const lines = MARKETS.flatMap((market) => {
    const own = all
      .filter((one) => one.market === market)
      .toSorted((a, b) => (a.paid * b.of < b.paid * a.of ? -1 : 1))
    const [least, most] = [own[0], own.at(-1)]
    if (!least || !most) return [`  ${market}: no bet is offered`]
    return [
      `  ${market} returns ${exactPercent(least)} at least and ${exactPercent(most)} at most`,
      ...own.map((one) => `    ${one.bet} ${exactPercent(one)}`),
    ]
  })
  return [`${track}: on a card of ${strengths.join(', ')} a stake on`, ...lines]
}
