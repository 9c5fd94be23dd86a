import './race.css'
import './slip.css'
import './narrow.css'
import type { FloorRoundState, FloorTableRules } from '#contract/games/floor-protocol.ts'
import type { AuthenticateReply } from '#contract/games/game-protocol.ts'
import { raceSpotName } from '#contract/games/race-names.ts'
import { RACE_MS, RETURN_LEAST } from '#games/race/numbers.ts'
import { make } from '../dom.ts'
import { sumOf, type Chip } from '../floor/chips-laid.ts'
import { Desk } from '../floor/desk.ts'
import { TableVisit } from '../floor/table-visit.ts'
import { showMoney, showPercent, showRoundMoney } from '../frame/amounts.ts'
import type { Frame, Kind } from '../frame/frame.ts'
import type { Game, GameRules, GameView } from '../frame/game.ts'
import { fill } from '../frame/words.ts'
import { FloorRefusal, type FloorSession, type OpenedTable } from '../protocol/floor-session.ts'
import { createBoard } from './board.ts'
import { orderIn, phaseOf, type Phase } from './phase.ts'
import { RETURN_MOST, raceRules } from './rules-sheet.ts'
import { nameAt } from './runners.ts'
import { createScene } from './scene.ts'
import { Slip } from './slip.ts'
import { words, type RaceWords } from './words.ts'

type Rules = Extract<FloorTableRules, { kind: 'race' }>

/** A race that everybody at the track looks at, and a board of prices. */
export const kind: Kind = async (frame) =>
  frame.floor && isTrack(frame.launch.game) ? new RaceGame(frame, frame.floor) : null

const isTrack = (name: string): name is keyof RaceWords['titles'] =>
  Object.hasOwn(words.tr.titles, name)

