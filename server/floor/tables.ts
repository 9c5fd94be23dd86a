/** The tables of the floor as they stand in the database and the catalogue, and those that every house has. */
import type { Kysely } from 'kysely'
import type { LiveType } from '#contract/addresses/live-types.ts'
import { CATEGORY } from '#contract/games/categories.ts'
import {
  BET_ON_GAMES,
  BINGO,
  FOOTBALL_3D,
  GOLDEN_RACE,
  SOUND_BINGO,
  type VirtualType,
} from '#contract/games/virtual-types.ts'
import { lira } from '#contract/money.ts'
import { BETGAME_TABLES } from '#games/betgames/numbers.ts'
import { BETPOKER_TABLES } from '#games/betpoker/numbers.ts'
import { BINGO_ROOMS, BOUGHT_MOST } from '#games/bingo/numbers.ts'
import { BLACKJACK_TABLES } from '#games/blackjack/numbers.ts'
import { CRASH_GAMES } from '#games/crash/numbers.ts'
import { LEAGUES } from '#games/football/numbers.ts'
import { RACE_TRACKS } from '#games/race/numbers.ts'
import { ROULETTE_TABLES } from '#games/roulette/numbers.ts'
import { TABLEGAME_TABLES } from '#games/tablegames/numbers.ts'
import { addGame, ensureProvider } from '../catalogue/add-game.ts'
import { STUDIO } from '../catalogue/studio.ts'
import type { Tables } from '../database/tables.ts'
import type { FloorRules } from './kinds/table-kind.ts'

/** The rules that tables are played by; it stands in their addresses. */
export const FLOOR_VERSION = '1'

export interface FloorTable {
  id: string
  kind: string
  gameId: number
  rules: FloorRules
  stepStake: bigint
  minStake: bigint
  maxStake: bigint
  openMs: number
  pauseMs: number
  restMs: number
  /** Rounds close every so many ms of the day; null where each follows the one before. */
  everyMs: number | null
  offsetMs: number
  salt: string
  isOpen: boolean
  awakeUntil: Date | null
  /** What a studio sends from the table; null where its scene is drawn. */
  videoUrl: string | null
}

/** A table by its name; undefined where there is none. */
export async function findTable(db: Kysely<Tables>, id: string): Promise<FloorTable | undefined> {
  const row = await db
    .selectFrom('floor_tables as t')
    .innerJoin('catalogue_games as g', 'g.id', 't.game_id')
    .selectAll('t')
    .select(['g.min_stake', 'g.max_stake', 'g.is_open'])
    .where('t.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    kind: row.kind,
    gameId: row.game_id,
    rules: row.rules,
    stepStake: row.step_stake,
    minStake: row.min_stake ?? 0n,
    maxStake: row.max_stake ?? 0n,
    openMs: row.open_ms,
    pauseMs: row.pause_ms,
    restMs: row.rest_ms,
    everyMs: row.every_ms,
    offsetMs: row.offset_ms,
    salt: row.salt,
    isOpen: row.is_open,
    awakeUntil: row.awake_until,
    videoUrl: row.video_url,
  }
}

type OwnTable = Seeded & (OnLive | OnVirtual)

/** Of the catalogue: what the books call a bet on it, and where it stands in the lobby. */
interface OnLive {
  gameKind: 'table' | 'crash'
  type: LiveType
  category: number
}

interface OnVirtual {
  gameKind: 'race' | 'ticket'
  type: VirtualType
}

/** Where it stands in the catalogue. A virtual game is asked for by its own name too: of one provider there are several of a type. */
const placeOf = (own: OwnTable) =>
  'category' in own
    ? {
        kind: own.gameKind,
        types: [own.type] as const,
        categories: [own.category] as const,
      }
    : { kind: own.gameKind, types: [own.type, own.id], categories: [] as const }

