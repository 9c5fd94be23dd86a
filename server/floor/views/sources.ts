/** What the stream reads of the floor: how tables stand, what a member has at them, and who says what there. */
import { HEARTBEAT_MS } from '#contract/stream-codes.ts'
import type { GameTopicData, TopicData } from '#contract/topics.ts'
import { EVERYONE, membersIn, type Source } from '../../push/source.ts'
import { liveTableStates } from '../tables/lobby.ts'
import { lookAtTable } from './looks.ts'
import { roomsOf } from '../room/lines.ts'
import { seatsOf } from './state.ts'
import { ownKind } from '../tables/tables.ts'

/** The curve is drawn by whoever looks; what is told is who bets and who is out. */
const EVERY_MS = 100

export const floorTables: Source<GameTopicData<'table'>> = {
  name: 'table',
  everyMs: EVERY_MS,
  async read({ database }, scopes) {
    const states = new Map<string, GameTopicData<'table'>>()
    for (const scope of scopes) {
      const state = await lookAtTable(database.db, scope)
      if (state !== null) states.set(scope, state)
    }
    return states
  },
}

/** Of who bets at a table and who is out those who read it are told when there is time for it: how its round stands goes before. */
const CROWD_SHARE = 0.15

export const floorCrowds: Source<GameTopicData<'table'>> = {
  ...floorTables,
  name: 'crowd',
  shareMax: CROWD_SHARE,
  publishes: 'table',
}

export const floorSeats: Source<GameTopicData<'seat'>> = {
  name: 'seat',
  async read({ database, demoVisits }, scopes) {
    const seats = await seatsOf(database.db, membersIn(scopes))
    return new Map([
      ...[...seats].map(([member, own]) => [String(member), own] as const),
      ...(demoVisits?.seatsOf(scopes) ?? []),
    ])
  },
}

const ROOM_EVERY_MS = 500

export const floorRooms: Source<GameTopicData<'room'>> = {
  name: 'room',
  everyMs: ROOM_EVERY_MS,
  read: ({ database, clock }, scopes) =>
    roomsOf(
      database.db,
      // Of names that nobody has a table of there is no room.
      scopes.filter((scope) => ownKind(scope) !== null),
      clock(),
    ),
}

/** What the lobby shows, once for all who look at it. Nobody tells it of a bet: it looks as often as it may, while anybody reads it. */
const LOBBY_EVERY_MS = 1_000

export const floorLobby: Source<TopicData<'tables'>> = {
  name: 'tables',
  everyMs: LOBBY_EVERY_MS,
  async read({ database, clock }) {
    return new Map([[EVERYONE, await liveTableStates({ db: database.db, now: clock() })]])
  },
  nextChangeAt: ({ clock }) => Promise.resolve(new Date(clock().getTime() + LOBBY_EVERY_MS)),
}

/** One look at the database for all who read it: whoever hears nothing of it shows no flight as if it went on. */
export const floorHeartbeat: Source<GameTopicData<'heartbeat'>> = {
  name: 'heartbeat',
  everyMs: HEARTBEAT_MS,
  async read({ database, clock }) {
    await database.pool.query('select 1')
    return new Map([[EVERYONE, { at: clock().getTime() }]])
  },
  nextChangeAt: ({ clock }) => Promise.resolve(new Date(clock().getTime() + HEARTBEAT_MS)),
}
