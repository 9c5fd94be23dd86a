import '../virtual/virtual.css'
import '../virtual/slip.css'
import '../virtual/narrow.css'
import './race.css'
import './narrow.css'
import type { FloorRoundState } from '#contract/games/floor-protocol.ts'
import type { Sky, TableFace, TableLook } from '#contract/games/table-looks.ts'
import { raceSpotName } from '#contract/games/race-names.ts'
import { RACE_MS, RETURN_LEAST } from '#games/race/numbers.ts'
import { wordsAt } from '../floor/words-at.ts'
import type { Frame, Kind } from '../frame/frame.ts'
import type { GameRules } from '../frame/game.ts'
import { fill } from '../frame/words.ts'
import type { FloorSession } from '../protocol/floor-session.ts'
import type { ShownPhase } from '../floor/phase.ts'
import type { SlipChoice } from '../virtual/slip-lines.ts'
import { SlipGame, type BoardState, type SceneState } from '../virtual/slip-game.ts'
import { Steps } from '../floor/steps.ts'
import { createBoard } from './board.ts'
import { offerOf } from './offer.ts'
import { orderIn } from './order.ts'
import { RETURN_MOST, raceRules } from './rules-sheet.ts'
import { nameAt } from './runners.ts'
import { createScene } from './scene.ts'
import { words, type RaceWords } from './words.ts'

const ownWords = wordsAt(words)

/** A race that everybody at the track looks at, and a board of prices. */
export const kind: Kind = async (frame) =>
  frame.floor ? new RaceGame(frame, frame.floor, (await frame.floor.opened()).face) : null

/** Of a track that is dressed otherwise too. */
const DUSK: Sky = ['#1d1c4f', '#e79a62']
const skyOf = (look: TableLook): Sky => ('sky' in look && look.sky.length === 2 ? look.sky : DUSK)

class RaceGame extends SlipGame<'race', RaceWords> {
  readonly #scene
  readonly #board = createBoard((spot) => this.bets.toggle(spot))
  readonly #steps = new Steps()
  #halfKnown = 0

  constructor(frame: Frame, session: FloorSession, face: TableFace) {
    super(frame, session, face, {
      kind: 'race',
      words: ownWords,
      nameOf: (spot) => raceSpotName(spot, frame.state.lang),
      returns: [RETURN_LEAST, RETURN_MOST],
    })
    this.#scene = createScene(skyOf(face.look))
    this.build(this.#scene.element, [this.#board.element, this.bets.slip.element], ['is-race'])
  }

  protected override facts() {
    const { runners = 0, animal = 'dog', metres = 0 } = this.tableRules ?? {}
    return {
      runners: String(runners),
      animal: this.words.animals[animal],
      metres: metres.toLocaleString(this.frame.state.lang === 'tr' ? 'tr-TR' : 'en-GB'),
    }
  }

  protected showBoard(state: BoardState<RaceWords>): SlipChoice {
    const { table, lang } = state
    const card = table.round?.card ?? null
    const order = this.bets.phase === 'result' ? orderIn(table.round) : null
    this.#board.show({ ...state, card, order })
    return offerOf(table, lang)
  }

  rules(): GameRules | null {
    const { table } = this.bets.visit
    return table && this.tableRules
      ? raceRules(this.tableRules, table, this.words, this.frame.state.lang)
      : null
  }

  protected drawScene(state: SceneState<RaceWords>): void {
    if (!this.tableRules) return
    this.#scene.draw({ ...state, rules: this.tableRules })
    this.#announceHalf(state.phase, state.nowMs)
  }

  /** Half way it is said who leads, to whoever does not look. */
  #announceHalf(phase: ShownPhase, nowMs: number): void {
    const { table } = this.bets.visit
    const { isStill } = this.frame.state
    const round = table?.round
    if (!table || !round || phase !== 'running' || isStill || round.beginsAt === null) return
    if (round.number === this.#halfKnown || nowMs - round.beginsAt < RACE_MS * 0.42) return
    this.#halfKnown = round.number
    const lie = this.#scene.orderNow({ table, phase, nowMs, isStill }) ?? []
    this.frame.log.add(
      fill(this.words.log.half, {
        number: String(round.number),
        names: this.#namesOf(round, lie.slice(0, 3)),
      }),
    )
  }

  #namesOf(round: FloorRoundState, posts: readonly number[]): string {
    const { game } = this.frame.launch
    return posts.map((post) => `${post} ${nameAt(game, round.card, post)}`).join(', ')
  }

  /** What happens at the track, in words, each once. */
  protected announce(round: FloorRoundState): void {
    const { log, state } = this.frame
    const steps = this.#steps.next(round, state.isStill)
    if (steps.length === 0) return
    const own = this.words.log
    const names = this.#namesOf(round, orderIn(round) ?? [])
    for (const step of steps) log.add(fill(own[step], { number: String(round.number), names }))
  }
}
