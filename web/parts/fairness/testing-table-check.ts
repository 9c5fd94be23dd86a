/** A record of a house, looked at as the page does, for tests: with what its table showed when it opened, or with nothing noted. */
import { heldTo, noteOf, type OpenedTable } from './noted-table.ts'
import { doesTableRoundHold, drawnAs, verifyTableRound } from './verify-table-round.ts'
import { doStakesHold, verifyStakes, type TableRecord } from './verify-table-stakes.ts'

/** Does all of it hold, and, with something noted, to that as well? */
export async function doesRecordHold(record: TableRecord, opened?: OpenedTable): Promise<boolean> {
  const notes = opened ? [noteOf(opened, 0)] : []
  const noted = heldTo(notes, { ...record, drawnAs: drawnAs(record) })
  const own = await verifyStakes(record, opened?.receiptKey ?? null)
  const drawn = await verifyTableRound(record, noted)
  const isHeld = opened === undefined || (drawn.noted?.chain === true && own.receiptKey === true)
  return isHeld && doesTableRoundHold(drawn) && doStakesHold(own)
}
