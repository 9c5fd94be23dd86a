/**
 * What a page asks for at once, answered before it asks: the replies of a few public reads, as a
 * visitor gets them. They are remembered for a moment, so that a busy page costs the database
 * nothing more: of lists an address can only ask for what they themselves name, and a row of
 * invented games asks for a row of the catalogue each, and pushes out what was asked for longest ago.
 */
import {
  ALL_SPORTS,
  BOOKS_MAX,
  FIRST_SPORT,
  FOOT_INFORMATION,
  GAME_FACETS,
  HOME_PROMOTIONS,
  HOME_TABLES,
  HOME_WINS,
  JACKPOTS,
  LIVE_MATCHES,
  matchesOfDay,
  PROMOTIONS,
  SLIDERS,
  SPECIAL_DATES,
  TABLE_FACETS,
  TOURNAMENTS,
} from '#contract/addresses/first-payloads.ts'
import {
  gamesPayload,
  NO_FILTERS,
  QUICK_ACCESS_PAYLOAD,
  shelfOf,
  slotsAt,
  tablesPayload,
} from '#contract/addresses/lobby.ts'
import { dayOf } from '#contract/time-span.ts'
import { readGamePath } from '#contract/addresses/play.ts'
import type { Section } from '#contract/games/game-kinds.ts'
import { INFORMATION_PAGES } from '#contract/addresses/information-pages.ts'
import type { Lang } from '../context.ts'
import type { House } from '../house.ts'
import { isNarrowed, pathOf } from '#contract/addresses/site.ts'
import { runCall, type Connection } from '../door/call.ts'
import type { Reply } from '../door/envelope.ts'
import { MEMBER_CALLS } from '../door/member-calls.ts'
import { NOT_BUILT } from '#contract/not-built.ts'

/** One reply as the site's memory keeps it: under the call and what it was asked with. */
export interface FirstReply {
  call: string
  input: Record<string, unknown>
  reply: Reply
  /** A member is answered the same: it need not be asked again for one. */
  forEveryone?: true
}

/** The rows of the first answer to this call that the page carries; null where it carries none. */
export function rowsOf<T>(data: readonly FirstReply[], name: string): T[] | null {
  const reply = data.find(({ call }) => call === name)?.reply
  // What the call answered a moment ago; a list with nothing in it is refused, and says how many.
  if (Array.isArray(reply?.data)) return reply.data as T[]
  return reply?.pagination?.total === 0 ? [] : null
}

type FirstCall = Omit<FirstReply, 'reply'>

/** By which the games are narrowed. */
const LISTS: readonly FirstCall[] = [
  { call: 'casino/category_list', input: GAME_FACETS },
  { call: 'casino/provider_list', input: GAME_FACETS },
]

/** What stands above the games on the home page: the slides, and the jackpots. */
const HOME: readonly FirstCall[] = [
  { call: 'cmscontroller/getSlider', input: SLIDERS },
  { call: 'habanero/getJackpots', input: JACKPOTS },
]

/** What stands below the games there. */
const HOME_BELOW: readonly FirstCall[] = [
  { call: 'livecasino/game_table_list', input: HOME_TABLES },
  { call: 'cmscontroller/getTournaments', input: TOURNAMENTS },
  { call: 'casino/high_wins', input: HOME_WINS },
  { call: 'cmscontroller/getPromotions', input: HOME_PROMOTIONS },
]

/** What stands at the foot of every page, whoever looks at it. */
const FOOT: readonly FirstCall[] = [
  ...FOOT_INFORMATION.map((InfType) => ({
    call: 'cmscontroller/getInformation',
    input: { InfType },
  })),
  { call: 'cmscontroller/getSpecialDateInf', input: SPECIAL_DATES },
]

const FIRST_PAGE = gamesPayload(NO_FILTERS)

const games = (input: Record<string, unknown>): FirstCall => ({ call: 'casino/games_list', input })

/** By which the live tables are narrowed. */
const LIVE_LISTS: readonly FirstCall[] = [
  { call: 'livecasino/category_list', input: TABLE_FACETS },
  { call: 'livecasino/provider_list', input: TABLE_FACETS },
]

const LIVE: readonly FirstCall[] = [
  ...LIVE_LISTS,
  { call: 'livecasino/game_table_list', input: tablesPayload(NO_FILTERS) },
]

/** What is in play stands above the day's matches, and alone on its own page. */
const SPORT_LIVE: readonly FirstCall[] = [
  { call: 'betframe/sports', input: ALL_SPORTS },
  { call: 'betframe/live', input: LIVE_MATCHES },
]

const sportOn = (day: string): readonly FirstCall[] => [
  ...SPORT_LIVE,
  { call: 'betframe/events', input: matchesOfDay(day, FIRST_SPORT) },
]

const PROMOTION_LIST: FirstCall = { call: 'cmscontroller/getPromotions', input: PROMOTIONS }

/** Does the screen at this path begin with games? Screens for members ask for themselves. */
const beginsWithGames = (path: string): boolean => /^\/(slot(\/.*)?)?$/.test(path)

/** What the other screens that people arrive at begin with. */
function firstCallsAt(url: string, now: Date): readonly FirstCall[] {
  const path = pathOf(url)
  // Another sport, another day or a search is asked for by whoever asked for it.
  if (path === '/sport') return isNarrowed(url) ? SPORT_LIVE : sportOn(dayOf(now))
  if (path === '/sport/live') return SPORT_LIVE
  if (path === '/live') return isNarrowed(url) ? LIVE_LISTS : LIVE
  if (path.startsWith('/live/')) return LIVE_LISTS
  if (path === '/promotions') return [PROMOTION_LIST]
  const game = readGamePath(path)
  if (game !== null) return [coverOf(game)]
  const page = INFORMATION_PAGES.find((each) => each.path === path)
  return page ? [{ call: 'cmscontroller/getInformation', input: { InfType: page.type } }] : []
}

