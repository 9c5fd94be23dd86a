import type { BetMode, PlayReply } from '#contract/games/game-protocol.ts'
import type { Money } from '#contract/money.ts'
import { costOf, showMoney } from '../frame/amounts.ts'
import type { Frame } from '../frame/frame.ts'
import { fill } from '../frame/words.ts'
import { GameRefusal } from '../protocol/call.ts'
import { goneText } from './bonus-news.ts'
import { begunText, countFree } from './free-rounds.ts'
import { isFreeMode } from './free-words.ts'
import { freeFigures } from './presentation/features.ts'
import type { Presenter } from './presentation/presenter.ts'
import { markOf, resumeAt, snapshotAfter, type Snapshot } from './presentation/resume.ts'
import type { Scene } from './presentation/scene.ts'
import { stepsOf, type Step } from './presentation/steps.ts'
import { costOfRound, type Round, type SlotState } from './state.ts'
import type { SlotWords } from './words.ts'

/** What playing needs to know of the screen around it. */
export interface PlayContext {
  frame: Frame
  state: SlotState
  scene: Scene
  presenter: Presenter
  words: () => SlotWords
  /** Asks the server how things stand, and goes on with a round it has open. */
  goOn: () => Promise<void>
}

/** Reels are seen to turn; a board that fell away is not left empty for long. */
const RUN_MS = { lines: 320, ways: 40, clusters: 40 } as const

/**
 * Buys a round and shows it to its end; answers it, or null when none was played. Only one at a
 * time: a second call does nothing.
 */
export async function playRound(play: PlayContext, mode: BetMode): Promise<Round | null> {
  const { state, scene, frame } = play
  if (state.phase !== 'idle') return null
  let shown: Round | null = null
  let taken = performance.now()
  beginPlaying(play)
  const isFree = isFreeMode(mode)
  const stake = isFree ? BigInt(state.free?.stake ?? 0) : state.stake
  const cost = costOf(stake, mode.costMultiplier)
  scene.cues.play('spin')
  const running = scene.board.start('base').then(() => scene.motion.wait(runMs(play)))
  const before = state.board
  let isOutdated = false
  try {
    const bet = { amount: Number(stake), mode: mode.mode }
    const reply = await frame.session.play(bet)
    // The server counts a round's shortest time from its stake, which it took before it replied.
    taken = performance.now()
    const round = takeStake(play, reply, mode, cost)
    await running
    await presentRound(play, round, stepsOfRound(play, round))
    if (isFree) countFree(play, round)
    shown = round
  } catch (refusal) {
    await running
    if (refusal instanceof GameRefusal) await landBack(play, before)
    // Another tab plays, or has spent the balance or the free rounds.
    const isGone = isFree && refusal instanceof GameRefusal && refusal.error === 'ERR_VAL'
    isOutdated = isGone || (refusal instanceof GameRefusal && /^ERR_(BE|IPB)$/.test(refusal.error))
    const { free } = state
    if (isGone) state.free = null
    frame.refuse(refusal)
    if (isGone && free) {
      const text = goneText(free, state.lang)
      frame.notice.show({ tone: 'alert', text, msMax: 8_000 })
    }
  }
  await scene.motion.wait(0)
  await restOf(state.config.jurisdiction.minimumRoundDuration - (performance.now() - taken))
  endPlaying(play)
  if (isOutdated) await play.goOn()
  return shown
}

/** Only with the reply has a round begun: the server may have refused. */
function takeStake(play: PlayContext, reply: PlayReply, mode: BetMode, cost: Money): Round {
  const { state, scene, frame } = play
  // A slot's books hold the events of slots: `games/conformance.test.ts` reads them all.
  const round = reply.round as Round
  const { announce } = play.words()
  const begun = state.isReplay ? announce.replayed : mode.feature ? announce.bought : announce.begun
  const amount = showMoney(cost, state.lang)
  scene.log.add(isFreeMode(mode) ? begunText(state, cost) : fill(begun, { amount }))
  if (reply.freeRounds) state.free = reply.freeRounds
  state.cost = cost
  frame.money.setBalance(reply.balance)
  frame.money.setOpen(round.active)
  // What the house stakes is nothing that the member has spent.
  if (round.free !== true) frame.money.stake(round.betID, cost)
  frame.refresh()
  return round
}

