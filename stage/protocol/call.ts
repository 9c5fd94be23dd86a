import {
  GAME_ERRORS,
  STAKE_REFUSALS,
  type GameError,
  type StakeRefusal,
} from '#contract/games/game-protocol.ts'
import { readBound, type StakeBound } from '#contract/stake-bound.ts'

/** The game server said no. */
export class GameRefusal extends Error {
  readonly error: GameError
  /** Why nothing may be staked at all, where the server says it. */
  readonly refusal: StakeRefusal | null

  /** Which limit or highest bet was met, in micro-lira, where the server says it. */
  readonly bound: StakeBound | null

  constructor(
    error: GameError,
    refusal: StakeRefusal | null = null,
    bound: StakeBound | null = null,
  ) {
    super(refusal ?? error)
    this.error = error
    this.refusal = refusal
    this.bound = bound
  }
}

/** What a call needs from outside: the network, and patience. */
export interface Wire {
  fetch: typeof fetch
  /** Waits, or less when the browser comes back online meanwhile. */
  wait: (ms: number) => Promise<void>
  /** Told true when the server is out of reach, false when it answers again. */
  onTrouble: (isTrouble: boolean) => void
}

const TIMEOUT_MS = 9_000
const WAITS_MS = [400, 900, 1_800, 3_000, 5_000] as const
const FAULTS_MAX = 3

/**
 * Asks until the server answers: for calls that may be repeated without harm (a play carries its
 * `requestId`). It posts the body, or gets where there is none. A lost reply, a timeout or a broken answer is tried again for as long as it takes;
 * a refusal is thrown, a fault of the server after three tries.
 */
export async function callUntilAnswered(
  wire: Wire,
  url: string,
  body: object | null,
): Promise<unknown> {
  let faults = 0
  for (let attempt = 0; ; attempt += 1) {
    const answer = await tryCall(wire, url, body)
    if (answer.kind === 'reply') {
      wire.onTrouble(false)
      return answer.data
    }
    if (answer.kind === 'refusal') {
      wire.onTrouble(false)
      if (answer.error === 'ERR_GEN') faults += 1
      if (answer.error !== 'ERR_GEN' || faults >= FAULTS_MAX) throw refusalOf(answer)
    } else if (attempt > 0) wire.onTrouble(true)
    await wire.wait(WAITS_MS[Math.min(attempt, WAITS_MS.length - 1)] ?? 5_000)
  }
}

/** Posts once; null when no answer came. */
export async function callOnce(wire: Wire, url: string, body: object): Promise<unknown> {
  const answer = await tryCall(wire, url, body)
  if (answer.kind === 'refusal') throw refusalOf(answer)
  return answer.kind === 'reply' ? answer.data : null
}

interface RefusedAnswer {
  kind: 'refusal'
  error: GameError
  refusal: StakeRefusal | null
  bound: StakeBound | null
}

type Answer = { kind: 'reply'; data: unknown } | RefusedAnswer | { kind: 'lost' }

const refusalOf = ({ error, refusal, bound }: RefusedAnswer): GameRefusal =>
  new GameRefusal(error, refusal, bound)

async function tryCall(wire: Wire, url: string, body: object | null): Promise<Answer> {
  try {
    const response = await wire.fetch(url, {
      ...(body === null ? {} : posting(body)),
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const data: unknown = await response.json()
    const error = errorIn(data)
    if (error)
      return { kind: 'refusal', error, refusal: stakeRefusalIn(data), bound: readBound(data) }
    return response.ok ? { kind: 'reply', data } : { kind: 'lost' }
  } catch {
    // Offline, a timeout, or an answer that is not JSON: to the member all the same, no answer.
    return { kind: 'lost' }
  }
}

const posting = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

function errorIn(data: unknown): GameError | null {
  if (typeof data !== 'object' || data === null || !('error' in data)) return null
  const name = String(data.error)
  // The key is looked up in the closed table first, so the name is one of it.
  return Object.hasOwn(GAME_ERRORS, name) ? (name as GameError) : 'ERR_GEN'
}

/** Why nothing may be staked, as an answer says it; null where it says nothing of the kind. */
export function stakeRefusalIn(data: unknown): StakeRefusal | null {
  if (typeof data !== 'object' || data === null || !('refusal' in data)) return null
  const name = String(data.refusal)
  // Looked up in the closed table first; what another server may say besides is not shown.
  return Object.hasOwn(STAKE_REFUSALS, name) ? (name as StakeRefusal) : null
}
