import './blackjack.css'
import './turn.css'
import './narrow.css'
import type { BlackjackAct } from '#contract/games/blackjack-names.ts'
import type { FloorRoundState, FloorSeatState } from '#contract/games/floor-protocol.ts'
import type { AuthenticateReply } from '#contract/games/game-protocol.ts'
import type { TableFace } from '#contract/games/table-looks.ts'
import { MAIN_RETURN, OWN_SEATS_MAX } from '#games/blackjack/numbers.ts'
import { eachFrame, make } from '../dom.ts'
import { sumOf } from '../floor/chips-laid.ts'
import { layCloth } from '../floor/cloth.ts'
import { keep, readKept } from '../frame/kept.ts'
import { showRefusedAct } from '../floor/refused-act.ts'
import { listenToDigits } from '../floor/table-keys.ts'
import { TableVisit } from '../floor/table-visit.ts'
import { wordsAt } from '../floor/words-at.ts'
import { showPercent, showRoundMoney } from '../frame/amounts.ts'
import type { Frame, Kind } from '../frame/frame.ts'
import type { Game, GameRules, GameView } from '../frame/game.ts'
import { fill } from '../frame/words.ts'
import type { FloorSession, OpenedTable } from '../protocol/floor-session.ts'
import { askedWords } from './asked.ts'
import type { ShownDeal } from './deal.ts'
import { createFelt } from './felt.ts'
import { OwnChips } from './own-chips.ts'
import { phaseWords } from './phase-words.ts'
import { Progress, type BlackjackTableRules } from './progress.ts'
import { blackjackRules } from './rules-sheet.ts'
import { Settling } from './settling.ts'
import { createInfo, createOwn, showNet, type PlayedHand } from './side.ts'
import { TableStory } from './table-story.ts'
import { createTurn, showSwitch, type TurnState } from './turn.ts'
import { words, type BlackjackWords } from './words.ts'

const ownWords = wordsAt(words)

/** Seven seats, a shoe and a dealer, and a question when it is one's turn. */
export const kind: Kind = async (frame) =>
  frame.floor ? new BlackjackGame(frame, frame.floor, (await frame.floor.opened()).face) : null

const PLAYED_SHOWN = 6
/** Whoever switched the hint on has it at the next visit, too. */
const HINTS = 'kasa.blackjack.hints'

