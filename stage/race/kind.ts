import '../virtual/virtual.css'
import '../virtual/slip.css'
import '../virtual/narrow.css'
import './race.css'
import './narrow.css'
import type { FloorRoundState, FloorTableRules } from '#contract/games/floor-protocol.ts'
import type { AuthenticateReply } from '#contract/games/game-protocol.ts'
import type { TableFace } from '#contract/games/table-looks.ts'
import { raceSpotName } from '#contract/games/race-names.ts'
import { RACE_MS, RETURN_LEAST } from '#games/race/numbers.ts'
import { eachFrame } from '../dom.ts'
import { showPercent } from '../frame/amounts.ts'
import { wordsAt } from '../floor/words-at.ts'
import type { Frame, Kind } from '../frame/frame.ts'
import type { Game, GameRules, GameView } from '../frame/game.ts'
import { fill } from '../frame/words.ts'
import type { FloorSession, OpenedTable } from '../protocol/floor-session.ts'
import { Bets } from '../virtual/bets.ts'
import type { Phase } from '../virtual/phase.ts'
import { Steps } from '../virtual/steps.ts'
import { createBoard } from './board.ts'
import { offerOf } from './offer.ts'
import { orderIn } from './order.ts'
import { RETURN_MOST, raceRules } from './rules-sheet.ts'
import { nameAt } from './runners.ts'
import { createScene } from './scene.ts'
import { words, type RaceWords } from './words.ts'

const ownWords = wordsAt(words)

type Rules = Extract<FloorTableRules, { kind: 'race' }>

/** A race that everybody at the track looks at, and a board of prices. */
export const kind: Kind = async (frame) =>
  frame.floor ? new RaceGame(frame, frame.floor, (await frame.floor.opened()).face) : null

class RaceGame implements Game {
  readonly #frame: Frame
  readonly #face: TableFace
  readonly #bets: Bets
  readonly #scene = createScene()
  readonly #board = createBoard((spot) => this.#bets.toggle(spot))
  #rules: Rules | null = null
  readonly #steps = new Steps()
  #halfKnown = 0
  #drawnPhase = ''

  constructor(frame: Frame, session: FloorSession, face: TableFace) {
    this.#frame = frame
    this.#face = face
    this.#bets = new Bets(frame, session, {
      onTable: (rounds) => {
        for (const round of rounds) this.#announce(round)
      },
      onChange: () => this.refresh(),
      words: () => this.#words,
      nameOf: (spot) => raceSpotName(spot, frame.state.lang),
    })
    this.#build()
  }

  #build(): void {
    const { root, heading } = this.#frame
    const { slip, own, tools } = this.#bets
    this.#scene.element.append(own.element)
    heading.element.after(this.#scene.element, this.#board.element, slip.element, tools)
    root.classList.add('is-virtual', 'is-race')
  }

  get #words(): RaceWords {
    return ownWords(this.#frame.state.lang, this.#bets.visit.table)
  }

  async start(reply: AuthenticateReply): Promise<void> {
    // The session of a table answers so.
    const opened = reply as OpenedTable
    if (opened.floor.rules.kind !== 'race') throw new Error('this table is none of races')
    this.#rules = opened.floor.rules
    this.#bets.begin(opened)
    eachFrame(() => this.#draw())
  }

  view(): GameView {
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
    const title = this.#face.name[lang]
    const isClosed = this.#bets.visit.table?.isOpen === false
    return { title, headline, refusal: isClosed ? own.closed : null }
  }

  refresh(): void {
    const { visit, slip, phase, isOpen } = this.#bets
    const { table, stakes } = visit
    if (!table) return
    const { lang } = this.#frame.state
    const own = this.#words
    const card = table.round?.card ?? null
    const laid = new Set(stakes.map(({ spot }) => spot))
    this.#frame.root.dataset['phase'] = phase
    this.#board.show({
      table,
      card,
      lang,
      words: own,
      isOpen,
      isSelected: (spot) => slip.has(spot),
      isLaid: (spot) => laid.has(spot),
      order: phase === 'result' ? orderIn(table.round) : null,
    })
    this.#bets.show(offerOf(table, lang))
  }

  rules(): GameRules | null {
    const { table } = this.#bets.visit
    return table && this.#rules
      ? raceRules(this.#rules, table, this.#words, this.#frame.state.lang)
      : null
  }

  #draw(): void {
    const { visit, phase } = this.#bets
    const { table, nowMs } = visit
    if (!table || !this.#rules) return
    const { lang, isStill } = this.#frame.state
    this.#scene.draw({ table, rules: this.#rules, phase, nowMs, isStill, lang, words: this.#words })
    this.#tellHalf(phase, nowMs)
    if (phase === this.#drawnPhase) return
    this.#drawnPhase = phase
    this.refresh()
  }

  /** Half way it is said who leads, to whoever does not look. */
  #tellHalf(phase: Phase, nowMs: number): void {
    const { table } = this.#bets.visit
    const { isStill } = this.#frame.state
    const round = table?.round
    if (!table || !round || phase !== 'running' || isStill || round.beginsAt === null) return
    if (round.number === this.#halfKnown || nowMs - round.beginsAt < RACE_MS * 0.42) return
    this.#halfKnown = round.number
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

  /** What happens at the track, in words, each once. */
  #announce(round: FloorRoundState): void {
    const { log, state } = this.#frame
    const steps = this.#steps.next(round, state.isStill)
    if (steps.length === 0) return
    const own = this.#words.log
    const names = this.#namesOf(round, orderIn(round) ?? [])
    for (const step of steps) log.add(fill(own[step], { number: String(round.number), names }))
  }
}
