import './crash.css'
import type {
  FloorRoundState,
  FloorStakeState,
  FloorTableRules,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import type { AuthenticateReply } from '#contract/games/game-protocol.ts'
import type { FlightLook, TableFace } from '#contract/games/table-looks.ts'
import { multiplierAt, msUntil, SPOTS, type CrashSpot } from '#games/crash/numbers.ts'
import { eachFrame, make, setText } from '../dom.ts'
import { Closing } from '../floor/closing.ts'
import { keysHelp, listenToDigits } from '../floor/table-keys.ts'
import { showRefusedAct } from '../floor/refused-act.ts'
import { TableVisit } from '../floor/table-visit.ts'
import { wordsAt } from '../floor/words-at.ts'
import { showMoney, showPercent } from '../frame/amounts.ts'
import type { Frame, Kind } from '../frame/frame.ts'
import type { Game, GameRules, GameView, Interruption } from '../frame/game.ts'
import { note, section } from '../frame/rules-sheet.ts'
import { fill } from '../frame/words.ts'
import type { AskedAct, FloorSession, OpenedTable } from '../protocol/floor-session.ts'
import type { PanelAct } from './act.ts'
import type { CrashLook } from './look.ts'
import { marksOf, othersOn } from './marks.ts'
import { showMultiple } from './multiple.ts'
import { keepBet, keptBet } from './kept-bets.ts'
import { createPanel, type Panel } from './panel.ts'
import { createPeople, type People } from './people.ts'
import { ORBIT } from './orbit.ts'
import { pointOf } from './point.ts'
import { createScene, type Scene } from './scene.ts'
import { OthersStory } from './others-story.ts'
import { OwnMoney } from './own-money.ts'
import { droppedLine, endLine } from './stake-text.ts'
import { showStrip } from './strip.ts'
import { VALLEYS } from './valleys.ts'
import { WaitingBets, type WaitingBet } from './waiting.ts'
import { words, type CrashWords } from './words.ts'

const ownWords = wordsAt(words)

/** So long the end of a flight stays in sight, while the next one's bets are open. */
const GONE_MS = 2_600
const SPOKEN_EVERY_MS = 5_000

type Craft = FlightLook['craft']

const LOOKS: Readonly<Record<Craft, CrashLook>> = { airship: VALLEYS, astronaut: ORBIT }

type CrashTableRules = Extract<FloorTableRules, { kind: 'crash' }>

/** A multiplier that climbs until it is gone, and two bets on it. */
export const kind: Kind = async (frame) =>
  frame.floor ? new CrashGame(frame, frame.floor, (await frame.floor.opened()).face) : null

class CrashGame implements Game {
  readonly #frame: Frame
  readonly #face: TableFace
  readonly #visit: TableVisit
  readonly #scene: Scene
  readonly #people: People
  readonly #others = new OthersStory()
  readonly #closing = new Closing()
  readonly #panels: Readonly<Record<CrashSpot, Panel>>
  readonly #phase = make('p', { class: 'crash-phase' })
  readonly #figure = make('p', { class: 'crash-figure money', 'aria-hidden': 'true' })
  readonly #strip = make('ol', { class: 'crash-strip' })
  readonly #count = make('p', { class: 'crash-count' })
  readonly #seal = make('p', { class: 'crash-seal' })
  #rules: CrashTableRules | null = null
  #gone: FloorRoundState | null = null
  #busy = new Set<string>()
  readonly #waiting = new WaitingBets()
  #announced = ''
  #spokenMs = 0
  readonly #ownMoney: OwnMoney
  #laid = 0

  constructor(frame: Frame, session: FloorSession, face: TableFace) {
    this.#frame = frame
    this.#face = face
    this.#ownMoney = new OwnMoney(frame.money)
    this.#scene = createScene(LOOKS[this.#craft])
    this.#visit = new TableVisit(frame, session, {
      onTable: (rounds) => this.#onTable(rounds),
      onSeats: () => this.#onSeats(),
    })
    const { game } = frame.launch
    const panel = (spot: CrashSpot): Panel =>
      createPanel(Number(spot), keptBet(game, spot), {
        press: (act) => void this.#press(spot, act),
        half: () => void this.#cashOut(spot, true),
        choose: (choice) => keepBet(game, spot, choice),
        say: (note) => frame.log.add(note),
      })
    this.#people = createPeople({
      past: () => session.ask('past', {}),
      published: (from, to) => session.published(game, from, to),
      isDemo: () => frame.state.config.jurisdiction.socialCasino,
    })
    this.#panels = { '1': panel('1'), '2': panel('2') }
    const { root, heading, bar } = frame
    const sky = make(
      'div',
      { class: 'crash-sky' },
      this.#scene.element,
      this.#strip,
      this.#phase,
      this.#figure,
      this.#count,
      this.#seal,
    )
    const panels = make(
      'div',
      { class: 'crash-panels' },
      ...SPOTS.map((spot) => this.#panels[spot].element),
    )
    const money = make('div', { class: 'crash-bar' }, bar.rules, bar.sound, bar.balance, bar.status)
    heading.element.after(sky, panels, money, this.#people.element)
    root.classList.add('is-crash')
    this.#visit.studio.stand(sky, this.#scene.element)
    root.dataset['craft'] = this.#craft
    listenToDigits(frame.root, (digit) => this.#pressKey(digit))
  }

  get #words(): CrashWords {
    return ownWords(this.#frame.state.lang, this.#table)
  }

  async start(reply: AuthenticateReply): Promise<void> {
    // The session of a table answers so.
    const { floor } = reply as OpenedTable
    if (floor.rules.kind !== 'crash') throw new Error('this table is none of a crash game')
    this.#rules = floor.rules
    this.#ownMoney.resume(floor.seat, floor.table)
    this.#visit.begin(floor)
    eachFrame(() => this.#draw())
  }

  view(): GameView {
    const own = this.#words
    const rules = this.#rules ?? { permille: 0, capHundredths: 0 }
    const locale = this.#frame.state.lang === 'tr' ? 'tr-TR' : 'en-GB'
    const headline = fill(own.headline, {
      rtp: (rules.permille / 10).toLocaleString(locale),
      cap: (rules.capHundredths / 100).toLocaleString(locale),
    })
    const title = this.#face.name[this.#frame.state.lang]
    return { title, headline, refusal: this.#table?.isOpen === false ? own.closed : null }
  }

  refresh(): void {
    const table = this.#table
    if (!table) return
    const { lang } = this.#frame.state
    const own = this.#words
    const { number, bets } = table.ended ?? { number: table.round?.number ?? 0, bets: table.bets }
    this.#people.show({
      table,
      own: this.#visit.stakesOf(number),
      others: this.#visit.othersIn(bets),
      ownKey: JSON.stringify(
        this.#visit.seats.map(({ round, stakes }) => [round, stakes.map(({ state }) => state)]),
      ),
      words: own,
      lang,
    })
    showStrip(this.#strip, table.last, own, lang)
    const { end } = table.chain ?? { end: '' }
    this.#seal.textContent = fill(own.seal, {
      number: String(table.round?.number ?? 0),
      end: `${end.slice(0, 4)}…${end.slice(-4)}`,
    })
    this.#showPanels()
  }

  rules(): GameRules | null {
    const rules = this.#rules
    if (!rules) return null
    const { rules: own } = this.#words
    const { lang } = this.#frame.state
    const cap = showMultiple(rules.capHundredths, lang).replace('×', '')
    const lines = [
      own.how1[this.#craft],
      own.how2,
      own.how3,
      own.how4,
      ...(rules.half ? [own.half] : []),
      fill(own.cap, { cap }),
    ]
    return {
      sections: [section(own.how, ...lines.map(note))],
      figures: [
        [own.rtp, showPercent(rules.permille / 1_000, lang)],
        [own.capName, showMultiple(rules.capHundredths, lang)],
        [own.atOne, showPercent(1 - rules.permille / 1_010, lang)],
      ],
      notes: [own.fair],
      keys: keysHelp(lang, own.keys),
    }
  }

  /** What flies there. */
  get #craft(): Craft {
    return 'craft' in this.#face.look ? this.#face.look.craft : 'airship'
  }

  get #table(): FloorTableState | null {
    return this.#visit.table
  }

  get #nowMs(): number {
    return this.#visit.nowMs
  }

  #onTable(rounds: readonly FloorRoundState[]): void {
    for (const round of rounds) {
      if (round.landedAt) this.#gone = round
      this.#announce(round)
    }
    const number = this.#table?.round?.number ?? 0
    const { log, state } = this.#frame
    const teller = { words: this.#words, lang: state.lang }
    for (const line of this.#others.cashedOut(number, this.#visit.others, teller)) log.add(line)
    this.#frame.state.phase = this.#isFlying() && this.#stakes().length > 0 ? 'playing' : 'idle'
    this.#layWaiting()
    this.#frame.refresh()
  }

  /** Bets that waited for this flight. */
  #layWaiting(): void {
    this.#dropWaiting()
    const { due, missed } = this.#waiting.take(
      this.#table?.round?.number ?? 0,
      this.#phaseNow() === 'open' && this.#table?.isOpen === true,
      Date.now(),
    )
    for (const { spot, amount } of missed) this.#logBet(this.#words.log.missed, spot, amount, null)
    for (const { spot, ...bet } of due) void this.#lay(spot, bet)
  }

  /** Those that the table takes no more: it was closed, or its limits are others. */
  #dropWaiting(): void {
    const table = this.#table
    if (!table) return
    const { log, state } = this.#frame
    for (const bet of this.#waiting.drop(table)) {
      const line = droppedLine(bet, table.limits, { words: this.#words, lang: state.lang })
      log.add(line)
      this.#panels[bet.spot].note(line)
    }
  }

  /** Where something was refused, or nobody is let in any more, what waits is laid by itself no more. */
  interrupt(why: Interruption): void {
    if (why === 'refused') for (const spot of this.#waiting.spots) this.#stopWaiting(spot)
  }

  #onSeats(): void {
    this.#countPaid()
    this.refresh()
  }

  #stakes(): readonly FloorStakeState[] {
    return this.#visit.stakes
  }

  #stakeAt(spot: CrashSpot): FloorStakeState | null {
    return this.#stakes().find((stake) => stake.spot === spot) ?? null
  }

  #isFlying(): boolean {
    const round = this.#table?.round
    return (
      round !== null &&
      round !== undefined &&
      round.landedAt === null &&
      round.beginsAt !== null &&
      round.beginsAt <= this.#nowMs
    )
  }

  #phaseNow(): 'open' | 'wait' | 'flying' | 'over' {
    const round = this.#table?.round
    if (!round || round.landedAt !== null) return 'over'
    if (this.#isFlying()) return 'flying'
    return round.phase === 'open' && round.closesAt > this.#nowMs ? 'open' : 'wait'
  }

  #multiplier(): number {
    const round = this.#table?.round
    if (!round || round.beginsAt === null) return 100
    return pointOf(round.outcome) ?? multiplierAt(this.#nowMs - round.beginsAt)
  }

  #showPanels(): void {
    const table = this.#table
    if (!table) return
    const { lang, phase } = this.#frame.state
    for (const spot of SPOTS)
      this.#panels[spot].show({
        lang,
        words: this.#words,
        phase: this.#phaseNow(),
        stake: this.#stakeAt(spot),
        waits: this.#waiting.get(spot),
        now: this.#multiplier(),
        limits: table.limits,
        mayHalf: this.#rules?.half === true,
        targetMax: this.#rules?.capHundredths ?? Infinity,
        isBusy: this.#busy.has(spot),
        isClosed: phase === 'closed',
        isShut: !table.isOpen,
      })
  }

  /** Every frame: the curve, the figure, the seconds that are left. */
  #draw(): void {
    const table = this.#table
    if (!table) return
    const { lang, isStill } = this.#frame.state
    const now = this.#nowMs
    const round = table.round
    const gone =
      this.#gone?.landedAt !== undefined && now - (this.#gone?.landedAt ?? 0) < GONE_MS
        ? this.#gone
        : null
    const shown = this.#isFlying() ? round : gone
    const flight = shown?.beginsAt ?? null
    const ended = pointOf(shown?.outcome ?? null)
    const ms = flight === null ? 0 : ended ? msUntil(ended) : now - flight
    if (!this.#visit.studio.isShown)
      this.#scene.draw({
        phase: this.#isFlying() ? 'flying' : gone ? 'gone' : 'waiting',
        ms: Math.max(0, ms),
        goneMs: now - (gone?.landedAt ?? now),
        own: marksOf(this.#visit.stakesOf(shown?.number ?? 0), this.#words, lang),
        others: othersOn(table, shown?.number ?? 0),
        isStill,
        lang,
      })
    const own = this.#words
    const point = this.#isFlying() ? this.#multiplier() : pointOf(gone?.outcome ?? null)
    const isFlying = this.#isFlying()
    const isGone = String(!isFlying && gone !== null)
    setText(this.#figure, point === null ? '' : showMultiple(point, lang))
    setText(
      this.#phase,
      isFlying
        ? own.phases.telling
        : gone
          ? own.phases.settled
          : round
            ? own.phases[round.phase]
            : table.isOpen
              ? own.phases.asleep
              : own.shut,
    )
    if (this.#figure.dataset['gone'] !== isGone)
      for (const element of [this.#figure, this.#phase]) element.dataset['gone'] = isGone
    const leftS =
      round?.phase === 'open' ? Math.max(0, Math.ceil((round.closesAt - now) / 1_000)) : null
    this.#count.hidden = leftS === null
    setText(this.#count, leftS === null ? '' : fill(own.countdown, { seconds: String(leftS) }))
    this.#showPanels()
    this.#speak(now)
  }

  /** What happens at the table, in words, each once. */
  #announce(round: FloorRoundState): void {
    const { log, state } = this.#frame
    const teller = { words: this.#words, lang: state.lang }
    const table = this.#table?.round?.number === round.number ? this.#table : null
    if (this.#closing.isNow(round) && table)
      log.add(this.#others.closed(table, round.number, teller))
    const phase = round.landedAt === null ? round.phase : 'gone'
    const key = `${round.number} ${phase}`
    if (key === this.#announced) return
    this.#announced = key
    const own = this.#words.log
    const number = String(round.number)
    if (phase === 'open') log.add(fill(own.open, { number }))
    if (phase === 'telling') log.add(fill(own.takeoff, { number }))
    if (phase === 'void') log.add(own.void)
    const point = pointOf(round.outcome)
    if (phase === 'gone' && point !== null)
      log.add(fill(own.flown, { at: showMultiple(point, state.lang) }))
    if (phase === 'gone' && table)
      for (const line of this.#others.ended(table, teller)) log.add(line)
    this.#spokenMs = 0
  }

  #speak(now: number): void {
    const begins = this.#table?.round?.beginsAt
    if (!this.#isFlying() || begins === null || begins === undefined) return
    const due = Math.floor((now - begins) / SPOKEN_EVERY_MS)
    if (due <= 0 || due === this.#spokenMs) return
    this.#spokenMs = due
    this.#frame.log.add(
      fill(this.#words.log.now, { at: showMultiple(this.#multiplier(), this.#frame.state.lang) }),
    )
  }

  /** Payouts of the visit, each counted once: what the net position is made of. */
  #countPaid(): void {
    const { money, log, state } = this.#frame
    const teller = { words: this.#words, lang: state.lang }
    for (const stake of this.#ownMoney.count(this.#visit.seats))
      log.add(endLine(stake, stake.spot, teller))
    money.setOpen(this.#stakes().some((stake) => stake.state === 'placed'))
  }

  #logBet(sentence: string, spot: string, amount: number, at: number | null): void {
    const { lang } = this.#frame.state
    this.#frame.log.add(
      fill(sentence, {
        n: spot,
        amount: showMoney(BigInt(amount), lang),
        at: showMultiple(at ?? 100, lang),
      }),
    )
  }

  async #press(spot: CrashSpot, act: PanelAct): Promise<void> {
    const panel = this.#panels[spot]
    const bet = { amount: panel.amount(), target: panel.target() }
    if (act === 'lay') await this.#lay(spot, bet)
    if (act === 'back') await this.#takeBack(spot)
    if (act === 'out') await this.#cashOut(spot, false)
    if (act === 'wait') this.#wait(spot, bet)
    if (act === 'wait-no-more') this.#stopWaiting(spot)
  }

  #wait(spot: CrashSpot, bet: WaitingBet): void {
    this.#waiting.add(spot, bet, this.#table?.round?.number ?? 0, Date.now())
    this.#logBet(this.#words.log.waits, spot, bet.amount, null)
    this.#showPanels()
  }

  #stopWaiting(spot: CrashSpot): void {
    const { amount } = this.#waiting.get(spot) ?? { amount: 0 }
    this.#waiting.remove(spot)
    this.#logBet(this.#words.log.waitsNot, spot, amount, null)
    this.#showPanels()
  }

  #lay(spot: CrashSpot, { amount, target }: WaitingBet): Promise<void> {
    const { money, state } = this.#frame
    if (BigInt(amount) > state.balance) {
      this.#frame.refuseFunds()
      return Promise.resolve()
    }
    const round = this.#table?.round?.number ?? 1
    return this.#acting(spot, async () => {
      await this.#act({ act: 'place', spot, amount, target })
      money.stake(`${round} ${spot} laid ${(this.#laid += 1)}`, BigInt(amount))
      this.#logBet(this.#words.log.placed, spot, amount, null)
    })
  }

  #takeBack(spot: CrashSpot): Promise<void> {
    const amount = this.#stakeAt(spot)?.amount ?? 0
    return this.#acting(spot, async () => {
      await this.#act({ act: 'take-back', spot })
      this.#frame.money.pay(BigInt(amount))
      this.#logBet(this.#words.log.back, spot, amount, null)
    })
  }

  #cashOut(spot: CrashSpot, half: boolean): Promise<void> {
    return this.#acting(spot, async () => {
      const { won, atHundredths } = await this.#act({ act: 'cash-out', spot, half })
      if (half) this.#logBet(this.#words.log.halfOut, spot, won, atHundredths)
    })
  }

  #act(asked: Omit<AskedAct, 'table' | 'round'>) {
    return this.#visit.act({ round: this.#table?.round?.number ?? 1, ...asked })
  }

  async #acting(spot: CrashSpot, work: () => Promise<void>): Promise<void> {
    if (this.#busy.has(spot)) return
    this.#busy.add(spot)
    this.#showPanels()
    try {
      await work()
    } catch (trouble) {
      showRefusedAct(this.#frame, trouble)
    }
    this.#busy.delete(spot)
    this.#frame.refresh()
  }

  #pressKey(digit: number): boolean {
    const spot = SPOTS.find((one) => one === String(digit))
    if (spot) this.#panels[spot].press()
    return spot !== undefined
  }
}
