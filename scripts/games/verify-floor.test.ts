import { createHash, createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { CHAIN_ROUNDS } from '#chance/floor.ts'
import type { FloorPublished } from '#contract/games/floor-protocol.ts'
import { CRASH_GAMES } from '#games/crash/numbers.ts'
import { believedOf, objectionsTo, type Asked } from './verify-floor/expected.ts'
import { verifyRounds } from './verify-floor/verify.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** A chain of five seeds, and its rounds drawn here by the words of the rules and not by the house's code. */
function published(): FloorPublished {
  const seeds = [Buffer.alloc(32, 9)]
  while (seeds.length < 6) seeds.unshift(sha256(seeds[0] ?? Buffer.alloc(0)))
  const crowd = ['a', 'b']
  const hash = sha256(Buffer.from(JSON.stringify(crowd))).toString('hex')
  const rounds = seeds.slice(1).map((seed, at) => {
    const message = `kasa/2:floor:zeplin:${at + 1}:${hash}:0`
    const u = createHmac('sha256', seed).update(message).digest().readBigUInt64BE() % (1n << 52n)
    const drawn = (97n * (1n << 52n)) / ((1n << 52n) - u)
    const point = Math.min(1_000_000, Math.max(100, Number(drawn)))
    return {
      number: at + 1,
      phase: 'settled' as const,
      crowd,
      seed: seed.toString('hex'),
      outcome: { point },
    }
  })
  const end = (seeds[0] ?? Buffer.alloc(0)).toString('hex')
  const chains = [{ chain: 1, end, firstRound: 1, rounds: CHAIN_ROUNDS }]
  return {
    table: 'zeplin',
    rules: { kind: 'crash', ...CRASH_GAMES.zeplin },
    salt: '5'.repeat(32),
    chains,
    before: null,
    rounds,
  }
}

type Round = {
  -readonly [K in keyof FloorPublished['rounds'][number]]: FloorPublished['rounds'][number][K]
}

it('rounds hold that were drawn as the rules say', async () => {
  expect(await verifyRounds(published())).toEqual({ verified: 5, sealed: 0, wrong: [] })
})

it.each([
  ['another end', (round: Round) => void (round.outcome = { point: 777 })],
  ['another crowd', (round: Round) => void (round.crowd = ['a'])],
  ['another seed', (round: Round) => void (round.seed = 'ab'.repeat(32))],
  ['no seed', (round: Round) => void (round.seed = null)],
])('a round with %s does not', async (_what, alter) => {
  const given = published()
  const rounds = given.rounds.map((round) => ({ ...round }))
  const third = rounds[2]
  if (third) alter(third)
  const { wrong } = await verifyRounds({ ...given, rounds })
  expect(wrong[0]).toMatch(/^round 3: /)
})

it('a round that was left out is missed', async () => {
  const given = published()
  const { wrong } = await verifyRounds({
    ...given,
    rounds: given.rounds.filter(({ number }) => number !== 3),
  })
  expect(wrong).toContain('round 3: it is missing')
})

it('a spin holds by the number below 37, and with another pocket does not', async () => {
  const { rounds, ...given } = published()
  const rules = { kind: 'roulette', laPartage: false } as const
  const spins = rounds.map((round) => {
    const hash = sha256(Buffer.from(JSON.stringify(round.crowd))).toString('hex')
    const mac = createHmac('sha256', Buffer.from(round.seed ?? '', 'hex'))
      .update(`kasa/2:floor:zeplin:${round.number}:${hash}:0`)
      .digest()
    return { ...round, outcome: { pocket: Number(mac.readBigUInt64BE() % 37n) } }
  })
  expect(await verifyRounds({ ...given, rules, rounds: spins })).toEqual({
    verified: 5,
    sealed: 0,
    wrong: [],
  })
  const wrong = spins.map((spin) => ({
    ...spin,
    outcome: { pocket: (spin.outcome.pocket + 1) % 37 },
  }))
  expect((await verifyRounds({ ...given, rules, rounds: wrong })).verified).toBe(0)
})

const ASKED: Asked = { table: 'zeplin', from: 1, to: 5, end: null, salt: null }

it('nothing is said against rounds of a table, rules and chains as this repository has them', () => {
  const given = published()
  const noted = { end: given.chains[0]?.end ?? '', salt: given.salt }
  expect(objectionsTo(given, { ...ASKED, ...noted })).toEqual([])
  expect(believedOf({ ...ASKED, ...noted })).toBeNull()
  expect(objectionsTo({ ...given, rounds: given.rounds.slice(2) }, { ...ASKED, from: 3 })).toEqual(
    [],
  )
  expect(objectionsTo(given, ASKED)).toEqual([])
  expect(believedOf(ASKED)).toMatch(/held to nothing: the end of the chain .* and the salt/)
})

type Altered = (given: FloorPublished) => FloorPublished
const onChain =
  (chain: Partial<FloorPublished['chains'][number]>): Altered =>
  (given) => ({ ...given, chains: given.chains.map((one) => ({ ...one, ...chain })) })

it.each<[string, Altered, Partial<Asked>, string]>([
  ['no rounds', (given) => ({ ...given, rounds: [] }), {}, 'it has no rounds'],
  [
    'the first rounds left out',
    (given) => ({ ...given, rounds: given.rounds.slice(2) }),
    {},
    'round 1: it is missing',
  ],
  [
    'rounds that were not asked for',
    (given) => given,
    { to: 4 },
    'round 5: it is none that can have been asked for, drawn and ended so',
  ],
  [
    'another table',
    (given) => given,
    { table: 'spaceman' },
    'it is of zeplin, and not of spaceman',
  ],
  [
    'a table of another house',
    (given) => ({ ...given, table: 'x' }),
    { table: 'x' },
    'x is no table of this repository',
  ],
  [
    'half of its return',
    (given) => ({
      ...given,
      rules: { kind: 'crash', permille: 500, capHundredths: 1_000_000, half: true },
    }),
    {},
    'its rules are not those of this repository',
  ],
  ['a salt that is none', (given) => ({ ...given, salt: '00' }), {}, 'its salt is none'],
  [
    'a salt that was not noted',
    (given) => given,
    { salt: '6'.repeat(32) },
    'its salt is not the one noted before',
  ],
  ['no chain', (given) => ({ ...given, chains: [] }), {}, 'a round is on no chain'],
  [
    'a chain that begins with a round picked for it',
    onChain({ firstRound: 3 }),
    {},
    'chain 1: it does not begin where it has to',
  ],
  [
    'a chain of one round',
    onChain({ rounds: 1 }),
    {},
    'chain 1: it does not begin where it has to',
  ],
  [
    'another end',
    onChain({ end: 'a'.repeat(64) }),
    {},
    'the first seed does not lead to the end of its chain',
  ],
  [
    'an end that was not noted',
    (given) => given,
    { end: 'a'.repeat(64) },
    'the end of its chain is not the one noted before',
  ],
  [
    'a void round with an outcome',
    (given) => ({
      ...given,
      rounds: given.rounds.map((one) => ({ ...one, phase: 'void' as const })),
    }),
    {},
    'round 1: it is none that can have been asked for, drawn and ended so',
  ],
  [
    'a crowd of four',
    (given) => ({
      ...given,
      rounds: given.rounds.map((one) => ({ ...one, crowd: ['a', 'b', 'c', 'd'] })),
    }),
    {},
    'round 1: it is none that can have been asked for, drawn and ended so',
  ],
])('what was published with %s is refused', (_what, alter, asked, line) => {
  expect(objectionsTo(alter(published()), { ...ASKED, ...asked })).toContain(line)
})

/** Rounds drawn one by one from seeds picked for their outcome, each called a chain of its own: every link holds. */
it('chains that somebody made round by round are refused, though each round holds', async () => {
  const given = published()
  const chains = given.rounds.map(({ number, seed }, at) => ({
    chain: at + 1,
    end: sha256(Buffer.from(seed ?? '', 'hex')).toString('hex'),
    firstRound: number,
    rounds: 1,
  }))
  const forged = { ...given, chains }
  expect((await verifyRounds(forged)).wrong).toEqual([])
  expect(objectionsTo(forged, ASKED)).toContain('chain 2: it does not begin where it has to')
})
