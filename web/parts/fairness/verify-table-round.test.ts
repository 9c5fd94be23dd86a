import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { crashPoint } from '#chance/crash.ts'
import { doesTableRoundHold, verifyTableRound } from './verify-table-round.ts'

type Recorded = Parameters<typeof verifyTableRound>[0]
type Proof = NonNullable<Recorded['proof']>

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest()

/** A chain of four, worked out here by the written grammar and not by the code that is tested. */
const LAST = sha256('the root of a test')
const CHAIN = [LAST]
for (let link = LAST; CHAIN.length < 4; link = sha256(link)) CHAIN.unshift(sha256(link))
const seedAt = (number: number): string => (CHAIN[number] ?? LAST).toString('hex')

const CLIENT_SEEDS = ['the first', 'the second']
const RULES = { kind: 'crash', permille: 970, capHundredths: 1_000_000, half: false } as const

type Whole = Recorded & { proof: Proof }

const recordOf = (number: number, clientSeeds: string[] = CLIENT_SEEDS): Whole =>
  recorded('zeplin', RULES, number, clientSeeds, (word) => ({
    point: crashPoint(word % 2n ** 52n, RULES),
  }))

/** As the written grammar says, by the first word of the round. */
function recorded(
  table: string,
  rules: Recorded['rules'],
  number: number,
  clientSeeds: string[],
  outcomeOf: (word: bigint) => Proof['outcome'],
): Whole {
  const salt = 'the salt'
  const crowd = sha256(JSON.stringify(clientSeeds.length === 0 ? [salt] : clientSeeds))
  const mac = createHmac('sha256', Buffer.from(seedAt(number), 'hex'))
    .update(`kasa/2:floor:${table}:${number}:${crowd.toString('hex')}:0`)
    .digest()
  const outcome = outcomeOf(mac.readBigUInt64BE(0))
  const before = { number: number - 1, seed: seedAt(number - 1) }
  const proof = { number, seed: seedAt(number), before, clientSeeds, salt, outcome }
  return { table, rules, number, phase: 'settled', outcome, proof }
}

/** What cannot be drawn at all does not hold either. */
const holds = (record: Recorded): Promise<boolean> =>
  verifyTableRound(record, null).then(doesTableRoundHold, () => false)

describe('a flight', () => {
  it.each([1, 2, 3])('of round %i verifies', async (number) => {
    expect(await holds(recordOf(number))).toBe(true)
  })

  it('of nobody’s seeds verifies by the table’s salt', async () => {
    const record = recordOf(2, [])
    expect(await holds(record)).toBe(true)
    expect(await holds({ ...record, proof: { ...record.proof, salt: 'another' } })).toBe(false)
  })

  it('verifies over a round whose seed was never opened', async () => {
    const { proof, ...record } = recordOf(3)
    const before = { number: 1, seed: seedAt(1) }
    expect(await holds({ ...record, proof: { ...proof, before } })).toBe(true)
    expect(await holds({ ...record, proof: { ...proof, before: { ...before, number: 2 } } })).toBe(
      false,
    )
  })

  it('of a void round has a seed of the chain, and no outcome', async () => {
    const { proof, ...record } = recordOf(2)
    const ended = { ...record, phase: 'void' as const, outcome: null }
    expect(await holds({ ...ended, proof: { ...proof, outcome: null } })).toBe(true)
    expect(await holds({ ...ended, proof })).toBe(false)
    expect(
      await holds({
        ...record,
        ...ended,
        outcome: proof.outcome,
        proof: { ...proof, outcome: null },
      }),
    ).toBe(false)
  })
})

describe('an altered field is noticed', () => {
  const record = recordOf(2)
  const { proof } = record

  it.each<[string, Partial<Recorded>]>([
    ['table', { table: 'spaceman' }],
    ['number', { number: 3 }],
    ['phase', { phase: 'void' }],
    ['return', { rules: { ...RULES, permille: 500 } }],
    ['cap', { rules: { ...RULES, capHundredths: 100 } }],
    ['kind', { rules: { kind: 'roulette', laPartage: false } }],
  ])('%s', async (_field, altered) => {
    expect(await holds({ ...record, ...altered })).toBe(false)
  })

  it.each<[string, Partial<Proof>]>([
    ['seed', { seed: seedAt(3) }],
    ['seed of no length', { seed: '' }],
    ['before', { before: { number: 1, seed: seedAt(0) } }],
    ['number before', { before: { number: 0, seed: seedAt(1) } }],
    ['a number behind it', { before: { number: 2, seed: seedAt(2) } }],
    ['client seed', { clientSeeds: ['the first', 'another'] }],
    ['order of client seeds', { clientSeeds: CLIENT_SEEDS.toReversed() }],
    ['client seeds', { clientSeeds: [] }],
    ['outcome', { outcome: { point: 99 } }],
    ['no outcome', { outcome: null }],
  ])('%s', async (_field, altered) => {
    expect(await holds({ ...record, proof: { ...proof, ...altered } })).toBe(false)
  })

  it('and a seed that is not revealed is refused', async () => {
    await expect(verifyTableRound({ ...record, proof: null }, null)).rejects.toThrow('not revealed')
  })
})

