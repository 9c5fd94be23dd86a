/** A table of blackjack as tests play it: shoes whose next cards they choose, and rounds that close when they say. */
import { setTimeout as pause } from 'node:timers/promises'
import type {
  BlackjackOutcome,
  FloorActed,
  FloorReply,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import { boardOf, type Board } from '#games/blackjack/board.ts'
import type { TestHouse } from '../../testing.ts'
import { sealed } from '../rounds/sealed.ts'
import { findShoe } from '../rounds/shoe.ts'
import { request, type TestTable } from '../testing.ts'

export const TABLE = 'blackjack-saray'
export const TEN = 10_000_000

/** Rounds that are open until a test closes them, and questions that wait long enough for a slow machine. */
export async function slowTable({ owner }: Pick<TestHouse, 'owner'>): Promise<void> {
  await owner.pool.query(
    `update floor_tables set open_ms = 600000, pause_ms = 50, rest_ms = 50, rules = '{"decisionMs": 30000}' where id = $1`,
    [TABLE],
  )
}

export type Reply = Promise<FloorReply<FloorActed>>

export const sitAt = (table: TestTable, seat: number): Reply =>
  table.act({ act: 'sit', round: 1, spot: `seat-${seat}`, ...request() })
export const leaveSeat = (table: TestTable, seat: number): Reply =>
  table.act({ act: 'leave', round: 1, spot: `seat-${seat}`, ...request() })
export const placeOn = (table: TestTable, round: number, spot: string, amount = TEN): Reply =>
  table.act({ act: 'place', round, spot, amount, ...request() })

export interface AskedTest {
  round: number
  question: number
  decision: string
}

/** Answers for seat 2, unless another is named. */
export const decideAt = (table: TestTable, asked: AskedTest, more: object = {}): Reply =>
  table.act({ act: 'decide', spot: 'seat-2', ...asked, ...request(), ...more })

export function dealtIn(state: FloorTableState): BlackjackOutcome {
  const outcome = state.round?.outcome
  if (!outcome || !('shoe' in outcome)) throw new Error('nothing is dealt')
  return outcome
}
export const boardIn = (state: FloorTableState): Board => boardOf(dealtIn(state))

export const isAsked = (state: FloorTableState): boolean => (state.round?.question ?? null) !== null
export const isOver =
  (round: number) =>
  ({ round: now }: FloorTableState): boolean =>
    (now?.number ?? 0) > round || now?.phase === 'settled'

/** What was dealt in the last round that is over. */
export function lastDealt({ last }: FloorTableState): BlackjackOutcome {
  const outcome = last[0]?.outcome
  if (!outcome || !('shoe' in outcome)) throw new Error('nothing was dealt')
  return outcome
}

/** Waits until a question with that number is asked on the round. */
export const untilAsked = (table: TestTable, round: number, id: number): Promise<FloorTableState> =>
  table.until(({ round: now }) => now?.number === round && now.question?.id === id)

/** Answers every question by itself; gives the last state. */
export async function standAll(table: TestTable, round: number): Promise<FloorTableState> {
  for (;;) {
    const state = await table.until((now) => isOver(round)(now) || isAsked(now))
    if (isOver(round)(state)) return state
    const { question } = boardIn(state)
    const payload = {
      round,
      question: question?.id ?? 0,
      decision: question?.hand === null ? 'decline' : 'stand',
    }
    await decideAt(table, payload, { spot: `seat-${question?.seats[0]}` })
  }
}

/** Bets are closed now. */
export const closeBets = ({ owner }: Pick<TestHouse, 'owner'>, round: number) =>
  owner.pool.query(
    `update floor_rounds set closes_at = now() where table_id = $1 and number = $2 and phase = 'open'`,
    [TABLE, round],
  )

type ShoeHouse = Pick<TestHouse, 'owner' | 'keys'>

/** `8♠ 6♥`: the next cards of the shoe that is dealt from. An audit sees that, once the shoe has ended. */
export async function stackShoe(house: ShoeHouse, table: TestTable, text: string): Promise<void> {
  const { shoe, from, cards: dealt } = lastDealt((await table.open()).table)
  const first = BigInt(shoe ?? 0)
  const at = from + dealt.length
  const keyed = { db: house.owner.db, keys: house.keys }
  const cards = [...((await findShoe(keyed, TABLE, first)) ?? [])]
  for (const [n, word] of text.split(' ').entries()) cards[at + n] = cardNamed(word)
  const seal = { purpose: 'floor shoe', name: `${TABLE} ${first}` }
  await writeShoe(house, first, sealed(house.keys, seal, Buffer.from(cards)))
}

export const writeShoe = ({ owner }: Pick<TestHouse, 'owner'>, first: bigint, cards: Buffer) =>
  owner.pool.query(`update floor_shoes set cards = $3 where table_id = $1 and first_round = $2`, [
    TABLE,
    first,
    cards,
  ])

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

const cardNamed = (word: string): number =>
  ['♠', '♥', '♦', '♣'].indexOf(word.slice(-1)) * 13 + RANKS.indexOf(word.slice(0, -1))

/** A hand on seat 2 from these cards, with whatever else is laid; it begins with a whole shoe where there is none. */
export async function dealHand(
  house: ShoeHouse,
  table: TestTable,
  text: string,
  bets: (round: number) => Promise<void> = async () => {},
): Promise<number> {
  const round = await table.openRound()
  await stackShoe(house, table, text)
  const placed = await placeOn(table, round, 'seat-2')
  if (!placed.result) throw new Error(placed.message)
  await bets(round)
  await closeBets(house, round)
  return round
}

/** Nobody is there any more: the open round ends without a hand, and with it the shoe. */
export async function endShoe({ owner }: Pick<TestHouse, 'owner'>): Promise<void> {
  await owner.pool.query(
    `update floor_tables set awake_until = now() - interval '1 minute' where id = $1`,
    [TABLE],
  )
  await owner.pool.query(
    `update floor_rounds set closes_at = now() where table_id = $1 and phase = 'open'`,
    [TABLE],
  )
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await owner.pool.query(
      `select from floor_rounds where table_id = $1 and seed is null`,
      [TABLE],
    )
    if (rows.length === 0) return
    await pause(100)
  }
  throw new Error('a shoe never ended')
}
