/**
 * Works a round of a table out again from what was revealed of its round, by the very code that drew it, and holds it to what was noted
 * when the table opened. It asks nobody: the record and the notes are handed in.
 */
import {
  CHAIN_ROUNDS,
  cardWordsOf,
  crowdOf,
  floorMessage,
  floorWords,
  isNextInChain,
  SEED_BYTES,
} from '#chance/floor.ts'
import {
  drawCardOf,
  drawRound,
  isRecordedSo,
  isSameCard,
  type DrawnOutcome,
} from '#chance/floor-draws.ts'
import { sortedJson } from '#contract/games/receipt.ts'
import type { Data } from '#contract/registry.ts'
import { matchScores } from '#games/football/scores.ts'
import type { NotedTable } from './noted-table.ts'
import { doesGameHold } from './verify-game.ts'
import { bytesOf, hmac, sha256Bytes } from './web-hash.ts'

type Round = Data<'floor/round'>
type Recorded = Pick<Round, 'table' | 'rules' | 'number' | 'phase' | 'outcome' | 'proof'> &
  Partial<Pick<Round, 'card' | 'stakes' | 'tickets'>>

/** What a round was held to, as it was noted before it. */
interface NotedChecks {
  /** Hashed as often as there are rounds between, the seed is the link noted; null where its chain was not. */
  chain: boolean | null
  rules: boolean
  salt: boolean
}

export interface VerifiedTableRound {
  /** Hashed as often as there are rounds between, the seed is the link that was open before. */
  chain: boolean
  /** Hex SHA-256 of the list of client seeds. */
  crowd: string
  /** What was known before the round opened is what its table, number and salt give; true of kinds where nothing is. */
  card: boolean
  /** The number that seed, table, round and crowd give; null where they give the order of a shoe. */
  drawn: bigint | null
  /** What a round with such a number comes to. */
  outcome: DrawnOutcome
  /** That is what is recorded; of a void round, that nothing is. */
  isRecorded: boolean
  /** Every ticket sold drawn again, prizes and winners are those recorded; true of kinds that sell none. */
  game: boolean
  /** Null where nothing was noted before it. */
  noted: NotedChecks | null
}

/** Throws when the seed is not revealed, or nothing can be drawn for such a record. */
export async function verifyTableRound(
  record: Recorded,
  noted: NotedTable | null,
): Promise<VerifiedTableRound> {
  const { table, rules, number, phase, card = null, proof } = record
  if (proof === null) throw new Error('the seed is not revealed')
  const seed = bytesOf(proof.seed)
  if (seed.length !== SEED_BYTES) throw new RangeError('no seed of a chain')
  const crowd = await crowdOf(sha256Bytes, proof)
  const words = floorWords(hmac, seed, floorMessage(table, BigInt(proof.number), crowd))
  const round = BigInt(number)
  const cardWords = await cardWordsOf(hmac, sha256Bytes, { table, round, salt: proof.salt })
  const { drawn, outcome } = await drawRound(rules, words, card, matchScores)
  return {
    chain: await doesFollow(seed, proof.number, proof.before),
    crowd,
    card: isSameCard(await drawCardOf(rules, cardWords, round), card),
    drawn,
    outcome,
    isRecorded:
      isRecordedSo(phase === 'void' ? null : outcome, proof.outcome) &&
      sortedJson(record.outcome) === sortedJson(proof.outcome) &&
      proof.number === drawnAs(record) &&
      isFirstOfShoe(record),
    game: phase === 'void' || (await doesGameHold(record, outcome)),
    noted: noted && {
      chain: noted.link && (await doesFollow(seed, proof.number, noted.link)),
      rules: sortedJson(rules) === noted.rules,
      salt: proof.salt === noted.salt,
    },
  }
}

/** The round that it has to be drawn as: its own, or the one that its shoe began with. */
export function drawnAs({ number, proof }: Pick<Recorded, 'number' | 'proof'>): number {
  const outcome = proof?.outcome ?? null
  return outcome !== null && 'shoe' in outcome ? (outcome.shoe ?? number) : number
}

/** The first round of a shoe, and it alone, is dealt from its first card on. */
function isFirstOfShoe({ number, outcome }: Pick<Recorded, 'number' | 'outcome'>): boolean {
  if (outcome === null || !('shoe' in outcome) || outcome.shoe === null) return true
  return number === outcome.shoe ? outcome.from === 0 : number > outcome.shoe && outcome.from > 0
}

/** Whether all of it holds. */
export const doesTableRoundHold = ({
  chain,
  card,
  isRecorded,
  game,
  noted,
}: VerifiedTableRound): boolean =>
  chain &&
  card &&
  isRecorded &&
  game &&
  (noted === null || (noted.chain !== false && noted.rules && noted.salt))

/** Between two links that are published one after the other lie only rounds whose seeds could not be opened: as a rule there is none. */
async function doesFollow(
  seed: Uint8Array,
  number: number,
  before: { number: number; seed: string },
): Promise<boolean> {
  const between = number - before.number - 1
  if (between < 0 || between >= CHAIN_ROUNDS) return false
  let link = seed
  for (let hashed = 0; hashed < between; hashed += 1) link = await sha256Bytes(link)
  return isNextInChain(sha256Bytes, link, bytesOf(before.seed))
}