describe('a spin', () => {
  const rules = { kind: 'roulette', laPartage: true } as const
  const spin = (number: number): Whole =>
    recorded('fransiz-ruleti', rules, number, CLIENT_SEEDS, (word) => ({
      pocket: Number(word % 37n),
    }))

  it.each([1, 2, 3])('of round %i verifies by the number below 37 alone', async (number) => {
    expect(await holds(spin(number))).toBe(true)
  })

  it('with another pocket does not', async () => {
    const { proof, ...record } = spin(2)
    const pocket = proof.outcome && 'pocket' in proof.outcome ? proof.outcome.pocket : 0
    const altered = { ...proof, outcome: { pocket: (pocket + 1) % 37 } }
    expect(await holds({ ...record, proof: altered })).toBe(false)
    expect(await holds({ ...record, table: 'avrupa-ruleti', proof })).toBe(false)
  })
})

describe('a race', () => {
  const rules = {
    kind: 'race' as const,
    animal: 'dog' as const,
    runners: 6 as const,
    metres: 480,
    abilities: [88, 74, 66, 59, 96, 52],
  }
  /** As the written grammar says: words below so many, of an HMAC with this key over this message. */
  const wordsFrom = (key: Buffer, message: string) => {
    let k = 0
    return (n: number): number => {
      for (;;) {
        const word = createHmac('sha256', key)
          .update(`${message}:${k++}`)
          .digest()
          .readBigUInt64BE(0)
        if (word < (2n ** 64n / BigInt(n)) * BigInt(n)) return Number(word % BigInt(n))
      }
    }
  }
  const race = (number: number): Whole => {
    const below = wordsFrom(sha256('the salt'), `kasa/2:floor-card:altin-halic:${number}`)
    const field = [0, 1, 2, 3, 4, 5]
    for (let end = 5; end > 0; end -= 1) {
      const at = below(end + 1)
      const [one = 0, other = 0] = [field[end], field[at]]
      field[end] = other
      field[at] = one
    }
    const strengths = field.map((runner) => (rules.abilities[runner] ?? 0) * (70 + below(61)))
    const crowd = sha256(JSON.stringify(CLIENT_SEEDS)).toString('hex')
    const seed = Buffer.from(seedAt(number), 'hex')
    const drawn = wordsFrom(seed, `kasa/2:floor:altin-halic:${number}:${crowd}`)
    const left = [1, 2, 3, 4, 5, 6]
    const order: number[] = []
    while (left.length > 1) {
      let rest = drawn(left.reduce((sum, post) => sum + (strengths[post - 1] ?? 0), 0))
      const at = left.findIndex((post) => (rest -= strengths[post - 1] ?? 0) < 0)
      order.push(...left.splice(at, 1))
    }
    const outcome = { order: [...order, ...left] }
    return {
      ...recorded('altin-halic', rules, number, CLIENT_SEEDS, () => outcome),
      card: { field, strengths },
    }
  }

  it.each([1, 2, 3])(
    'of round %i verifies, its card by the salt and its order by the card',
    async (number) => {
      expect(await holds(race(number))).toBe(true)
    },
  )

  it('of another card, order, stable or salt does not', async () => {
    const { card, proof, ...record } = race(2)
    const strengths = card?.strengths ?? []
    const field = card?.field ?? []
    const order = proof.outcome && 'order' in proof.outcome ? proof.outcome.order : []
    for (const altered of [
      { card: { field, strengths: strengths.with(0, (strengths[0] ?? 0) + 1) } },
      { card: { field: field.toReversed(), strengths } },
      { card: null },
      { proof: { ...proof, outcome: { order: order.toReversed() } } },
      { proof: { ...proof, salt: 'another' } },
      { rules: { ...rules, abilities: rules.abilities.with(3, 60) } },
    ])
      expect(await holds({ ...record, proof, card: card ?? null, ...altered })).toBe(false)
  })
})
