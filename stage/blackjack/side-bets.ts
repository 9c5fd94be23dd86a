/** What side bets come to is known once the first cards lie, before anything is asked: said then, of every seat, and shown where they lay. */
import { findBlackjackSpot } from '#contract/games/blackjack-names.ts'
import type { FloorSeatFace } from '#contract/games/floor-protocol.ts'
import { showRoundMoney } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import type { StoryContext } from './story.ts'

type SideKind = 'pairs' | 'plus'

interface EndedSide {
  kind: SideKind
  /** In micro-lira; 0 where it lost. */
  paid: number
}

const SIDES: readonly SideKind[] = ['pairs', 'plus']

/** Is it a side bet of a seat on which no main bet lies yet? It is laid beside that one, never alone. */
export function waitsForMain(name: string, laid: ReadonlyMap<string, number>): boolean {
  const spot = findBlackjackSpot(name)
  const isSide = SIDES.some((kind) => kind === spot?.kind)
  return isSide && (laid.get(`seat-${spot?.seat}`) ?? 0) === 0
}

/** Those of a seat that are settled, each with all of its chips. */
export function endedSides(stakes: FloorSeatFace['stakes']): EndedSide[] {
  return SIDES.flatMap((kind) => {
    const on = stakes.filter(({ spot }) => findBlackjackSpot(spot)?.kind === kind)
    const hasEnded = on.length > 0 && on.every(({ state }) => state === 'paid' || state === 'lost')
    return hasEnded ? [{ kind, paid: on.reduce((sum, { paid }) => sum + paid, 0) }] : []
  })
}

export class SideBets {
  #round = 0
  readonly #announced = new Set<string>()

  /** What was settled before one came is not news. */
  joinAt(round: number, seats: readonly FloorSeatFace[]): void {
    this.#fresh(round, seats)
  }

  /** Of each that has been settled since it was last asked. */
  lines(
    round: number,
    seats: readonly FloorSeatFace[],
    { words: { story, lay }, lang, who }: StoryContext,
  ): string[] {
    return this.#fresh(round, seats).map(({ seat, kind, paid }) =>
      fill(paid > 0 ? story.sidePaid : story.sideLost, {
        who: who(seat),
        name: lay[kind],
        amount: showRoundMoney(BigInt(paid), lang),
      }),
    )
  }

  #fresh(round: number, seats: readonly FloorSeatFace[]): (EndedSide & { seat: number })[] {
    if (round !== this.#round) this.#announced.clear()
    this.#round = round
    const all = seats.flatMap(({ seat, stakes }) =>
      endedSides(stakes).map((side) => ({ ...side, seat })),
    )
    const fresh = all.filter(({ seat, kind }) => !this.#announced.has(`${seat} ${kind}`))
    for (const { seat, kind } of fresh) this.#announced.add(`${seat} ${kind}`)
    return fresh
  }
}
