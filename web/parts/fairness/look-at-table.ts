/** A round of a table as its page looks at it, all at once; it comes when somebody asks for it. */
import { notedReceiptKey } from './recorded-games.ts'
import { notedTable } from './recorded-tables.ts'
import {
  doesTableRoundHold,
  drawnAs,
  verifyTableRound,
  type VerifiedTableRound,
} from './verify-table-round.ts'
import {
  doStakesHold,
  verifyStakes,
  type TableRecord,
  type VerifiedStakes,
} from './verify-table-stakes.ts'

export interface SeenTable {
  drawn: VerifiedTableRound
  own: VerifiedStakes
  /** All of it. */
  holds: boolean
}

/** The round, and the member's own stakes on it, held to what this browser noted before. Throws where nothing can be drawn. */
export async function lookAtTable(round: TableRecord): Promise<SeenTable> {
  const noted = notedTable({ ...round, drawnAs: drawnAs(round) })
  const drawn = await verifyTableRound(round, noted)
  const own = await verifyStakes(round, notedReceiptKey())
  return { drawn, own, holds: doesTableRoundHold(drawn) && doStakesHold(own) }
}
