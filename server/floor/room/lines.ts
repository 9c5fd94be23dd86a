/**
 * What members say at a table. A line is looked at before it stands anywhere, a repeat of a request is the line that it made, and
 * whoever is silenced writes none; reported by several it is hidden until an operator has looked. Lines stand for a day.
 */
import { sql, type Kysely } from 'kysely'
import {
  GUESTS_NAMED,
  LINE_CHARACTERS_MAX,
  LINES_SHOWN,
  REPORTS_HIDE,
  type RoomLine,
  type RoomOpened,
  type RoomSaid,
  type RoomState,
} from '#contract/games/floor-room.ts'
import { Refused } from '#contract/refusals.ts'
import type { Tables } from '../../database/tables.ts'
import type { House } from '../../house.ts'
import { maskedName } from '../../masked-name.ts'
import { openGameOf } from '../../game-session/open-game.ts'
import { readToken } from '../../game-session/token.ts'
import { GUEST_MS } from './guests.ts'
import { isUnwelcome, tidyLine } from './unwelcome.ts'

export type RoomHouse = Pick<House, 'database' | 'clock' | 'push' | 'limits' | 'keys'>
type Db = Kysely<Tables>

const HOUR_MS = 60 * 60 * 1_000
/** Whose line was hidden by those who were there may not write for so long. */
const SILENT_MS = HOUR_MS
const LINES_KEPT_MS = 24 * HOUR_MS
/** What was reported is kept for whoever asks what became of it. */
const REPORTED_KEPT_MS = 30 * 24 * HOUR_MS
/** The same words again within so long are no second line. */
const SAME_MS = 60_000

/** Who asks, at which table, and what they are known by there. */
export async function guestOf({ database, clock, keys, limits }: RoomHouse, sessionID: string) {
  const token = readToken(sessionID)
  if (token === null) throw new Refused('session-expired')
  const table = await openGameOf(database.db, token, clock())
  if (table === null) throw new Refused('session-expired')
  if (!limits.allows('callsOfMember', String(token.memberId), clock()))
    throw new Refused('too-many-calls')
  const author = keys.derive('floor author', String(token.memberId)).slice(0, 16)
  return { memberId: token.memberId, table, author }
}

export async function openRoom(house: RoomHouse, sessionID: string): Promise<RoomOpened> {
  const { memberId, table, author } = await guestOf(house, sessionID)
  const { db } = house.database
  const [room] = (await roomsOf(db, [table], house.clock())).values()
  if (!room) throw new Refused('game-unknown')
  return { room, you: author, silentUntil: await silentUntil(db, memberId, house.clock()) }
}