const coverOf = ({ section, gameID }: { section: Section; gameID: number }): FirstCall => ({
  call: 'casino/cover',
  input: { section, gameID },
  forEveryone: true,
})

/** What it shows first, of the games that `lists` name. */
function screenFor(url: string, lists: readonly FirstReply[]): readonly FirstCall[] {
  const path = pathOf(url)
  if (path === '/') return [...HOME, games(FIRST_PAGE), games(QUICK_ACCESS_PAYLOAD)]
  const filters = isNarrowed(url) ? null : slotsAt({ pathname: path, search: '' })
  if (filters === null) return []
  const { facet, value } = shelfOf(path) ?? { facet: null, value: '' }
  // As the list itself writes it: no address of more zeros asks for an answer of its own.
  const isNamed = (name: string) => idsIn(lists, name).includes(value)
  if (facet === 'category' && !isNamed('CategoryID')) return []
  if (facet === 'provider' && !isNamed('providerID')) return []
  return [games(gamesPayload(filters))]
}

/** Every id of that name in the lists, as an address writes it. */
function idsIn(lists: readonly FirstReply[], name: string): string[] {
  return lists.flatMap(({ reply }) => {
    const rows: unknown[] = Array.isArray(reply.data) ? reply.data : []
    return rows.flatMap((row) =>
      Object.entries(row ?? {}).flatMap(([key, value]) => (key === name ? [String(value)] : [])),
    )
  })
}

export const REMEMBERED_MS = 5_000
const REMEMBERED_MAX = 200

interface Remembered {
  atMs: number
  reply: Promise<Reply | null>
}

const memories = new WeakMap<House, Map<string, Remembered>>()

/** The replies that the screen at `url` begins with, in `lang`; what is refused or fails is left out. */
export async function firstData(house: House, url: string, lang: Lang): Promise<FirstReply[]> {
  if (!beginsWithGames(pathOf(url))) return askAll(house, firstCallsAt(url, house.clock()), lang)
  const named = await askAll(house, LISTS, lang)
  const lists = [...named, ...(await askAll(house, screenFor(url, named), lang))]
  const facts = gamesWithFacts(lists).map((gameID) => ({ call: 'casino/game', input: { gameID } }))
  return [...lists, ...(await askAll(house, facts, lang))]
}

/** What follows on any screen once it stands, and on this one. */
export async function furtherData(house: House, url: string, lang: Lang): Promise<FirstReply[]> {
  const foot = await askAll(house, FOOT, lang)
  const below = pathOf(url) === '/' ? await askAll(house, HOME_BELOW, lang) : []
  return [...foot.map((each) => ({ ...each, forEveryone: true as const })), ...below]
}

async function askAll(
  house: House,
  firstCalls: readonly FirstCall[],
  lang: Lang,
): Promise<FirstReply[]> {
  const notBuilt: readonly string[] = NOT_BUILT
  const built = firstCalls.filter(({ call }) => !notBuilt.includes(call))
  const replies = await Promise.all(built.map((firstCall) => ask(house, firstCall, lang)))
  return built.flatMap((firstCall, at) => {
    const reply = replies[at]
    return reply ? [{ ...firstCall, reply }] : []
  })
}

/** The games whose facts the screen shows with its lists. */
function gamesWithFacts(lists: readonly FirstReply[]): number[] {
  const ids = lists
    .filter(({ call }) => call === 'casino/games_list')
    .flatMap(({ reply }) => {
      const ids = gameIDsIn(reply.data)
      return ids.slice(0, ids.length <= BOOKS_MAX ? BOOKS_MAX : 1)
    })
  return [...new Set(ids)]
}

function gameIDsIn(data: unknown): number[] {
  const rows: unknown[] = Array.isArray(data) ? data : []
  return rows.flatMap((row) => {
    const isGame = typeof row === 'object' && row !== null && 'gameID' in row
    return isGame && typeof row.gameID === 'number' ? [row.gameID] : []
  })
}

function ask(house: House, firstCall: FirstCall, lang: Lang): Promise<Reply | null> {
  const memory = memories.get(house) ?? new Map<string, Remembered>()
  memories.set(house, memory)
  const key = JSON.stringify([firstCall, lang])
  const known = memory.get(key)
  const nowMs = house.clock().getTime()
  const isFresh = known !== undefined && nowMs - known.atMs < REMEMBERED_MS
  const remembered = isFresh ? known : { atMs: nowMs, reply: answerVisitor(house, firstCall, lang) }
  memory.delete(key)
  memory.set(key, remembered)
  // Those that nobody asks for go first.
  const [oldest] = memory.keys()
  if (memory.size > REMEMBERED_MAX && oldest !== undefined) memory.delete(oldest)
  return remembered.reply
}

/** A page is better with a gap than not at all: what fails here, the page asks for itself. */
async function answerVisitor(house: House, { call, input }: FirstCall, lang: Lang) {
  const spec = MEMBER_CALLS.calls.get(call)
  if (!spec) return null
  const now = house.clock()
  const browser = { hash: null, name: '', renew: () => Buffer.alloc(0) }
  const nobody = { member: null, session: null, pending: null, sentSession: false, socket: null }
  const caller = { ip: '', now, browser, visitor: browser, ...nobody }
  const contextOn = (connection: Connection) => ({ ...connection, house, lang, ...caller })
  const running = { spec, data: { ...input, Lang: lang }, house, lang, contextOn }
  return runCall(MEMBER_CALLS, running).catch((error: unknown) => {
    house.log.debug({ call, err: error }, 'no first data')
    return null
  })
}
