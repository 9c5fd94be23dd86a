import '../virtual/virtual.css'
import '../virtual/slip.css'
import '../virtual/narrow.css'
import './football.css'
import './narrow.css'
import type { FloorRoundState } from '#contract/games/floor-protocol.ts'
import type { TableFace } from '#contract/games/table-looks.ts'
import { matchName, matchScoresText, partsOfBet } from '#contract/games/football-names.ts'
import { RETURN_LEAST, RETURN_MOST } from '#games/football/numbers.ts'
import { make } from '../dom.ts'
import { wordsAt } from '../floor/words-at.ts'
import type { Frame, Kind } from '../frame/frame.ts'
import type { GameRules } from '../frame/game.ts'
import { fill } from '../frame/words.ts'
import type { FloorSession } from '../protocol/floor-session.ts'
import type { SlipChoice } from '../virtual/slip-lines.ts'
import { SlipGame, type BoardState, type SceneState } from '../virtual/slip-game.ts'
import { Steps } from '../floor/steps.ts'
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

class FootballGame extends SlipGame<'football', FootballWords> {
  readonly #book = new PriceBook(() => this.refresh())
  readonly #scene = createScene({
    watch: (match) => {
      this.#watched = match
      this.#isChosen = true
    },
    skip: () => this.bets.skip(),
  })
  readonly #board = createBoard(
    (spot) => this.bets.toggle(spot),
    (tab) => {
      this.frame.root.dataset['board'] = tab
    },
  )
  #watched = 1
  #isChosen = false
  readonly #steps = new Steps()
  #goalsKnown = { round: 0, goals: new Set<string>() }

  constructor(frame: Frame, session: FloorSession, face: TableFace) {
    super(frame, session, face, {
      kind: 'football',
      words: ownWords,
      nameOf: (spot) => betName({ round: this.#round }, spot, frame.state.lang),
      returns: [RETURN_LEAST, RETURN_MOST],
    })
    const { standings, element } = this.#board
    const aside = make('div', { class: 'fb-aside' }, standings, this.bets.slip.element)
    this.build(this.#scene.element, [element, aside], ['is-football'])
  }

  get #round(): FloorRoundState | null {
    return this.bets.visit.table?.round ?? null
  }

  protected showBoard({
    isSelected,
    isLaid,
    chosen,
    ...state
  }: BoardState<FootballWords>): SlipChoice {
    const { table, lang } = state
    this.#book.open(table.round?.card ?? null)
    this.#watchOwn()
    this.#board.show({ ...state, book: this.#book, chosen: { key: chosen, isSelected, isLaid } })
    return offerOf(table, this.#book, lang)
  }

  /** Whoever has chosen no match sees the first that they bet on. */
  #watchOwn(): void {
    if (this.#isChosen) return
    const [first] = this.#ownMatches
    this.#watched = first ?? this.#watched
  }

  get #ownMatches(): ReadonlySet<number> {
    const matches = this.bets.visit.stakes.map(({ spot }) => partsOfBet(spot)?.match ?? 0)
    return new Set(matches.toSorted((a, b) => a - b))
  }

  rules(): GameRules | null {
    const { table } = this.bets.visit
    return table && footballRules(table, this.#book, this.words, this.frame.state.lang)
  }

  protected drawScene(state: SceneState<FootballWords>): void {
    this.#scene.draw({ ...state, watched: this.#watched, own: this.#ownMatches })
    if (state.phase === 'running') this.#announceGoals(state.nowMs)
  }

  /** Goals of the matches that one watches or has bets on, in words, each once. */
  #announceGoals(nowMs: number): void {
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
      this.frame.log.add(
        fill(this.words.log.goal, {
          minute: String(minute),
          match: matchName(round.card?.field, match),
          score: score.join('–'),
        }),
      )
    }
  }

  /** What happens at the table, in words, each once. */
  protected announce(round: FloorRoundState): void {
    const { log, state } = this.frame
    const steps = this.#steps.next(round, state.isStill)
    if (steps.length === 0) return
    const own = this.words
    const day = fill(own.day, dayOf(round))
    const scores = matchScoresText(round.card?.field, goalsIn(round) ?? [])
    if (steps.includes('open')) this.#isChosen = false
    for (const step of steps) log.add(fill(own.log[step], { day, scores }))
  }
}
