/** Works rounds of a table out again from what was published of them. Knows no database and no house. */
import { createHash, createHmac } from 'node:crypto'
import { drawCardOf, drawRound, isSameCard, isSameOutcome } from '#chance/floor-draws.ts'
import { cardWordsOf, isNextInChain, wordsOf } from '#chance/floor.ts'
import type { FloorPublished } from '#contract/games/floor-protocol.ts'

const sha256 = async (content: Uint8Array | string) => createHash('sha256').update(content).digest()
const hmac = async (key: Uint8Array, message: string) =>
  createHmac('sha256', key).update(message).digest()

export interface VerifiedRounds {
  verified: number
  /** A line for each round that does not hold. */
  wrong: string[]
}

export async function verifyRounds(published: FloorPublished): Promise<VerifiedRounds> {
  const wrong: string[] = []
  let verified = 0
  let before = published.before
  let expected: number | null = null
  for (const round of published.rounds) {
    if (expected !== null && round.number !== expected)
      wrong.push(`round ${expected}: it is missing`)
    expected = round.number + 1
    const starts = published.chains.find(({ firstRound }) => firstRound === round.number)
    const problem = await problemOf(published, round, starts?.end ?? before)
    if (problem === null) verified += 1
    else wrong.push(`round ${round.number}: ${problem}`)
    before = round.seed
  }
  return { verified, wrong }
}

async function problemOf(
  { table, salt, rules }: FloorPublished,
  { number, phase, seed, crowd, card, outcome }: FloorPublished['rounds'][number],
  before: string | null,
): Promise<string | null> {
  if (seed === null) return 'its seed is not revealed'
  const bytes = Buffer.from(seed, 'hex')
  if (before === null) return 'the seed before it is not published'
  if (!(await isNextInChain(sha256, bytes, Buffer.from(before, 'hex'))))
    return 'its seed does not follow the one before it'
  // A void round uses its seed up, and has no outcome.
  if (phase === 'void') return null
  const drawn = { table, round: BigInt(number), clientSeeds: crowd, salt }
  if (!isSameCard(await drawCardOf(rules, await cardWordsOf(hmac, sha256, drawn)), card ?? null))
    return 'its card is not the one that its table and number give'
  const words = await wordsOf(hmac, sha256, bytes, drawn)
  const is = (await drawRound(rules, words, card ?? null)).outcome
  const text = JSON.stringify
  return isSameOutcome(is, outcome)
    ? null
    : `it came to ${text(outcome)}, and was drawn as ${text(is)}`
}
