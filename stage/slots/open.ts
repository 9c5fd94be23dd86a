import type { ToGame } from '#contract/frame-protocol.ts'
import { make } from '../dom.ts'
import { GameRefusal } from '../protocol/call.ts'
import { openGameSession } from '../protocol/game-session.ts'
import { UNBOUND } from '../protocol/jurisdiction.ts'
import { openReplay } from '../protocol/replay-session.ts'
import type { Launch } from '../protocol/launch.ts'
import { pageWire } from '../protocol/online.ts'
import { openSite, reportActivity, type TellSite } from '../protocol/site.ts'
import { drawLayers, sheetOf } from './board/bake.ts'
import { Board } from './board/board.ts'
import { bakeFaces, type Faces } from './board/faces.ts'
import { loadPictures, type Pictures } from './board/pictures.ts'
import { openScreen } from './board/renderer.ts'
import { stopAutoplay } from './auto-run.ts'
import { listenToKeys } from './keys.ts'
import { createMotion } from './motion.ts'
import { layOut, type Pieces } from './panel/pieces.ts'
import { openRules } from './panel/rules-sheet.ts'
import { playRound, resumeRound, showLast, takeBalance, tellOpen, type Table } from './play.ts'
import { createPause, type Pause } from './pause.ts'
import type { Slot } from './slot.ts'
import { createSound, type Sound } from './sound.ts'
import { levelsOf, modesOf } from './stakes.ts'
import { createTeller } from './teller.ts'
import type { Manner } from './telling/voices.ts'
import type { Title } from './title.ts'
import { viewOf } from './view.ts'
import { actionsOn } from './wishes.ts'
import { slotWords } from './words.ts'
import type { Desk } from './desk.ts'

const BALANCE_MS = 60_000
/** Coming back to the page asks for the balance, but not more often than this. */
const RETURN_MS_MIN = 2_000
const CLOCK_MS = 1_000

/** Opens a slot in this page: loads, authenticates, resumes what was broken off, and waits. */
export async function openSlot(launch: Launch, title: Title): Promise<void> {
  const slot = new OpenSlot(launch, title)
  await slot.open()
}

class OpenSlot implements Slot {
  readonly launch: Launch
  readonly title: Title
  readonly motion = createMotion()
  readonly sound: Sound
  readonly desk: Desk
  readonly pieces: Pieces
  readonly lines: Table['lines']
  table: Table | null = null
  faces: Faces | null = null
  isCutOff = false
  askedAt = -Infinity

  constructor(launch: Launch, title: Title) {
    this.launch = launch
    this.title = title
    this.sound = createSound(title.theme.sound)
    this.desk = newDesk(
      launch,
      createPause(() => this.refresh()),
    )
    this.pieces = layOut(title, actionsOn(this))
    const wire = pageWire((isTrouble) => this.reach(!isTrouble))
    const site = openSite(launch.site, (message) => this.hear(message))
    this.lines = launch.replay
      ? { session: openReplay(launch, launch.replay, wire), site: onlyReady(site) }
      : { session: openGameSession(launch, wire), site }
  }

  async open(): Promise<void> {
    const { root, notice } = this.pieces
    document.body.append(root)
    document.title = this.words.title
    root.setAttribute('aria-busy', 'true')
    notice.show({ tone: 'info', text: slotWords[this.desk.lang].loading })
    this.lines.site({ type: 'ready' })
    reportActivity(this.lines.site)
    try {
      const [reply, pictures] = await Promise.all([
        this.lines.session.authenticate(),
        loadPictures(this.title.theme),
        document.fonts.load("800 40px 'Bricolage Grotesque Variable'", 'AKQJ'),
      ])
      this.desk.config = reply.config
      const { levels, first } = levelsOf(reply.config)
      Object.assign(this.desk, { levels, stake: first, state: 'idle', openedAt: Date.now() })
      const table = await this.lay(pictures)
      takeBalance(table, reply.balance)
      notice.hide()
      root.removeAttribute('aria-busy')
      this.place()
      showLast(table, reply.round?.active === true ? null : reply.round)
      this.refresh()
      this.keepTime()
      // Keys go where the focus is: to the game, once it can be played.
      root.focus({ preventScroll: true })
      if (this.desk.isReplay) return await tellReplay(table)
      tellOpen(this, reply.round?.active === true)
      if (reply.round?.active !== true) return
      this.desk.stake = BigInt(reply.round.amount)
      await resumeRound(table, reply.round)
    } catch (trouble) {
      this.refuse(trouble)
    }
  }

