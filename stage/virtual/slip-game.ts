/**
 * What games of a board of prices and a slip share (a draw, a hand bet on by streets, a race, a match day): the words of the moment, bets and what
 * becomes of them, and when board and scene are shown anew. A kind says what stands on both.
 */
import type {
  FloorRoundState,
  FloorTableRules,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import type { AuthenticateReply } from '#contract/games/game-protocol.ts'
import type { TableFace } from '#contract/games/table-looks.ts'
import { eachFrame } from '../dom.ts'
import { showPercent, type Lang } from '../frame/amounts.ts'
import type { Frame } from '../frame/frame.ts'
import type { Game, GameRules, GameView } from '../frame/game.ts'
import { fill } from '../frame/words.ts'
import type { FloorSession, OpenedTable } from '../protocol/floor-session.ts'
import { Bets, type BetWords } from './bets.ts'
import type { ShownPhase } from '../floor/phase.ts'
import type { SlipChoice } from './slip-lines.ts'

interface SlipGameWords extends BetWords {
  /** With places for the least and the most that a bet returns. */
  headline: string
  closed: string
}

type RulesOf<Kind> = Extract<FloorTableRules, { kind: Kind }>

interface SlipGameTraits<Kind, Words> {
  kind: Kind
  words: (lang: Lang, table: FloorTableState | null) => Words
  nameOf: (spot: string) => string
  /** The least and the most that a bet returns of its stake. */
  returns: readonly [number, number]
}

/** What a board shows beside its prices. */
export interface BoardState<Words> {
  table: FloorTableState
  lang: Lang
  words: Words
  isOpen: boolean
  isSelected: (spot: string) => boolean
  isLaid: (spot: string) => boolean
  /** Another where another bet is on the slip or laid. */
  chosen: string
}

/** What a scene is drawn by. */
export interface SceneState<Words> {
  table: FloorTableState
  phase: ShownPhase
  nowMs: number
  isStill: boolean
  lang: Lang
  words: Words
}

export abstract class SlipGame<
  Kind extends FloorTableRules['kind'],
  Words extends SlipGameWords,
> implements Game {
  protected readonly frame: Frame
  protected readonly bets: Bets
  /** Null until it has begun. */
  protected tableRules: RulesOf<Kind> | null = null
  readonly #face: TableFace
  readonly #traits: SlipGameTraits<Kind, Words>
  #drawnPhase = ''

  constructor(
    frame: Frame,
    session: FloorSession,
    face: TableFace,
    traits: SlipGameTraits<Kind, Words>,
  ) {
    this.frame = frame
    this.#face = face
    this.#traits = traits
    this.bets = new Bets(frame, session, {
      onTable: (rounds) => {
        for (const round of rounds) this.announce(round)
      },
      onChange: () => this.refresh(),
      words: () => this.words,
      nameOf: traits.nameOf,
    })
  }

  /** Puts the scene, what stands below it and the frame's own controls into the page. */
  protected build(scene: HTMLElement, below: readonly HTMLElement[], names: readonly string[]) {
    const { root, heading } = this.frame
    const { own, tools } = this.bets
    scene.append(own.element)
    heading.element.after(scene, ...below, tools)
    root.classList.add('is-virtual', ...names)
  }

  protected get words(): Words {
    return this.#traits.words(this.frame.state.lang, this.bets.visit.table)
  }

  async start(reply: AuthenticateReply): Promise<void> {
    // The session of a table answers so.
    const opened = reply as OpenedTable
    const { rules } = opened.floor
    if (!this.#isOwn(rules)) throw new Error(`this table is none of ${this.#traits.kind}`)
    this.tableRules = rules
    this.bets.begin(opened)
    eachFrame(() => this.#draw())
  }

  #isOwn(rules: FloorTableRules): rules is RulesOf<Kind> {
    return rules.kind === this.#traits.kind
  }

  view(): GameView {
    const { lang } = this.frame.state
    const own = this.words
    const [least, most] = this.#traits.returns
    const returns = { least: showPercent(least, lang), most: showPercent(most, lang) }
    return {
      title: this.#face.name[lang],
      headline: fill(own.headline, { ...returns, ...this.facts() }),
      refusal: this.bets.visit.table?.isOpen === false ? own.closed : null,
    }
  }

  refresh(): void {
    const { visit, slip, phase, isOpen } = this.bets
    const { table, stakes } = visit
    if (!table) return
    const laid = new Set(stakes.map(({ spot }) => spot))
    this.frame.root.dataset['phase'] = phase
    const offer = this.showBoard({
      table,
      lang: this.frame.state.lang,
      words: this.words,
      isOpen,
      isSelected: (spot) => slip.has(spot),
      isLaid: (spot) => laid.has(spot),
      chosen: `${slip.spots.join()} ${[...laid].join()}`,
    })
    this.bets.show(offer)
  }

  #draw(): void {
    const { visit, phase } = this.bets
    const { table, nowMs } = visit
    if (!table) return
    const { lang, isStill } = this.frame.state
    this.drawScene({ table, phase, nowMs, isStill, lang, words: this.words })
    if (phase === this.#drawnPhase) return
    this.#drawnPhase = phase
    this.refresh()
  }

  /** What else the headline has places for. */
  protected facts(): Readonly<Record<string, string>> {
    return {}
  }

  abstract rules(): GameRules | null
  /** Shows the board, and says what is on offer there. */
  protected abstract showBoard(state: BoardState<Words>): SlipChoice
  /** Every frame. */
  protected abstract drawScene(state: SceneState<Words>): void
  /** What happens at the table, in words, each once. */
  protected abstract announce(round: FloorRoundState): void
}