interface Seeded {
  id: string
  name: string
  /** Of the floor: which rules play it. */
  kind:
    | 'betgames'
    | 'betpoker'
    | 'bingo'
    | 'blackjack'
    | 'crash'
    | 'football'
    | 'roulette'
    | 'race'
    | 'tablegames'
  rules: FloorRules
  minStake: bigint
  maxStake: bigint
  /** What every stake is a multiple of; a kuruş where it is not said. */
  stepStake?: bigint
  popularity: number
  openMs: number
  pauseMs: number
  /** From its end to the next round. */
  restMs: number
  /** With a timetable `openMs` is the least that a round is open. */
  timetable?: { everyMs: number; offsetMs: number }
}

const FLIGHT = {
  kind: 'crash',
  gameKind: 'crash',
  type: 'crash',
  category: CATEGORY.crash,
  minStake: lira(1),
  maxStake: lira(5_000),
  openMs: 6_000,
  pauseMs: 1_000,
  restMs: 0,
} as const

const SPIN = {
  kind: 'roulette',
  gameKind: 'table',
  type: 'roulette',
  category: CATEGORY.roulette,
  minStake: lira(5),
  maxStake: lira(50_000),
  openMs: 15_000,
  pauseMs: 1_500,
  restMs: 5_000,
} as const

type RaceTrack = keyof typeof RACE_TRACKS

const RACE = {
  kind: 'race',
  gameKind: 'race',
  type: GOLDEN_RACE,
  minStake: lira(1),
  maxStake: lira(5_000),
  openMs: 20_000,
  pauseMs: 2_000,
  restMs: 8_000,
} as const

const RACE_EVERY_MS = 120_000

/** At each track every two minutes, at one after the other: somewhere a race begins every forty seconds. */
const raceAt = (id: RaceTrack, name: string, nth: number): OwnTable => ({
  id,
  name,
  ...RACE,
  rules: RACE_TRACKS[id],
  popularity: 900 - nth,
  timetable: { everyMs: RACE_EVERY_MS, offsetMs: (nth * RACE_EVERY_MS) / 3 },
})

const LEAGUE = {
  kind: 'football',
  gameKind: 'race',
  type: FOOTBALL_3D,
  minStake: lira(1),
  maxStake: lira(5_000),
  openMs: 60_000,
  pauseMs: 2_000,
  restMs: 8_000,
  timetable: { everyMs: 180_000, offsetMs: 20_000 },
} as const

const DRAW = {
  kind: 'betgames',
  gameKind: 'race',
  type: BET_ON_GAMES,
  minStake: lira(1),
  maxStake: lira(5_000),
  openMs: 60_000,
  pauseMs: 2_000,
  restMs: 8_000,
} as const

const DRAW_EVERY_MS = 180_000
const DRAWS = Object.keys(BETGAME_TABLES).length

/** One game is drawn after the other, all of them within three minutes. */
const drawOf = (id: keyof typeof BETGAME_TABLES, name: string, nth: number): OwnTable => ({
  id,
  name,
  ...DRAW,
  rules: BETGAME_TABLES[id],
  popularity: 860 - nth,
  timetable: { everyMs: DRAW_EVERY_MS, offsetMs: (nth * DRAW_EVERY_MS) / DRAWS },
})

/** Each street is bet on as long as the round is open. */
const BET_ON_POKER = {
  id: 'poker-bahsi',
  name: 'Poker Bahsi',
  kind: 'betpoker',
  gameKind: 'race',
  type: BET_ON_GAMES,
  minStake: lira(1),
  maxStake: lira(5_000),
  openMs: 20_000,
  pauseMs: 1_500,
  restMs: 6_000,
  rules: BETPOKER_TABLES['poker-bahsi'],
  popularity: 854,
} as const

const BINGO_GAME = {
  kind: 'bingo',
  gameKind: 'ticket',
  openMs: 45_000,
  pauseMs: 3_000,
  restMs: 12_000,
} as const