/** Goes on with a round that was broken off, from where it had been shown. */
export async function resumeRound(play: PlayContext, round: Round): Promise<void> {
  const { state, scene, frame } = play
  beginPlaying(play)
  frame.money.setOpen(true)
  state.cost = costOfRound(round, state.config)
  if (round.free !== true) frame.money.resume(round.betID, state.cost)
  frame.refresh()
  const { snapshot, rest } = resumeAt(stepsOfRound(play, round), round.event)
  await putBack(play, snapshot)
  const text = play.words().resumed
  frame.notice.show({ tone: 'info', text, msMax: 5_000 })
  scene.log.add(text)
  await scene.motion.wait(1_400)
  if (rest[0]?.kind === 'reveal') await scene.board.start(rest[0].spin)
  try {
    await presentRound(play, round, rest)
  } catch (refusal) {
    frame.refuse(refusal)
  }
  endPlaying(play)
}

/** Puts the screen as it stood when the round was broken off. */
async function putBack(play: PlayContext, snapshot: Snapshot): Promise<void> {
  const { scene, state } = play
  if (snapshot.board) showBoard(play, snapshot.board)
  scene.setFree(snapshot.isFree)
  scene.rise.show(snapshot.multiplier, false)
  await scene.board.grid(snapshot.grid)
  if (!snapshot.isFree || !snapshot.free) return
  const options = { words: play.words(), lang: state.lang }
  scene.heading.figures(freeFigures(options, scene.game, snapshot.free, snapshot.paid))
}

/** Shows the board a finished round ended on, without showing the round again. */
export function showLast(play: PlayContext, round: Round | null): void {
  const board = round ? snapshotAfter(stepsOfRound(play, round)).board : null
  showBoard(play, board ?? play.scene.game.opening)
}

function showBoard(play: PlayContext, board: readonly (readonly string[])[]): void {
  play.state.board = board
  play.scene.board.show(board)
}

async function landBack(play: PlayContext, board: readonly (readonly string[])[]): Promise<void> {
  const silent = { thud: () => undefined, tease: () => undefined }
  await play.scene.board.land(board, 'base', [], silent)
}

function stepsOfRound({ state }: PlayContext, round: Round): Step[] {
  const cost = costOfRound(round, state.config)
  return stepsOf(round.state, { baseBet: BigInt(round.amount), cost })
}

/** Shows the steps; leaves a mark at each free spin begun; ends the round with its total. */
async function presentRound(
  play: PlayContext,
  round: Round,
  steps: readonly Step[],
): Promise<void> {
  const { session } = play.frame
  for (const step of steps) {
    const paying = step.kind === 'total' && round.active ? endRound(play, round) : null
    if (round.active && step.kind === 'free-spin') session.mark(markOf(step))
    await play.presenter.present(step)
    await paying
    if (step.kind === 'reveal' || step.kind === 'tumble') play.state.board = step.board
    if (round.active && isCard(step)) session.mark(markOf(step))
  }
}

/** Cards that need not be shown twice. */
function isCard(step: Step): boolean {
  return step.kind === 'free-spins' || step.kind === 'free-spins-end'
}

async function endRound({ frame }: PlayContext, round: Round): Promise<void> {
  const balance = await frame.session.endRound()
  frame.money.pay(BigInt(round.payout))
  frame.money.setOpen(false)
  frame.money.setBalance(balance)
  frame.refresh()
}

function beginPlaying({ state, scene, frame }: PlayContext): void {
  state.phase = 'playing'
  scene.motion.calm()
  scene.winBar.hide()
  frame.refresh()
}

function endPlaying({ state, scene, frame }: PlayContext): void {
  if (state.phase === 'playing') state.phase = 'idle'
  scene.motion.calm()
  state.pause.begin()
  frame.refresh()
}

function runMs({ state, scene }: PlayContext): number {
  return state.isFast || state.isStill ? 0 : RUN_MS[scene.game.mechanic]
}

/** Waits out the shortest time a round may take; no press makes that shorter. */
async function restOf(ms: number): Promise<void> {
  if (ms > 0) await new Promise((done) => setTimeout(done, ms))
}
