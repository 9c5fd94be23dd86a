/** A member's stake, as acts on it look for it. */
import type { Database } from '../../database/database.ts'

interface House {
  readonly database: Pick<Database, 'money'>
}

interface Asked {
  readonly memberId: bigint
  readonly requestId: string
  readonly table: string
  readonly round: number
  readonly spot: string
}

/** By the request that ended it, or half of it. */
export function stakeByRequest(
  { database }: House,
  { memberId, requestId }: Pick<Asked, 'memberId' | 'requestId'>,
) {
  return database.money.db
    .selectFrom('floor_stakes')
    .selectAll()
    .where('member_id', '=', memberId)
    .where((stake) =>
      stake.or([stake('end_request_id', '=', requestId), stake('half_request_id', '=', requestId)]),
    )
    .executeTakeFirst()
}

/** On a spot of a round, unless it was taken back. */
export function stakeAt({ database }: House, { memberId, table, round, spot }: Asked) {
  return database.money.db
    .selectFrom('floor_bets as f')
    .innerJoin('floor_stakes as s', (join) =>
      join.onRef('s.member_id', '=', 'f.member_id').onRef('s.bet_id', '=', 'f.id'),
    )
    .selectAll('s')
    .where('f.member_id', '=', memberId)
    .where('f.table_id', '=', table)
    .where('f.number', '=', BigInt(round))
    .where('s.spot', '=', spot)
    .where('s.state', '<>', 'back')
    .executeTakeFirst()
}
