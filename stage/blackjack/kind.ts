import './blackjack.css'
import './turn.css'
import './narrow.css'
import { blackjackSpotName, cardName, type BlackjackAct } from '#contract/games/blackjack-names.ts'
import type {
  FloorRoundState,
  FloorSeatState,
  FloorTableRules,
} from '#contract/games/floor-protocol.ts'
import type { AuthenticateReply } from '#contract/games/game-protocol.ts'
import type { TableFace } from '#contract/games/table-looks.ts'
import { MAIN_RETURN, OWN_SEATS_MAX } from '#games/blackjack/numbers.ts'
import { eachFrame, make } from '../dom.ts'
import { Closing } from '../floor/closing.ts'
import { boardOf as chipsOn, sumOf, type Chip } from '../floor/chips-laid.ts'
import { ChipQueue } from '../floor/chip-queue.ts'
import { listenToDigits } from '../floor/table-keys.ts'
import { keep, readKept } from '../floor/kept.ts'
import { showRefusedAct } from '../floor/refused-act.ts'
import { layCloth } from '../floor/cloth.ts'
import { TableVisit } from '../floor/table-visit.ts'
import { wordsAt } from '../floor/words-at.ts'
import { createTray } from '../floor/tray.ts'
import { showMoney, showPercent, showRoundMoney } from '../frame/amounts.ts'
import type { Frame, Kind } from '../frame/frame.ts'
import type { Game, GameRules, GameView } from '../frame/game.ts'
import { fill } from '../frame/words.ts'
import type { FloorSession, OpenedTable } from '../protocol/floor-session.ts'
import { askedWords, ownQuestion, type OwnQuestion } from './asked.ts'
import { dealIn, showDeal, totalText, type ShownDeal } from './deal.ts'
import { Dealing } from './dealing.ts'
import { createFelt } from './felt.ts'
import { phaseWords, type Phase } from './phase-words.ts'
import { blackjackRules } from './rules-sheet.ts'
import { createInfo, createOwn, createTableLog, showNet, type PlayedHand } from './side.ts'
import { isLaid, Settling, shownOf, type Shown } from './settling.ts'
import { SideBets } from './side-bets.ts'
import { SeatsWatch, betLines, type SeatsTeller } from './seats-story.ts'
import type { StoryTeller } from './story.ts'
import { createTurn, showSwitch, type TurnState } from './turn.ts'
import { words, type BlackjackWords } from './words.ts'

const ownWords = wordsAt(words)

