import type { ToGame } from '#contract/games/frame-protocol.ts'
import type { AuthenticateReply } from '#contract/games/game-protocol.ts'
import { make } from '../dom.ts'
import { GameRefusal, type Wire } from '../protocol/call.ts'
import { openFloorSession, type FloorSession } from '../protocol/floor-session.ts'
import { openGameSession, type GameSession } from '../protocol/game-session.ts'
import type { Launch } from '../protocol/launch.ts'
import { pageWire } from '../protocol/online.ts'
import { openReplay } from '../protocol/replay-session.ts'
import { openSite, reportActivity, type PostToSite } from '../protocol/site.ts'
import { GameStream } from '../protocol/stream.ts'
import type { Game, Interruption } from './game.ts'
import { createHeading, markOf } from './heading.ts'
import { createLog } from './log.ts'
import { createMoneyBar } from './money-bar.ts'
import { createVisitMoney, type VisitMoney } from './money.ts'
import { createNotice } from './notice.ts'
import { faceOf, isAskedBySite } from './refusal.ts'
import { openRulesSheet } from './rules-sheet.ts'
import { closeTopSheet, onSheets } from './sheet.ts'
import { keep, readKept } from './kept.ts'
import { createSound } from './sound.ts'
import { initialState, wantsStill, type FrameState } from './state.ts'
import { frameWords, type FrameWords } from './words.ts'

/** How often the balance is asked for while it does not come by itself. */
const BALANCE_MS = 60_000
/** Coming back to the page asks for the balance, but not more often than this. */
const RETURN_MS_MIN = 2_000
const CLOCK_MS = 1_000
/** What a browser lets sound begin with. */
const PRESSES = ['click', 'keydown'] as const
/** Two sentences with figures, and where to look: longer than a line that says why. */
const LIMIT_NOTICE_MS = 20_000

/**
 * Opens the game that was launched in this frame: loads what it needs and puts itself on the screen.
 * Null when the kind knows no such game.
 */
export type Kind = (frame: Frame) => Promise<Game | null>

/**
 * What any kind of game stands on: launch and session, the money bar, notices, rules sheet, sound and
 * the log in words. It knows no rounds: what is bet, when, and how an outcome is shown is the kind's.
 */
export class Frame {
  readonly launch: Launch
  readonly state: FrameState
  readonly wire: Wire
  /** The conversation with the game server; a replay's stakes nothing. */
  readonly session: GameSession<unknown>
  readonly money: VisitMoney
  readonly sound = createSound()
  readonly heading = createHeading()
  readonly notice = createNotice()
  readonly log = createLog()
  readonly bar = createMoneyBar({
    openRules: () => this.showRules(),
    toggleSound: () => this.toggleSound(),
  })
  /** The kind puts its board around the heading and under the notices. */
  readonly root = make(
    'main',
    { class: 'stage', 'aria-labelledby': 'game-name', tabindex: '-1' },
    this.heading.element,
    this.notice.element,
    this.log.element,
  )
  /** One socket, by which tables tell themselves too. */
  readonly stream: GameStream
  /** The table of the floor that is played here; null for other games. */
  readonly floor: FloorSession | null
  readonly #post: PostToSite
  #game: Game | null = null
  #isCutOff = false
  #isReached = true
  #isSilent = false
  #bonusID: number | null = null
  #askedAt = -Infinity

