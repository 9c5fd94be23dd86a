/** Members of a test's own who are about to hit jackpots, at the real odds: their seeds are looked for. */
import { createHash } from 'node:crypto'
import { lira } from '#contract/money.ts'
import { PRESENT_DRAW } from '#chance/draw.ts'
import type { JackpotLevel } from '#chance/jackpots.ts'
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { createMember } from '../account/profile/members.ts'
import { port } from '../database/database.ts'
import { hitsOf, type PlayedOn, type SeedPair } from '../round/play/outcome.ts'
import { committedSeed } from '../round/testing-draws.ts'
import { openSlot, type GameClient } from '../round/testing.ts'
import { loginAs, type Client, type TestHouse } from '../testing.ts'

export interface Player {
  username: string
  memberId: bigint
  client: Client
  slot: GameClient
}

/** The highest stake of which all counts. */
export const HIGH = lira(10_000)
const CLIENT_SEED = 'jackpots'

let people = 0

/** Logged in, with so many lira, sitting at Lale Devri. */
export async function sitDown(house: TestHouse, money: number): Promise<Player> {
  const username = `talihli${(people += 1)}`
  const memberId = await createMember(house.database.db, {
    username,
    firstname: 'Talia',
    lastname: 'Talihli',
    phone: `+90 555 111 ${10 + Math.floor(people / 90)} ${10 + (people % 90)}`,
    email: `${username}@kasa.test`,
    password: 'Demo123!',
  })
  if (memberId === null) throw new Error('the member exists')
  await give(house, memberId, lira(money))
  const client = await loginAs(house, username)
  return { username, memberId, client, slot: await openSlot(client) }
}

/** Money, the way all money comes: by a deposit. */
export async function give(
  { database: { db, pool } }: TestHouse,
  memberId: bigint,
  money: bigint,
): Promise<void> {
  const { rows } = await pool.query<{ id: bigint }>(
    `insert into cash_transactions (member_id, direction, status, method_id, transfer_type_id, amount, call,
       content_hash, provider, decided_at)
     values ($1, 'in', 1002, 1, 2, $2, 'test', '', 'sandbox', now()) returning id`,
    [memberId, money],
  )
  const key = { memberId, source: 'deposit', reference: String(rows[0]?.id) }
  await post(port(db), deposit(key, money, 'sandbox'))
}

/**
 * Seals a seed whose next round, at the highest stake or another, hits these levels and no others.
 */
export async function makeLucky(
  house: TestHouse,
  player: Player,
  levels: readonly JackpotLevel[],
  { stake = HIGH, mode = 'BASE' } = {},
): Promise<void> {
  const { data } = await player.client.call('casino/seeds', {})
  const on = await laleDevri(house, mode)
  const hits = (pair: SeedPair, nonce: bigint): boolean =>
    hitsOf(pair, nonce, on, { stake }).join() === levels.join()
  await sealSeed(house, player, seedFor(player.memberId, BigInt(data.nonce), hits))
}

/**
 * Seals a seed of the test's own, so that every round from now on draws the same in every run. The game is opened anew:
 * a seat that was taken before remembers the seed of then.
 */
export async function sealSeed(house: TestHouse, player: Player, seed: Buffer): Promise<void> {
  await house.owner.db
    .updateTable('member_seeds')
    .set({ ...committedSeed(seed), client_seed: CLIENT_SEED, draw_version: PRESENT_DRAW })
    .where('member_id', '=', player.memberId)
    .where('revealed_at', 'is', null)
    .execute()
  player.slot = await openSlot(player.client)
}

const TRIES_MAX = 5_000_000

async function laleDevri({ games }: TestHouse, modeName: string): Promise<PlayedOn> {
  const game = await games.current('lale-devri')
  const mode = game?.modes.get(modeName)
  if (!game || !mode) throw new Error(`lale-devri ${modeName} is not published`)
  return { game: game.id, version: game.version, mode, jackpots: game.jackpots }
}

function seedFor(
  memberId: bigint,
  nonce: bigint,
  hits: (pair: SeedPair, nonce: bigint) => boolean,
): Buffer {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const serverSeed = createHash('sha256').update(`${memberId} ${nonce} ${tries}`).digest()
    const pair = { serverSeed, clientSeed: CLIENT_SEED, drawVersion: PRESENT_DRAW }
    if (hits(pair, nonce)) return serverSeed
  }
  throw new Error('no seed hits these levels')
}

/** Plays the highest stake that counts whole. */
export const playHigh = ({ slot }: Player, bet: object = {}) =>
  slot.play({ amount: Number(HIGH), ...bet })

/** Plays a stake of a lira, if no other is named, to its end; the refusal where it was refused. */
export async function playOut({ slot }: Player, amount = 1_000_000): Promise<string | null> {
  const reply = await slot.play({ amount })
  if (reply.http !== 200) return (reply as unknown as { refusal: string }).refusal
  if (reply.round.active) await slot.endRound()
  return null
}
