/** Draws every lottery again, from its seed and by the function that drew it, and compares who won what. Reads only. */
import { LOTTERY_PRIZES_MAX } from '#contract/calls/lottery.ts'
import { drawTickets } from '#chance/lottery.ts'
import { findByText, type Finding } from '#ledger/audit.ts'
import type { QueryPort } from '#ledger/query-port.ts'
import { hmacLater } from '../crypto/node-hash.ts'
import { amountsOf, type Prize } from './lotteries.ts'

interface Drawn {
  id: number
  name: string
  server_seed: Buffer
  tickets: number
}

/** One that is not drawn yet has no winners at all. */
const DRAWN = `
select id, name, server_seed, case when drawn_at is null then 0 else tickets end as tickets from lotteries order by id`

const PRIZES = 'select tickets, amount from lottery_prizes where lottery_id = $1 order by rank'

const DIFFERENT = `
with drawn as (
  select number, amount, place
  from unnest($2::integer[], $3::bigint[]) with ordinality won (number, amount, place)
), recorded as (
  select * from lottery_tickets
  where lottery_id = $1 and (place is not null or prize is not null or paid_at is not null)
)
select case when d.number is null then 'lottery-ticket-not-drawn'
    when r.number is null or r.place is distinct from d.place then 'lottery-place-not-drawn'
    else 'lottery-prize-not-of-place' end as kind,
  coalesce(r.member_id, t.member_id, 0) as member_id, null::bigint as seq,
  'ticket ' || $1 || ':' || coalesce(r.number, d.number) as row_name
from recorded r full join drawn d on d.number = r.number
left join lottery_tickets t on t.lottery_id = $1 and t.number = d.number
where (r.place, r.prize) is distinct from (d.place, d.amount)
order by coalesce(d.place, r.place)`

export async function findOtherDraws(q: QueryPort): Promise<Finding[]> {
  const findings: Finding[] = []
  const { rows } = await q.query(DRAWN, [])
  for (const row of rows) {
    // The query answers exactly these columns.
    const lottery = row as unknown as Drawn
    for (const finding of await findOtherDraw(q, lottery)) findings.push(finding)
  }
  return findings
}

async function findOtherDraw(q: QueryPort, lottery: Drawn): Promise<Finding[]> {
  const { id, server_seed: seed } = lottery
  // So does this one.
  const prizes = (await q.query(PRIZES, [id])).rows as unknown as Prize[]
  // What no file can say is not worked through: it could be thousands of millions.
  if (prizes.reduce((all, { tickets }) => all + tickets, 0) > LOTTERY_PRIZES_MAX)
    return [{ kind: 'lottery-prizes-too-many', memberId: 0n, seq: null, row: `lottery ${id}` }]
  const amounts = amountsOf(prizes)
  const numbers = await drawTickets(hmacLater, seed, lottery, amounts.length)
  const won = amounts.slice(0, numbers.length).map(String)
  return findByText(q, DIFFERENT, [id, numbers, won])
}