/** A room: one ticket is the least, and what one may buy at once the most. */
function roomAt(id: keyof typeof BINGO_ROOMS, name: string, popularity: number): OwnTable {
  const rules = BINGO_ROOMS[id]
  const price = BigInt(rules.price)
  return {
    id,
    name,
    ...BINGO_GAME,
    type: rules.isSpoken ? SOUND_BINGO : BINGO,
    rules,
    minStake: price,
    maxStake: price * BigInt(BOUGHT_MOST),
    stepStake: price,
    popularity,
  }
}

const DEAL = {
  kind: 'blackjack',
  gameKind: 'table',
  type: 'blackjack',
  category: CATEGORY.blackjack,
  minStake: lira(5),
  maxStake: lira(50_000),
  openMs: 15_000,
  pauseMs: 800,
  restMs: 4_000,
} as const

const TABLE_GAME = {
  kind: 'tablegames',
  gameKind: 'table',
  minStake: lira(5),
  maxStake: lira(50_000),
  openMs: 15_000,
  pauseMs: 1_000,
  restMs: 5_000,
} as const

/** The house's own tables, one entry each. */
const OWN_TABLES: readonly OwnTable[] = [
  { id: 'zeplin', name: 'Zeplin', ...FLIGHT, rules: CRASH_GAMES.zeplin, popularity: 990 },
  { id: 'spaceman', name: 'Spaceman', ...FLIGHT, rules: CRASH_GAMES.spaceman, popularity: 980 },
  {
    id: 'avrupa-ruleti',
    name: 'Avrupa Ruleti',
    ...SPIN,
    rules: ROULETTE_TABLES['avrupa-ruleti'],
    popularity: 970,
  },
  {
    id: 'fransiz-ruleti',
    name: 'Fransız Ruleti',
    ...SPIN,
    rules: ROULETTE_TABLES['fransiz-ruleti'],
    popularity: 960,
  },
  raceAt('altin-halic', 'Altın Yarış Haliç', 0),
  raceAt('altin-bogazici', 'Altın Yarış Boğaziçi', 1),
  raceAt('altin-bozkir', 'Altın Yarış Bozkır', 2),
  drawOf('sansli-5', 'Şanslı 5', 0),
  drawOf('sansli-6', 'Şanslı 6', 1),
  drawOf('sansli-7', 'Şanslı 7', 2),
  drawOf('yildiz-carki', 'Yıldız Çarkı', 3),
  drawOf('zar-duellosu', 'Zar Düellosu', 4),
  drawOf('element-savasi', 'Element Savaşı', 5),
  BET_ON_POKER,
  roomAt('bingo-lale', 'Bingo Lale', 880),
  roomAt('bingo-cini', 'Bingo Çini', 879),
  roomAt('bingo-sedef', 'Bingo Sedef', 878),
  roomAt('sesli-bingo-bulbul', 'Sesli Bingo Bülbül', 870),
  roomAt('sesli-bingo-kumru', 'Sesli Bingo Kumru', 869),
  {
    id: 'cini-ligi',
    name: '3D Futbol Çini Ligi',
    ...LEAGUE,
    rules: LEAGUES['cini-ligi'],
    popularity: 890,
  },
  {
    id: 'blackjack-saray',
    name: 'Blackjack Saray',
    ...DEAL,
    rules: BLACKJACK_TABLES['blackjack-saray'],
    popularity: 950,
  },
  {
    id: 'blackjack-pearl',
    name: 'Blackjack Pearl',
    ...DEAL,
    minStake: lira(100),
    maxStake: lira(100_000),
    rules: BLACKJACK_TABLES['blackjack-pearl'],
    popularity: 940,
  },
  {
    id: 'bakara-lale',
    name: 'Bakara Lale',
    ...TABLE_GAME,
    type: 'baccarat',
    category: CATEGORY.baccarat,
    rules: TABLEGAME_TABLES['bakara-lale'],
    popularity: 930,
  },
  {
    id: 'ejderha-kaplan',
    name: 'Ejderha Kaplan',
    ...TABLE_GAME,
    type: 'baccarat',
    category: CATEGORY.baccarat,
    rules: TABLEGAME_TABLES['ejderha-kaplan'],
    popularity: 928,
  },
  {
    id: 'andar-bahar',
    name: 'Andar Bahar',
    ...TABLE_GAME,
    type: 'baccarat',
    category: CATEGORY.baccarat,
    rules: TABLEGAME_TABLES['andar-bahar'],
    popularity: 926,
  },
  {
    id: 'sic-bo-sedef',
    name: 'Sic Bo Sedef',
    ...TABLE_GAME,
    type: 'dice',
    category: CATEGORY.dice,
    rules: TABLEGAME_TABLES['sic-bo-sedef'],
    popularity: 924,
  },
  {
    id: 'sans-carki',
    name: 'Şans Çarkı',
    ...TABLE_GAME,
    type: 'game-show',
    category: CATEGORY.gameShow,
    rules: TABLEGAME_TABLES['sans-carki'],
    popularity: 922,
  },
  {
    id: 'casino-holdem-saray',
    name: 'Casino Hold’em Saray',
    ...TABLE_GAME,
    type: 'poker',
    category: CATEGORY.poker,
    rules: TABLEGAME_TABLES['casino-holdem-saray'],
    popularity: 920,
  },
]

