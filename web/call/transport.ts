/**
 * The only `fetch` of the site. It never aborts a request, takes 200–299 as replies, and after one
 * HTTP 500 lets nothing leave the browser until the page is loaded anew. Under maintenance only what
 * asks about that leaves it.
 */
import { isUnderMaintenance } from '#web/state/maintenance.ts'
import type { Envelope } from './envelope.ts'
import { live } from './live.ts'

const BASE = '/endpoint/v1'
const PANEL = { panel: 'frontend' }
const SERVER_FAULT = 500

export const BLOCKED = 'Request blocked due to a previous error'

/** Something kept the answer from us: the line, a strange status, the block. Never shown, only logged. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  /** Of the answer, where there was one. */
  readonly status: number | null

  constructor(message: string, status: number | null = null) {
    super(message)
    this.status = status
  }
}

let blocked = false
let answered = true
const onBlocked: (() => void)[] = []

/** Who acts when the first HTTP 500 arrives. */
export function whenBlocked(act: () => void): void {
  onBlocked.push(act)
}

/** Whether an HTTP 500 has come: until the page is loaded anew, nothing is asked any more. */
export const isBlocked = (): boolean => blocked

/** Whether the last call that ended brought an answer, be it a strange one: the line is there then. */
export const isAnswered = (): boolean => answered

export const isValidStatus = (status: number): boolean => status >= 200 && status <= 299

async function request(path: string, init: RequestInit): Promise<Response> {
  if (blocked) throw new CallFailed(BLOCKED)
  const response = await fetch(path, init).catch((error: unknown) => {
    answered = false
    throw error
  })
  answered = true
  if (response.status === SERVER_FAULT && !blocked) {
    blocked = true
    for (const act of onBlocked) act()
  }
  const { status } = response
  if (!isValidStatus(status)) throw new CallFailed(`${path} answered ${status}`, status)
  return response
}

async function ask(path: string, init: RequestInit): Promise<unknown> {
  return (await request(path, init)).json()
}

const ABOUT_MAINTENANCE = /^(check-)?maintenance\b/

function holdBack(name: string): void {
  if (!isUnderMaintenance() || ABOUT_MAINTENANCE.test(name)) return
  throw new CallFailed(`${name} was not sent: the site is under maintenance`)
}

/** A business call: the whole envelope, already built. With `keepalive` it goes on when the page is left. */
export async function postCall(envelope: Envelope, keepalive = false): Promise<unknown> {
  holdBack(`${envelope.api.class}/${envelope.api.method}`)
  return ask(BASE, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...PANEL, ...ownSocket() },
    body: JSON.stringify(envelope),
    ...(keepalive ? { keepalive } : {}),
  })
}

/** What this page did itself need not come back to it by the stream. */
function ownSocket(): Record<string, string> {
  const { socket } = live.getState()
  return socket === null ? {} : { stream: socket }
}

/** A file by itself: its bytes are the whole body, and headers say what the envelope would. */
export async function postFile(
  path: string,
  file: Blob,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  holdBack(path)
  return ask(path, { method: 'POST', headers: { ...headers, ...PANEL }, body: file })
}

/** A plain GET under `/endpoint/v1/`. */
export async function getFromServer(path: string): Promise<unknown> {
  holdBack(path)
  return ask(`${BASE}/${path}`, { headers: PANEL })
}

/** Another house's address, without our header; what goes wrong there stops nothing here. */
export async function getElsewhere(address: string): Promise<unknown> {
  const response = await fetch(address, { credentials: 'omit' })
  if (!isValidStatus(response.status)) throw new CallFailed(`another house said ${response.status}`)
  return response.json()
}

/** One of the static lists beside the page. */
export const getStatic = (name: string): Promise<unknown> =>
  ask(`/${name}.json`, { headers: PANEL })

const BAD_ADDRESS = 400
const NOT_FOUND = 404

/** A published lookup table, byte for byte: whoever verifies a round hashes it. Null where the house has none. */
export async function getTable(path: string): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await (await request(path, {})).arrayBuffer())
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    if (error.status !== BAD_ADDRESS && error.status !== NOT_FOUND) throw error
    return null
  }
}
