import { createHash, createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import type { FloorPublished } from '#contract/games/floor-protocol.ts'
import { CRASH_GAMES } from '#games/crash/numbers.ts'
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
  const chains = [{ chain: 1, end, firstRound: 1, rounds: 5 }]
  return {
    table: 'zeplin',
    rules: { kind: 'crash', ...CRASH_GAMES.zeplin },
    salt: 's',
    chains,
    before: null,
    rounds,
  }
}

type Round = {
  -readonly [K in keyof FloorPublished['rounds'][number]]: FloorPublished['rounds'][number][K]
}

it('rounds hold that were drawn as the rules say', async () => {
  expect(await verifyRounds(published())).toEqual({ verified: 5, wrong: [] })
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
  expect(await verifyRounds({ ...given, rules, rounds: spins })).toEqual({ verified: 5, wrong: [] })
  const wrong = spins.map((spin) => ({
    ...spin,
    outcome: { pocket: (spin.outcome.pocket + 1) % 37 },
  }))
  expect((await verifyRounds({ ...given, rules, rounds: wrong })).verified).toBe(0)
})
