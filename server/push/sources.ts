/** Every source, one line each: what it reads stands with its subject. */
import { balances } from '../cashier/balance-source.ts'
import { favouriteIds } from '../catalogue/favourites-source.ts'
import { unreadMessages } from '../content/unread-source.ts'
import {
  floorCrowds,
  floorHeartbeat,
  floorLobby,
  floorRooms,
  floorSeats,
  floorTables,
} from '../floor/views/sources.ts'
import { jackpotPools } from '../jackpot/pools-source.ts'
import { siteState } from '../site/state-source.ts'
import { chiefMarkets, matchPages, playingMatches } from '../sports/events/market-sources.ts'
import { supportState } from '../support/support-source.ts'
import type { Source, SourceName } from './source.ts'

const ALL: Readonly<Record<SourceName, Source>> = {
  balance: balances,
  crowd: floorCrowds,
  favourites: favouriteIds,
  heartbeat: floorHeartbeat,
  jackpots: jackpotPools,
  maintenance: siteState,
  market: chiefMarkets,
  match: matchPages,
  messages: unreadMessages,
  room: floorRooms,
  seat: floorSeats,
  sports: playingMatches,
  support: supportState,
  table: floorTables,
  tables: floorLobby,
}

export const SOURCES: ReadonlyMap<string, Source> = new Map(Object.entries(ALL))