  get words(): Title['words']['tr'] {
    return this.title.words[this.desk.lang]
  }

  /** Puts the board on the screen; from here on a round can be played. */
  async lay(pictures: Pictures): Promise<Table> {
    const { desk, motion, sound, pieces, lines } = this
    const { game, theme } = this.title
    const faces = await bakeFaces(theme, pictures)
    this.faces = faces
    const screen = await openScreen(pieces.canvas)
    const board = new Board(
      { screen, faces, theme, game, motion },
      { isFast: () => desk.isFast, isStill: () => desk.isStill },
    )
    const emblem = (): HTMLElement => emblemOf(theme.emblem, pictures)
    const { pace } = theme
    const voices = { ...pieces, board, sound, motion, game, pace, emblem }
    this.table = {
      desk,
      lines,
      voices,
      teller: createTeller(voices, () => this.manner()),
      words: () => slotWords[desk.lang],
      refresh: () => this.refresh(),
      refused: (refusal) => this.refuse(refusal),
      goOn: () => this.goOn(),
      say: (text) => pieces.notice.show({ tone: 'info', text, msMax: 5_000 }),
    }
    new ResizeObserver(() => this.place()).observe(pieces.field)
    listenToKeys(this)
    return this.table
  }

  manner(): Manner {
    const { lang, isFast, isStill, cost } = this.desk
    const { symbols, feature } = this.words
    return { lang, isFast, isStill, cost, symbols, feature, words: slotWords[lang] }
  }

  place(): void {
    const { field, root } = this.pieces
    const { x, y, width, height } = field.getBoundingClientRect()
    if (!this.table || width === 0) return
    const shape = this.table.voices.board.place(
      { x, y, width, height },
      root.clientWidth,
      root.clientHeight,
    )
    this.pieces.placeOn(shape)
  }

  refresh(): void {
    const words = slotWords[this.desk.lang]
    const view = viewOf(this.desk, this.title, words)
    document.documentElement.lang = this.desk.lang
    document.documentElement.dataset['mode'] = this.desk.mode
    this.pieces.heading.say(this.words.title, view.headline)
    this.pieces.heading.mark(view.mark)
    this.pieces.rise.name(words.riseName)
    this.pieces.controls.update(view.controls)
  }

