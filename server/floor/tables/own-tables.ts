/**
 * The house's own tables: all that there is to say of one stands in its record, and nowhere else. A start opens those that are not there
 * yet; from then on limits, times and languages are the row's (`npm run table`). Amounts are micro-lira.
 */
import type {
  DrawLook,
  FeltLook,
  FlightLook,
  LeagueLook,
  RaceLook,
  RoomLook,
  TableFace,
  WheelLook,
} from '#contract/games/table-looks.ts'
import { lira } from '#contract/money.ts'
import * as betgames from '#games/betgames/numbers.ts'
import { BETPOKER_TABLES } from '#games/betpoker/numbers.ts'
import { BINGO_ROOMS, BOUGHT_MOST, type BingoRules } from '#games/bingo/numbers.ts'
import type { BlackjackRules } from '#games/blackjack/numbers.ts'
import { CRASH_GAMES, type CrashRules } from '#games/crash/numbers.ts'
import { LEAGUES, type LeagueRules } from '#games/football/numbers.ts'
import { RACE_TRACKS, type RaceRules } from '#games/race/numbers.ts'
import type { RouletteRules } from '#games/roulette/numbers.ts'
import * as tablegames from '#games/tablegames/numbers.ts'

interface Limits {
  readonly min: bigint
  readonly max: bigint
  /** What every stake is a multiple of; a kuruş where it is not said. */
  readonly step?: bigint
}

interface Times {
  /** With a timetable the least that a round is open. */
  readonly openMs: number
  readonly pauseMs: number
  /** From its end to the next round. */
  readonly restMs: number
  /** Rounds close every so many ms of the day, so many after its beginning. */
  readonly timetable?: { readonly everyMs: number; readonly offsetMs: number }
}

interface Common extends Omit<TableFace, 'look'> {
  readonly id: string
  readonly limits: Limits
  readonly times: Times
  /** Where it stands in a list: the highest first. */
  readonly popularity: number
}

/** As a record of the database holds them. */
type Plain<Rules> = { readonly [Name in keyof Rules]: Rules[Name] }

interface TableOf<Name, Rules, Look> extends Common {
  /** Of the floor: which rules play it. */
  readonly kind: Name
  readonly rules: Plain<Rules>
  readonly look: Look
}

export type OwnTable =
  | TableOf<'betgames', ReturnType<typeof betgames.rulesOf>, DrawLook>
  | TableOf<'betpoker', (typeof BETPOKER_TABLES)['poker-bahsi'], DrawLook>
  | TableOf<'bingo', BingoRules, RoomLook>
  | TableOf<'blackjack', BlackjackRules, FeltLook>
  | TableOf<'crash', CrashRules, FlightLook>
  | TableOf<'football', LeagueRules, LeagueLook>
  | TableOf<'race', RaceRules, RaceLook>
  | TableOf<'roulette', RouletteRules, WheelLook>
  | TableOf<'tablegames', ReturnType<typeof tablegames.rulesOf>, FeltLook>

const BOTH = ['tr', 'en'] as const

const FELT_LIMITS: Limits = { min: lira(5), max: lira(50_000) }
const SMALL_LIMITS: Limits = { min: lira(1), max: lira(5_000) }

const FLIGHT: Times = { openMs: 6_000, pauseMs: 1_000, restMs: 0 }
const SPIN: Times = { openMs: 15_000, pauseMs: 1_500, restMs: 5_000 }
const QUICK_SPIN: Times = { openMs: 8_000, pauseMs: 700, restMs: 2_500 }
const DEAL: Times = { openMs: 15_000, pauseMs: 800, restMs: 4_000 }
const TABLE_GAME: Times = { openMs: 15_000, pauseMs: 1_000, restMs: 5_000 }
const STREETS: Times = { openMs: 20_000, pauseMs: 1_500, restMs: 6_000 }
const BINGO_GAME: Times = { openMs: 45_000, pauseMs: 3_000, restMs: 12_000 }
const MATCH_DAY: Times = {
  openMs: 60_000,
  pauseMs: 2_000,
  restMs: 8_000,
  timetable: { everyMs: 180_000, offsetMs: 20_000 },
}

/** At each track every two minutes, at one after the other: somewhere a race begins every forty seconds. */
const race = (offsetMs: number): Times => ({
  openMs: 20_000,
  pauseMs: 2_000,
  restMs: 8_000,
  timetable: { everyMs: 120_000, offsetMs },
})

/** One game is drawn after the other, all of them within three minutes. */
const drawing = (offsetMs: number): Times => ({
  openMs: 60_000,
  pauseMs: 2_000,
  restMs: 8_000,
  timetable: { everyMs: 180_000, offsetMs },
})

