/** Who bets on a round, as anybody may see it: few of many, and what they come to. Reads only. */
import { sql } from 'kysely'
import type { FloorBetState, FloorCrowd, FloorEnded } from '#contract/games/floor-protocol.ts'
import { maskedName } from '../../masked-name.ts'
import type { SourceHouse } from '../../push/source.ts'
import type { FloorKind } from '../kinds/table-kind.ts'

type Db = SourceHouse['database']['db']

/** So many bets of others stand in a message. */
const BETS_SHOWN = 24

interface BetRow {
  place: bigint
  firstname: string
  amount: bigint
  paid: bigint
  at: number | null
  isOut: boolean
  count: bigint
  out: bigint
  total: bigint
}

/** On the round of that number; none where there is no such round. */
export async function betsOn(
  db: Db,
  kind: Pick<FloorKind, 'isSummedUp'>,
  table: string,
  number: bigint,
): Promise<FloorCrowd> {
  const laid = sql`select f.member_id, s.amount, s.paid, coalesce(s.ended_at, s.half_at) as at,
      s.state = 'paid' as is_out, s.place
    from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
    where f.table_id = ${table} and f.number = ${number} and s.state <> 'back'`
  const lines = kind.isSummedUp
    ? sql`select member_id, sum(amount)::bigint as amount, sum(paid)::bigint as paid, null::integer as at,
        bool_or(is_out) as is_out, min(place) as place from (${laid}) laid group by member_id`
    : laid
  const { rows } = await sql<BetRow>`
    select l.place, m.firstname, l.amount, l.paid, l.at, l.is_out as "isOut",
      count(*) over () as count, count(*) filter (where l.is_out) over () as out,
      (sum(l.amount) over ())::bigint as total
    from (${lines}) l join members m on m.id = l.member_id
    order by l.amount desc, l.place limit ${BETS_SHOWN}`.execute(db)
  const [first] = rows
  const bets: FloorBetState[] = rows.map(({ place, firstname, amount, paid, at, isOut }) => ({
    place: Number(place),
    who: maskedName(firstname),
    stake: Number(amount),
    at: isOut ? at : null,
    payout: Number(paid),
    isOut,
  }))
  const figure = (of: bigint | undefined): number => Number(of ?? 0n)
  return { count: figure(first?.count), out: figure(first?.out), total: figure(first?.total), bets }
}

/** Of each table the last round that was told so: what has been settled stays as it is. */
const endings = new WeakMap<Db, Map<string, FloorEnded>>()

/** Who bet on a round that has been settled, and what became of it. */
export async function endedBets(
  db: Db,
  kind: FloorKind,
  table: string,
  round: Pick<FloorEnded, 'outcome'> & { number: bigint },
): Promise<FloorEnded> {
  const known = endings.get(db) ?? new Map<string, FloorEnded>()
  endings.set(db, known)
  const number = Number(round.number)
  const last = known.get(table)
  if (last?.number === number) return last
  const ended = { number, outcome: round.outcome, ...(await betsOn(db, kind, table, round.number)) }
  known.set(table, ended)
  return ended
}
