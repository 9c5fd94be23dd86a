/**
 * Answers of published rounds, as they are sent. Rounds that have ended never change: a range of nothing else is read and compressed
 * once, remembered for as long as others do not push it out, and is the same for whoever asks. What has to be read anew is bounded for
 * each address.
 */
import type { FloorPublished, FloorReply } from '#contract/games/floor-protocol.ts'
import { Refused } from '#contract/refusals.ts'
import { CompressedAnswer } from '../../compression/compressed-answer.ts'
import { addressKey } from '../../door/limits.ts'
import type { House } from '../../house.ts'
import { publishedRounds } from './published.ts'
import { ownKind } from '../tables/tables.ts'

/** So many ranges of at most a thousand rounds are remembered: some twenty MiB. */
const REMEMBERED_MAX = 32

export interface PublishedAnswer {
  answer: CompressedAnswer
  /** It will be the same for good. */
  isFinal: boolean
}

interface Range {
  table: string
  from: number
  to: number
}

/** The answers of this process. Throws refusals: of a table that there is not, and of an address that asks for too much. */
export function publishedAnswers({
  database,
  limits,
  clock,
}: Pick<House, 'database' | 'limits' | 'clock'>): (
  range: Range,
  address: string,
) => Promise<PublishedAnswer> {
  const known = new Map<string, PublishedAnswer>()
  return async ({ table, from, to }, address) => {
    if (ownKind(table) === null) throw new Refused('not-found')
    const key = `${table} ${from} ${to}`
    const remembered = known.get(key)
    if (remembered) {
      // The one that was asked for last goes last.
      known.delete(key)
      known.set(key, remembered)
      return remembered
    }
    if (!limits.allows('publishedRoundsOfAddress', addressKey(address), clock(), to - from + 1))
      throw new Refused('too-many-calls')
    const published = await publishedRounds(database.db, table, BigInt(from), BigInt(to))
    if (!published) throw new Refused('not-found')
    const answer = isFinal(published, { from, to })
      ? answerOf({ ...published, chains: chainsUpTo(published, to) }, true)
      : answerOf(published, false)
    if (answer.isFinal) known.set(key, answer)
    const [oldest] = known.keys()
    if (known.size > REMEMBERED_MAX && oldest !== undefined) known.delete(oldest)
    return answer
  }
}

/** Every round of the range is there and opened, and so is what stands before it. */
function isFinal(
  { rounds, before, chains }: FloorPublished,
  { from, to }: Pick<Range, 'from' | 'to'>,
): boolean {
  const isOpened = rounds.every(({ seed, phase }) => seed !== null || phase === 'void')
  const begins = before !== null || chains.some(({ firstRound }) => firstRound === from)
  return rounds.length === to - from + 1 && isOpened && begins
}

/** Those that come later are published with the present rounds. */
const chainsUpTo = ({ chains }: FloorPublished, to: number): FloorPublished['chains'] =>
  chains.filter(({ firstRound }) => firstRound <= to)

function answerOf(published: FloorPublished, isFinal: boolean): PublishedAnswer {
  const reply: FloorReply<FloorPublished> = {
    result: true,
    message: 'OK',
    data: published,
    code: 200,
  }
  return { answer: new CompressedAnswer(JSON.stringify(reply)), isFinal }
}
