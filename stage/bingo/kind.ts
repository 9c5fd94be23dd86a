import './bingo.css'
import './shop.css'
import './narrow.css'
import { prizeName, ticketsName, type BingoPrizeName } from '#contract/games/bingo-names.ts'
import type { FloorRoundState, FloorTableRules } from '#contract/games/floor-protocol.ts'
import type { AuthenticateReply } from '#contract/games/game-protocol.ts'
import type { TableFace } from '#contract/games/table-looks.ts'
import { ASKED_SPOT, RETURN_PERCENT, firstTicketOf } from '#games/bingo/numbers.ts'
import { eachFrame, make } from '../dom.ts'
import { sumOf } from '../floor/chips-laid.ts'
import { OnePress } from '../floor/one-press.ts'
import { createOwnSums } from '../floor/own-sums.ts'
import { Payouts } from '../floor/payouts.ts'
import { phaseOf, type ShownPhase } from '../floor/phase.ts'
import { showRefusedAct } from '../floor/refused-act.ts'
import { Steps } from '../floor/steps.ts'
import { dropHeld } from '../floor/table-keys.ts'
import { TableVisit } from '../floor/table-visit.ts'
import { wordsAt } from '../floor/words-at.ts'
import { showMoney, showPercent, showRoundMoney } from '../frame/amounts.ts'
import type { Frame, Kind } from '../frame/frame.ts'
import type { Game, GameRules, GameView } from '../frame/game.ts'
import type { Tone } from '../frame/sound.ts'
import { fill } from '../frame/words.ts'
import type { FloorSession, OpenedTable } from '../protocol/floor-session.ts'
import { createCaller } from './caller.ts'
import { calledBy, gameIn } from './calls.ts'
import { createPrizes } from './prizes.ts'
import { roomRules } from './rules-sheet.ts'
import { Shop } from './shop.ts'
import { createTickets } from './tickets.ts'
import { createVoice } from './voice.ts'
import { words, type BingoWords } from './words.ts'

const ownWords = wordsAt(words)

type Rules = Extract<FloorTableRules, { kind: 'bingo' }>

/** A room where everybody hears the same balls called. */
export const kind: Kind = async (frame) =>
  frame.floor ? new BingoGame(frame, frame.floor, (await frame.floor.opened()).face) : null

/** Balls are called in their time for everybody, also where nothing may move. */
const IS_STILL = false

/** A wooden knock, as a ball falls into its place. */
const KNOCK: Tone = [0.5, 0, 420, 0, 0.01, 0.06, 1, 2]