/** The kind of a table of the house's own; null where the house has none of that name. */
export const ownKind = (id: string): OwnTable['kind'] | null => ownTable(id)?.kind ?? null

/** How long a round of each table takes at least but for its telling, or exactly where it has a timetable, in ms. */
export const ownTimes = (): {
  id: string
  kind: OwnTable['kind']
  everyMs: number | null
  besideMs: number
}[] =>
  OWN_TABLES.map(({ id, kind, timetable, openMs, pauseMs, restMs }) => ({
    id,
    kind,
    everyMs: timetable?.everyMs ?? null,
    besideMs: openMs + pauseMs + restMs,
  }))

/** The kind and the rules of a table as this version of the house has them; null where it has none of that name. */
export function ownTable(id: string): { kind: OwnTable['kind']; rules: FloorRules } | null {
  const own = OWN_TABLES.find((one) => one.id === id)
  return own ? { kind: own.kind, rules: own.rules } : null
}

/** Does an address name a table of the house's own, and rules that it is played by? */
export const isOwnTable = (id: string, version: string): boolean =>
  version === FLOOR_VERSION && ownKind(id) !== null

const SALT_BYTES = 16
const KURUS = 10_000n

/** Tables that are not there yet, with their tiles. What is there is left as it is. */
export async function seedFloor(
  db: Kysely<Tables>,
  random: (length: number) => Buffer,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (inside) => {
    // Locks the catalogue's providers, so that of two processes one is first.
    const providerId = await ensureProvider(inside, STUDIO)
    for (const own of OWN_TABLES) {
      if (await findTable(inside, own.id)) continue
      const gameId = await addGame(inside, {
        ...placeOf(own),
        name: own.name,
        providerId,
        game: own.id,
        minStake: own.minStake,
        maxStake: own.maxStake,
        popularity: own.popularity,
        image: `/art/${own.id}/tile.svg`,
      })
      await inside
        .insertInto('floor_tables')
        .values({
          id: own.id,
          kind: own.kind,
          game_id: gameId,
          account: `games:${STUDIO.slug}`,
          rules: JSON.stringify(own.rules),
          step_stake: own.stepStake ?? KURUS,
          open_ms: own.openMs,
          pause_ms: own.pauseMs,
          rest_ms: own.restMs,
          every_ms: own.timetable?.everyMs ?? null,
          offset_ms: own.timetable?.offsetMs ?? 0,
          languages: ['tr', 'en'],
          salt: random(SALT_BYTES).toString('hex'),
          created_at: now,
        })
        .execute()
    }
  })
}
