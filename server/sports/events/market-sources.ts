/** What the stream tells of matches: which are played, and of each what it stands at and its odds. Read once for all who watch. */
import type { TopicData } from '#contract/topics.ts'
import { newsBetween, wholeNews, type MarketState } from '#contract/market-news.ts'
import type { Output } from '#contract/registry.ts'
import { EVERYONE, type Source, type SourceHouse } from '../../push/source.ts'
import { listedEvents, matchesOf, playingIds } from './events.ts'

type SportEvent = Output<'betframe/event'>
type State = MarketState<SportEvent['markets'][number], object>

/** What changes within it is told in one message. */
const TOGETHER_MS = 200

export const playingMatches: Source<TopicData<'sports'>> = {
  name: 'sports',
  everyMs: 500,
  async read({ database }) {
    return new Map([[EVERYONE, { playing: await playingIds(database.db) }]])
  },
}

export const chiefMarkets: Source<State> = {
  name: 'market',
  everyMs: TOGETHER_MS,
  read: (house, scopes) =>
    read(house, scopes, async ({ db, now }, ids) =>
      (await listedEvents({ db, now }, ids)).map((event) => {
        const { eventID, markets, marketCount } = event
        return { eventID, markets, facts: { ...standingOf(event), marketCount } }
      }),
    ),
}

export const matchPages: Source<State> = {
  name: 'match',
  everyMs: TOGETHER_MS,
  read: (house, scopes) =>
    read(house, scopes, async ({ db, now }, ids) =>
      (await matchesOf({ db, now }, ids)).map((event) => {
        const { eventID, markets, isSettled, incidents, corners, cards, parts } = event
        const facts = { ...standingOf(event), isSettled, incidents, corners, cards, parts }
        return { eventID, markets, facts }
      }),
    ),
}

const standingOf = ({
  state,
  minute,
  half,
  score,
  game,
  suspended,
}: Pick<SportEvent, 'state' | 'minute' | 'half' | 'score' | 'game' | 'suspended'>) => ({
  state,
  minute,
  half,
  score,
  game,
  suspended,
})

type Reads = (
  context: { db: SourceHouse['database']['db']; now: Date },
  ids: readonly bigint[],
) => Promise<readonly (State & { eventID: number })[]>

/** The events among these scopes; what is no id of one is left out. */
async function read(
  { database, clock }: SourceHouse,
  scopes: readonly string[],
  reads: Reads,
): Promise<ReadonlyMap<string, State>> {
  const ids = scopes.filter((scope) => EVENT_ID.test(scope)).map(BigInt)
  if (ids.length === 0) return new Map()
  const found = await reads({ db: database.db, now: clock() }, ids)
  return new Map(
    found.map(({ eventID, markets, facts }) => [String(eventID), { markets, facts }] as const),
  )
}

const EVENT_ID = /^[1-9]\d{0,14}$/

/** As the topics of an event tell it: everything where nothing is known, else what has changed. */
export const marketNews = (before: unknown, now: unknown): unknown =>
  // Both are what the sources above read.
  before === null ? wholeNews(now as State) : newsBetween(before as State, now as State)
