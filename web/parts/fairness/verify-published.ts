/**
 * Works a round of a table out again from what the house published of it, whoever bet on it: its seed is hashed down to the end of its
 * chain, which stood before the first round. It asks nobody: what was published, and what this browser noted, are handed in.
 */
import { CHAIN_ROUNDS, CROWD_MAX } from '#chance/floor.ts'
import { isWhole } from '#games/owed.ts'
import type { Published, PublishedRecord } from './published-record.ts'
import { notedTable } from './recorded-tables.ts'
import {
  doesTableRoundHold,
  drawnAs,
  verifyTableRound,
  type VerifiedTableRound,
} from './verify-table-round.ts'

export interface SeenPublished {
  drawn: VerifiedTableRound
  /** The chain begins where it has to, and no more seeds than the rules say made the crowd. */
  published: boolean
  /** What is recorded beside the draw follows from it. */
  whole: boolean
  holds: boolean
}

/** Throws where it was not published whole, or nothing can be drawn for it. */
export async function lookAtPublished(
  published: Published,
  record: PublishedRecord,
): Promise<SeenPublished> {
  const { outcome, proof, rules } = record
  const at = new Date().toISOString()
  const noted = notedTable({ ...record, drawnAs: drawnAs(record), at })
  const drawn = await verifyTableRound(record, noted)
  const found = {
    drawn,
    published: areChainsWhole(published) && (proof?.clientSeeds.length ?? 0) <= CROWD_MAX,
    whole: outcome === null || isWhole(rules, outcome),
  }
  return { ...found, holds: doesTableRoundHold(drawn) && found.published && found.whole }
}

/** Each follows the one before it, all of one length: none was begun for a round that somebody picked. */
const areChainsWhole = ({ chains }: Published): boolean =>
  chains.every(
    ({ chain, firstRound, rounds }, at) =>
      chain === at + 1 && firstRound === 1 + at * CHAIN_ROUNDS && rounds === CHAIN_ROUNDS,
  )
