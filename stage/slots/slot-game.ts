import type { AuthenticateReply } from '#contract/games/game-protocol.ts'
import { levelsOf } from '../frame/stakes.ts'
import type { Frame } from '../frame/frame.ts'
import type { Game, GameRules, GameView } from '../frame/game.ts'
import { make } from '../dom.ts'
import { stopAutoplay } from './auto-run.ts'
import { actionsOn } from './actions.ts'
import { drawLayers, sheetOf } from './board/bake.ts'
import { Board } from './board/board.ts'
import { bakeFaces, type Faces } from './board/faces.ts'
import { loadPictures, type Pictures } from './board/pictures.ts'
import { openScreen } from './board/renderer.ts'
import { createCues, type Cues } from './cues.ts'
import { announceBonus, highestBetOf, keepTime, renewBonus, takeBonus } from './bonus-news.ts'
import { listenToKeys } from './keys.ts'
import { modesOf } from './modes.ts'
import { createMotion } from './motion.ts'
import { layOut, type Pieces } from './panel/pieces.ts'
import { slotRules } from './panel/rules.ts'
import { createPause } from './pause.ts'
import { playRound, resumeRound, showLast, type PlayContext } from './play.ts'
import { createPresenter } from './presentation/presenter.ts'
import type { PresentOptions } from './presentation/scene.ts'
import type { Slot } from './slot.ts'
import { slotState, type Round, type SlotState } from './state.ts'
import type { Title } from './title.ts'
import { controlsView, headlineOf, spinRefusal } from './view.ts'
import { slotWords, type SlotWords } from './words.ts'

/** Puts a slot into the frame; it comes once its pictures are there and its board is laid. */
export async function openSlot(frame: Frame, title: Title): Promise<Game> {
  const slot = new SlotGame(frame, title)
  const [pictures] = await Promise.all([
    loadPictures(title.theme),
    document.fonts.load("800 40px 'Bricolage Grotesque Variable'", 'AKQJ'),
  ])
  await slot.layBoard(pictures)
  return slot
}

class SlotGame implements Slot, Game {
  readonly frame: Frame
  readonly title: Title
  readonly motion = createMotion()
  readonly cues: Cues
  readonly state: SlotState
  readonly pieces: Pieces
  play: PlayContext | null = null
  #faces: Faces | null = null

  constructor(frame: Frame, title: Title) {
    this.frame = frame
    this.title = title
    this.cues = createCues(frame.sound, title.theme.sound)
    this.state = slotState(
      frame.state,
      createPause(() => frame.refresh()),
    )
    this.pieces = layOut(frame, title, actionsOn(this))
  }

  get #words(): SlotWords {
    return slotWords[this.state.lang]
  }

  get #own(): Title['words']['tr'] {
    return this.title.words[this.state.lang]
  }

  /** Puts the board on the screen; from here on a round can be played. */
  async layBoard(pictures: Pictures): Promise<void> {
    const { frame, state, motion, cues, pieces } = this
    const { game, theme } = this.title
    const faces = await bakeFaces(theme, pictures)
    this.#faces = faces
    const screen = await openScreen(pieces.canvas)
    const board = new Board(
      { screen, faces, theme, game, motion },
      { isFast: () => state.isFast, isStill: () => state.isStill },
    )
    const emblem = (): HTMLElement => emblemOf(theme.emblem, pictures)
    const { heading, log } = frame
    const { pace } = theme
    const scene = { ...pieces, heading, log, board, cues, motion, game, pace, emblem }
    this.play = {
      frame,
      state,
      scene,
      presenter: createPresenter(scene, () => this.#options()),
      words: () => this.#words,
      goOn: () => this.#goOn(),
    }
    new ResizeObserver(() => this.#place()).observe(pieces.field)
    listenToKeys(this)
  }

  async start(reply: AuthenticateReply): Promise<void> {
    const { play, state, frame } = this
    if (!play) return
    const { levels, first } = levelsOf(reply.config)
    Object.assign(state, { levels, stake: first, free: reply.freeRounds ?? null })
    state.highestBet = highestBetOf(reply)
    const round = roundOf(reply)
    const isActive = round?.active === true
    this.#place()
    showLast(play, isActive ? null : round)
    frame.refresh()
    if (state.isReplay) return await playReplay(play)
    frame.money.setOpen(isActive)
    if (round && isActive) {
      if (round.free !== true) state.stake = BigInt(round.amount)
      await resumeRound(play, round)
    }
    announceBonus(this)
    keepTime(this)
  }

  view(): GameView {
    const { title, state } = this
    return {
      title: this.#own.title,
      headline: headlineOf(state, title, this.#words),
      refusal: spinRefusal(state, this.#words),
    }
  }

  refresh(): void {
    const words = this.#words
    this.pieces.rise.name(words.riseName)
    this.pieces.controls.update(controlsView(this.state, words))
  }

  rules(): GameRules | null {
    const { state, title } = this
    if (!this.#faces) return null
    const { sheets } = this.#faces
    return slotRules({ game: title.game, state, words: this.#words, sheets, ...this.#own })
  }

  renewBonus(): void {
    void renewBonus(this)
  }

  interrupt(why: 'hidden' | 'offline' | 'refused'): void {
    stopAutoplay(this, why === 'hidden' ? 'hidden' : 'refused')
  }

  #options(): PresentOptions {
    const { lang, isFast, isStill, cost } = this.state
    const { symbols, feature } = this.#own
    return { lang, isFast, isStill, cost, symbols, feature, words: this.#words }
  }

  #place(): void {
    const { root } = this.frame
    const { x, y, width, height } = this.pieces.field.getBoundingClientRect()
    if (!this.play || width === 0) return
    const shape = this.play.scene.board.place(
      { x, y, width, height },
      root.clientWidth,
      root.clientHeight,
    )
    this.pieces.placeOn(shape)
  }

  /** A round that was begun elsewhere, or whose end we never heard of, is finished here. */
  async #goOn(): Promise<void> {
    const { frame, play } = this
    if (!play) return
    try {
      const reply = await frame.session.authenticate()
      const round = roundOf(reply)
      frame.money.setBalance(reply.balance)
      frame.money.setOpen(round?.active === true)
      takeBonus(this, reply)
      if (round?.active === true) await resumeRound(play, round)
    } catch (refusal) {
      frame.refuse(refusal)
    }
  }
}

// A slot's books hold the events of slots: `games/conformance.test.ts` reads them all.
const roundOf = ({ round }: AuthenticateReply): Round | null => round as Round | null

/** A recorded round begins by itself; after it the great button shows it again. */
async function playReplay(play: PlayContext): Promise<void> {
  const { base } = modesOf(play.state.config)
  if (base) await playRound(play, base)
}

function emblemOf(layers: Parameters<typeof drawLayers>[1], pictures: Pictures): HTMLElement {
  const [canvas, pen] = sheetOf(240, 240)
  drawLayers(pen, layers, pictures, 240)
  canvas.className = 'card-picture'
  return make('div', { class: 'card-emblem', 'aria-hidden': 'true' }, canvas)
}
