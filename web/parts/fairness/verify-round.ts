/** Works a whole round out again: its draw, and what else its record says of it. */
import { sumFieldOf } from '#contract/games/book-sums.ts'
import { doesDrawHold, verifyDraw, type DrawResult, type RecordedDraw } from './verify-draw.ts'
import {
  failingIn,
  verifyRecord,
  type Noted,
  type RecordCheck,
  type Recorded,
} from './verify-record.ts'

/** What was recorded of a round when it was played. */
export interface RecordedRound extends RecordedDraw, Recorded {
  events: readonly unknown[] | null
  jackpot: { terms: number; wins: readonly { level: string; amount: number }[] } | null
  draw: RecordedDraw['draw'] & Recorded['draw']
}

export interface DrawnRound extends DrawResult {
  /** The recorded events end with what the row pays; null when they name no sum that is known here. */
  eventsMatch: boolean | null
  /** What the row pays, in base stakes. */
  multiple: number
}

export interface Verification {
  record: RecordCheck
  /** Null when nothing can be drawn for such a record. */
  drawn: DrawnRound | null
}

/** Whether everything holds. */
export const isProven = ({ record, drawn }: Verification): boolean =>
  failingIn(record).length === 0 &&
  drawn !== null &&
  doesDrawHold(drawn) &&
  drawn.eventsMatch !== false

/** Without its table, or with a seed that is still sealed, a round is not drawn again: `drawn` is null. */
export async function verifyRound(
  round: RecordedRound,
  table: Uint8Array | null,
  noted: Noted,
): Promise<Verification> {
  const record = await verifyRecord(round, noted)
  return { record, drawn: table && (await drawnAgain(round, table).catch(() => null)) }
}

async function drawnAgain(round: RecordedRound, table: Uint8Array): Promise<DrawnRound> {
  const found = await verifyDraw(round, table)
  const eventsMatch = doEventsMatch(round.events ?? [], found.pays)
  return { ...found, eventsMatch, multiple: found.pays / PERCENT }
}

const PERCENT = 100

function doEventsMatch(events: readonly unknown[], pays: number): boolean | null {
  const sums = events.flatMap((event) => {
    if (typeof event !== 'object' || event === null) return []
    const fields: Readonly<Record<string, unknown>> = { ...event }
    const name = sumFieldOf(fields['type'])
    return name === null ? [] : [fields[name]]
  })
  return sums.length === 0 ? null : sums.at(-1) === pays
}
