/** What others do on a flight, in sentences: how many are on it, who cashed out, and how many did in the end. */
import type { FloorBetState, FloorTableState } from '#contract/games/floor-protocol.ts'
import { showMoney, showRoundMoney, type Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { showMultiple } from './multiple.ts'
import type { CrashWords } from './words.ts'

interface StoryContext {
  words: CrashWords
  lang: Lang
}

/** So many are named each time; of more only how many they are. */
const NAMED_MOST = 3

export class OthersStory {
  #round = 0
  /** Those whose cash-out was said, by their places. */
  readonly #out = new Set<number>()

  /** How many are on it, once bets are closed. */
  closed(
    { count, total }: Pick<FloorTableState, 'count' | 'total'>,
    number: number,
    { words: { log }, lang }: StoryContext,
  ): string {
    return fill(log.closed, { number, count, total: showRoundMoney(BigInt(total), lang) })
  }

  /** Who cashed out since it was asked last, the first few by name. */
  cashedOut(
    number: number,
    bets: readonly FloorBetState[],
    { words: { log }, lang }: StoryContext,
  ): string[] {
    if (number !== this.#round) {
      this.#round = number
      this.#out.clear()
    }
    const fresh = bets.filter(
      ({ isOut, at, place }) => isOut && at !== null && !this.#out.has(place),
    )
    for (const { place } of fresh) this.#out.add(place)
    const named = fresh.slice(0, NAMED_MOST).map(({ who, at, payout }) =>
      fill(log.other, {
        who,
        at: showMultiple(at ?? 0, lang),
        amount: showMoney(BigInt(payout), lang),
      }),
    )
    const more = fresh.length - named.length
    return more > 0 ? [...named, fill(log.others, { count: more })] : named
  }

  /** How many did in all; nothing where nobody had a bet. */
  ended(
    { count, out }: Pick<FloorTableState, 'count' | 'out'>,
    { words: { log } }: StoryContext,
  ): string[] {
    return count === 0 ? [] : [fill(log.outs, { out, count })]
  }
}
