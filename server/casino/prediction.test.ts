import { afterAll, beforeAll, expect, it } from 'vitest'
import { hmac, sha256 } from '../crypto/node-hash.ts'
import { outcomeOf } from '../round/play/outcome.ts'
import { openSlot } from '../round/testing.ts'
import { loginAs, startTestHouse, type TestHouse } from '../testing.ts'

const ROUNDS = 20

let house: TestHouse
/** The same bytes at every run, so that nothing here is right or wrong by luck. */
let given = 0
const random = (length: number): Buffer =>
  Buffer.concat(
    Array.from({ length: Math.ceil(length / 32) }, () => sha256(Buffer.from(`house ${given++}`))),
  ).subarray(0, length)

beforeAll(async () => {
  house = await startTestHouse({ random })
}, 120_000)
afterAll(() => house.close())

it('foretells none of 20 rounds from all that the house tells before them', async () => {
  const client = await loginAs(house, 'demo')
  const slot = await openSlot(client)
  const seq = (await client.call('casino/seeds', {})).data.seq
  const { data: rotated } = await client.call('casino/rotate_seeds', {
    seq: seq,
    clientSeed: 'a second',
  })
  const { seedHash, nextSeedHash } = rotated.current
  const clientSeed = rotated.current.clientSeed ?? ''
  const [hash, next] = [seedHash, nextSeedHash].map((hex) => Buffer.from(hex, 'hex'))
  const opened = Buffer.from(rotated.revealed.serverSeed, 'hex')
  if (!hash || !next) throw new Error('no hashes were told')
  const keys = [hash, next, sha256(hash), opened, sha256(opened), hmac(opened, clientSeed)]
  const game = await house.games.current('lale-devri')
  const mode = game?.modes.get('BASE')
  if (!game || !mode) throw new Error('the game is not published')
  const on = { game: game.id, version: game.version, mode, jackpots: game.jackpots }
  const bookBy = (serverSeed: Uint8Array, nonce: number): number => {
    const pair = { serverSeed, clientSeed, drawVersion: rotated.current.drawVersion }
    return outcomeOf(pair, BigInt(nonce), on, { amount: 1_000_000n }).book
  }
  const foretold = keys.map((key) => Array.from({ length: ROUNDS }, (_, at) => bookBy(key, at)))

  for (let played = 0; played < ROUNDS; played += 1) {
    await slot.play()
    await slot.endRound()
  }
  const { data: last } = await client.call('casino/rotate_seeds', {
    seq: seq + 1,
    clientSeed: 'a third',
  })
  const { data: history } = await client.call('casino/game_history', { limit: ROUNDS })
  const books = await Promise.all(
    history.map(
      async ({ roundID }) => (await client.call('casino/round', { roundID })).data.draw.bookID,
    ),
  )
  books.reverse()
  expect(books).toHaveLength(ROUNDS)
  const right = (guesses: readonly number[]) => guesses.filter((book, at) => book === books[at])
  for (const guesses of foretold) expect(right(guesses)).toEqual([])
  // Once the seed is open the same sum gives them all: the guesses above were real ones.
  const seed = Buffer.from(last.revealed.serverSeed, 'hex')
  expect(right(books.map((_, at) => bookBy(seed, at)))).toHaveLength(ROUNDS)
})