  /** Every second the clock, every minute the balance, neither while nobody looks. */
  keepTime(): void {
    setInterval(() => {
      if (!document.hidden && this.desk.config.jurisdiction.displaySessionTimer) this.refresh()
    }, CLOCK_MS)
    setInterval(() => {
      if (!document.hidden) void this.askBalance()
    }, BALANCE_MS)
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) stopAutoplay(this, 'hidden')
    })
    const comeBack = (): void => {
      const now = performance.now()
      if (document.hidden || now - this.askedAt < RETURN_MS_MIN) return
      this.askedAt = now
      void this.askBalance()
    }
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('focus', comeBack)
  }

  /** A round that was begun elsewhere, or whose end we never heard of, is finished here. */
  async goOn(): Promise<void> {
    if (!this.table) return
    try {
      const { balance, round } = await this.lines.session.authenticate()
      takeBalance(this.table, balance)
      tellOpen(this, round?.active === true)
      this.refresh()
      if (round?.active === true) await resumeRound(this.table, round)
    } catch (refusal) {
      this.refuse(refusal)
    }
  }

  async askBalance(): Promise<void> {
    if (!this.table || this.desk.state !== 'idle') return
    try {
      const balance = await this.lines.session.balance()
      // A round may have begun meanwhile: its own reply is newer.
      if (balance === null || this.desk.state !== 'idle') return
      takeBalance(this.table, balance)
      this.refresh()
    } catch (refusal) {
      this.refuse(refusal)
    }
  }

  hear(message: ToGame): void {
    if (message.type === 'rules') return this.showRules()
    if (message.type === 'balance') {
      if (this.desk.state === 'idle') this.desk.balance = BigInt(message.amount)
    } else {
      const wantsStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      this.desk.lang = message.lang
      this.desk.mode = message.mode
      this.desk.isStill = message.reducedMotion || wantsStill
    }
    if (this.table) this.refresh()
  }

  showRules(): void {
    const { desk, title, faces, pieces, launch } = this
    if (!faces || pieces.root.querySelector('dialog')) return
    openRules(pieces.root, {
      game: title.game,
      config: desk.config,
      version: launch.version,
      stake: desk.stake,
      lang: desk.lang,
      words: slotWords[desk.lang],
      sheets: faces.sheets,
      log: pieces.log.lines(),
      ...this.words,
    })
  }

  reach(isReached: boolean): void {
    const words = slotWords[this.desk.lang]
    if (isReached && this.isCutOff)
      this.pieces.notice.show({ tone: 'info', text: words.back, msMax: 3_000 })
    if (!isReached) stopAutoplay(this, 'refused')
    if (!isReached && !this.isCutOff)
      this.pieces.notice.show({ tone: 'alert', text: words.offline })
    this.isCutOff = !isReached
  }

  /** Says so before anything turns; another tab may have put money in, so the server is asked too. */
  refuseFunds(): void {
    this.refuse(new GameRefusal('ERR_IPB'))
    void this.askBalance()
  }

  /** Shows a refusal in words. A session that ended shuts the game and tells the site. */
  refuse(trouble: unknown): void {
    stopAutoplay(this, 'refused')
    const words = slotWords[this.desk.lang]
    const { notice, log } = this.pieces
    const error = trouble instanceof GameRefusal ? trouble.error : null
    const text = error ? words.errors[error] : words.noPictures
    log.say(text)
    const isEnded = error === 'ERR_IS' || error === 'ERR_ATE'
    const isLost = error === null || error === 'ERR_BNF' || error === 'ERR_GEN'
    if (isEnded) this.lines.site({ type: 'expired' })
    if (isEnded || isLost || !this.table) this.desk.state = 'shut'
    const act = { label: isEnded ? words.reload : words.again, run: () => location.reload() }
    if (this.desk.state === 'shut' && !(isEnded && this.launch.site !== null))
      notice.show({ tone: 'alert', text, act })
    else if (error === 'ERR_IPB' && this.desk.isFramed) {
      const isDemo = this.desk.config.jurisdiction.socialCasino
      const label = isDemo ? words.newDemo : words.deposit
      const deposit = { label, run: () => this.lines.site({ type: 'deposit' }) }
      notice.show({ tone: 'alert', text, act: deposit })
    } else notice.show({ tone: 'alert', text, msMax: 8_000 })
    if (this.table) this.refresh()
  }
}

function newDesk(launch: Launch, pause: Pause): Desk {
  return {
    lang: launch.lang,
    mode: 'night',
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isFramed: launch.site !== null && window.parent !== window,
    isReplay: launch.replay !== null,
    isFast: false,
    isLoud: false,
    state: 'shut',
    auto: null,
    pause,
    balance: 0n,
    stake: 0n,
    levels: [],
    net: 0n,
    countedBet: null,
    openedAt: Date.now(),
    config: NO_CONFIG,
    cost: 0n,
    board: [],
  }
}

/** What a replay shows is nobody's money: the site hears of none. */
function onlyReady(site: TellSite): TellSite {
  return (message) => {
    if (message.type === 'ready') site(message)
  }
}

/** A recorded round begins by itself; after it the great button tells it again. */
async function tellReplay(table: Table): Promise<void> {
  const { base } = modesOf(table.desk.config)
  if (base) await playRound(table, base)
}

/** Until the game server has said its own. */
const NO_CONFIG: Desk['config'] = {
  gameID: '',
  minBet: 0,
  maxBet: 0,
  stepBet: 1,
  defaultBetLevel: 0,
  betLevels: [],
  betModes: {},
  jurisdiction: UNBOUND,
}

function emblemOf(layers: Parameters<typeof drawLayers>[1], pictures: Pictures): HTMLElement {
  const [canvas, pen] = sheetOf(240, 240)
  drawLayers(pen, layers, pictures, 240)
  canvas.className = 'card-picture'
  return make('div', { class: 'card-emblem', 'aria-hidden': 'true' }, canvas)
}
