import { createHash, createHmac } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import { noteGame } from '#web/parts/fairness/recorded-games.ts'
import { removeStored } from '#web/state/stored.ts'
import { verifyDemo, type OpenedDemo, type SealedDemo } from './verify-demo.ts'

afterEach(() => removeStored('gameHashes', 'receiptKey'))

const TABLE = Buffer.from('0,3,0\n1,5,50\n2,2,1234\n')
const TABLE_HASH = createHash('sha256').update(TABLE).digest('hex')
const COUNT = 12

const hashOf = (seed: Uint8Array) => createHash('sha256').update(seed).digest('hex')

/** A demo of so many rounds, written out once more: the verifier is not its own witness. */
function demoOf(name: string, clientSeed: string): OpenedDemo {
  const serverSeed = createHash('sha256').update(name).digest()
  const rounds = Array.from({ length: COUNT }, (_, nonce) => {
    const mac = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:0`).digest()
    const point = Number(mac.readBigUInt64BE(0) % 10n)
    const bookID = point < 3 ? 0 : point < 8 ? 1 : 2
    const payout = [0, 0.1, 2.468][bookID] ?? 0
    const bet = { mode: 'base', stake: 0.2, baseStake: 0.2, payout }
    return { nonce, ...bet, bookID, tableHash: TABLE_HASH, table: '' }
  })
  return {
    serverSeed: serverSeed.toString('hex'),
    seedHash: hashOf(serverSeed),
    clientSeed,
    drawVersion: 1,
    game: 'lale-devri',
    version: '1',
    rounds,
  }
}

const OPENED = demoOf('a demo', 'of the house')
const { seedHash, clientSeed, rounds } = OPENED
const SEALED: SealedDemo = { seedHash, clientSeed, played: COUNT }

const check = (opened: OpenedDemo, sealed = SEALED) => verifyDemo(sealed, opened, async () => TABLE)

it('holds a demo to the seal and the count that stood on the page', async () => {
  const whole = { seal: true, count: true, drawn: COUNT, right: COUNT, notNoted: COUNT }
  expect(await check(OPENED)).toEqual(whole)
  // A game that tells the page nothing is held to its numbers alone.
  expect(await check(OPENED, { ...SEALED, played: null })).toEqual(whole)
})

it('finds out another pair of seeds than was shown, whole as it is in itself', async () => {
  const otherServer = await check(demoOf('another', clientSeed))
  expect(otherServer).toMatchObject({ seal: false, count: true, right: 0 })
  const otherClient = await check(demoOf('a demo', 'looked for'))
  expect(otherClient.seal).toBe(false)
  expect(otherClient.right).toBeLessThan(COUNT)
  // The hash as it was shown, over another seed.
  const lying = await check({ ...demoOf('another', clientSeed), seedHash })
  expect(lying).toMatchObject({ seal: true, right: 0 })
})

it('misses a round, wherever it was, and one twice, and knows how many were played', async () => {
  for (const gone of [0, 5, COUNT - 1]) {
    const listed = rounds.filter(({ nonce }) => nonce !== gone)
    expect((await check({ ...OPENED, rounds: listed })).count, String(gone)).toBe(false)
  }
  const twice = [...rounds.slice(0, 5), ...rounds.slice(4)]
  expect((await check({ ...OPENED, rounds: twice })).count).toBe(false)
  expect((await check(OPENED, { ...SEALED, played: COUNT - 1 })).count).toBe(false)
  const none = { ...OPENED, rounds: [] }
  expect((await check(none)).count).toBe(false)
  expect((await check(none, { ...SEALED, played: 0 })).count).toBe(true)
})

it('holds its rounds to the table and the cost noted as it opened, and to no jackpots', async () => {
  const open = (tableHash: string, cost: number) => {
    removeStored('gameHashes')
    const modes = [{ mode: 'base', cost, tableHash }]
    noteGame({ game: 'lale-devri', version: '1', jackpots: 1, modes, receiptKey: 'key' }, 1)
  }
  open(TABLE_HASH, 1)
  expect(await check(OPENED)).toMatchObject({ right: COUNT, notNoted: 0 })
  open('f'.repeat(64), 1)
  expect((await check(OPENED)).right).toBe(0)
  open(TABLE_HASH, 2)
  expect((await check(OPENED)).right).toBe(0)
})

it('holds no round whose table the house does not have', async () => {
  const found = await verifyDemo(SEALED, OPENED, async () => null)
  expect(found).toMatchObject({ seal: true, count: true, right: 0 })
})
