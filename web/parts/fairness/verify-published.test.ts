import { createHash, createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { CHAIN_ROUNDS } from '#chance/floor.ts'
import { recordOf, type Published } from './published-record.ts'
import { lookAtPublished } from './verify-published.ts'

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest()

/** A chain of five, and its spins drawn here by the words of the rules and not by the house's code. */
function published(): Published {
  const seeds = [sha256('the root of a test')]
  while (seeds.length < 6) seeds.unshift(sha256(seeds[0] ?? ''))
  const crowd = ['the first', 'the second']
  const hash = sha256(JSON.stringify(crowd)).toString('hex')
  const rounds = seeds.slice(1).map((seed, at) => {
    const message = `kasa/2:floor:avrupa-ruleti:${at + 1}:${hash}:0`
    const word = createHmac('sha256', seed).update(message).digest().readBigUInt64BE()
    const outcome = { pocket: Number(word % 37n) }
    return {
      number: at + 1,
      phase: 'settled' as const,
      crowd,
      seed: seed.toString('hex'),
      outcome,
    }
  })
  const end = (seeds[0] ?? sha256('')).toString('hex')
  return {
    table: 'avrupa-ruleti',
    rules: { kind: 'roulette', laPartage: false },
    salt: '5'.repeat(32),
    chains: [{ chain: 1, end, firstRound: 1, rounds: CHAIN_ROUNDS }],
    before: null,
    rounds,
  }
}

type Alter = (round: Published['rounds'][number], whole: Published) => void

async function holds(number: number, alter: Alter = () => undefined): Promise<boolean> {
  const given = published()
  const round = given.rounds.find((one) => one.number === number)
  if (round) alter(round, given)
  const record = recordOf(given, number)
  if (!record) throw new Error('no such round')
  return lookAtPublished(given, record).then(
    (found) => found.holds,
    () => false,
  )
}

it.each([1, 3, 5])('a published round %i holds by its seed alone, hashed to the end', async (n) => {
  expect(await holds(n)).toBe(true)
})

it.each<[string, Alter]>([
  ['another pocket', (round) => (round.outcome = { pocket: 99 })],
  ['another crowd', (round) => (round.crowd = ['the first'])],
  ['a crowd of four', (round) => (round.crowd = ['a', 'b', 'c', 'd'])],
  ['another seed', (round) => (round.seed = 'ab'.repeat(32))],
  ['an outcome of a void one', (round) => (round.phase = 'void')],
  ['a chain of its own', (round, { chains }) => void (chains[0] && (chains[0].firstRound = 3))],
  [
    'an end of its own',
    ({ seed, number }, given) => {
      given.chains = [
        {
          chain: 1,
          end: sha256(Buffer.from(seed ?? '', 'hex')).toString('hex'),
          firstRound: number,
          rounds: 1,
        },
      ]
    },
  ],
])('one with %s does not', async (_what, alter) => {
  expect(await holds(3, alter)).toBe(false)
})

it('what was not published is no record, and a shoe that goes on proves nothing yet', () => {
  const given = published()
  expect(recordOf(given, 6)).toBeNull()
  const outcome = { shoe: 2, from: 4, seats: [], cards: [], acts: [] }
  given.rounds = given.rounds.map((round) => ({ ...round, seed: null, outcome }))
  expect(recordOf({ ...given, shoes: [] }, 3)?.proof).toBeNull()
})