/** One ticket is the least, and what one may buy at once the most. */
function ticketsOf({ price }: BingoRules): Limits {
  const each = BigInt(price)
  return { min: each, max: each * BigInt(BOUGHT_MOST), step: each }
}

export const OWN_TABLES: readonly OwnTable[] = [
  {
    id: 'zeplin',
    kind: 'crash',
    name: { tr: 'Zeplin', en: 'Zeplin' },
    rules: CRASH_GAMES.zeplin,
    limits: SMALL_LIMITS,
    times: FLIGHT,
    languages: BOTH,
    look: { sky: ['#14123f', '#8a3574', '#f4a35a'], craft: 'airship' },
    popularity: 990,
  },
  {
    id: 'spaceman',
    kind: 'crash',
    name: { tr: 'Spaceman', en: 'Spaceman' },
    rules: CRASH_GAMES.spaceman,
    limits: SMALL_LIMITS,
    times: FLIGHT,
    languages: BOTH,
    look: { sky: ['#060818', '#14245e', '#3c63c9'], craft: 'astronaut' },
    popularity: 980,
  },
  {
    id: 'avrupa-ruleti',
    kind: 'roulette',
    name: { tr: 'Avrupa Ruleti', en: 'European Roulette' },
    rules: { laPartage: false },
    limits: FELT_LIMITS,
    times: SPIN,
    languages: BOTH,
    look: { cloth: ['#1d49a8', '#071335'], star: '#1fb5a4' },
    popularity: 970,
  },
  {
    id: 'fransiz-ruleti',
    kind: 'roulette',
    name: { tr: 'Fransız Ruleti', en: 'French Roulette' },
    rules: { laPartage: true },
    limits: FELT_LIMITS,
    times: SPIN,
    languages: BOTH,
    look: { cloth: ['#8a2440', '#22081a'], star: '#f5b13d' },
    popularity: 960,
  },
  {
    id: 'istanbul-ruleti',
    kind: 'roulette',
    name: { tr: 'İstanbul Ruleti', en: 'Istanbul Roulette' },
    rules: { laPartage: false },
    limits: FELT_LIMITS,
    times: SPIN,
    languages: ['tr'],
    look: { cloth: ['#0e6a6e', '#04242c'], star: '#e3564a' },
    popularity: 958,
  },
  {
    id: 'london-roulette',
    kind: 'roulette',
    name: { tr: 'London Roulette', en: 'London Roulette' },
    rules: { laPartage: false },
    limits: FELT_LIMITS,
    times: SPIN,
    languages: ['en'],
    look: { cloth: ['#1f5a3a', '#06200f'], star: '#e8c06a' },
    popularity: 956,
  },
  {
    id: 'oto-rulet',
    kind: 'roulette',
    name: { tr: 'Oto Rulet', en: 'Auto Roulette' },
    rules: { laPartage: false },
    limits: { min: lira(1), max: lira(10_000) },
    times: QUICK_SPIN,
    languages: BOTH,
    look: { cloth: ['#5b2a9a', '#170833'], star: '#2be0cd' },
    popularity: 954,
  },
  {
    id: 'altin-halic',
    kind: 'race',
    name: { tr: 'Altın Yarış Haliç', en: 'Golden Race Haliç' },
    rules: RACE_TRACKS['altin-halic'],
    limits: SMALL_LIMITS,
    times: race(0),
    languages: BOTH,
    look: {
      sky: ['#1d1c4f', '#e79a62'],
      posts: [2, 5, 1],
      coats: ['#9c4a24', '#6b5238', '#c58a4e'],
    },
    popularity: 900,
  },
  {
    id: 'altin-bogazici',
    kind: 'race',
    name: { tr: 'Altın Yarış Boğaziçi', en: 'Golden Race Boğaziçi' },
    rules: RACE_TRACKS['altin-bogazici'],
    limits: SMALL_LIMITS,
    times: race(40_000),
    languages: BOTH,
    look: {
      sky: ['#0f2b5c', '#e8b98a'],
      posts: [7, 3, 1],
      coats: ['#7a4526', '#b5b8c2', '#a65a2a'],
    },
    popularity: 899,
  },
  {
    id: 'altin-bozkir',
    kind: 'race',
    name: { tr: 'Altın Yarış Bozkır', en: 'Golden Race Bozkır' },
    rules: RACE_TRACKS['altin-bozkir'],
    limits: SMALL_LIMITS,
    times: race(80_000),
    languages: BOTH,
    look: {
      sky: ['#3a1d4a', '#f0b35c'],
      posts: [4, 8, 6],
      coats: ['#ece6dc', '#33313a', '#c58a4e'],
    },
    popularity: 898,
  },
  {
    id: 'sansli-5',
    kind: 'betgames',
    name: { tr: 'Şanslı 5', en: 'Lucky 5' },
    rules: betgames.rulesOf('lucky-5'),
    limits: SMALL_LIMITS,
    times: drawing(0),
    languages: BOTH,
    look: { sky: ['#3a1452', '#b04a6e'] },
    popularity: 860,
  },
  {
    id: 'sansli-6',
    kind: 'betgames',
    name: { tr: 'Şanslı 6', en: 'Lucky 6' },
    rules: betgames.rulesOf('lucky-6'),
    limits: SMALL_LIMITS,
    times: drawing(30_000),
    languages: BOTH,
    look: { sky: ['#0b3a4a', '#2a9d8f'] },
    popularity: 859,
  },
  {
    id: 'sansli-7',
    kind: 'betgames',
    name: { tr: 'Şanslı 7', en: 'Lucky 7' },
    rules: betgames.rulesOf('lucky-7'),
    limits: SMALL_LIMITS,
    times: drawing(60_000),
    languages: BOTH,
    look: { sky: ['#3a2408', '#c98a2e'] },
    popularity: 858,
  },
  {
    id: 'yildiz-carki',
    kind: 'betgames',
    name: { tr: 'Yıldız Çarkı', en: 'Star Wheel' },
    rules: betgames.rulesOf('wheel'),
    limits: SMALL_LIMITS,
    times: drawing(90_000),
    languages: BOTH,
    look: { sky: ['#1a1550', '#6d4bc4'] },
    popularity: 857,
  },
  {
    id: 'zar-duellosu',
    kind: 'betgames',
    name: { tr: 'Zar Düellosu', en: 'Dice Duel' },
    rules: betgames.rulesOf('dice'),
    limits: SMALL_LIMITS,
    times: drawing(120_000),
    languages: BOTH,
    look: { sky: ['#0c2a22', '#2f8a63'] },
    popularity: 856,
  },
  {
    id: 'element-savasi',
    kind: 'betgames',
    name: { tr: 'Element Savaşı', en: 'War of Elements' },
    rules: betgames.rulesOf('elements'),
    limits: SMALL_LIMITS,
    times: drawing(150_000),
    languages: BOTH,
    look: { sky: ['#101a34', '#44618f'] },
    popularity: 855,
  },
  {
    id: 'poker-bahsi',
    kind: 'betpoker',
    name: { tr: 'Poker Bahsi', en: 'Bet on Poker' },
    rules: BETPOKER_TABLES['poker-bahsi'],
    limits: SMALL_LIMITS,
    times: STREETS,
    languages: BOTH,
    look: { sky: ['#0a3a2c', '#1d7a58'] },
    popularity: 854,
  },
  {
    id: 'bingo-lale',
    kind: 'bingo',
    name: { tr: 'Bingo Lale', en: 'Bingo Lale' },
    rules: BINGO_ROOMS['bingo-lale'],
    limits: ticketsOf(BINGO_ROOMS['bingo-lale']),
    times: BINGO_GAME,
    languages: BOTH,
    look: {
      sky: ['#5a1f52', '#1c0b2e'],
      balls: [47, 8, 62],
      glazes: ['#c2402f', '#1f5fd0', '#a82a63'],
    },
    popularity: 880,
  },
  {
    id: 'bingo-cini',
    kind: 'bingo',
    name: { tr: 'Bingo Çini', en: 'Bingo Çini' },
    rules: BINGO_ROOMS['bingo-cini'],
    limits: ticketsOf(BINGO_ROOMS['bingo-cini']),
    times: BINGO_GAME,
    languages: BOTH,
    look: {
      sky: ['#0e5f86', '#06203c'],
      balls: [21, 75, 33],
      glazes: ['#0f7f93', '#b45c12', '#3b4a8f'],
    },
    popularity: 879,
  },
  {
    id: 'bingo-sedef',
    kind: 'bingo',
    name: { tr: 'Bingo Sedef', en: 'Bingo Sedef' },
    rules: BINGO_ROOMS['bingo-sedef'],
    limits: ticketsOf(BINGO_ROOMS['bingo-sedef']),
    times: BINGO_GAME,
    languages: BOTH,
    look: {
      sky: ['#7d6a3a', '#241b10'],
      balls: [90, 14, 56],
      glazes: ['#0b7a5c', '#6b3bc4', '#c2402f'],
    },
    popularity: 878,
  },
  {
    id: 'sesli-bingo-bulbul',
    kind: 'bingo',
    name: { tr: 'Sesli Bingo Bülbül', en: 'Sound Bingo Bülbül' },
    rules: BINGO_ROOMS['sesli-bingo-bulbul'],
    limits: ticketsOf(BINGO_ROOMS['sesli-bingo-bulbul']),
    times: BINGO_GAME,
    languages: BOTH,
    look: {
      sky: ['#6a2b8f', '#180a33'],
      balls: [7, 38, 81],
      glazes: ['#b45c12', '#0f7f93', '#1f5fd0'],
    },
    popularity: 870,
  },
  {
    id: 'sesli-bingo-kumru',
    kind: 'bingo',
    name: { tr: 'Sesli Bingo Kumru', en: 'Sound Bingo Kumru' },
    rules: BINGO_ROOMS['sesli-bingo-kumru'],
    limits: ticketsOf(BINGO_ROOMS['sesli-bingo-kumru']),
    times: BINGO_GAME,
    languages: BOTH,
    look: {
      sky: ['#1d5a5c', '#071f26'],
      balls: [55, 19, 4],
      glazes: ['#6b3bc4', '#a82a63', '#b45c12'],
    },
    popularity: 869,
  },
  {
    id: 'cini-ligi',
    kind: 'football',
    name: { tr: '3D Futbol Çini Ligi', en: '3D Football Çini League' },
    rules: LEAGUES['cini-ligi'],
    limits: SMALL_LIMITS,
    times: MATCH_DAY,
    languages: BOTH,
    look: { sky: ['#0f1a4a', '#3f6fd0'], shirt: ['#f3f5ff', '#12908f'] },
    popularity: 890,
  },
  {
    id: 'blackjack-saray',
    kind: 'blackjack',
    name: { tr: 'Blackjack Saray', en: 'Blackjack Saray' },
    rules: { decisionMs: 15_000 },
    limits: FELT_LIMITS,
    times: DEAL,
    languages: BOTH,
    look: { cloth: ['#0f7a6c', '#052f2d'] },
    popularity: 950,
  },
  {
    id: 'blackjack-pearl',
    kind: 'blackjack',
    name: { tr: 'Blackjack Pearl', en: 'Blackjack Pearl' },
    rules: { decisionMs: 15_000 },
    limits: { min: lira(100), max: lira(100_000) },
    times: DEAL,
    languages: BOTH,
    look: { cloth: ['#3a4fae', '#0d1440'] },
    popularity: 940,
  },
  {
    id: 'bakara-lale',
    kind: 'tablegames',
    name: { tr: 'Bakara Lale', en: 'Baccarat Lale' },
    rules: tablegames.rulesOf('baccarat'),
    limits: FELT_LIMITS,
    times: TABLE_GAME,
    languages: BOTH,
    look: { cloth: ['#12766a', '#052f2d'] },
    popularity: 930,
  },
  {
    id: 'ejderha-kaplan',
    kind: 'tablegames',
    name: { tr: 'Ejderha Kaplan', en: 'Dragon Tiger' },
    rules: tablegames.rulesOf('dragon-tiger'),
    limits: FELT_LIMITS,
    times: TABLE_GAME,
    languages: BOTH,
    look: { cloth: ['#8a2440', '#22081a'] },
    popularity: 928,
  },
  {
    id: 'andar-bahar',
    kind: 'tablegames',
    name: { tr: 'Andar Bahar', en: 'Andar Bahar' },
    rules: tablegames.rulesOf('andar-bahar'),
    limits: FELT_LIMITS,
    times: TABLE_GAME,
    languages: BOTH,
    look: { cloth: ['#6a4a12', '#241705'] },
    popularity: 926,
  },
  {
    id: 'sic-bo-sedef',
    kind: 'tablegames',
    name: { tr: 'Sic Bo Sedef', en: 'Sic Bo Sedef' },
    rules: tablegames.rulesOf('sic-bo'),
    limits: FELT_LIMITS,
    times: TABLE_GAME,
    languages: BOTH,
    look: { cloth: ['#2c4aa8', '#0a1440'] },
    popularity: 924,
  },
  {
    id: 'sans-carki',
    kind: 'tablegames',
    name: { tr: 'Şans Çarkı', en: 'Wheel of Fortune' },
    rules: tablegames.rulesOf('wheel-of-fortune'),
    limits: FELT_LIMITS,
    times: TABLE_GAME,
    languages: BOTH,
    look: { cloth: ['#5b41b8', '#130e3d'] },
    popularity: 922,
  },
  {
    id: 'casino-holdem-saray',
    kind: 'tablegames',
    name: { tr: 'Casino Hold’em Saray', en: 'Casino Hold’em Saray' },
    rules: tablegames.rulesOf('casino-holdem'),
    limits: FELT_LIMITS,
    times: TABLE_GAME,
    languages: BOTH,
    look: { cloth: ['#0e5f7a', '#04202e'] },
    popularity: 920,
  },
]

/** Those of one kind. */
export const tablesOfKind = <K extends OwnTable['kind']>(
  kind: K,
): Extract<OwnTable, { kind: K }>[] =>
  OWN_TABLES.filter((own): own is Extract<OwnTable, { kind: K }> => own.kind === kind)