/** Refuses what may not be said, and whoever may not say anything, by name; nothing of it is kept then. */
export async function writeLine(
  house: RoomHouse,
  { sessionID, requestId, text }: { sessionID: string; requestId: string; text: string },
): Promise<RoomSaid> {
  const { memberId, table, author } = await guestOf(house, sessionID)
  const { db } = house.database
  const now = house.clock()
  const words = tidyLine(text)
  const known = await lineOf(db, memberId, requestId)
  if (known) {
    if (known.words !== words || known.table_id !== table) throw new Refused('reference-reused')
    return { requestId, line: shown(known) }
  }
  if (words === '' || [...words].length > LINE_CHARACTERS_MAX) throw new Refused('bad-payload')
  if ((await silentUntil(db, memberId, now)) !== null) throw new Refused('chat-silenced')
  if (isUnwelcome(words)) throw new Refused('chat-unwelcome')
  if (await wasJustSaid(db, { memberId, table, words, now })) throw new Refused('chat-repeated')
  // What is not said uses up none of the lines that may be; how often one asks at all is held where one comes in.
  const key = String(memberId)
  const isAllowed =
    house.limits.allows('linesOfMember', key, now) &&
    house.limits.allows('linesOfMemberInDay', key, now)
  if (!isAllowed) throw new Refused('too-many-calls')
  await db
    .insertInto('floor_lines')
    .values({
      table_id: table,
      member_id: memberId,
      request_id: requestId,
      author,
      words,
      said_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const line = await lineOf(db, memberId, requestId)
  if (!line) throw new Error('a line was not written down')
  house.push.touch('room', table)
  return { requestId, line: shown(line) }
}

/** Once of each member, never of one's own; reported by as many as hide it, its writer is silenced for an hour. */
export async function reportLine(
  house: RoomHouse,
  { sessionID, line: id }: { sessionID: string; line: number },
): Promise<void> {
  const { memberId, table } = await guestOf(house, sessionID)
  const { database, clock, limits } = house
  const now = clock()
  if (!limits.allows('linesOfMember', String(memberId), now)) throw new Refused('too-many-calls')
  const isHidden = await database.db.transaction().execute(async (db) => {
    const line = await db
      .selectFrom('floor_lines')
      .selectAll()
      .where('id', '=', BigInt(id))
      .where('table_id', '=', table)
      .where('member_id', '<>', memberId)
      .forUpdate()
      .executeTakeFirst()
    if (!line) throw new Refused('not-found')
    await db
      .insertInto('floor_line_reports')
      .values({ line_id: line.id, member_id: memberId, reported_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { many } = await db
      .selectFrom('floor_line_reports')
      .select((row) => row.fn.countAll<bigint>().as('many'))
      .where('line_id', '=', line.id)
      .executeTakeFirstOrThrow()
    if (line.state !== 'shown' || many < BigInt(REPORTS_HIDE)) return false
    await db.updateTable('floor_lines').set({ state: 'hidden' }).where('id', '=', line.id).execute()
    await silence(db, line.member_id, new Date(now.getTime() + SILENT_MS))
    return true
  })
  if (isHidden) house.push.touch('room', table)
}

/** Never shortens what stands. */
export async function silence(db: Db, memberId: bigint, until: Date): Promise<void> {
  await db
    .insertInto('floor_silences')
    .values({ member_id: memberId, until })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ until: sql<Date>`greatest(floor_silences.until, excluded.until)` }),
    )
    .execute()
}

async function silentUntil(db: Db, memberId: bigint, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('floor_silences')
    .select('until')
    .where('member_id', '=', memberId)
    .where('until', '>', now)
    .executeTakeFirst()
  return row?.until.getTime() ?? null
}

interface LineRow {
  id: bigint
  table_id: string
  author: string
  words: string
  said_at: Date
  firstname: string
}

const linesIn = (db: Db) =>
  db
    .selectFrom('floor_lines as l')
    .innerJoin('members as m', 'm.id', 'l.member_id')
    .select(['l.id', 'l.table_id', 'l.author', 'l.words', 'l.said_at', 'm.firstname'])

const lineOf = (db: Db, memberId: bigint, requestId: string): Promise<LineRow | undefined> =>
  linesIn(db)
    .where('l.member_id', '=', memberId)
    .where('l.request_id', '=', requestId)
    .executeTakeFirst()

const shown = ({ id, author, words, said_at, firstname }: LineRow): RoomLine => ({
  id: Number(id),
  who: maskedName(firstname),
  author,
  text: words,
  at: said_at.getTime(),
})

async function wasJustSaid(
  db: Db,
  { memberId, table, words, now }: { memberId: bigint; table: string; words: string; now: Date },
): Promise<boolean> {
  const same = await db
    .selectFrom('floor_lines')
    .select('id')
    .where('table_id', '=', table)
    .where('member_id', '=', memberId)
    .where('words', '=', words)
    .where('said_at', '>', new Date(now.getTime() - SAME_MS))
    .limit(1)
    .executeTakeFirst()
  return same !== undefined
}

/** What anyone at these tables is told of who is there and what was said. */
export async function roomsOf(
  db: Db,
  tables: readonly string[],
  now: Date,
): Promise<Map<string, RoomState>> {
  const rooms = new Map<string, RoomState>()
  const since = new Date(now.getTime() - LINES_KEPT_MS)
  for (const table of tables) {
    const lines = await linesIn(db)
      .where('l.table_id', '=', table)
      .where('l.state', '<>', 'hidden')
      .where('l.said_at', '>', since)
      .orderBy('l.id', 'desc')
      .limit(LINES_SHOWN)
      .execute()
    const guests = await guestsAt(db, table, new Date(now.getTime() - GUEST_MS))
    rooms.set(table, { table, guests, lines: lines.toReversed().map(shown) })
  }
  return rooms
}

async function guestsAt(db: Db, table: string, since: Date): Promise<RoomState['guests']> {
  const rows = await db
    .selectFrom('floor_guests as g')
    .innerJoin('members as m', 'm.id', 'g.member_id')
    .select(['m.firstname', sql<bigint>`count(*) over ()`.as('count')])
    .where('g.table_id', '=', table)
    .where('g.seen_at', '>', since)
    .orderBy('g.since')
    .orderBy('g.member_id')
    .limit(GUESTS_NAMED)
    .execute()
  return {
    count: Number(rows[0]?.count ?? 0n),
    names: rows.map(({ firstname }) => maskedName(firstname)),
  }
}

/** The job: lines of yesterday go, reported ones after a month; so do silences that are over and guests who have gone. */
export async function forgetOldLines({
  database,
  clock,
}: Pick<House, 'database' | 'clock'>): Promise<void> {
  const { db } = database
  const before = (keptMs: number) => new Date(clock().getTime() - keptMs)
  await db
    .deleteFrom('floor_lines as l')
    .where('l.said_at', '<', before(LINES_KEPT_MS))
    .where((line) =>
      line.or([
        line('l.said_at', '<', before(REPORTED_KEPT_MS)),
        line.not(
          line.exists(
            line
              .selectFrom('floor_line_reports as r')
              .select('r.line_id')
              .whereRef('r.line_id', '=', 'l.id'),
          ),
        ),
      ]),
    )
    .execute()
  await db.deleteFrom('floor_silences').where('until', '<', before(0)).execute()
  await db.deleteFrom('floor_guests').where('seen_at', '<', before(HOUR_MS)).execute()
}
