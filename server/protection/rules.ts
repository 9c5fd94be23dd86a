import { STAKE_REFUSALS, type StakeRefusal } from '#contract/games/game-protocol.ts'
import type { Money } from '#contract/money.ts'
import type { HouseAccount } from '#ledger/chart.ts'
import type { QueryPort } from '#ledger/query-port.ts'

const MAY_STAKE = `
select refusal from may_stake(array[
  ledger_stake($1::bigint, 'asked', 'asked', $2::bigint, $3, null)], now()) limit 1`

/**
 * Why this member may not stake so much on this product, or null: for money that goes where others take the
 * stakes. Whoever stakes here goes by `take_stakes`, which asks by itself.
 */
export async function stakeRefusal(
  q: QueryPort,
  memberId: bigint,
  amount: Money,
  house: HouseAccount,
): Promise<StakeRefusal | null> {
  const { rows } = await q.query(MAY_STAKE, [memberId, amount, house])
  const refusal = rows[0]?.['refusal']
  if (refusal === undefined) return null
  if (!isStakeRefusal(refusal)) throw new Error('may_stake refuses by a name that is none')
  return refusal
}

const isStakeRefusal = (refusal: unknown): refusal is StakeRefusal =>
  typeof refusal === 'string' && Object.hasOwn(STAKE_REFUSALS, refusal)