class RaceGame implements Game {
  readonly #frame: Frame
  readonly #visit: TableVisit
  readonly #desk: Desk
  readonly #scene = createScene()
  readonly #board = createBoard((spot) => this.#toggle(spot))
  readonly #slip = new Slip({
    play: (chips) => this.#play(chips),
    takeBack: (spot) => this.#desk.takeBackFrom(spot),
    onChange: () => this.refresh(),
  })
  readonly #hint = make('p', { class: 'rc-hint' })
  readonly #own = make('p', { class: 'rc-own', role: 'status' })
  #rules: Rules | null = null
  #race = 0
  #announced = ''
  #halfTold = 0
  #drawnPhase = ''
  #settled = new Set<string>()

  constructor(frame: Frame, session: FloorSession) {
    this.#frame = frame
    this.#visit = new TableVisit(frame, session, {
      onTable: (rounds) => this.#onTable(rounds),
      onSeats: () => this.#onSeats(),
    })
    this.#desk = new Desk(this.#visit, {
      onChange: () => this.refresh(),
      onPlaced: (chip, key) => this.#onPlaced(chip, key),
      onBack: ({ spot, amount }) => {
        frame.money.pay(BigInt(amount))
        this.#say(this.#words.log.back, amount, spot)
      },
      onRefused: (trouble) => this.#onRefused(trouble),
    })
    this.#build()
  }

  #build(): void {
    const { root, heading, bar } = this.#frame
    const tools = make(
      'div',
      { class: 'rc-tools' },
      bar.rules,
      bar.sound,
      bar.balance,
      this.#hint,
      bar.status,
    )
    this.#scene.element.append(this.#own)
    heading.element.after(this.#scene.element, this.#board.element, this.#slip.element, tools)
    root.classList.add('is-race')
  }

  get #words(): RaceWords {
    return words[this.#frame.state.lang]
  }

  async start(reply: AuthenticateReply): Promise<void> {
    // The session of a table answers so.
    const { floor } = reply as OpenedTable
    if (floor.rules.kind !== 'race') throw new Error('this table is none of races')
    this.#rules = floor.rules
    for (const { seq, state, amount } of floor.seat?.stakes ?? []) {
      const key = `${floor.seat?.round} ${seq}`
      if (state === 'placed') this.#frame.money.resume(key, BigInt(amount))
      else this.#settled.add(key)
    }
    this.#visit.begin(floor)
    const draw = (): void => {
      if (!document.hidden) this.#draw()
      requestAnimationFrame(draw)
    }
    requestAnimationFrame(draw)
  }

  view(): GameView {
    const { game } = this.#frame.launch
    const { lang } = this.#frame.state
    const own = this.#words
    const { runners = 0, animal = 'dog', metres = 0 } = this.#rules ?? {}
    const headline = fill(own.headline, {
      runners: String(runners),
      animal: own.animals[animal],
      metres: metres.toLocaleString(lang === 'tr' ? 'tr-TR' : 'en-GB'),
      least: showPercent(RETURN_LEAST, lang),
      most: showPercent(RETURN_MOST, lang),
    })
    const title = isTrack(game) ? own.titles[game] : ''
    const isClosed = this.#visit.table?.isOpen === false
    return { title, headline, refusal: isClosed ? own.closed : null }
  }

  refresh(): void {
    const { table } = this.#visit
    if (!table) return
    const { state } = this.#frame
    const { lang } = state
    const own = this.#words
    const phase = this.#phase()
    const isOpen = phase === 'open' && state.phase !== 'closed'
    const card = table.round?.card ?? null
    const stakes = this.#visit.stakes
    const laid = new Set(stakes.map(({ spot }) => spot))
    this.#frame.root.dataset['phase'] = phase
    this.#board.show({
      table,
      card,
      lang,
      words: own,
      isOpen,
      isSelected: (spot) => this.#slip.has(spot),
      isLaid: (spot) => laid.has(spot),
      order: phase === 'result' ? orderIn(table.round) : null,
    })
    this.#slip.show({
      table: table.table,
      card,
      lang,
      words: own,
      isOpen,
      min: table.limits.min,
      max: table.limits.max,
      placed: stakes,
      pending: this.#desk.pending,
    })
    this.#showOwn(phase)
    this.#hint.textContent =
      table.count === 0
        ? own.phases[phase]
        : fill(own.people, {
            count: String(table.count),
            total: showRoundMoney(BigInt(table.total), lang),
          })
  }

  /** What came of one's own bets, over the race that is told. */
  #showOwn(phase: Phase): void {
    const { lang } = this.#frame.state
    const own = this.#words
    const stakes = this.#visit.stakes
    const isOver = (phase === 'result' || phase === 'void') && stakes.length > 0
    const isSettled = stakes.every(({ state }) => state !== 'placed')
    this.#own.hidden = !isOver || !isSettled
    if (!isOver || !isSettled) return this.#own.replaceChildren()
    const { staked, paid } = sumOf(stakes)
    const given = sumOf(stakes.filter(({ state }) => state === 'void')).staked
    const net = paid + given - staked
    const figures: readonly [string, string][] = [
      [own.stake, showMoney(BigInt(staked), lang)],
      [own.payout, showMoney(BigInt(paid + given), lang)],
      [own.net, `${net > 0 ? '+' : ''}${showMoney(BigInt(net), lang)}`],
    ]
    const text = figures.map(([name, value]) => `${name} ${value}`).join(' · ')
    if (this.#own.textContent !== text) this.#own.textContent = text
    this.#own.dataset['won'] = String(net > 0)
  }

  rules(): GameRules | null {
    const { table } = this.#visit
    return table && this.#rules
      ? raceRules(this.#rules, table, this.#words, this.#frame.state.lang)
      : null
  }

  #phase(): Phase {
    const { table, nowMs } = this.#visit
    return phaseOf(table?.round ?? null, nowMs, this.#frame.state.isStill)
  }

  #draw(): void {
    const { table, nowMs } = this.#visit
    if (!table || !this.#rules) return
    const { lang, isStill } = this.#frame.state
    const phase = this.#phase()
    this.#scene.draw({ table, rules: this.#rules, phase, nowMs, isStill, lang, words: this.#words })
    this.#tellHalf(phase, nowMs)
    if (phase === this.#drawnPhase) return
    this.#drawnPhase = phase
    this.refresh()
  }

  /** Half way it is said who leads, to whoever does not look. */
  #tellHalf(phase: Phase, nowMs: number): void {
    const { table } = this.#visit
    const { isStill } = this.#frame.state
    const round = table?.round
    if (!table || !round || phase !== 'running' || isStill || round.beginsAt === null) return
    if (round.number === this.#halfTold || nowMs - round.beginsAt < RACE_MS * 0.42) return
    this.#halfTold = round.number
    const lie = this.#scene.orderNow({ table, phase, nowMs, isStill }) ?? []
    this.#frame.log.add(
      fill(this.#words.log.half, {
        number: String(round.number),
        names: this.#namesOf(round, lie.slice(0, 3)),
      }),
    )
  }

  #namesOf(round: FloorRoundState, posts: readonly number[]): string {
    const { game } = this.#frame.launch
    return posts.map((post) => `${post} ${nameAt(game, round.card, post)}`).join(', ')
  }

  #onTable(rounds: readonly FloorRoundState[]): void {
    for (const round of rounds) this.#announce(round)
    const present = this.#visit.table?.round
    if (present && (present.number !== this.#race || present.phase !== 'open')) this.#drop(present)
    const isTold = ['closed', 'running'].includes(this.#phase())
    this.#frame.state.phase = isTold && this.#visit.stakes.length > 0 ? 'playing' : 'idle'
    this.#frame.refresh()
  }

  /** Prices are a race's own: what was selected and not played is gone with it. */
  #drop({ number }: FloorRoundState): void {
    const dropped = this.#slip.drop()
    if (dropped > 0) this.#frame.log.add(this.#words.log.dropped)
    this.#race = number
  }

  /** What happens at the track, in words, each once. */
  #announce(round: FloorRoundState): void {
    const { log, state } = this.#frame
    const step = stepOf(round, state.isStill)
    const key = `${round.number} ${step}`
    if (key === this.#announced || step === null) return
    this.#announced = key
    const own = this.#words.log
    const names = this.#namesOf(round, orderIn(round) ?? [])
    log.add(fill(own[step], { number: String(round.number), names }))
  }

  /** Payouts of the visit, each counted once. */
  #onSeats(): void {
    const { money, log, state } = this.#frame
    for (const { round, stakes } of this.#visit.seats) {
      const ended = stakes.filter(
        ({ seq, state: now }) => now !== 'placed' && !this.#settled.has(`${round} ${seq}`),
      )
      if (ended.length === 0) continue
      for (const { seq, paid, amount, state: now } of ended) {
        this.#settled.add(`${round} ${seq}`)
        if (now === 'paid' || now === 'void') money.pay(BigInt(now === 'void' ? amount : paid))
      }
      const { staked, paid } = sumOf(stakes)
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

  #toggle(spot: string): void {
    if (this.#phase() === 'open') this.#slip.toggle(spot)
  }

  #play(chips: readonly Chip[]): void {
    const { state } = this.#frame
    if (state.phase === 'closed' || this.#phase() !== 'open') return
    const due = chips.reduce((sum, { amount }) => sum + amount, 0)
    if (BigInt(due) > state.balance) this.#frame.refuseFunds()
    else this.#desk.lay(chips)
  }

  #onPlaced({ spot, amount }: Chip, key: string): void {
    this.#slip.played(spot)
    this.#frame.money.stake(key, BigInt(amount))
    this.#say(this.#words.log.placed, amount, spot)
  }

  #onRefused(trouble: unknown): void {
    const { log, notice } = this.#frame
    if (!(trouble instanceof FloorRefusal)) return this.#frame.refuse(trouble)
    log.add(trouble.message)
    notice.show({ tone: 'alert', text: trouble.message, msMax: 5_000 })
  }

  #say(sentence: string, amount: number, spot: string): void {
    const { log, state } = this.#frame
    const name = raceSpotName(spot, state.lang)
    log.add(fill(sentence, { name, amount: showRoundMoney(BigInt(amount), state.lang) }))
  }
}

/** What of a race is said aloud; null where nothing new is. */
function stepOf(
  round: FloorRoundState,
  isStill: boolean,
): 'open' | 'closed' | 'running' | 'result' | 'void' | null {
  if (round.phase === 'void') return 'void'
  if (round.landedAt !== null) return 'result'
  if (round.phase === 'open') return 'open'
  if (round.phase === 'closing') return 'closed'
  if (round.phase === 'telling') return isStill ? 'result' : 'running'
  return null
}
