/** What happens at the table, in words: in the log that is heard and in the one that is seen, each thing once. */
import { cardName } from '#contract/games/blackjack-names.ts'
import type { FloorRoundState } from '#contract/games/floor-protocol.ts'
import { Closing } from '../floor/closing.ts'
import type { TableVisit } from '../floor/table-visit.ts'
import { showMoney } from '../frame/amounts.ts'
import type { Frame } from '../frame/frame.ts'
import { fill } from '../frame/words.ts'
import type { OwnQuestion } from './asked.ts'
import { totalText } from './deal.ts'
import type { Progress } from './progress.ts'
import { SeatsWatch, betLines, type SeatsStoryContext } from './seats-story.ts'
import { createTableLog } from './side.ts'
import { SideBets } from './side-bets.ts'
import type { StoryContext } from './story.ts'
import type { BlackjackWords } from './words.ts'

export class TableStory {
  readonly #frame: Frame
  readonly #visit: TableVisit
  readonly #progress: Progress
  readonly #words: () => BlackjackWords
  readonly #seen = createTableLog()
  readonly #watch = new SeatsWatch()
  readonly #sides = new SideBets()
  readonly #closing = new Closing()
  /** Where one is sitting down, before the house has answered. */
  #sitting: number | null = null
  #askedLast = ''
  #roundLast = ''

  constructor(frame: Frame, visit: TableVisit, progress: Progress, words: () => BlackjackWords) {
    this.#frame = frame
    this.#visit = visit
    this.#progress = progress
    this.#words = words
  }

  get element(): HTMLElement {
    return this.#seen.element
  }

  show(words: BlackjackWords): void {
    this.#seen.show(words)
  }

  /** What is there when one comes is told by nobody. */
  joinAt(...joined: Parameters<SideBets['joinAt']>): void {
    this.#sides.joinAt(...joined)
  }

  sitting(seat: number | null): void {
    this.#sitting = seat
  }

  add(...lines: readonly string[]): void {
    for (const line of lines) {
      this.#frame.log.add(line)
      this.#seen.add(line)
    }
  }

  /** The next card of those that are known, and what side bets came to. */
  announceCards(round: FloorRoundState): void {
    const { nowMs, table } = this.#visit
    const { isStill } = this.#frame.state
    const context = this.#storyContext()
    this.add(...this.#progress.dealing.step(round, { nowMs, isStill, context }))
    if (this.#progress.shownOn(round.number) !== 'none')
      this.add(...this.#sides.lines(round.number, table?.seats ?? [], context))
  }

  /** Once for each question: that it is one's turn. */
  announceTurn(question: OwnQuestion | null, seconds: number): void {
    const { dealing } = this.#progress
    const key = question ? `${dealing.round} ${question.id} ${question.seat}` : ''
    if (!question || key === this.#askedLast) return
    this.#askedLast = key
    const { story } = this.#words()
    const card = cardName(question.open, this.#frame.state.lang)
    const { seat, hand, cards } = question
    const line = hand === null ? story.yourInsurance : story.yourTurn
    this.#frame.log.add(fill(line, { total: totalText(cards), card, seat, seconds }))
  }

  /** Who sat down, left or bet. */
  announceSeats(): void {
    const { seats } = this.#visit.table ?? {}
    if (seats) this.add(...this.#watch.changes(seats, this.#others()))
  }

  announceRound(round: FloorRoundState): void {
    const { number, phase } = round
    const { story } = this.#words()
    const seats = this.#visit.table?.seats ?? []
    if (this.#closing.isNow(round))
      this.add(fill(story.closed, { number }), ...betLines(seats, this.#others()))
    const key = `${number} ${phase}`
    if (key === this.#roundLast) return
    this.#roundLast = key
    if (phase === 'open') this.add(fill(story.open, { number }))
    if (phase === 'void') this.add(story.void)
  }

  /** What came of one's own stakes. */
  announceSettled(staked: number, paid: number): void {
    const { lang } = this.#frame.state
    this.add(
      fill(this.#words().story.settled, {
        stake: showMoney(BigInt(staked), lang),
        paid: showMoney(BigInt(paid), lang),
      }),
    )
  }

  #storyContext(): StoryContext {
    const own = this.#words()
    const { lang } = this.#frame.state
    const { table, stakes } = this.#visit
    const who = (seat: number): string => {
      const isOwn = stakes.some(({ spot }) => spot === `seat-${seat}`)
      const name = isOwn ? own.you : table?.seats?.find((one) => one.seat === seat)?.who
      return name ? fill(own.story.seat, { seat, who: name }) : fill(own.seat, { seat })
    }
    return { words: own, lang, who }
  }

  /** What is said of others: of oneself it is said elsewhere. */
  #others(): SeatsStoryContext {
    const { ownSeats } = this.#visit
    const own = this.#sitting === null ? ownSeats : [...ownSeats, this.#sitting]
    return { words: this.#words(), lang: this.#frame.state.lang, own }
  }
}
