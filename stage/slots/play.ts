import type { BetMode, WireBalance } from '#contract/game-protocol.ts'
import type { Money } from '#contract/money.ts'
import { GameRefusal } from '../protocol/call.ts'
import { costOf, showMoney } from './amounts.ts'
import { costOfRound, type Desk, type Lines, type Round } from './desk.ts'
import type { Teller } from './teller.ts'
import { beatsOf, type Beat } from './telling/beats.ts'
import { freeFigures } from './telling/features.ts'
import { markOf, resumeAt, standAfter, type Standing } from './telling/resume.ts'
import type { Voices } from './telling/voices.ts'
import { fill, type SlotWords } from './words.ts'

/** What playing needs to know of the screen around it. */
export interface Table {
  desk: Desk
  lines: Lines
  voices: Voices
  teller: Teller
  words: () => SlotWords
  refresh: () => void
  /** A refusal in words, and what it ends. */
  refused: (refusal: unknown) => void
  say: (text: string) => void
  /** Asks the server how things stand, and goes on with a round it has open. */
  goOn: () => Promise<void>
}

/** Reels are seen to turn; a board that fell away is not left empty for long. */
const RUN_MS = { lines: 320, ways: 40, clusters: 40 } as const

/**
 * Buys a round and tells it to its end; answers it, or null when none was played. Only one at a
 * time: a second call does nothing.
 */
export async function playRound(table: Table, mode: BetMode): Promise<Round | null> {
  const { desk, voices, lines } = table
  if (desk.state !== 'idle') return null
  let told: Round | null = null
  let taken = performance.now()
  beginPlaying(table)
  const cost = costOf(desk.stake, mode.costMultiplier)
  const amount = showMoney(cost, desk.lang)
  const { said } = table.words()
  const begun = desk.isReplay ? said.replayed : mode.feature ? said.bought : said.begun
  voices.sound.play('spin')
  const running = voices.board.start('base').then(() => voices.motion.wait(runMs(table)))
  const before = desk.board
  let isNewsNeeded = false
  try {
    const reply = await lines.session.play({ amount: Number(desk.stake), mode: mode.mode })
    // The server counts a round's shortest time from its stake, which it took before it replied.
    taken = performance.now()
    // Only now has it begun: the server may have refused.
    voices.log.say(fill(begun, { amount }))
    takeBalance(table, reply.balance)
    tellOpen(table, reply.round.active)
    if (countStake(table, reply.round, cost)) lines.site({ type: 'staked', amount: Number(cost) })
    await running
    await tellRound(table, reply.round, beatsOfRound(table, reply.round))
    told = reply.round
  } catch (refusal) {
    await running
    if (refusal instanceof GameRefusal) await landBack(table, before)
    // Another tab plays, or has spent the balance.
    isNewsNeeded = refusal instanceof GameRefusal && /^ERR_(BE|IPB)$/.test(refusal.error)
    table.refused(refusal)
  }
  await voices.motion.wait(0)
  await restOf(desk.config.jurisdiction.minimumRoundDuration - (performance.now() - taken))
  endPlaying(table)
  if (isNewsNeeded) await table.goOn()
  return told
}

/** Goes on with a round that was broken off, from where it had been told. */
export async function resumeRound(table: Table, round: Round): Promise<void> {
  const { desk, voices } = table
  beginPlaying(table)
  tellOpen(table, true)
  countStake(table, round, costOfRound(round, desk.config))
  const { standing, rest } = resumeAt(beatsOfRound(table, round), round.event)
  await putBack(table, standing)
  table.say(table.words().resumed)
  voices.log.say(table.words().resumed)
  await voices.motion.wait(1_400)
  if (rest[0]?.kind === 'reveal') await voices.board.start(rest[0].spin)
  try {
    await tellRound(table, round, rest)
  } catch (refusal) {
    table.refused(refusal)
  }
  endPlaying(table)
}

