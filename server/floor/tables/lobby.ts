/** How the live tables stand for whoever looks at the lobby: all of them read together. Reads only. */
import { sql, type Kysely, type Selectable } from 'kysely'
import type { FloorOutcome, FloorTableRules } from '#contract/games/floor-protocol.ts'
import { grouped } from '#contract/grouped.ts'
import { toWire } from '#contract/money.ts'
import type { Output } from '#contract/registry.ts'
import { boardOf } from '#games/tablegames/numbers.ts'
import { listedGames } from '../../catalogue/games.ts'
import type { Context } from '../../context.ts'
import type { FloorRoundsTable } from '../../database/tables/floor.ts'
import type { Tables } from '../../database/tables.ts'
import { isProductOpen } from '../../protection/products.ts'
import { floorKind } from '../kinds/kinds.ts'
import { GUEST_MS } from '../room/guests.ts'
import { freeSeats } from '../views/seats.ts'
import { shownOutcome } from '../views/state.ts'
import type { FloorRules } from '../kinds/table-kind.ts'

type TableNow = Output<'livecasino/table_states'>[number]

type Round = Pick<
  Selectable<FloorRoundsTable>,
  'table_id' | 'phase' | 'closes_at' | 'landed_at' | 'outcome' | 'due_at' | 'settled_at'
> & { has_stakes: boolean }

const LAST_SHOWN = 6
const CLOSED = { phase: 'closed', closesAt: null } as const

/** Those that the lists of the live casino show to everyone. */
export async function liveTableStates({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<Output<'livecasino/table_states'>> {
  const tables = await listedGames(db, 'live')
    .innerJoin('floor_tables as t', 't.game_id', 'game.id')
    .select(['t.id', 't.kind', 't.rules', 't.game_id', 't.open_ms', 't.awake_until', 't.languages'])
    .select(['game.min_stake', 'game.max_stake'])
    .select(sql<boolean>`game.is_open and ${isProductOpen('tables')}`.as('is_open'))
    .orderBy('game.id')
    .execute()
  if (tables.length === 0) return []
  const ids = tables.map(({ id }) => id)
  const rounds = grouped(await lastRounds(db, ids), ({ table_id }) => table_id)
  const games = tables.map(({ game_id }) => game_id)
  const free = await freeSeats(db, games, now)
  const guests = await guestsAt(db, ids, now)
  return tables.map((table) => {
    const [present, ...before] = rounds.get(table.id) ?? []
    const isAwake = table.awake_until !== null && table.awake_until > now
    return {
      tableID: table.game_id,
      ...(table.is_open ? stageOf(table.kind, present, isAwake) : CLOSED),
      openMs: table.open_ms,
      minStake: toWire(table.min_stake ?? 0n),
      maxStake: toWire(table.max_stake ?? 0n),
      freeSeats: free.get(table.game_id) ?? null,
      last: present ? lastOf(table, [present, ...before]) : [],
      guests: guests.get(table.id) ?? 0,
      languages: table.languages,
    }
  })
}

async function lastRounds(db: Kysely<Tables>, tables: readonly string[]): Promise<Round[]> {
  const { rows } = await sql<Round>`
    select r.table_id, r.phase, r.closes_at, r.landed_at, r.outcome, r.due_at, r.settled_at,
      r.phase = 'open' and exists (
        select 1 from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
        where f.table_id = r.table_id and f.number = r.number and s.state = 'placed') as has_stakes
    from unnest(${[...tables]}::text[]) asked (id) cross join lateral (
      select * from floor_rounds where table_id = asked.id order by number desc limit ${LAST_SHOWN + 1}
    ) r
    order by r.table_id, r.number desc`.execute(db)
  return rows
}

async function guestsAt(
  db: Kysely<Tables>,
  tables: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('floor_guests')
    .where('table_id', 'in', [...tables])
    .where('seen_at', '>', new Date(now.getTime() - GUEST_MS))
    .groupBy('table_id')
    .select(['table_id', ({ fn }) => fn.countAll<bigint>().as('count')])
    .execute()
  return new Map(rows.map(({ table_id, count }) => [table_id, Number(count)]))
}

/** What goes on. Where hands are dealt or tickets sold, a round without a stake has no end yet. */
function stageOf(
  kind: string,
  round: Round | undefined,
  isAwake: boolean,
): Pick<TableNow, 'phase' | 'closesAt'> {
  if (!round || round.settled_at !== null)
    return { phase: isAwake ? 'between' : 'asleep', closesAt: null }
  if (round.phase !== 'open') return { phase: 'playing', closesAt: null }
  const { play, pool } = floorKind(kind)
  const waits = (play ?? pool) !== undefined && !round.has_stakes
  return { phase: 'open', closesAt: waits ? null : round.closes_at.getTime() }
}

function lastOf(table: { kind: string; rules: FloorRules }, rounds: readonly Round[]) {
  const kind = floorKind(table.kind)
  const landed = rounds.filter(({ landed_at }) => landed_at !== null)
  return landed
    .flatMap((round) =>
      shortOutcome(shownOutcome(kind, table.rules, round), kind.rules(table.rules)),
    )
    .slice(0, LAST_SHOWN)
}

function shortOutcome(outcome: FloorOutcome | null, rules: FloorTableRules): TableNow['last'] {
  if (outcome === null) return []
  if ('numbers' in outcome && rules.kind === 'tablegames')
    return [{ ended: boardOf(rules.game, outcome.numbers).ended }]
  if ('pocket' in outcome) return [{ pocket: outcome.pocket }]
  return 'point' in outcome ? [{ point: outcome.point }] : []
}