type Rules = Extract<FloorTableRules, { kind: 'blackjack' }>

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
  readonly #queue: ChipQueue
  readonly #felt = createFelt({
    sit: (seat) => void this.#sit('sit', seat),
    leave: (seat) => void this.#sit('leave', seat),
    lay: (spot) => this.#layChips([{ spot, amount: this.#tray.chip() }]),
    takeBack: (spot) => this.#queue.takeBackFrom(spot),
    behind: (seat) => this.#behind(seat),
  })
  readonly #info = createInfo()
  readonly #log = createTableLog()
  readonly #own = createOwn()
  readonly #turn = createTurn((act) => void this.#decide(act))
  readonly #tray = createTray(
    {
      undo: () => this.#queue.undo(),
      clear: () => this.#queue.clear(),
      double: () => this.#layChips([...this.#laid()].map(([spot, amount]) => ({ spot, amount }))),
      repeat: () => this.#layChips(this.#queue.repeatable),
    },
    (micro) => this.#logBet(this.#words.story.chip, micro, ''),
  )
  readonly #hints = make('button', { type: 'button', class: 'bj-switch', 'aria-pressed': 'false' })
  readonly #follow = make('button', { type: 'button', class: 'bj-switch', 'aria-pressed': 'false' })
  #rules: Rules | null = null
  #isBusy = false
  readonly #dealing = new Dealing()
  readonly #watch = new SeatsWatch()
  readonly #sides = new SideBets()
  readonly #closing = new Closing()
  /** Where one is sitting down, before the house has answered. */
  #sitting: number | null = null
  #announced = ''
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
    this.#queue = new ChipQueue(this.#visit, {
      onChange: () => this.refresh(),
      onPlaced: (chip, key) => {
        frame.money.stake(key, BigInt(chip.amount))
        this.#logBet(this.#words.story.placed, chip.amount, chip.spot)
      },
      onBack: ({ spot, amount }) => {
        frame.money.pay(BigInt(amount))
        this.#logBet(this.#words.story.back, amount, spot)
      },
      onRefused: (trouble) => showRefusedAct(this.#frame, trouble),
    })
    this.#build()
  }

  #build(): void {
    const { root, heading, bar } = this.#frame
    const { total, picker, acts } = this.#tray
    const tray = make('div', { class: 'floor-tray' }, total, picker, acts)
    const options = make('div', { class: 'bj-options' }, this.#follow)
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
      this.#log.element,
      foot,
      tray,
      tools,
    )
    root.classList.add('is-blackjack')
    layCloth(root, this.#face.look)
    this.#hints.setAttribute('aria-pressed', String(readKept(HINTS) === '1'))
    for (const button of [this.#hints, this.#follow])
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

  get #round(): FloorRoundState | null {
    return this.#visit.table?.round ?? null
  }

  async start(reply: AuthenticateReply): Promise<void> {
    // The session of a table answers so.
    const { floor } = reply as OpenedTable
    if (floor.rules.kind !== 'blackjack') throw new Error('this table is none of blackjack')
    this.#rules = floor.rules
    this.#settling.resume(floor.seat, floor.table)
    if (floor.seat) this.#queue.remember(floor.seat.stakes.filter(isLaid))
    this.#dealing.joinAt(floor.table.round)
    this.#sides.joinAt(floor.table.round?.number ?? 0, floor.table.seats ?? [])
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
    const deal = this.#deal()
    const isOpen = this.#phase(deal) === 'open' && framePhase !== 'closed'
    const laid = this.#laid()
    const asked = deal?.isWhole === true ? deal.board.question : null
    this.#frame.root.dataset['phase'] = this.#phase(deal)
    this.#felt.show({
      table,
      deal,
      own: ownSeats,
      stakes,
      laid,
      asked,
      isOpen,
      maySit: ownSeats.length < OWN_SEATS_MAX,
      lang,
      words: own,
    })
    this.#info.show(table, this.view().title, own, lang)
    this.#log.show(own)
    this.#own.show(this.#played, own, lang)
    showSwitch(this.#hints, own.hints, own.hintsBy)
    this.#follow.textContent = own.follow
    this.#tray.show({
      lang,
      words: own,
      isOpen,
      total: [...laid.values()].reduce((sum, amount) => sum + amount, 0),
      least: table.limits.min,
      most: table.limits.max,
      hasBets: laid.size > 0,
      canRepeat: this.#queue.repeatable.length > 0,
    })
    this.#showTurn(deal)
  }

  rules(): GameRules | null {
    const { table } = this.#visit
    return table && this.#rules
      ? blackjackRules(this.#rules, table, this.#words, this.#frame.state.lang)
      : null
  }

  #deal(): ShownDeal | null {
    const round = this.#round
    const deal = dealIn(round?.outcome ?? null)
    if (!round || !deal || deal.seats.length === 0) return null
    return showDeal(deal, this.#dealing.round === round.number ? this.#dealing.cards : 0)
  }

  #phase(deal: ShownDeal | null): Phase {
    const round = this.#round
    if (!round) return 'asleep'
    if (round.phase === 'void') return 'void'
    const isTaking = this.#visit.table?.isOpen !== false && round.closesAt > this.#visit.nowMs
    if (round.phase === 'open') return isTaking ? 'open' : 'closed'
    if (!deal) return round.phase === 'settled' ? 'result' : 'closed'
    if (!deal.isWhole) return deal.board.isOver ? 'dealer' : 'dealing'
    if (!deal.board.isOver) return 'asked'
    return round.landedAt === null && !this.#frame.state.isStill ? 'dealer' : 'result'
  }

  #question(): OwnQuestion | null {
    return this.#deal()?.isWhole === true ? ownQuestion(this.#round, this.#visit.stakes) : null
  }

  #showTurn(deal: ShownDeal | null): void {
    const own = this.#words
    const question = this.#question()
    const phase = this.#phase(deal)
    const left = this.#left(phase)
    const base = { left, isBusy: this.#isBusy, hint: '', moves: [], sums: [] }
    if (question) {
      const { lang } = this.#frame.state
      const isHinted = this.#hints.getAttribute('aria-pressed') === 'true'
      const ownSeats = this.#visit.stakes.filter(({ spot }) => spot.startsWith('seat-')).length
      const asked = askedWords(question, this.#visit.stakes, {
        words: own,
        lang,
        isHinted,
        ownSeats,
      })
      this.#turn.show({ ...base, ...asked })
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
    if (!last || last.number !== this.#round?.number) return []
    const { lang } = this.#frame.state
    const { staked, paid, net } = this.#words.played
    return [
      [staked, showRoundMoney(BigInt(last.staked), lang)],
      [paid, showRoundMoney(BigInt(last.paid), lang)],
      [net, showNet(last, lang)],
    ]
  }

  #left(phase: Phase): TurnState['left'] {
    const round = this.#round
    if (!round || !this.#rules) return null
    const until = phase === 'open' ? round.closesAt : (round.question?.until ?? null)
    if (until === null || (phase !== 'open' && phase !== 'asked')) return null
    const ms = Math.max(0, until - this.#visit.nowMs)
    const whole = phase === 'open' ? 15_000 : this.#rules.decisionMs
    const share = Math.min(1, ms / whole)
    return { share, seconds: Math.ceil((share * whole) / 1_000) }
  }

  /** What lies on each spot, with what is on its way. */
  #laid(): Map<string, number> {
    const laid = new Map<string, number>()
    for (const { spot, amount } of [...this.#visit.stakes.filter(isLaid), ...this.#queue.pending])
      laid.set(spot, (laid.get(spot) ?? 0) + amount)
    return laid
  }

  /** Every frame: the next card of those that are known, and the clock. */
  #draw(): void {
    const round = this.#round
    if (round) {
      const { nowMs } = this.#visit
      const { isStill } = this.#frame.state
      const teller = this.#teller()
      this.#add(...this.#dealing.step(round, { nowMs, isStill, teller }))
      if (this.#shownOn(round.number) !== 'none')
        this.#add(...this.#sides.lines(round.number, this.#visit.table?.seats ?? [], teller))
    }
    const phase = this.#phase(this.#deal())
    const shown = this.#shownOn(round?.number ?? 0)
    const key = `${phase} ${this.#dealing.round} ${this.#dealing.cards} ${shown} ${this.#left(phase)?.seconds ?? ''}`
    if (key !== this.#drawnKey) {
      this.#drawnKey = key
      this.#tellPhase()
      this.#countShown()
      this.refresh()
    } else this.#showTurn(this.#deal())
  }

  #teller(): StoryTeller {
    const own = this.#words
    const { lang } = this.#frame.state
    const { table, stakes } = this.#visit
    const who = (seat: number): string => {
      const isOwn = stakes.some(({ spot }) => spot === `seat-${seat}`)
      const name = isOwn ? own.you : table?.seats?.find((one) => one.seat === seat)?.who
      return name ? fill(own.story.seat, { seat, who: name }) : fill(own.seat, { seat })
    }
    return { words: own, lang, who }
  }

  #add(...lines: readonly string[]): void {
    for (const line of lines) {
      this.#frame.log.add(line)
      this.#log.add(line)
    }
  }

  /** Once for each question: that it is one's turn. */
  #tellPhase(): void {
    const question = this.#question()
    const key = question ? `${this.#dealing.round} ${question.id} ${question.seat}` : ''
    if (!question || key === this.#announced) return
    this.#announced = key
    const { story } = this.#words
    const card = cardName(question.open, this.#frame.state.lang)
    const { seat, hand, cards } = question
    const seconds = this.#left('asked')?.seconds ?? 0
    const line = hand === null ? story.yourInsurance : story.yourTurn
    this.#frame.log.add(fill(line, { total: totalText(cards), card, seat, seconds }))
  }

  #onTable(rounds: readonly FloorRoundState[]): void {
    const { seats } = this.#visit.table ?? {}
    if (seats) this.#add(...this.#watch.changes(seats, this.#others()))
    for (const round of rounds) this.#tellRound(round)
    const deal = this.#deal()
    const isDealing = deal !== null && this.#phase(deal) !== 'result'
    const hasStakes = this.#visit.stakes.length > 0
    this.#frame.state.phase = isDealing && hasStakes ? 'playing' : 'idle'
    this.#frame.refresh()
  }

  /** What is said of others: of oneself it is said elsewhere. */
  #others(): SeatsTeller {
    const { ownSeats } = this.#visit
    const own = this.#sitting === null ? ownSeats : [...ownSeats, this.#sitting]
    return { words: this.#words, lang: this.#frame.state.lang, own }
  }

  #announcedRound = ''
  #tellRound(round: FloorRoundState): void {
    const { number, phase } = round
    const own = this.#words
    const seats = this.#visit.table?.seats ?? []
    if (this.#closing.isNow(round))
      this.#add(fill(own.story.closed, { number }), ...betLines(seats, this.#others()))
    const key = `${number} ${phase}`
    if (key === this.#announcedRound) return
    this.#announcedRound = key
    if (phase === 'open') this.#add(fill(own.story.open, { number }))
    if (phase === 'void') this.#add(own.story.void)
  }

  #shownOn(number: number): Shown {
    return shownOf(number, this.#round, this.#dealing)
  }

  #onSeats(): void {
    this.#countShown()
    if (this.#frame.state.phase !== 'closed') this.refresh()
  }

  /** Payouts of the visit, each counted once, as they are seen. */
  #countShown(): void {
    const { seats, stakes } = this.#visit
    for (const ended of this.#settling.count(seats, (number) => this.#shownOn(number)))
      this.#tellSettled(ended)
    this.#frame.money.setOpen(stakes.some((stake) => stake.state === 'placed'))
  }

  #tellSettled({ round, stakes }: FloorSeatState): void {
    const { staked, paid } = sumOf(stakes)
    const { lang } = this.#frame.state
    this.#queue.remember(chipsOn(stakes.filter(isLaid)).length > 0 ? stakes.filter(isLaid) : [])
    this.#played = [{ number: round, staked, paid }, ...this.#played].slice(0, PLAYED_SHOWN)
    this.#add(
      fill(this.#words.story.settled, {
        stake: showMoney(BigInt(staked), lang),
        paid: showMoney(BigInt(paid), lang),
      }),
    )
  }

  #behind(seat: number): void {
    const isFollowed = this.#follow.getAttribute('aria-pressed') === 'true'
    this.#layChips([
      { spot: `${isFollowed ? 'behind' : 'alone'}-${seat}`, amount: this.#tray.chip() },
    ])
  }

  #layChips(chips: readonly Chip[]): void {
    const { state } = this.#frame
    if (chips.length === 0 || state.phase === 'closed' || this.#phase(this.#deal()) !== 'open')
      return
    const due = [...chips, ...this.#queue.pending].reduce((sum, { amount }) => sum + amount, 0)
    if (BigInt(due) > state.balance) this.#frame.refuseFunds()
    else this.#queue.lay(chips)
  }

  #sit(act: 'sit' | 'leave', seat: number): Promise<void> {
    const { story } = this.#words
    this.#sitting = seat
    return this.#acting(async () => {
      await this.#visit.act({ act, round: this.#round?.number ?? 1, spot: `seat-${seat}` })
      this.#add(fill(act === 'sit' ? story.sat : story.left, { seat }))
    })
  }

  #decide(act: BlackjackAct): Promise<void> {
    const question = this.#question()
    const round = this.#round
    if (!question || !round) return Promise.resolve()
    const { seat, id } = question
    return this.#acting(async () => {
      const asked = { round: round.number, spot: `seat-${seat}`, decision: act, question: id }
      await this.#visit.act({ act: 'decide', ...asked })
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
    this.#sitting = null
    this.#frame.refresh()
  }

  #logBet(sentence: string, amount: number, spot: string): void {
    const { lang } = this.#frame.state
    const name = spot === '' ? '' : blackjackSpotName(spot, lang)
    const line = fill(sentence, { name, amount: showRoundMoney(BigInt(amount), lang) })
    if (spot === '') this.#frame.log.add(line)
    else this.#add(line)
  }
}