/** Puts the screen as it stood when the round was broken off. */
async function putBack(table: Table, standing: Standing): Promise<void> {
  const { voices, desk } = table
  if (standing.board) showBoard(table, standing.board)
  voices.setFree(standing.isFree)
  voices.rise.show(standing.multiplier, false)
  await voices.board.grid(standing.grid)
  if (!standing.isFree || !standing.free) return
  const manner = { words: table.words(), lang: desk.lang }
  voices.heading.count(freeFigures(manner, voices.game, standing.free, standing.paid))
}

/**
 * Takes what the round cost into the desk's net position, and says whether that was new: a round
 * resumed in a new visit counts here with both its stake and its payout, one broken off by a lost
 * connection was counted before.
 */
function countStake({ desk, refresh }: Table, round: Round, cost: Money): boolean {
  desk.cost = cost
  if (desk.countedBet === round.betID) return false
  desk.countedBet = round.betID
  desk.net -= cost
  refresh()
  return true
}

/** Tells the site whether a round waits for its end, so that whoever leaves is told. */
export function tellOpen({ lines }: Pick<Table, 'lines'>, open: boolean): void {
  lines.site({ type: 'round', open })
}

/** Shows the board a finished round ended on, without telling anything again. */
export function showLast(table: Table, round: Round | null): void {
  const board = round ? standAfter(beatsOfRound(table, round)).board : null
  showBoard(table, board ?? table.voices.game.opening)
}

function showBoard(table: Table, board: readonly (readonly string[])[]): void {
  table.desk.board = board
  table.voices.board.show(board)
}

async function landBack(table: Table, board: readonly (readonly string[])[]): Promise<void> {
  const silent = { thud: () => undefined, tease: () => undefined }
  await table.voices.board.land(board, 'base', [], silent)
}

function beatsOfRound(table: Table, round: Round): Beat[] {
  const cost = costOfRound(round, table.desk.config)
  return beatsOf(round.state, { baseBet: BigInt(round.amount), cost })
}

/** Tells the beats; leaves a mark at each free spin begun; ends the round with its total. */
async function tellRound(table: Table, round: Round, beats: readonly Beat[]): Promise<void> {
  for (const beat of beats) {
    const paying = beat.kind === 'total' && round.active ? endRound(table, round) : null
    if (round.active && beat.kind === 'free-spin') table.lines.session.mark(markOf(beat))
    await table.teller.tell(beat)
    await paying
    if (beat.kind === 'reveal' || beat.kind === 'tumble') table.desk.board = beat.board
    if (round.active && isStep(beat)) table.lines.session.mark(markOf(beat))
  }
}

/** Cards that need not be shown twice. */
function isStep(beat: Beat): boolean {
  return beat.kind === 'free-spins' || beat.kind === 'free-spins-end'
}

async function endRound(table: Table, round: Round): Promise<void> {
  const balance = await table.lines.session.endRound()
  table.desk.net += BigInt(round.payout)
  table.lines.site({ type: 'paid', amount: round.payout })
  tellOpen(table, false)
  takeBalance(table, balance)
  table.refresh()
}

/** The balance as the server says it, told to the site as well. */
export function takeBalance(table: Table, balance: WireBalance): void {
  table.desk.balance = BigInt(balance.amount)
  table.lines.site({ type: 'balance', amount: balance.amount })
}

function beginPlaying(table: Table): void {
  table.desk.state = 'playing'
  table.voices.motion.calm()
  table.voices.winBar.hide()
  table.refresh()
}

function endPlaying(table: Table): void {
  if (table.desk.state === 'playing') table.desk.state = 'idle'
  table.voices.motion.calm()
  table.desk.pause.begin()
  table.refresh()
}

function runMs({ desk, voices }: Table): number {
  return desk.isFast || desk.isStill ? 0 : RUN_MS[voices.game.mechanic]
}

/** Waits out the shortest time a round may take; no press makes that shorter. */
async function restOf(ms: number): Promise<void> {
  if (ms > 0) await new Promise((done) => setTimeout(done, ms))
}