class BingoGame implements Game {
  readonly #frame: Frame
  readonly #face: TableFace
  readonly #payouts: Payouts
  readonly #visit: TableVisit
  readonly #voice = createVoice()
  readonly #caller = createCaller(() => this.#frame.toggleSound())
  readonly #prizes = createPrizes()
  readonly #tickets = createTickets()
  /** Tickets are bought, and given back, once for each press: the answer may be here before a double click is through. */
  readonly #buying = new OnePress()
  readonly #giving = new OnePress()
  readonly #shop = new Shop({
    buy: (count) => {
      if (this.#buying.takes(performance.now())) void this.#buy(count)
    },
    giveBack: (spot) => {
      if (this.#giving.takes(performance.now())) void this.#giveBack(spot)
    },
  })
  readonly #unfold = make('button', {
    type: 'button',
    class: 'bg-unfold',
    'aria-expanded': 'false',
  })
  readonly #people = make('p', { class: 'bg-people' })
  /** What came of one's own tickets. */
  readonly #own = createOwnSums('bg-own')
  #rules: Rules | null = null
  #isWaiting = false
  #wasLoud = false
  #called = -1
  #drawnPhase = ''
  readonly #steps = new Steps()

  constructor(frame: Frame, session: FloorSession, face: TableFace) {
    this.#frame = frame
    this.#face = face
    this.#payouts = new Payouts(frame.money)
    this.#visit = new TableVisit(frame, session, {
      onTable: (rounds) => this.#onTable(rounds),
      onSeats: () => this.#onSeats(),
    })
    this.#build()
  }

  #build(): void {
    const { root, heading, bar } = this.#frame
    const tools = make(
      'div',
      { class: 'bg-tools' },
      bar.rules,
      bar.sound,
      bar.balance,
      this.#unfold,
      this.#people,
      bar.status,
    )
    this.#unfold.addEventListener('click', () => {
      const isUnfolded = this.#unfold.getAttribute('aria-expanded') !== 'true'
      this.#unfold.setAttribute('aria-expanded', String(isUnfolded))
      root.classList.toggle('shows-board', isUnfolded)
    })
    heading.element.after(
      this.#caller.element,
      this.#prizes.element,
      this.#tickets.element,
      this.#shop.element,
      this.#own.element,
      tools,
    )
    root.classList.add('is-bingo')
    root.addEventListener('keydown', dropHeld, { capture: true })
  }

  get #words(): BingoWords {
    return ownWords(this.#frame.state.lang, this.#visit.table)
  }

  async start(reply: AuthenticateReply): Promise<void> {
    // The session of a table answers so.
    const { floor } = reply as OpenedTable
    if (floor.rules.kind !== 'bingo') throw new Error('this table is no room of bingo')
    this.#rules = floor.rules
    this.#payouts.resume(floor.seat, floor.table)
    this.#visit.begin(floor)
    eachFrame(() => this.#draw())
  }

  view(): GameView {
    const { lang } = this.#frame.state
    const own = this.#words
    const headline = fill(own.headline, {
      price: showRoundMoney(BigInt(this.#rules?.price ?? 0), lang),
      rtp: showPercent(Number(RETURN_PERCENT) / 100, lang),
    })
    const isClosed = this.#visit.table?.isOpen === false
    return {
      title: this.#face.name[lang],
      headline,
      refusal: isClosed ? own.closed : null,
    }
  }

  refresh(): void {
    const { table, stakes, nowMs } = this.#visit
    const rules = this.#rules
    if (!table || !rules) return
    const { state, root } = this.#frame
    const { lang } = state
    const own = this.#words
    const { round } = table
    const [phase, game, called] = [this.#phase(), gameIn(round), this.#calledNow()]
    const tickets = stakes
      .filter((stake) => stake.state !== 'back')
      .flatMap((stake) => stake.tickets ?? [])
    this.#keepSound()
    root.dataset['phase'] = phase
    root.dataset['still'] = String(state.isStill)
    const { ballMs, isSpoken } = rules
    const end = table.chain?.end ?? ''
    const { isLoud } = state
    const shared = { phase, game, called, lang, words: own }
    this.#caller.show({ ...shared, round, ballMs, isSpoken, isLoud, end })
    const numbers = new Set(tickets.map(({ number }) => number))
    const pot = game?.pot.before ?? this.#pot()
    this.#prizes.show({ ...shared, rules, total: table.total, pot, own: numbers })
    this.#tickets.show({ ...shared, tickets })
    this.#shop.show({
      table,
      rules,
      phase,
      nowMs,
      stakes,
      isWaiting: this.#isWaiting,
      isShut: state.phase === 'closed' || !table.isOpen,
      lang,
      words: own,
    })
    this.#unfold.textContent = `${called} / 90`
    this.#unfold.setAttribute('aria-label', fill(own.showBoard, { count: String(called) }))
    this.#people.textContent = fill(own.people, {
      people: String(table.count),
      tickets: String(table.total / rules.price),
    })
    const isOver = phase === 'result' || phase === 'void'
    this.#own.show({ isOver, stakes, lang, words: own })
  }

  /** What the last game that was told left in the room. */
  #pot(): number {
    const last = this.#visit.table?.last.find((round) => gameIn(round) !== null)
    return (last && gameIn(last)?.pot.after) ?? 0
  }

  rules(): GameRules | null {
    return this.#rules
      ? roomRules(this.#rules, this.#pot(), this.#words, this.#frame.state.lang)
      : null
  }

  #phase(): ShownPhase {
    const { table, nowMs } = this.#visit
    return phaseOf(table?.round ?? null, nowMs, IS_STILL)
  }

  #calledNow(): number {
    const { table, nowMs } = this.#visit
    return calledBy(table?.round ?? null, nowMs, this.#rules?.ballMs ?? 1)
  }

  /** Every frame the ring; the room when a ball falls or something else begins. */
  #draw(): void {
    const { table, nowMs } = this.#visit
    if (!table || !this.#rules) return
    this.#shop.tick(nowMs)
    const [phase, called] = [this.#phase(), this.#calledNow()]
    const key = `${table.round?.number} ${phase}`
    if (key === this.#drawnPhase && called === this.#called) return
    const before = key === this.#drawnPhase || this.#called > 0 ? this.#called : 0
    this.#drawnPhase = key
    this.#called = called
    // Whoever comes late, or looks away, is told the present ball and not all that were missed.
    if (phase === 'running' && called > Math.max(0, before))
      this.#call(table.round, Math.max(0, before), called)
    this.refresh()
  }

  /** The ball that has just fallen, and the prizes since the one that was told last. */
  #call(round: FloorRoundState | null, before: number, called: number): void {
    const game = gameIn(round)
    const ball = game?.balls[called - 1]
    if (!game || ball === undefined) return
    const { log, sound, state, root } = this.#frame
    const own = this.#words.log
    log.add(fill(own.ball, { count: String(called), ball: String(ball) }))
    const fallen = game.prizes.filter(({ ball: at }) => at > before && at <= called)
    for (const prize of fallen) this.#announcePrize(prize)
    if (!this.#rules?.isSpoken) return sound.play(KNOCK)
    const names = fallen.map(({ name }): BingoPrizeName => name)
    void this.#voice.call(ball, names, state.lang).then((spoken) => {
      if (spoken !== null) root.dataset['said'] = spoken
    })
  }

  #announcePrize({
    name,
    tickets,
    amount,
  }: NonNullable<ReturnType<typeof gameIn>>['prizes'][number]): void {
    const { log, state } = this.#frame
    const numbers = new Set(
      this.#visit.stakes.flatMap((stake) => (stake.tickets ?? []).map(({ number }) => number)),
    )
    const mine = tickets.filter((ticket) => numbers.has(ticket))
    const share = (amount / tickets.length) * mine.length
    const isOwn = mine.length > 0
    log.add(
      fill(isOwn ? this.#words.log.ownPrize : this.#words.log.prize, {
        name: prizeName(name, state.lang),
        tickets: (isOwn ? mine : tickets).join(', '),
        amount: showMoney(BigInt(Math.floor(isOwn ? share : amount)), state.lang),
      }),
    )
  }

  #keepSound(): void {
    const { isLoud, lang } = this.#frame.state
    if (isLoud === this.#wasLoud || !this.#rules?.isSpoken) return
    this.#wasLoud = isLoud
    this.#voice.setOn(isLoud, lang)
  }

  #onTable(rounds: readonly FloorRoundState[]): void {
    for (const round of rounds) this.#announce(round)
    const isRunning = ['closed', 'running'].includes(this.#phase())
    if (this.#frame.state.phase !== 'closed')
      this.#frame.state.phase = isRunning && this.#visit.stakes.length > 0 ? 'playing' : 'idle'
    this.#frame.refresh()
  }

  /** What happens in the room, in words, each once. */
  #announce(round: FloorRoundState): void {
    const count = gameIn(round)?.balls.length ?? 0
    for (const step of this.#steps.next(round, IS_STILL)) {
      const sentence = this.#words.log[step === 'result' && count === 0 ? 'empty' : step]
      this.#frame.log.add(fill(sentence, { number: String(round.number), count: String(count) }))
    }
  }

  /** Payouts of the visit, each counted once. */
  #onSeats(): void {
    const { money, log, state } = this.#frame
    for (const seat of this.#visit.seats) {
      if (!this.#payouts.count(seat)) continue
      const { staked, paid } = sumOf(seat.stakes)
      log.add(
        fill(this.#words.log.settled, {
          stake: showMoney(BigInt(staked), state.lang),
          paid: showMoney(BigInt(paid), state.lang),
        }),
      )
    }
    money.setOpen(this.#visit.stakes.some((stake) => stake.state === 'placed'))
    this.refresh()
  }

  async #buy(count: number): Promise<void> {
    const { state, money } = this.#frame
    const amount = (this.#rules?.price ?? 0) * count
    const round = this.#visit.table?.round?.number
    if (this.#isWaiting || round === undefined || this.#phase() !== 'open') return
    if (BigInt(amount) > state.balance) return this.#frame.refuseFunds()
    const before = new Set(this.#visit.stakes.map(({ seq }) => seq))
    await this.#asking(async () => {
      const { seat } = await this.#visit.act({ act: 'place', round, spot: ASKED_SPOT, amount })
      for (const stake of seat?.stakes ?? []) {
        if (before.has(stake.seq)) continue
        money.stake(`${round} ${stake.seq}`, BigInt(stake.amount))
        this.#logBet(this.#words.log.placed, stake.spot, stake.amount)
      }
    })
  }

  async #giveBack(spot: string): Promise<void> {
    const { money } = this.#frame
    const round = this.#visit.table?.round?.number
    const stake = this.#visit.stakes.find((one) => one.spot === spot)
    if (this.#isWaiting || round === undefined || !stake || firstTicketOf(spot) === null) return
    await this.#asking(async () => {
      await this.#visit.act({ act: 'take-back', round, spot })
      money.pay(BigInt(stake.amount))
      this.#logBet(this.#words.log.back, spot, stake.amount)
    })
  }

  /** One thing at a time: what is asked twice would be bought twice. */
  async #asking(work: () => Promise<void>): Promise<void> {
    this.#isWaiting = true
    this.refresh()
    try {
      await work()
    } catch (trouble) {
      showRefusedAct(this.#frame, trouble)
    }
    this.#isWaiting = false
    this.refresh()
  }

  #logBet(sentence: string, spot: string, amount: number): void {
    const { log, state } = this.#frame
    const name = ticketsName(spot, amount / (this.#rules?.price ?? amount), state.lang)
    log.add(fill(sentence, { name, amount: showRoundMoney(BigInt(amount), state.lang) }))
  }
}
