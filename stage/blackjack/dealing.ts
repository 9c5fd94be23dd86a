/** How much of a round's deal is shown by now: a card after the other, whatever is known already, and what is said of it. */
import type { FloorRoundState } from '#contract/games/floor-protocol.ts'
import { boardOf } from '#games/blackjack/board.ts'
import { CARD_MS } from '#games/blackjack/pace.ts'
import { dealIn } from './deal.ts'
import { actStory, dealStory, endStory, type StoryContext } from './story.ts'

export class Dealing {
  round = 0
  /** So many cards are shown. */
  cards = 0
  /** So many decisions were said; −1 before the first cards were. */
  #acts = -1
  #atMs = 0
  /** Were the dealer's last card and what the hands came to told? */
  isEnded = false

  /** Do the first cards of every hand lie there? */
  get isDealt(): boolean {
    return this.#acts >= 0
  }

  /** Whoever comes in the middle sees what lies there at once. */
  joinAt(round: FloorRoundState | null): void {
    const deal = dealIn(round?.outcome ?? null)
    if (!round || !deal) return
    this.#begin(round.number)
    this.cards = deal.cards.length
    this.#acts = deal.acts.length
  }

  /** Shows the next card where it is due; answers what there is to say of it, each once. */
  step(
    round: FloorRoundState,
    { nowMs, isStill, context }: { nowMs: number; isStill: boolean; context: StoryContext },
  ): string[] {
    const deal = dealIn(round.outcome)
    if (!deal) return []
    if (this.round !== round.number) this.#begin(round.number)
    if (isStill || round.landedAt !== null) this.cards = deal.cards.length
    const isDue = nowMs - this.#atMs >= CARD_MS && nowMs >= (round.beginsAt ?? 0)
    if (this.cards < deal.cards.length && isDue) {
      this.cards += 1
      this.#atMs = nowMs
    }
    return deal.seats.length === 0 ? [] : this.#sentences(deal, context)
  }

  #begin(round: number): void {
    Object.assign(this, { round, cards: 0 })
    this.#acts = -1
    this.#atMs = 0
    this.isEnded = false
  }

  #sentences(deal: NonNullable<ReturnType<typeof dealIn>>, context: StoryContext): string[] {
    const lines: string[] = []
    const first = Math.min(2 * deal.seats.length + 2, deal.cards.length)
    if (this.#acts < 0 && this.cards >= first) {
      this.#acts = 0
      lines.push(...dealStory(deal, context))
    }
    if (this.#acts < 0) return lines
    for (; this.#acts < deal.acts.length; this.#acts += 1)
      lines.push(...actStory(deal, this.#acts, context))
    const isOver = this.cards >= deal.cards.length && boardOf(deal).isOver
    if (isOver && !this.isEnded) {
      this.isEnded = true
      lines.push(...endStory(deal, context))
    }
    return lines
  }
}
