import './crash.css'
import type { FloorRoundState, FloorTableState } from '#contract/games/floor-protocol.ts'
import type { AuthenticateReply } from '#contract/games/game-protocol.ts'
import type { TableFace } from '#contract/games/table-looks.ts'
import { SPOTS, type CrashSpot } from '#games/crash/numbers.ts'
import { eachFrame, make } from '../dom.ts'
import { listenToDigits } from '../floor/table-keys.ts'
import { TableVisit } from '../floor/table-visit.ts'
import { wordsAt } from '../floor/words-at.ts'
import type { Frame, Kind } from '../frame/frame.ts'
import type { Game, GameRules, GameView, Interruption } from '../frame/game.ts'
import { fill } from '../frame/words.ts'
import type { FloorSession, OpenedTable } from '../protocol/floor-session.ts'
import { isFlying, multiplierOf, panelPhaseOf } from './flight.ts'
import { FlightStory } from './flight-story.ts'
import { keepBet, keptBet } from './kept-bets.ts'
import type { CrashLook } from './look.ts'
import { ORBIT } from './orbit.ts'
import { OwnBets } from './own-bets.ts'
import { createPanel, type Panel } from './panel.ts'
import { createPeople, type People } from './people.ts'
import { crashRules, type Craft, type CrashTableRules } from './rules-sheet.ts'
import { Sky } from './sky.ts'
import { VALLEYS } from './valleys.ts'
import { words, type CrashWords } from './words.ts'

const ownWords = wordsAt(words)

const LOOKS: Readonly<Record<Craft, CrashLook>> = { airship: VALLEYS, astronaut: ORBIT }

/** A multiplier that climbs until it is gone, and two bets on it. */
export const kind: Kind = async (frame) =>
  frame.floor ? new CrashGame(frame, frame.floor, (await frame.floor.opened()).face) : null

class CrashGame implements Game {
  readonly #frame: Frame
  readonly #face: TableFace
  readonly #visit: TableVisit
  readonly #sky: Sky
  readonly #people: People
  readonly #bets: OwnBets
  readonly #story: FlightStory
  readonly #panels: Readonly<Record<CrashSpot, Panel>>
  #rules: CrashTableRules | null = null

  constructor(frame: Frame, session: FloorSession, face: TableFace) {
    this.#frame = frame
    this.#face = face
    this.#sky = new Sky(LOOKS[this.#craft])
    this.#visit = new TableVisit(frame, session, {
      onTable: (rounds) => this.#onTable(rounds),
      onSeats: () => this.#onSeats(),
      onSilence: (isSilent) => {
        frame.noteSilence(isSilent)
        this.refresh()
      },
    })
    this.#story = new FlightStory(frame, this.#visit, () => this.#words)
    this.#bets = new OwnBets(frame, this.#visit, {
      onChange: () => this.#showPanels(),
      onNote: (spot, line) => this.#panels[spot].note(line),
      words: () => this.#words,
    })
    const { game } = frame.launch
    this.#people = createPeople({
      past: () => session.ask('past', {}),
      published: (from, to) => session.published(game, from, to),
      isDemo: () => frame.state.config.jurisdiction.socialCasino,
    })
    this.#panels = { '1': this.#makePanel('1'), '2': this.#makePanel('2') }
    this.#build()
  }

  #makePanel(spot: CrashSpot): Panel {
    const { launch, log } = this.#frame
    const panel = createPanel(Number(spot), keptBet(launch.game, spot), {
      press: (act) => {
        const bet = { amount: panel.amount(), target: panel.target() }
        void this.#bets.press(spot, act, bet)
      },
      half: () => void this.#bets.cashOut(spot, true),
      choose: (choice) => keepBet(launch.game, spot, choice),
      say: (note) => log.add(note),
    })
    return panel
  }

  #build(): void {
    const { root, heading, bar } = this.#frame
    const panels = make(
      'div',
      { class: 'crash-panels' },
      ...SPOTS.map((spot) => this.#panels[spot].element),
    )
    const money = make('div', { class: 'crash-bar' }, bar.rules, bar.sound, bar.balance, bar.status)
    heading.element.after(this.#sky.element, panels, money, this.#people.element)
    root.classList.add('is-crash')
    this.#sky.standBeside(this.#visit.studio)
    root.dataset['craft'] = this.#craft
    listenToDigits(root, (digit) => this.#pressKey(digit))
  }

  get #words(): CrashWords {
    return ownWords(this.#frame.state.lang, this.#table)
  }

  async start(reply: AuthenticateReply): Promise<void> {
    // The session of a table answers so.
    const { floor } = reply as OpenedTable
    if (floor.rules.kind !== 'crash') throw new Error('this table is none of a crash game')
    this.#rules = floor.rules
    this.#bets.resume(floor.seat, floor.table)
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
    this.#sky.refresh(table, own, lang)
    this.#showPanels()
  }

  rules(): GameRules | null {
    return this.#rules && crashRules(this.#rules, this.#craft, this.#words, this.#frame.state.lang)
  }

  /** What flies there. */
  get #craft(): Craft {
    return 'craft' in this.#face.look ? this.#face.look.craft : 'airship'
  }

  get #table(): FloorTableState | null {
    return this.#visit.table
  }

  #onTable(rounds: readonly FloorRoundState[]): void {
    for (const round of rounds) {
      if (round.landedAt) this.#sky.land(round)
      this.#story.announce(round)
    }
    this.#story.announceOthers()
    const { stakes, nowMs } = this.#visit
    const isPlaying = isFlying(this.#table?.round, nowMs) && stakes.length > 0
    this.#frame.state.phase = isPlaying ? 'playing' : 'idle'
    this.#bets.layWaiting()
    this.#frame.refresh()
  }

  /** Where something was refused, or nobody is let in any more, what waits is laid by itself no more. */
  interrupt(why: Interruption): void {
    if (why === 'refused') this.#bets.stopAllWaiting()
  }

  #onSeats(): void {
    this.#bets.countPaid()
    this.refresh()
  }

  #showPanels(): void {
    const table = this.#table
    if (!table) return
    const { lang, phase } = this.#frame.state
    const { nowMs } = this.#visit
    for (const spot of SPOTS)
      this.#panels[spot].show({
        lang,
        words: this.#words,
        phase: panelPhaseOf(table.round, nowMs),
        stake: this.#bets.at(spot),
        waits: this.#bets.waiting(spot),
        now: multiplierOf(table.round, nowMs),
        limits: table.limits,
        mayHalf: this.#rules?.half === true,
        targetMax: this.#rules?.capHundredths ?? Infinity,
        isBusy: this.#bets.isBusy(spot),
        isClosed: phase === 'closed',
        isShut: !table.isOpen,
      })
  }

  /** Every frame: the curve, the figure, the seconds that are left. */
  #draw(): void {
    if (!this.#table) return
    const { lang, isStill } = this.#frame.state
    this.#sky.draw({ visit: this.#visit, isStill, lang, words: this.#words })
    this.#showPanels()
    this.#story.speak()
  }

  #pressKey(digit: number): boolean {
    const spot = SPOTS.find((one) => one === String(digit))
    if (spot) this.#panels[spot].press()
    return spot !== undefined
  }
}
