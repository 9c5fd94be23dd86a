import { sql, type Kysely } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '#server/context.ts'
import type { Tables } from '#server/database/tables.ts'
import { offerOf } from '#server/payments/adapters.ts'
import { directionOf, type Direction } from '#server/payments/direction.ts'
import { memberScope } from '#server/push/source.ts'

type Mark = Input<'finance/add_favorite_cash_method'>

/** Marks a method, in the direction that was named; repeated it is the same. */
export async function addFavoriteCashMethod(
  context: MemberContext,
  mark: Mark,
): Promise<Output<'finance/add_favorite_cash_method'>> {
  const row = rowOf(context, mark)
  await context.db
    .insertInto('favourite_methods')
    .values({ ...row, created_at: context.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  publishMarks(context)
  return true
}

/** Takes the mark away. A method that is offered no longer is let go of all the same. */
export async function removeFavoriteCashMethod(
  context: MemberContext,
  { methodID, Type }: Mark,
): Promise<Output<'finance/remove_favorite_cash_method'>> {
  const { numDeletedRows } = await context.db
    .deleteFrom('favourite_methods')
    .where('member_id', '=', context.member.id)
    .where('direction', '=', directionOf(Type))
    // Compared as bigint: a number beyond the column's range is not there, and no fault.
    .where(sql`method_id::bigint`, '=', BigInt(methodID))
    .executeTakeFirst()
  if (numDeletedRows === 0n) rowOf(context, { methodID, Type })
  publishMarks(context)
  return true
}

export async function checkFavoriteCashMethod(
  context: MemberContext,
  mark: Mark,
): Promise<Output<'finance/check_favorite_cash_method'>> {
  const { member_id, direction, method_id } = rowOf(context, mark)
  return (await favouriteMethods(context.db, member_id, direction)).has(method_id)
}

/** The numbers of the methods that a member marked in this direction. */
export async function favouriteMethods(
  db: Kysely<Tables>,
  memberId: bigint,
  direction: Direction,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('favourite_methods')
    .select('method_id')
    .where('member_id', '=', memberId)
    .where('direction', '=', direction)
    .execute()
  return new Set(rows.map(({ method_id }) => method_id))
}

function rowOf({ house, member }: MemberContext, { methodID, Type }: Mark) {
  const direction = directionOf(Type)
  if (!offerOf(house, direction, methodID)) throw new Refused('method-unknown')
  return { member_id: member.id, direction, method_id: methodID }
}

/** The page that marked it knows already. */
function publishMarks({ house, member, socket, afterCommit }: MemberContext): void {
  const calls = [
    'finance/list_cash_methods_new',
    'finance/list_cash_methods',
    'finance/list_highlighted_cash_methods',
  ]
  afterCommit(() =>
    house.push.publish('changes', memberScope(member.id), { calls }, socket ?? undefined),
  )
}
