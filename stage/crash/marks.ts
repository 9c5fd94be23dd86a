/** Cash-outs as they stand on the curve. */
import type { FloorStakeState, FloorTableState } from '#contract/games/floor-protocol.ts'
import { msUntil } from '#games/crash/numbers.ts'
import { showMoney, type Lang } from '../frame/amounts.ts'
import { showMultiple } from './multiple.ts'
import type { OwnMark } from './scene.ts'
import type { CrashWords } from './words.ts'

/** Of others, in ms since take-off, on that flight: the present one or the last. */
export function othersOn({ round, bets, ended }: FloorTableState, number: number): number[] {
  const on = round?.number === number ? bets : ended?.number === number ? ended.bets : []
  return on.flatMap(({ at }) => (at === null ? [] : [msUntil(at)]))
}

/** One's own; of a bet whose half was cashed out before there are two. */
export const marksOf = (
  stakes: readonly FloorStakeState[],
  { people }: Pick<CrashWords, 'people'>,
  lang: Lang,
): OwnMark[] =>
  stakes.flatMap(({ amount, endedAt, halfAt, state, paid }) => {
    const half = halfAt === null ? 0 : Math.floor((Math.floor(amount / 2) * halfAt) / 100)
    const mark = (at: number, won: number): OwnMark => {
      const short = showMultiple(at, lang)
      return {
        ms: msUntil(at),
        texts: [short, `${people.you} ${short} · ${showMoney(BigInt(won), lang)}`],
      }
    }
    return [
      ...(halfAt === null ? [] : [mark(halfAt, half)]),
      ...(state === 'paid' && endedAt !== null ? [mark(endedAt, paid - half)] : []),
    ]
  })
