/**
 * What came back of a bet with bonus money came back in the proportion that it was staked in, worked out again from its entries alone: what
 * of a hold is said to be cash decides how much of a winning is. Reads only.
 */
import type { CrossCheck, Finding } from '#ledger/audit.ts'
import type { QueryPort } from '#ledger/query-port.ts'
import { isOfBetInSql } from './entry-reference.ts'
import { kindsTakenAtOnce, quoted } from './kinds.ts'

const TAKEN_AT_ONCE = quoted(kindsTakenAtOnce())

/** A stake that is taken at once is paid without a hold. What does not divide is not bonus money. */
const TAKEN = `
select 'payout-not-in-proportion' as kind, b.member_id, null::bigint as seq, 'bet ' || b.id as row_name from bets b
where b.kind in (${TAKEN_AT_ONCE}) and b.state = 'settled'
  and b.payout_bonus <> case when b.stake > 0 then div(b.payout::numeric * b.stake_bonus, b.stake) else 0 end`

/** Amounts as texts: they come out of JSON. */
interface HeldRow {
  member_id: bigint
  id: bigint
  entries: readonly { seq: string; cash: string; bonus: string; held: string }[] | null
}

const HELD = `
select b.member_id, b.id, (
  select json_agg(json_build_object('seq', e.seq::text, 'cash', e.cash_delta::text, 'bonus', e.bonus_delta::text,
    'held', e.held_delta::text) order by e.seq)
  from entries e where e.member_id = b.member_id and e.source = 'bet'
    and split_part(e.reference, ':', 1) in ('stake', 'payout', 'refund') and ${isOfBetInSql('e.reference', 'b.id')}
) as entries
from bets b where b.kind not in (${TAKEN_AT_ONCE}) and (b.stake_bonus > 0 or b.payout_bonus > 0) and (b.member_id, b.id) > ($1, $2)
order by b.member_id, b.id limit 500`

async function findOtherProportions(q: QueryPort): Promise<Finding[]> {
  const findings: Finding[] = []
  for (let after: readonly [bigint, bigint] = [0n, 0n]; ;) {
    const { rows } = await q.query(HELD, [...after])
    // The query answers exactly these columns.
    const page = rows as unknown as readonly HeldRow[]
    for (const { member_id: memberId, id, entries } of page) {
      const seq = findOtherPart(entries ?? [])
      if (seq !== null)
        findings.push({ kind: 'payout-not-in-proportion', memberId, seq, row: `bet ${id}` })
    }
    const last = page.at(-1)
    if (!last) return findings
    after = [last.member_id, last.id]
  }
}

/**
 * The first entry whose part in bonus money is another than that of what was open by then; null where there is none. What comes back of a stake
 * that was never held takes nothing from what is open.
 */
function findOtherPart(entries: NonNullable<HeldRow['entries']>): bigint | null {
  let open = 0n
  let openBonus = 0n
  const partOf = (amount: bigint): bigint => (open > 0n ? (amount * openBonus) / open : 0n)
  for (const entry of entries) {
    const [cash, bonus, held] = [BigInt(entry.cash), BigInt(entry.bonus), BigInt(entry.held)]
    if (cash + bonus < 0n) {
      open -= cash + bonus
      openBonus -= bonus
      continue
    }
    if (bonus !== partOf(cash + bonus)) return BigInt(entry.seq)
    openBonus -= partOf(-held)
    open += held
  }
  return null
}

export const PROPORTION_CHECKS = [
  { text: TAKEN },
  { find: findOtherProportions },
] satisfies readonly CrossCheck[]
