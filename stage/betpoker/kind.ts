import '../virtual/virtual.css'
import '../virtual/slip.css'
import '../virtual/narrow.css'
import '../virtual/drawn.css'
import '../virtual/drawn-narrow.css'
import './betpoker.css'
import {
  betpokerBetName,
  betpokerCard,
  betpokerMarketName,
  betpokerResult,
  findBetpokerBet,
} from '#contract/games/betpoker-names.ts'
import { cardSign } from '#contract/games/blackjack-names.ts'
import type { FloorRoundState } from '#contract/games/floor-protocol.ts'
import type { TableFace } from '#contract/games/table-looks.ts'
import {
  LAST_STREET,
  OPEN_CARDS,
  RETURN_LEAST,
  RETURN_MOST,
  STAKES_MOST,
  mostPaid,
  priceIn,
  roundMost,
  spotMost,
  type OpenRound,
} from '#games/betpoker/numbers.ts'
import { StreetClosing } from '../floor/closing.ts'
import { wordsAt } from '../floor/words-at.ts'
import type { Frame, Kind } from '../frame/frame.ts'
import type { GameRules } from '../frame/game.ts'
import { fill } from '../frame/words.ts'
import type { FloorSession } from '../protocol/floor-session.ts'
import { marketRules } from '../virtual/rules-sheet.ts'
import { SlipGame, type BoardState, type SceneState } from '../virtual/slip-game.ts'
import type { SlipChoice } from '../virtual/slip-lines.ts'
import { createBoard, streetNow } from './board.ts'
import { createScene } from './scene.ts'
import { words, type BetpokerWords } from './words.ts'

const ownWords = wordsAt(words)

/** Six hands that are bet on street by street. */
export const kind: Kind = async (frame) =>
  frame.floor ? new BetpokerGame(frame, frame.floor, (await frame.floor.opened()).face) : null

/** What lies open of a round; nothing before the deal. */
function openIn(round: FloorRoundState | null | undefined): OpenRound {
  const outcome = round?.outcome
  if (!outcome || !('numbers' in outcome)) return { numbers: [], prices: [] }
  return { numbers: outcome.numbers, prices: outcome.prices ?? [] }
}

class BetpokerGame extends SlipGame<'betpoker', BetpokerWords> {
  readonly #scene = createScene()
  readonly #board = createBoard((spot) => this.bets.toggle(spot))
  readonly #closing = new StreetClosing(LAST_STREET)
  #announced = ''

  constructor(frame: Frame, session: FloorSession, face: TableFace) {
    super(frame, session, face, {
      kind: 'betpoker',
      words: ownWords,
      nameOf: (spot) => betpokerBetName(spot, frame.state.lang),
      returns: [RETURN_LEAST, RETURN_MOST],
    })
    const below = [this.#board.element, this.bets.slip.element]
    this.build(this.#scene.element, below, ['is-betgames', 'is-betpoker'])
  }

  protected showBoard(state: BoardState<BetpokerWords>): SlipChoice {
    const open = openIn(state.table.round)
    this.#board.show({ ...state, open })
    return this.#offer(open, streetNow(state.table))
  }

  #offer({ prices }: OpenRound, street: number): SlipChoice {
    const { lang } = this.frame.state
    const max = this.bets.visit.table?.limits.max ?? 0
    return {
      key: `${street} ${prices.length}`,
      nameOf: (spot) => betpokerBetName(spot, lang),
      signOf: () => [],
      aboutOf: () => '',
      priceOf: (spot) => priceIn(spot, prices) ?? null,
      mostOn: (spot) => {
        const price = priceIn(spot, prices)
        return price ? Number(spotMost(price, BigInt(max))) : null
      },
      isKept: (spot) => findBetpokerBet(spot)?.street !== street,
      highest: (chips) => mostPaid(chips, prices),
    }
  }

  rules(): GameRules | null {
    const { table } = this.bets.visit
    if (!table) return null
    const { lang } = this.frame.state
    const { rules: own } = this.words
    const max = BigInt(table.limits.max)
    return marketRules({
      words: own,
      lang,
      returns: [RETURN_LEAST, RETURN_MOST],
      markets: (['win', 'with'] as const).map((market) => ({
        name: betpokerMarketName(market, lang),
        meaning: own.means[market],
        now: undefined,
      })),
      max,
      spotMost: spotMost(102, max),
      roundMost: roundMost(max),
      stakesMost: STAKES_MOST,
      parties: [own.drawn, String(OPEN_CARDS.at(-1))],
    })
  }

  protected drawScene(state: SceneState<BetpokerWords>): void {
    this.#scene.draw({ ...state, open: openIn(state.table.round) })
  }

  /** What happens at the table, in words, each once: with every street the cards that it brings. */
  protected announce(round: FloorRoundState): void {
    const { log, state } = this.frame
    const { number, phase, landedAt, street } = round
    const at = street?.at ?? 0
    for (const closed of this.#closing.next(round))
      log.add(fill(this.words.log.closed, { street: this.words.streets[closed] ?? '' }))
    const step = phase === 'void' ? 'void' : landedAt === null ? `street ${at}` : 'result'
    const key = `${number} ${step}`
    if (key === this.#announced || (at === 0 && phase !== 'open' && step !== 'void')) return
    this.#announced = key
    const own = this.words
    const { numbers } = openIn(round)
    const values = { number: String(number), numbers: betpokerResult(numbers, state.lang) }
    if (step === 'void' || step === 'result') {
      log.add(fill(own.log[step], values))
      return
    }
    const came = numbers.slice(OPEN_CARDS[at - 1] ?? 0)
    const cards = came.map((one) => cardSign(betpokerCard(one))).join(' ')
    log.add(
      fill(at === 0 ? own.log.open : own.log.street, {
        ...values,
        street: own.streets[at] ?? '',
        cards: at === 1 ? values.numbers : cards,
      }),
    )
  }
}
