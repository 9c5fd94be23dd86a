import './coin.css'
import type { AuthenticateReply, WireRound } from '#contract/games/game-protocol.ts'
import { make } from '../../dom.ts'
import { showMoney } from '../../frame/amounts.ts'
import type { Frame, Kind } from '../../frame/frame.ts'
import type { Game, GameRules, GameView } from '../../frame/game.ts'
import { note, returnText, section } from '../../frame/rules-sheet.ts'
import { askStake } from '../../frame/stake-sheet.ts'
import { levelsOf } from '../../frame/stakes.ts'
import { fill } from '../../frame/words.ts'
import { BETS, createPlace, type Bet, type Place } from './place.ts'
import { words } from './words.ts'

const SHOW_MS = 600
/** A fair coin's ring; the frame knows no cues of its own. */
const RING = [0.6, 0, 740, 0.01, 0.06, 0.3, 1, 1.6] as const

/** The smallest game that is not a slot: two coins, each with a stake and an outcome of its own. */
export const kind: Kind = async (frame) =>
  frame.launch.game === 'heads-or-tails' ? new CoinGame(frame) : null

class CoinGame implements Game {
  readonly #frame: Frame
  readonly #places: Readonly<Record<Bet, Place>>
  readonly #toss = make('button', { type: 'button', class: 'primary' })
  #levels: bigint[] = []

  constructor(frame: Frame) {
    this.#frame = frame
    const place = (bet: Bet): Place => createPlace(() => void this.#choose(bet))
    this.#places = { single: place('single'), pair: place('pair') }
    this.#toss.addEventListener('click', () => void this.#tossAll())
    const { root, heading, bar } = frame
    const coins = BETS.map((bet) => this.#places[bet].element)
    heading.element.after(
      make('div', { class: 'coins' }, ...coins),
      make('section', { class: 'coin-bar' }, bar.rules, bar.sound, bar.balance, this.#toss),
      bar.status,
    )
    root.classList.add('is-coin')
  }

  get #words(): (typeof words)['tr'] {
    return words[this.#frame.state.lang]
  }

  async start({ config, round }: AuthenticateReply): Promise<void> {
    const { levels, first } = levelsOf(config)
    this.#levels = levels
    this.#places.single.stake = first
    this.#frame.refresh()
    if (round?.active === true) await this.#resume(round)
    else this.#frame.money.setOpen(false)
  }

  view(): GameView {
    const { title, headline } = this.#words
    return { title, headline, refusal: null }
  }

  refresh(): void {
    const { lang, phase } = this.#frame.state
    const own = this.#words
    for (const bet of BETS) {
      const { stake, show } = this.#places[bet]
      const amount = stake > 0n ? showMoney(stake, lang) : own.none
      show(own.bets[bet], amount, fill(own.choose, { bet: own.bets[bet], amount }), phase)
    }
    this.#toss.textContent = own.toss
    this.#toss.disabled = phase !== 'idle'
  }

  rules(): GameRules {
    const { state, words: frameWords } = this.#frame
    const own = this.#words
    const figures = BETS.flatMap((bet) => {
      const mode = state.config.betModes[bet.toUpperCase()]
      if (!mode) return []
      const name = fill(own.rtp, { bet: own.bets[bet] })
      return [[name, returnText(mode, state, frameWords)] as const]
    })
    return { sections: [section(own.how, note(own.howNote))], figures, notes: [], keys: null }
  }

  async #choose(bet: Bet): Promise<void> {
    const { root, state, words: frameWords } = this.#frame
    if (state.phase !== 'idle') return
    const place = this.#places[bet]
    const { lang } = state
    const offer = { levels: this.#levels, now: place.stake, lang, words: frameWords }
    const chosen = await askStake(root, { ...offer, note: this.#words.stakeNote })
    if (chosen !== null) place.stake = chosen
    this.#frame.refresh()
  }

  /** Every coin with a stake on it, one after the other: the game server holds one open bet at a time. */
  async #tossAll(): Promise<void> {
    const { state, notice } = this.#frame
    const bets = BETS.filter((bet) => this.#places[bet].stake > 0n)
    if (state.phase !== 'idle') return
    if (bets.length === 0)
      return notice.show({ tone: 'info', text: this.#words.noBets, msMax: 5_000 })
    const total = bets.reduce((sum, bet) => sum + this.#places[bet].stake, 0n)
    if (total > state.balance) return this.#frame.refuseFunds()
    await this.#playing(async () => {
      for (const bet of bets) await this.#play(bet)
    })
  }

  async #play(bet: Bet): Promise<void> {
    const { session, money, log, state } = this.#frame
    const { stake } = this.#places[bet]
    const { round, balance } = await session.play({ amount: Number(stake), mode: bet })
    money.setBalance(balance)
    money.stake(round.betID, stake)
    const amount = showMoney(stake, state.lang)
    log.add(fill(this.#words.staked, { bet: this.#words.bets[bet], amount }))
    await this.#show(round)
  }

  async #resume(round: WireRound): Promise<void> {
    const { money, notice, log, words: frameWords } = this.#frame
    money.resume(round.betID, BigInt(round.amount))
    notice.show({ tone: 'info', text: frameWords.resumed, msMax: 5_000 })
    log.add(frameWords.resumed)
    await this.#playing(() => this.#show(round))
  }

  /** What the book says, and then the payout: never before it was shown. */
  async #show(round: WireRound): Promise<void> {
    const { money, session, log, sound, state } = this.#frame
    const bet = BETS.find((name) => name === round.mode.toLowerCase()) ?? 'single'
    money.setOpen(round.active)
    const faces = facesIn(round.state).map((face) => this.#words.faces[face])
    this.#places[bet].turn(faces)
    sound.play(RING)
    await new Promise((done) => setTimeout(done, state.isStill ? 0 : SHOW_MS))
    const amount = showMoney(BigInt(round.payout), state.lang)
    const sentence = round.payout > 0 ? this.#words.won : this.#words.lost
    log.add(fill(sentence, { bet: this.#words.bets[bet], faces: faces.join(', '), amount }))
    if (!round.active) return
    const balance = await session.endRound()
    money.pay(BigInt(round.payout))
    money.setOpen(false)
    money.setBalance(balance)
  }

  async #playing(play: () => Promise<void>): Promise<void> {
    const frame = this.#frame
    frame.state.phase = 'playing'
    frame.refresh()
    try {
      await play()
    } catch (refusal) {
      frame.refuse(refusal)
    }
    this.#rest()
  }

  #rest(): void {
    const { state } = this.#frame
    if (state.phase === 'playing') state.phase = 'idle'
    this.#frame.refresh()
  }
}

/** The book's own events, read as far as they are known. */
function facesIn(events: readonly unknown[]): ('heads' | 'tails')[] {
  return events.flatMap((event) => {
    if (typeof event !== 'object' || event === null || !('face' in event)) return []
    return event.face === 'heads' || event.face === 'tails' ? [event.face] : []
  })
}
