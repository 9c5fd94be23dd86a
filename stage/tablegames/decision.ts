/** A member's decision in the middle of a round: asked, answered once, told in words, with a hint that is worked out here. */
import {
  CALL,
  tablegameBoardText,
  type Tablegame,
  type TablegameAct,
} from '#contract/games/tablegames-names.ts'
import type { FloorRoundState } from '#contract/games/floor-protocol.ts'
import { askedIn, boardOf } from '#games/tablegames/numbers.ts'
import { worthOfCall, type CallWorth } from '#games/tablegames/strategy.ts'
import type { ChipTable } from '../floor/chip-table.ts'
import { listenToDigits } from '../floor/table-keys.ts'
import { showRefusedAct } from '../floor/refused-act.ts'
import { showRoundMoney } from '../frame/amounts.ts'
import type { Frame } from '../frame/frame.ts'
import { fill } from '../frame/words.ts'
import { FloorRefusal } from '../protocol/floor-session.ts'
import { createAsk } from './ask.ts'
import { holdemWords, type HoldemWords } from './holdem-words.ts'

/** A hint is worked out in parts so short that the page goes on painting, on a slow phone too. */
const PART_MS = 5
/** Refused so, a question was answered before, by another page of the same member. */
const ANSWERED = 'not-asked'

export class Decision {
  readonly element: HTMLElement
  readonly #frame: Frame
  readonly #chips: ChipTable
  readonly #game: Tablegame
  readonly #main: string
  readonly #times: number
  readonly #ask
  readonly #answers = new Map<number, TablegameAct>()
  #isBusy = false
  #asked = 0
  #hint: { round: number; worth: CallWorth | null } = { round: 0, worth: null }

  /** Null where the game asks nothing. */
  static of(frame: Frame, chips: ChipTable, game: Tablegame): Decision | null {
    const asks = askedIn(game)
    return asks && new Decision(frame, chips, { game, ...asks })
  }

  private constructor(
    frame: Frame,
    chips: ChipTable,
    asks: { game: Tablegame; main: string; times: number },
  ) {
    this.#frame = frame
    this.#chips = chips
    this.#game = asks.game
    this.#main = asks.main
    this.#times = asks.times
    this.#ask = createAsk(
      (act) => void this.#answer(act),
      (isOn) => {
        const { hintsOn, hintsOff } = this.#words.log
        frame.log.add(isOn ? hintsOn : hintsOff)
        this.refresh()
      },
    )
    this.element = this.#ask.element
    listenToDigits(frame.root, this.#ask.press)
  }

  get #words(): HoldemWords {
    return holdemWords[this.#frame.state.lang]
  }

  get #round(): FloorRoundState | null {
    return this.#chips.visit.table?.round ?? null
  }

  /** What a call costs; 0 without an ante. */
  get #cost(): number {
    const antes = this.#chips.visit.stakes.filter(({ spot }) => spot === this.#main)
    return antes.reduce((sum, { amount }) => sum + amount, 0) * this.#times
  }

  get #answered(): TablegameAct | null {
    const { stakes, answer } = this.#chips.visit
    if (stakes.some(({ spot }) => spot === CALL)) return CALL
    if (answer === 'fold') return answer
    return this.#answers.get(this.#round?.number ?? 0) ?? null
  }

  refresh(): void {
    const { table, nowMs } = this.#chips.visit
    const round = this.#round
    const { lang } = this.#frame.state
    const words = this.#words
    const until = round?.question?.until ?? 0
    const isAsked = until > 0
    this.#frame.root.classList.toggle('is-asked', isAsked)
    const [count, total] = [table?.count ?? 0, table?.total ?? 0]
    const cost = this.#cost
    this.#ask.show({
      lang,
      words,
      isAsked,
      secondsLeft: Math.max(0, Math.ceil((until - nowMs) / 1_000)),
      cost: cost === 0 ? null : fill(words.cost, { amount: showRoundMoney(BigInt(cost), lang) }),
      answered: this.#answered,
      isBusy: this.#isBusy,
      pot: fill(words.pot, {
        total: showRoundMoney(BigInt(total), lang),
        count: String(count),
      }),
      hint: isAsked && this.#ask.isHinted() && cost > 0 ? this.#hintText() : '',
    })
    if (isAsked && round) this.#announce(round, until - nowMs)
  }

  /** What was asked is over; whoever said nothing is told what that counts as. */
  close(round: number): void {
    if (this.#asked !== round || this.#answered !== null || this.#cost === 0) return
    this.#answers.set(round, 'fold')
    this.#frame.log.add(this.#words.log.none)
  }

  #announce({ number, outcome }: FloorRoundState, leftMs: number): void {
    if (this.#asked === number || outcome === null || !('numbers' in outcome)) return
    this.#asked = number
    const { lang } = this.#frame.state
    const cards = tablegameBoardText(boardOf(this.#game, outcome.numbers), lang)
    const seconds = String(Math.max(0, Math.floor(leftMs / 1_000)))
    this.#frame.log.add(fill(this.#words.log.ask, { cards, seconds }))
  }

  async #answer(act: TablegameAct): Promise<void> {
    const round = this.#round
    const question = round?.question?.id
    const cost = this.#cost
    if (!round || question === undefined || this.#isBusy) return
    const { state, money, log } = this.#frame
    if (act === CALL && BigInt(cost) > state.balance) return this.#frame.refuseFunds()
    this.#isBusy = true
    this.refresh()
    try {
      const payload = { round: round.number, spot: this.#main, decision: act, question }
      const { seat } = await this.#chips.visit.act({ act: 'decide', ...payload })
      this.#answers.set(round.number, act)
      const called = seat?.stakes.find(({ spot }) => spot === CALL)
      if (called) money.stake(`${round.number} ${called.seq}`, BigInt(called.amount))
      log.add(fill(this.#words.log[act], { amount: showRoundMoney(BigInt(cost), state.lang) }))
    } catch (trouble) {
      if (trouble instanceof FloorRefusal && trouble.refusal === ANSWERED)
        this.#answers.set(round.number, 'fold')
      showRefusedAct(this.#frame, trouble)
    }
    this.#isBusy = false
    this.#frame.refresh()
  }

  #hintText(): string {
    const round = this.#round
    const words = this.#words
    if (!round?.outcome || !('numbers' in round.outcome)) return ''
    if (this.#hint.round !== round.number) this.#work(round.number, round.outcome.numbers)
    const { worth } = this.#hint
    if (worth === null) return words.working
    const { lang } = this.#frame.state
    const sign = worth.worth < 0 ? '−' : '+'
    const figure = Math.abs(worth.worth).toLocaleString(lang, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    const act = words.acts[worth.isCall ? 'call' : 'fold']
    return fill(words.hint, { act, worth: `${sign}${figure}` })
  }

  #work(round: number, numbers: readonly number[]): void {
    const steps = worthOfCall(numbers)
    const hint: { round: number; worth: CallWorth | null } = { round, worth: null }
    this.#hint = hint
    const go = (): void => {
      const until = performance.now() + PART_MS
      while (performance.now() < until) {
        const step = steps.next()
        if (!step.done) continue
        hint.worth = step.value
        return this.refresh()
      }
      setTimeout(go)
    }
    go()
  }
}
