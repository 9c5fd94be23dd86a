/** Members of a test's own who are about to hit jackpots, at the real odds: their seeds are looked for. */
import { createHash, createHmac } from 'node:crypto'
import { lira } from '#contract/money.ts'
import type { Hmac } from '#chance/draw.ts'
import { jackpotsHit, jackpotTerms, PRESENT_TERMS, type JackpotLevel } from '#chance/jackpots.ts'
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { createMember } from '../account/profile/members.ts'
import { port } from '../database/database.ts'
import { openSlot, type GameClient } from '../round/testing.ts'
import { loginAs, type Client, type TestHouse } from '../testing.ts'

export interface Player {
  username: string
  memberId: bigint
  client: Client
  slot: GameClient
}

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()
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

export async function give(house: TestHouse, memberId: bigint, money: bigint): Promise<void> {
  const reference = `gift ${Math.round(performance.now() * 1000)}`
  const key = { memberId, source: 'test', reference }
  await post(port(house.database.db), deposit(key, money, 'test'))
}

/**
 * Seals a seed whose next round, at the highest stake or another, hits these levels and no others. The game is opened
 * anew: a seat that was taken before remembers the seed of then.
 */
export async function makeLucky(
  house: TestHouse,
  player: Player,
  levels: readonly JackpotLevel[],
  stake = HIGH,
): Promise<void> {
  const { memberId, client } = player
  const { data } = await client.call('casino/seeds', {})
  await house.database.db
    .updateTable('member_seeds')
    .set({
      server_seed: seedFor(memberId, BigInt(data.nonce), levels, stake),
      client_seed: CLIENT_SEED,
    })
    .where('member_id', '=', memberId)
    .where('revealed_at', 'is', null)
    .execute()
  player.slot = await openSlot(client)
}

const TRIES_MAX = 5_000_000

function seedFor(
  memberId: bigint,
  nonce: bigint,
  levels: readonly JackpotLevel[],
  stake: bigint,
): Buffer {
  const terms = jackpotTerms(PRESENT_TERMS)
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const serverSeed = createHash('sha256').update(`${memberId} ${nonce} ${tries}`).digest()
    const seeds = { serverSeed, clientSeed: CLIENT_SEED, nonce }
    if (jackpotsHit(hmac, seeds, terms, stake).join() === levels.join()) return serverSeed
  }
  throw new Error(`no seed hits ${levels.join()}`)
}

/** Plays the highest stake that counts whole. */
export const playHigh = ({ slot }: Player, bet: object = {}) =>
  slot.play({ amount: Number(HIGH), ...bet })
