import '../virtual/virtual.css'
import '../virtual/slip.css'
import '../virtual/narrow.css'
import './football.css'
import './narrow.css'
import type { FloorRoundState } from '#contract/games/floor-protocol.ts'
import type { AuthenticateReply } from '#contract/games/game-protocol.ts'
import type { TableFace } from '#contract/games/table-looks.ts'
import { matchName, matchScoresText, partsOfBet } from '#contract/games/football-names.ts'
import { RETURN_LEAST, RETURN_MOST } from '#games/football/numbers.ts'
import { eachFrame, make } from '../dom.ts'
import { showPercent } from '../frame/amounts.ts'
import { wordsAt } from '../floor/words-at.ts'
import type { Frame, Kind } from '../frame/frame.ts'
import type { Game, GameRules, GameView } from '../frame/game.ts'
import { fill } from '../frame/words.ts'
import type { FloorSession, OpenedTable } from '../protocol/floor-session.ts'
import { Bets } from '../virtual/bets.ts'
import { Steps } from '../virtual/steps.ts'
import { createBoard } from './board.ts'
import { goalsIn } from './goals.ts'
import { betName, offerOf } from './offer.ts'
import { PriceBook } from './prices.ts'
import { footballRules } from './rules-sheet.ts'
import { createScene, dayOf } from './scene.ts'
import { words, type FootballWords } from './words.ts'

const ownWords = wordsAt(words)

/** Match days of a league that everybody at the table looks at, and a board of prices. */
export const kind: Kind = async (frame) =>
  frame.floor ? new FootballGame(frame, frame.floor, (await frame.floor.opened()).face) : null

class FootballGame implements Game {
  readonly #frame: Frame
  readonly #face: TableFace
  readonly #bets: Bets
  readonly #book = new PriceBook(() => this.refresh())
  readonly #scene = createScene({
    watch: (match) => {
      this.#watched = match
      this.#isChosen = true
    },
    skip: () => this.#bets.skip(),
  })
  readonly #board = createBoard(
    (spot) => this.#bets.toggle(spot),
    (tab) => {
      this.#frame.root.dataset['board'] = tab
    },
  )
  #watched = 1
  #isChosen = false
  readonly #steps = new Steps()
  #goalsKnown = { round: 0, goals: new Set<string>() }
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
      nameOf: (spot) => betName({ round: this.#round }, spot, frame.state.lang),
    })
    this.#build()
  }

  #build(): void {
    const { root, heading } = this.#frame
    const { slip, own, tools } = this.#bets
    this.#scene.element.append(own.element)
    const aside = make('div', { class: 'fb-aside' }, this.#board.standings, slip.element)
    heading.element.after(this.#scene.element, this.#board.element, aside, tools)
    root.classList.add('is-virtual', 'is-football')
  }

  get #words(): FootballWords {
    return ownWords(this.#frame.state.lang, this.#bets.visit.table)
  }

  get #round(): FloorRoundState | null {
    return this.#bets.visit.table?.round ?? null
  }

  async start(reply: AuthenticateReply): Promise<void> {
    // The session of a table answers so.
    const opened = reply as OpenedTable
    if (opened.floor.rules.kind !== 'football') throw new Error('this table is none of football')
    this.#bets.begin(opened)
    eachFrame(() => this.#draw())
  }

  view(): GameView {
    const { lang } = this.#frame.state
    const own = this.#words
    const headline = fill(own.headline, {
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
    this.#book.open(table.round?.card ?? null)
    this.#watchOwn()
    const laid = new Set(stakes.map(({ spot }) => spot))
    this.#frame.root.dataset['phase'] = phase
    this.#board.show({
      table,
      book: this.#book,
      lang,
      words: own,
      isOpen,
      chosen: {
        key: `${slip.spots.join()} ${[...laid].join()}`,
        isSelected: (spot) => slip.has(spot),
        isLaid: (spot) => laid.has(spot),
      },
    })
    this.#bets.show(offerOf(table, this.#book, lang))
  }

  /** Whoever has chosen no match sees the first that they bet on. */
  #watchOwn(): void {
    if (this.#isChosen) return
    const [first] = this.#ownMatches
    this.#watched = first ?? this.#watched
  }

  get #ownMatches(): ReadonlySet<number> {
    const matches = this.#bets.visit.stakes.map(({ spot }) => partsOfBet(spot)?.match ?? 0)
    return new Set(matches.toSorted((a, b) => a - b))
  }

  rules(): GameRules | null {
    const { table } = this.#bets.visit
    return table && footballRules(table, this.#book, this.#words, this.#frame.state.lang)
  }

  #draw(): void {
    const { visit, phase } = this.#bets
    const { table, nowMs } = visit
    if (!table) return
    const { lang, isStill } = this.#frame.state
    this.#scene.draw({
      table,
      phase,
      nowMs,
      isStill,
      lang,
      words: this.#words,
      watched: this.#watched,
      own: this.#ownMatches,
    })
    if (phase === 'running') this.#tellGoals(nowMs)
    if (phase === this.#drawnPhase) return
    this.#drawnPhase = phase
    this.refresh()
  }

  /** Goals of the matches that one watches or has bets on, in words, each once. */
  #tellGoals(nowMs: number): void {
    const round = this.#round
    if (!round || round.beginsAt === null) return
    if (round.number !== this.#goalsKnown.round)
      this.#goalsKnown = { round: round.number, goals: new Set() }
    const ms = nowMs - round.beginsAt
    const matches = new Set([this.#watched, ...this.#ownMatches])
    const scored = [...matches]
      .flatMap((match) => {
        const course = this.#scene.courses.of(round, match)
        return course.goals.map((goal) => ({ ...goal, match, score: course.scoreAt(goal.ms) }))
      })
      .filter((goal) => goal.ms <= ms)
      .toSorted((a, b) => a.ms - b.ms)
    for (const { minute, match, score } of scored) {
      const key = `${match} ${minute}`
      if (this.#goalsKnown.goals.has(key)) continue
      this.#goalsKnown.goals.add(key)
      this.#frame.log.add(
        fill(this.#words.log.goal, {
          minute: String(minute),
          match: matchName(round.card?.field, match),
          score: score.join('–'),
        }),
      )
    }
  }

  /** What happens at the table, in words, each once. */
  #announce(round: FloorRoundState): void {
    const { log, state } = this.#frame
    const steps = this.#steps.next(round, state.isStill)
    if (steps.length === 0) return
    const own = this.#words
    const day = fill(own.day, dayOf(round))
    const scores = matchScoresText(round.card?.field, goalsIn(round) ?? [])
    if (steps.includes('open')) this.#isChosen = false
    for (const step of steps) log.add(fill(own.log[step], { day, scores }))
  }
}