class BlackjackGame implements Game {
  readonly #frame: Frame
  readonly #face: TableFace
  readonly #settling: Settling
  readonly #visit: TableVisit
  readonly #progress: Progress
  readonly #story: TableStory
  readonly #chips: OwnChips
  readonly #felt = createFelt({
    sit: (seat) => void this.#sit('sit', seat),
    leave: (seat) => void this.#sit('leave', seat),
    lay: (spot) => this.#chips.layOn(spot),
    takeBack: (spot) => this.#chips.takeBackFrom(spot),
    behind: (seat) => this.#chips.behind(seat),
  })
  readonly #info = createInfo()
  readonly #own = createOwn()
  readonly #turn = createTurn((act) => void this.#decide(act))
  readonly #hints = make('button', { type: 'button', class: 'bj-switch', 'aria-pressed': 'false' })
  #rules: BlackjackTableRules | null = null
  #isBusy = false
  #drawnKey = ''
  #played: PlayedHand[] = []

  constructor(frame: Frame, session: FloorSession, face: TableFace) {
    this.#frame = frame
    this.#face = face
    this.#settling = new Settling(frame.money)
    this.#visit = new TableVisit(frame, session, {
      onTable: (rounds) => this.#onTable(rounds),
      onSeats: () => this.#onSeats(),
    })
    this.#progress = new Progress(frame, this.#visit)
    this.#story = new TableStory(frame, this.#visit, this.#progress, () => this.#words)
    this.#chips = new OwnChips(frame, this.#visit, {
      onChange: () => this.refresh(),
      isOpen: () => this.#progress.phase === 'open',
      story: (line) => this.#story.add(line),
      words: () => this.#words,
    })
    this.#build()
  }

  #build(): void {
    const { root, heading, bar } = this.#frame
    const { follow } = this.#chips
    const options = make('div', { class: 'bj-options' }, follow)
    const foot = make('div', { class: 'bj-foot' }, this.#own.element, this.#turn.element, options)
    const tools = make(
      'div',
      { class: 'bj-tools' },
      bar.rules,
      bar.sound,
      bar.balance,
      this.#hints,
      bar.status,
    )
    heading.element.after(
      this.#felt.element,
      this.#info.element,
      this.#story.element,
      foot,
      this.#chips.element,
      tools,
    )
    root.classList.add('is-blackjack')
    layCloth(root, this.#face.look)
    this.#hints.setAttribute('aria-pressed', String(readKept(HINTS) === '1'))
    for (const button of [this.#hints, follow])
      button.addEventListener('click', () => {
        const isOn = button.getAttribute('aria-pressed') !== 'true'
        button.setAttribute('aria-pressed', String(isOn))
        const { hintsOn, hintsOff } = this.#words.story
        if (button === this.#hints) {
          keep(HINTS, isOn ? '1' : '')
          this.#frame.log.add(isOn ? hintsOn : hintsOff)
        }
        this.refresh()
      })
    listenToDigits(this.#frame.root, (digit) => this.#turn.press(digit))
  }

  get #words(): BlackjackWords {
    return ownWords(this.#frame.state.lang, this.#visit.table)
  }

  async start(reply: AuthenticateReply): Promise<void> {
    // The session of a table answers so.
    const { floor } = reply as OpenedTable
    if (floor.rules.kind !== 'blackjack') throw new Error('this table is none of blackjack')
    this.#rules = floor.rules
    this.#settling.resume(floor.seat, floor.table)
    if (floor.seat) this.#chips.remember(floor.seat.stakes)
    this.#progress.dealing.joinAt(floor.table.round)
    this.#story.joinAt(floor.table.round?.number ?? 0, floor.table.seats ?? [])
    this.#visit.begin(floor)
    eachFrame(() => this.#draw())
  }

  view(): GameView {
    const own = this.#words
    const headline = fill(own.headline, { rtp: showPercent(MAIN_RETURN, this.#frame.state.lang) })
    const title = this.#face.name[this.#frame.state.lang]
    return { title, headline, refusal: this.#visit.table?.isOpen === false ? own.closed : null }
  }

  refresh(): void {
    const { table, ownSeats, stakes } = this.#visit
    if (!table) return
    const { lang, phase: framePhase } = this.#frame.state
    const own = this.#words
    const { deal } = this.#progress
    const phase = this.#progress.phaseWith(deal)
    const isOpen = phase === 'open' && framePhase !== 'closed'
    const { laid } = this.#chips
    const question = deal?.isWhole === true ? deal.board.question : null
    this.#frame.root.dataset['phase'] = phase
    this.#felt.show({
      table,
      deal,
      own: ownSeats,
      stakes,
      laid,
      asked: question,
      isOpen,
      maySit: ownSeats.length < OWN_SEATS_MAX,
      lang,
      words: own,
    })
    this.#info.show(table, this.view().title, own, lang)
    this.#story.show(own)
    this.#own.show(this.#played, own, lang)
    showSwitch(this.#hints, own.hints, own.hintsBy)
    this.#chips.show(laid, isOpen)
    this.#showTurn(deal)
  }

  rules(): GameRules | null {
    const { table } = this.#visit
    return table && this.#rules
      ? blackjackRules(this.#rules, table, this.#words, this.#frame.state.lang)
      : null
  }

  #showTurn(deal: ShownDeal | null): void {
    const own = this.#words
    const { question } = this.#progress
    const phase = this.#progress.phaseWith(deal)
    const left = this.#progress.left(phase, this.#rules)
    const base = { left, isBusy: this.#isBusy, hint: '', moves: [], sums: [] }
    if (question) {
      const { lang } = this.#frame.state
      const isHinted = this.#hints.getAttribute('aria-pressed') === 'true'
      const ownSeats = this.#visit.stakes.filter(({ spot }) => spot.startsWith('seat-')).length
      const details = askedWords(question, this.#visit.stakes, {
        words: own,
        lang,
        isHinted,
        ownSeats,
      })
      this.#turn.show({ ...base, ...details })
      return
    }
    const { title, text } = phaseWords(phase, {
      table: this.#visit.table,
      question: deal?.board.question ?? null,
      isSeated: this.#visit.ownSeats.length > 0,
      words: own,
    })
    this.#turn.show({ ...base, title, text, sums: phase === 'result' ? this.#playedSums() : [] })
  }

  /** What came of the hand that is over, where one had any on it. */
  #playedSums(): TurnState['sums'] {
    const [last] = this.#played
    if (!last || last.number !== this.#progress.round?.number) return []
    const { lang } = this.#frame.state
    const { staked, paid, net } = this.#words.played
    return [
      [staked, showRoundMoney(BigInt(last.staked), lang)],
      [paid, showRoundMoney(BigInt(last.paid), lang)],
      [net, showNet(last, lang)],
    ]
  }

  /** Every frame: the next card of those that are known, and the clock. */
  #draw(): void {
    const progress = this.#progress
    const { round, dealing } = progress
    if (round) this.#story.announceCards(round)
    const { phase } = progress
    const shown = progress.shownOn(round?.number ?? 0)
    const seconds = progress.left(phase, this.#rules)?.seconds ?? ''
    const key = `${phase} ${dealing.round} ${dealing.cards} ${shown} ${seconds}`
    if (key !== this.#drawnKey) {
      this.#drawnKey = key
      const left = progress.left('asked', this.#rules)
      this.#story.announceTurn(progress.question, left?.seconds ?? 0)
      this.#countShown()
      this.refresh()
    } else this.#showTurn(progress.deal)
  }

  #onTable(rounds: readonly FloorRoundState[]): void {
    this.#story.announceSeats()
    for (const round of rounds) this.#story.announceRound(round)
    const { deal } = this.#progress
    const isDealing = deal !== null && this.#progress.phaseWith(deal) !== 'result'
    const hasStakes = this.#visit.stakes.length > 0
    this.#frame.state.phase = isDealing && hasStakes ? 'playing' : 'idle'
    this.#frame.refresh()
  }

  #onSeats(): void {
    this.#countShown()
    if (this.#frame.state.phase !== 'closed') this.refresh()
  }

  /** Payouts of the visit, each counted once, as they are seen. */
  #countShown(): void {
    const { seats, stakes } = this.#visit
    for (const ended of this.#settling.count(seats, (number) => this.#progress.shownOn(number)))
      this.#settle(ended)
    this.#frame.money.setOpen(stakes.some((stake) => stake.state === 'placed'))
  }

  #settle({ round, stakes }: FloorSeatState): void {
    const { staked, paid } = sumOf(stakes)
    this.#chips.remember(stakes)
    this.#played = [{ number: round, staked, paid }, ...this.#played].slice(0, PLAYED_SHOWN)
    this.#story.announceSettled(staked, paid)
  }

  #sit(act: 'sit' | 'leave', seat: number): Promise<void> {
    const { story } = this.#words
    this.#story.sitting(seat)
    return this.#acting(async () => {
      const round = this.#progress.round?.number ?? 1
      await this.#visit.act({ act, round, spot: `seat-${seat}` })
      this.#story.add(fill(act === 'sit' ? story.sat : story.left, { seat }))
    })
  }

  #decide(act: BlackjackAct): Promise<void> {
    const { question, round } = this.#progress
    if (!question || !round) return Promise.resolve()
    const { seat, id } = question
    return this.#acting(async () => {
      const payload = { round: round.number, spot: `seat-${seat}`, decision: act, question: id }
      await this.#visit.act({ act: 'decide', ...payload })
    })
  }

  async #acting(work: () => Promise<void>): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    this.refresh()
    try {
      await work()
    } catch (trouble) {
      showRefusedAct(this.#frame, trouble)
    }
    this.#isBusy = false
    this.#story.sitting(null)
    this.#frame.refresh()
  }
}