  /** `isTable`: whether what is launched is a table of the floor. */
  constructor(launch: Launch, isTable: boolean) {
    this.launch = launch
    onSheets(this.root, (open) => this.#post({ type: 'sheet', open }))
    this.state = initialState(launch)
    this.wire = pageWire((isTrouble) => this.#onConnection(!isTrouble))
    const post = openSite(launch.site, (message) => this.#onSiteMessage(message))
    this.#post = launch.replay ? onlyReady(post) : post
    this.floor = isTable
      ? openFloorSession(
          launch,
          this.wire,
          () => this.stream,
          () => this.state.lang,
        )
      : null
    this.session = launch.replay
      ? openReplay(launch, launch.replay, this.wire)
      : (this.floor ?? openGameSession(launch, this.wire))
    this.money = createVisitMoney(this.state, this.#post)
    this.stream = new GameStream(launch, {
      onBalance: (balance) => {
        // Of play money nobody but its game knows.
        if (this.#hasOwnMoney()) this.money.bring(balance)
        else this.money.setBalance(balance)
        // Around a game on the site that one says it, with its money.
        if (!this.state.isFramed) this.#noteBonus(balance.bonusID)
        this.refresh()
      },
      onSessionOver: () => this.refuse(new GameRefusal('ERR_IS')),
    })
  }

  get words(): FrameWords {
    return frameWords[this.state.lang]
  }

  /** Loads the kind and authenticates at the same time, then lets the game begin. */
  async open(loadKind: () => Promise<Kind>): Promise<void> {
    document.body.append(this.root)
    this.root.setAttribute('aria-busy', 'true')
    this.notice.show({ tone: 'info', text: this.words.loading })
    this.#post({ type: 'ready' })
    reportActivity(this.#post)
    try {
      const [reply, game] = await Promise.all([
        this.session.authenticate(),
        loadKind().then((kind) => kind(this)),
      ])
      if (game) await this.#begin(game, reply)
      else refuseLaunch(this.state.lang)
    } catch (trouble) {
      this.refuse(trouble)
    }
  }

  async #begin(game: Game, reply: AuthenticateReply): Promise<void> {
    this.#game = game
    Object.assign(this.state, { config: reply.config, phase: 'idle', openedAt: Date.now() })
    this.money.setBalance(reply.balance)
    this.notice.hide()
    this.root.removeAttribute('aria-busy')
    if (this.#hasOwnMoney() || this.floor) this.stream.start()
    this.#keepTime()
    this.#bringSound()
    // Keys go where the focus is: to the game, once it can be played, unless the member is busy on the site.
    if (document.hasFocus()) this.root.focus({ preventScroll: true })
    this.refresh()
    await game.start(reply)
  }

  /** Shows what has changed, in the frame and in its game. */
  refresh(): void {
    const game = this.#game
    if (!game) return
    this.money.setBrought()
    const { lang, mode } = this.state
    const { title, headline, refusal } = game.view()
    document.documentElement.lang = lang
    document.documentElement.dataset['mode'] = mode
    document.title = title
    this.heading.set(title, headline)
    this.heading.mark(markOf(this.state, this.words))
    this.bar.update(this.state, this.words, refusal)
    game.refresh()
  }

  showRules(): void {
    const rules = this.#game?.rules()
    if (!rules || this.root.querySelector('dialog')) return
    const { state, words, launch, log } = this
    openRulesSheet(this.root, {
      rules,
      state,
      words,
      version: launch.version,
      isTable: this.floor !== null,
      log: log.lines(),
    })
  }

  toggleSound(): void {
    const { state, words } = this
    state.isLoud = !state.isLoud
    keep(this.#soundKey, state.isLoud ? 'on' : '')
    this.sound.setOn(state.isLoud)
    this.log.add(state.isLoud ? words.announce.soundOn : words.announce.soundOff)
    this.refresh()
  }

  get #soundKey(): string {
    return `kasa.sound.${this.launch.kind}`
  }

  /** Sound that was on in the last visit comes back with the first press: before one, browsers play none. */
  #bringSound(): void {
    if (readKept(this.#soundKey) !== 'on') return
    const begin = (event: Event): void => {
      // A button that a key is on is pressed after it: the press comes here by itself.
      const isButton = event.target instanceof Element && event.target.closest('button') !== null
      if (event.type === 'keydown' && isButton) return
      for (const kind of PRESSES) document.removeEventListener(kind, begin)
      // The first press may have been on the switch itself.
      if (!this.state.isLoud) this.toggleSound()
    }
    for (const kind of PRESSES) document.addEventListener(kind, begin)
  }

  /** Says that the balance is not enough; another tab may have put money in, so the server is asked too. */
  refuseFunds(): void {
    this.refuse(new GameRefusal('ERR_IPB'))
    void this.askBalance()
  }

  /** Shows a refusal in words. A session that ended closes the game and tells the site. */
  refuse(trouble: unknown): void {
    this.#interrupt('refused')
    const { state, words, launch } = this
    const face = faceOf(trouble, state.lang)
    this.log.add(face.text)
    if (face.isEnded) this.#post({ type: 'expired' })
    if (face.isCheck) this.#post({ type: 'reality-check' })
    if (face.isFinal || !this.#game) state.phase = 'closed'
    const isLeftToSite = face.isEnded && launch.site !== null
    if (state.phase === 'closed' && !isLeftToSite) {
      const act = { label: face.again, run: () => location.reload() }
      this.notice.show({ tone: 'alert', text: face.text, act })
    } else if (face.isFunds && state.isFramed) {
      const label = state.config.jurisdiction.socialCasino ? words.newDemo : words.deposit
      const deposit = { label, run: () => this.#post({ type: 'deposit' }) }
      this.notice.show({ tone: 'alert', text: face.text, act: deposit })
    } else if (face.isLimit && state.isFramed) {
      const act = { label: words.limits, run: () => this.#post({ type: 'control' }) }
      this.notice.show({ tone: 'alert', text: face.text, act, msMax: LIMIT_NOTICE_MS })
    } else if (!isAskedBySite(face, state))
      this.notice.show({ tone: 'alert', text: face.text, msMax: 8_000 })
    this.refresh()
  }

  /** The balance as it is elsewhere; not while an outcome is shown, which it would give away. */
  async askBalance(): Promise<void> {
    const isWaiting = (): boolean => this.#game !== null && this.state.phase === 'idle'
    if (!isWaiting()) return
    try {
      const balance = await this.session.balance()
      // A bet may have been placed meanwhile: its own reply is newer.
      if (balance === null || !isWaiting()) return
      this.money.setBalance(balance)
      this.refresh()
    } catch (refusal) {
      this.refuse(refusal)
    }
  }

  /** A demo's play money is nobody's, and a replay's is only shown. */
  #hasOwnMoney(): boolean {
    return !this.state.isReplay && !this.state.config.jurisdiction.socialCasino
  }

  /** Every second the clock; without a socket every minute the balance; neither while nobody looks. */
  #keepTime(): void {
    setInterval(() => {
      if (!document.hidden && this.state.config.jurisdiction.displaySessionTimer) this.refresh()
    }, CLOCK_MS)
    setInterval(() => {
      if (!document.hidden && this.#hasOwnMoney() && !this.stream.isReady) void this.askBalance()
    }, BALANCE_MS)
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.#interrupt('hidden')
    })
    const comeBack = (): void => {
      const now = performance.now()
      if (document.hidden || now - this.#askedAt < RETURN_MS_MIN) return
      this.#askedAt = now
      void this.askBalance()
    }
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('focus', comeBack)
  }

  #onSiteMessage(message: ToGame): void {
    const { state } = this
    if (message.type === 'rules') return this.showRules()
    if (message.type === 'close-sheet') return closeTopSheet(this.root)
    if (message.type === 'balance') {
      if (state.phase === 'idle') state.balance = BigInt(message.amount)
    } else {
      state.lang = message.lang
      state.mode = message.mode
      state.isStill = message.reducedMotion || wantsStill()
      state.hidesBalance = message.hidesBalance === true
      state.hasBonus = message.hasBonus === true
      // Together with bonus money it is another figure than the cash that stands there.
      const isBeside = message.showsBalance === true && !state.hasBonus
      state.isBalanceBeside = this.floor !== null && isBeside
      this.#noteBonus(message.bonusID ?? null)
    }
    this.refresh()
  }

  /** Another bonus, or none any more: what of it holds in this game is asked for. */
  #noteBonus(bonusID: number | null): void {
    if (bonusID !== this.#bonusID) this.#game?.renewBonus?.()
    this.#bonusID = bonusID
  }

  /** Nothing comes of the house any more, whatever a call may reach; or it does again. */
  noteSilence(isSilent: boolean): void {
    this.#isSilent = isSilent
    // Whatever failed before: it is heard.
    if (!isSilent) this.#isReached = true
    this.#noteConnection()
  }

  #onConnection(isReached: boolean): void {
    this.#isReached = isReached
    this.#noteConnection()
  }

  #noteConnection(): void {
    const { words, notice } = this
    const isReached = this.#isReached && !this.#isSilent
    if (isReached && this.#isCutOff) notice.show({ tone: 'info', text: words.back, msMax: 3_000 })
    if (!isReached) this.#interrupt('offline')
    if (!isReached && !this.#isCutOff) notice.show({ tone: 'alert', text: words.offline })
    this.#isCutOff = !isReached
  }

  #interrupt(why: Interruption): void {
    this.#game?.interrupt?.(why)
  }
}

/** Said in place of a game whose address names none. */
export function refuseLaunch(lang: FrameState['lang']): void {
  const text = frameWords[lang].badLaunch
  document.body.replaceChildren(make('p', { class: 'bad-launch', role: 'alert' }, text))
}

/** What a replay shows is nobody's money: the site hears of none. */
function onlyReady(post: PostToSite): PostToSite {
  return (message) => {
    if (message.type === 'ready') post(message)
  }
}
