/** A table of the floor as a frame in a browser has it, for tests alone. */
import { setTimeout as pause } from 'node:timers/promises'
import type {
  FloorActed,
  FloorOpened,
  FloorReply,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import { floorSeatState, floorTableState } from '#contract/games/floor-shapes.ts'
import type { Output } from '#contract/registry.ts'
import { expectStrictly } from '../push/testing.ts'
import { chooseClientSeed } from '../round/testing.ts'
import type { Client, TestHouse } from '../testing.ts'

export interface TestTable {
  sessionID: string
  url: URL
  open(): Promise<FloorOpened>
  act(asked: object, session?: string): Promise<FloorReply<FloorActed>>
  /** Waits until the table is as it is meant to be. */
  until(isMeant: (state: FloorTableState) => boolean): Promise<FloorTableState>
  /** The same where nobody waits for what the clock can be set to: not for what is told to a page in its own time. */
  hurry(isMeant: (state: FloorTableState) => boolean): Promise<FloorTableState>
  /** The number of a round that stays open for so long yet. */
  openRound(leftMs?: number): Promise<number>
  /** The same, with no waiting for the round before it. */
  nextRound(leftMs?: number): Promise<number>
  /** The same, of a round in which nothing of theirs is on yet. */
  freshRound(leftMs?: number): Promise<number>
}

/** A table as it was launched, with what its page was shown before any stake of theirs. */
export interface LaunchedTable extends TestTable {
  opened: Output<'livecasino/init_game'>['published']
}

/** Of a house what a table needs: where it answers, and what time it is there. */
type TableHouse = Pick<TestHouse, 'settings' | 'clock'> & Partial<Pick<TestHouse, 'pass'>>

/** A session at the table of that name, whose acts name a spot and it where they say nothing else. */
export async function openTestTable(
  house: TableHouse,
  client: Client,
  { table, name, spot }: { table: string; name: string; spot: string },
): Promise<LaunchedTable> {
  await chooseClientSeed(client)
  const { url, published } = await launchOf(client, name)
  return { ...testTableAt(house, new URL(url), { table, spot }), opened: published }
}

/** The same opened with play money, by anyone. */
export async function openTestDemo(
  house: TableHouse,
  client: Client,
  { table, name, spot }: { table: string; name: string; spot: string },
): Promise<TestTable> {
  const { data } = await client.call('floor/demo', await demoOf(client, name))
  return testTableAt(house, new URL(data.url), { table, spot })
}

/** What the demo of the table or virtual game is asked for by whose name has this in it. */
export async function demoOf(
  client: Client,
  name: string,
): Promise<{ section: 'live' | 'virtual'; gameID: number }> {
  const tables = await client.call('livecasino/game_table_list', { searchGameName: name })
  // An empty list answers that there is nothing.
  if (tables.code !== 404) return { section: 'live', gameID: tables.data[0]?.tableID ?? 0 }
  const games = await client.call('virtualgames/game_list', { searchGameName: name })
  return { section: 'virtual', gameID: games.data[0]?.gameID ?? 0 }
}

/** The table of a launch, asked of that process. */
export function testTableAt(
  house: TableHouse,
  url: URL,
  { table, spot }: { table: string; spot: string },
): TestTable {
  const sessionID = url.searchParams.get('sessionID') ?? ''
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${house.settings.gamesUrl}/rgs/floor/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    return response.json()
  }
  const open = async (): Promise<FloorOpened> => {
    // The shape that the contract gives it.
    const reply = (await post('open', { sessionID })) as FloorReply<FloorOpened>
    if (!reply.result) throw new Error(`${reply.data.refusal}: ${reply.message}`)
    const { table: state, seat } = reply.data
    expectStrictly(table, floorTableState, state)
    if (seat) expectStrictly(`a seat at ${table}`, floorSeatState, seat)
    return reply.data
  }
  const until: TestTable['until'] = async (isMeant) => {
    for (let tries = 0; tries < 1_500; tries += 1) {
      const { table: state } = await open()
      if (isMeant(state)) return state
      await pause(20)
    }
    throw new Error('the table never was as it was meant to be')
  }
  const leftOf = ({ round }: FloorTableState): number =>
    (round?.closesAt ?? 0) - house.clock().getTime()
  const isOpenFor =
    (leftMs: number) =>
    (state: FloorTableState): boolean =>
      isOpen(state) && leftOf(state) > leftMs
  const hurry: TestTable['hurry'] = (isMeant) =>
    until((state) => {
      if (isMeant(state)) return true
      house.pass?.(isOpen(state) ? Math.max(0, leftOf(state)) : HURRY_MS)
      return false
    })
  const nextRound = async (leftMs = OPEN_MS): Promise<number> =>
    (await hurry(isOpenFor(leftMs))).round?.number ?? 0
  return {
    sessionID,
    url,
    open,
    until,
    hurry,
    openRound: async (leftMs = OPEN_MS) => (await until(isOpenFor(leftMs))).round?.number ?? 0,
    nextRound,
    act: async (asked, session = sessionID) =>
      // As above.
      (await post('act', {
        type: 'act',
        table,
        spot,
        sessionID: session,
        ...asked,
      })) as FloorReply<FloorActed>,
    async freshRound(leftMs) {
      await hurry((state) => !isOpen(state))
      return nextRound(leftMs)
    },
  }
}

/** Where the first table or virtual game is played whose name has this in it. */
export const launchUrlOf = async (client: Client, name: string): Promise<string> =>
  (await launchOf(client, name)).url

async function launchOf(
  client: Client,
  name: string,
): Promise<Pick<Output<'livecasino/init_game'>, 'url' | 'published'>> {
  const tables = await client.call('livecasino/game_table_list', { searchGameName: name })
  // An empty list answers that there is nothing.
  if (tables.code !== 404) {
    const payload = { tableID: tables.data[0]?.tableID ?? 0, isMobile: true }
    return (await client.call('livecasino/init_game', payload)).data
  }
  const listed = await client.call('virtualgames/game_list', { searchGameName: name })
  const [game] = listed.data
  const request = { providerID: game?.providerID ?? 0, type: game?.type ?? '', isMobile: true }
  return (await client.call('virtualgames/init_game', request)).data
}

export const isOpen = ({ round }: FloorTableState): boolean => round?.phase === 'open'

/** Long enough for whatever a test does on an open round. */
const OPEN_MS = 1_100
/** So far the clock goes between two looks at a round that is told. */
const HURRY_MS = 500

let requests = 0
/** An id that no request had before. */
export const request = (): { requestId: string } => ({ requestId: `r${(requests += 1)}` })

/** The name of a refusal; null where there was none. */
export const refusalOf = (reply: FloorReply<unknown>): string | null =>
  reply.result ? null : reply.data.refusal

/** The data of an answer. Throws where it was refused. */
export function doneOf<T>(reply: FloorReply<T>): T {
  if (!reply.result) throw new Error(`${reply.data.refusal}: ${reply.message}`)
  return reply.data
}
