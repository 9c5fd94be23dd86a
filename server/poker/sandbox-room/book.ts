import { sql, type Kysely, type Selectable } from 'kysely'
import { foldedLetters } from '#contract/folded-letters.ts'
import type {
  SandboxPokerPlayersTable,
  SandboxPokerTransfersTable,
} from '#server/database/tables/poker.ts'
import type { Tables } from '#server/database/tables.ts'

/** The sandbox room's own book: players by the house's references, their purses, and what was moved. */
export type Player = Selectable<SandboxPokerPlayersTable>
export type Moved = Selectable<SandboxPokerTransfersTable>

export interface Order {
  reference: string
  player: string
  direction: 'in' | 'out'
  amountKurus: bigint
}

/** What of a name can be told apart at a table: neither spaces, nor signs that show nothing, nor marks. */
const nameKey = (username: string): string =>
  foldedLetters(username).replace(/[\p{Default_Ignorable_Code_Point}\s]/gu, '')

/** The player as they are now, or null where the name is somebody else's. */
export async function openPlayer(
  db: Kysely<Tables>,
  player: string,
  username: string,
): Promise<Player | null> {
  await db
    .insertInto('sandbox_poker_players')
    .values({ player, username, name_key: nameKey(username) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findPlayer(db, player)) ?? null
}

export function findPlayer(db: Kysely<Tables>, player: string): Promise<Player | undefined> {
  return db
    .selectFrom('sandbox_poker_players')
    .selectAll()
    .where('player', '=', player)
    .executeTakeFirst()
}

/** Moves the money of a reference once; a reference that is known answers what became of it. */
export function moveOnce(db: Kysely<Tables>, order: Order): Promise<Moved> {
  const { reference, player, direction, amountKurus } = order
  return db.transaction().execute(async (db) => {
    if (!(await take(db, reference))) return found(db, reference)
    const change = direction === 'in' ? amountKurus : -amountKurus
    const changed = await db
      .updateTable('sandbox_poker_players')
      .set((row) => ({ purse_kurus: row('purse_kurus', '+', change) }))
      .where('player', '=', player)
      .where((row) => row(row('purse_kurus', '+', change), '>=', 0n))
      .returning('purse_kurus')
      .executeTakeFirst()
    if (!changed) return found(db, reference)
    const { purse_kurus } = changed
    const done = {
      state: 'done',
      player,
      direction,
      amount_kurus: amountKurus,
      purse_kurus,
    } as const
    return db
      .updateTable('sandbox_poker_transfers')
      .set(done)
      .where('reference', '=', reference)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** Nothing of this reference moves from now on, unless it has already. */
export async function closeReference(db: Kysely<Tables>, reference: string): Promise<Moved> {
  await take(db, reference)
  return found(db, reference)
}

/** Refused until something else is known of it; false where it is known already. */
async function take(db: Kysely<Tables>, reference: string): Promise<boolean> {
  const inserted = await db
    .insertInto('sandbox_poker_transfers')
    .values({ reference, state: 'refused' })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export function findMoved(db: Kysely<Tables>, reference: string): Promise<Moved | undefined> {
  return db
    .selectFrom('sandbox_poker_transfers')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
}

async function found(db: Kysely<Tables>, reference: string): Promise<Moved> {
  const moved = await findMoved(db, reference)
  if (!moved) throw new Error('a reference that was taken is not in the book')
  return moved
}

/** Sits down with as much as the table asks for; nothing where the purse holds less, or they sit already. */
export async function sitDown(
  db: Kysely<Tables>,
  player: string,
  { id, buyInKurus }: { id: string; buyInKurus: bigint },
): Promise<void> {
  await db
    .updateTable('sandbox_poker_players')
    .set((row) => ({
      purse_kurus: row('purse_kurus', '-', buyInKurus),
      stack_kurus: buyInKurus,
      seat: id,
    }))
    .where('player', '=', player)
    .where('seat', 'is', null)
    .where('purse_kurus', '>=', buyInKurus)
    .execute()
}

/** A hand is over, as whoever tries the room has chosen. Nobody loses more than lies on the table. */
export async function playHand(
  db: Kysely<Tables>,
  player: string,
  outcome: 'won' | 'lost',
  handKurus: bigint,
): Promise<void> {
  const change = outcome === 'won' ? handKurus : -handKurus
  await db
    .updateTable('sandbox_poker_players')
    .set({
      stack_kurus: sql<bigint>`greatest(stack_kurus + ${change}::bigint, 0)`,
      last_hand: outcome,
    })
    .where('player', '=', player)
    .where('seat', 'is not', null)
    .where('stack_kurus', '>', 0n)
    .execute()
}

/** Stands up: what lies on the table is in the purse again. */
export async function standUp(db: Kysely<Tables>, player: string): Promise<void> {
  await db
    .updateTable('sandbox_poker_players')
    .set((row) => ({
      purse_kurus: row('purse_kurus', '+', row.ref('stack_kurus')),
      stack_kurus: 0n,
      seat: null,
      last_hand: null,
    }))
    .where('player', '=', player)
    .where('seat', 'is not', null)
    .execute()
}
