/** The conversation of one launch with a table of the floor: opening it, and what a member does there. */
import type { BoardChip } from '#contract/games/floor-boards.ts'
import type {
  FloorAct,
  FloorActed,
  FloorOpened,
  FloorPublished,
  FloorReply,
} from '#contract/games/floor-protocol.ts'
import { STAKE_REFUSALS, type AuthenticateReply } from '#contract/games/game-protocol.ts'
import type { Wire } from './call.ts'
import { readBound } from '#contract/stake-bound.ts'
import { GameRefusal, stakeRefusalIn } from './call.ts'
import type { GameSession } from './game-session.ts'
import { UNBOUND } from './jurisdiction.ts'
import type { Launch } from './launch.ts'
import type { GameStream } from './stream.ts'

/** The house said no, in the words that it gave. */
export class FloorRefusal extends Error {
  readonly refusal: string

  constructor(refusal: string, message: string) {
    super(message)
    this.refusal = refusal
  }
}

export type OpenedTable = AuthenticateReply & { floor: FloorOpened }

export type FloorCall =
  'room' | 'say' | 'report' | 'boards' | 'keep-board' | 'rename-board' | 'remove-board' | 'past'

export interface FloorSession extends GameSession<unknown> {
  open: () => Promise<FloorOpened>
  /** The table as it was opened first, asked for once by all who need it to begin. */
  opened: () => Promise<FloorOpened>
  act: (asked: AskedAct) => Promise<FloorActed>
  /** Rounds that have ended, as anyone may read them. */
  published: (table: string, from: number, to: number) => Promise<FloorPublished>
  /** What concerns no money: asked by HTTP alone. */
  ask: <T>(call: FloorCall, asked: object) => Promise<T>
}

export interface AskedAct {
  act: FloorAct
  table: string
  round: number
  spot: string
  amount?: number
  target?: number | null
  half?: boolean
  decision?: string
  question?: number
  /** Of a board that is laid whole. */
  chips?: readonly BoardChip[]
}

const TRIES = 4
const TRY_MS = 700
const ANSWER_MS = 2_500
/** What says nothing about what was asked for: later it may be a yes. */
const PASSING: ReadonlySet<string> = new Set(['busy', 'too-many-calls'])

/** `lang` is the page's, as it is when something is asked. */
export function openFloorSession(
  { sessionID, server }: Pick<Launch, 'sessionID' | 'server'>,
  wire: Wire,
  stream: () => GameStream,
  lang: () => Launch['lang'],
): FloorSession {
  const open = async (): Promise<FloorOpened> =>
    askPatiently(wire, async () =>
      reading<FloorOpened>(await post(wire, `${server}/floor/open`, { sessionID, lang: lang() })),
    )
  let first: Promise<FloorOpened> | null = null
  const opened = (): Promise<FloorOpened> => (first ??= open())
  const act = async (asked: AskedAct): Promise<FloorActed> => {
    const message = { type: 'act', lang: lang(), requestId: crypto.randomUUID(), ...asked }
    const answered = await stream().ask(message, message.requestId, ANSWER_MS)
    // What a lost socket took along is asked again by the other way, under the same id.
    const reply = answered ?? (await post(wire, `${server}/floor/act`, { ...message, sessionID }))
    return reading(reply)
  }
  const none = (): Promise<never> => Promise.reject(new Error('a table sells no rounds'))
  return {
    open,
    opened,
    act,
    published: async (table, from, to) => {
      const url = `${server}/floor/rounds/${table}/${from}/${to}`
      const headers = { 'accept-language': lang() }
      const init = { headers, credentials: 'omit', signal: AbortSignal.timeout(9_000) } as const
      return reading(await (await wire.fetch(url, init)).json())
    },
    ask: async <T>(call: FloorCall, asked: object) =>
      reading<T>(
        await post(wire, `${server}/floor/${call}`, { sessionID, lang: lang(), ...asked }),
      ),
    authenticate: async () => replyOf(await opened()),
    play: none,
    endRound: none,
    mark: () => {},
    balance: async () => (await open()).balance,
    bonus: none,
  }
}

/** What the frame asks of every game's first answer. */
function replyOf(floor: FloorOpened): OpenedTable {
  const { limits, table } = floor.table
  return {
    balance: floor.balance,
    round: null,
    status: { statusCode: 'SUCCESS', statusMessage: '' },
    config: {
      gameID: table,
      minBet: limits.min,
      maxBet: limits.max,
      stepBet: limits.step,
      defaultBetLevel: Math.min(limits.max, limits.min * 10),
      betLevels: [],
      betModes: {},
      jurisdiction: {
        ...UNBOUND,
        socialCasino: floor.isDemo === true,
        displayNetPosition: true,
        displaySessionTimer: true,
      },
    },
    floor,
  }
}

/** A house that is busy is asked again a few times before a table does not open. */
async function askPatiently<T>(wire: Wire, ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (trouble) {
      const isPassing = trouble instanceof FloorRefusal && PASSING.has(trouble.refusal)
      if (!isPassing || tries >= TRIES) throw trouble
      await wire.wait(TRY_MS * 2 ** tries)
    }
  }
}

/** `lang` is in a header, too: what is refused before a body is read is said in it. */
async function post(
  wire: Wire,
  url: string,
  body: { lang: string; [field: string]: unknown },
): Promise<unknown> {
  for (let tries = 1; ; tries += 1) {
    try {
      const headers = { 'accept-language': body.lang }
      const init = {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        credentials: 'omit',
      } as const
      const response = await wire.fetch(url, { ...init, signal: AbortSignal.timeout(9_000) })
      const reply: unknown = await response.json()
      wire.onTrouble(false)
      return reply
    } catch {
      if (tries >= TRIES) throw new GameRefusal('ERR_GEN')
      wire.onTrouble(true)
      await wire.wait(TRY_MS * tries)
    }
  }
}

/** A success, or the refusal thrown. The shape is the contract's, held by tests on the server's side. */
function reading<T>(reply: unknown): T {
  const read = reply as FloorReply<T>
  if (read.result) return read.data
  if (read.data.refusal === 'session-expired') throw new GameRefusal('ERR_IS')
  if (read.data.refusal === 'insufficient-funds') throw new GameRefusal('ERR_IPB')
  // A stake that may not be is told as every game's: the site asks what a reality check asks.
  const stake = stakeRefusalIn(read.data)
  if (stake !== null) throw new GameRefusal(STAKE_REFUSALS[stake], stake, readBound(read.data))
  throw new FloorRefusal(read.data.refusal, read.message)
}
