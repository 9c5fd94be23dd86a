import { constants, publicEncrypt, createPublicKey } from 'node:crypto'
import type { Pagination } from '#contract/call.ts'
import type { OwnGame } from '#games/own-game.ts'
import type { CallName, Data, Payload } from '#contract/registry.ts'
import { openDatabase, type Database } from './database/database.ts'
import { freshDatabase } from './database/testing.ts'
import type { Listening } from './door/connections.ts'
import { PER_DAY, PER_MINUTE, type PerDay, type PerMinute } from './door/limits.ts'
import type { PublicJwk } from './door/keys.ts'
import { createLog } from './log.ts'
import { startHouse, type HouseOptions, type RunningHouse } from './main.ts'
import type { SocketLimits } from './push/sockets.ts'
import { publishShelf, type Shelf } from './round/publish/published.ts'
import { readSettings, type Settings } from './settings.ts'

/** A real house on free ports, over a database of its own. Nothing in it stands in for anything. */
export interface TestHouse extends RunningHouse {
  /** Moves the house's clock. Negative goes back. */
  pass(ms: number): void
  /** Its database by the owner of the tables, for what the house itself may not do. */
  owner: Database
  /** Every line of its log so far. */
  logged(): string
}

export interface TestHouseOptions {
  settings?: Partial<Settings>
  perMinute?: Partial<PerMinute>
  perDay?: Partial<PerDay>
  socketLimits?: Partial<SocketLimits>
  listening?: Partial<Listening>
  random?: (length: number) => Buffer
  ownGames?: readonly OwnGame[]
  paymentAdapters?: HouseOptions['paymentAdapters']
  stage?: string
  /** A database to go on with; its owner closes it. Otherwise a fresh one. */
  databaseUrl?: string
}

/** So high that no test meets them by chance. */
function generous<T extends object>(limits: T): Record<keyof T, number> {
  // An object's own keys are those of its type here: both tables are written out.
  return Object.fromEntries(Object.keys(limits).map((name) => [name, 1e9])) as Record<
    keyof T,
    number
  >
}

/** Members are paid without having shown anything, save where a test is about that. */
const WITHOUT_DOCUMENTS = { WITHDRAWAL_IDENTITY: 'off', WITHDRAWAL_ADDRESS: 'off' }

/** From here tables may be filmed; nothing is there. */
export const STUDIO_ORIGIN = 'https://studio.kasa.test'

/** Our own games with their tables, which no version of them ever changes: read and checked once a process. */
let shelf: Promise<Shelf> | undefined
const ownShelf = (): Promise<Shelf> => {
  shelf ??= publishShelf()
  // What could not be read once is read anew by the next.
  shelf.catch(() => (shelf = undefined))
  return shelf
}

export async function startTestHouse(options: TestHouseOptions = {}): Promise<TestHouse> {
  const { databaseUrl } = options
  const fresh = databaseUrl === undefined ? await freshDatabase('demo') : null
  const owner = fresh ?? (await openDatabase(databaseUrl ?? '', 2))
  let aheadMs = 0
  const lines: string[] = []
  const settings = {
    ...readSettings({
      PORT: '0',
      GAMES_PORT: '0',
      DEMO: '1',
      ...WITHOUT_DOCUMENTS,
      STUDIO_ORIGINS: STUDIO_ORIGIN,
    }),
    ...options.settings,
  }
  const log = createLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) })
  const house = await startHouse(settings, {
    log,
    databaseUrl: fresh?.url ?? databaseUrl ?? '',
    clock: () => new Date(Date.now() + aheadMs),
    perMinute: { ...generous(PER_MINUTE), ...options.perMinute },
    perDay: { ...generous(PER_DAY), ...options.perDay },
    ...(options.socketLimits ? { socketLimits: options.socketLimits } : {}),
    // All tests come from one address.
    listening: {
      refusalMs: 0,
      callsAtOnceOfAddress: 1_000,
      requestsOfConnection: 1_000,
      ...options.listening,
    },
    ...(options.random ? { random: options.random } : {}),
    ...(options.ownGames ? { ownGames: options.ownGames } : { shelf: await ownShelf() }),
    ...(options.paymentAdapters ? { paymentAdapters: options.paymentAdapters } : {}),
    ...(options.stage === undefined ? {} : { stage: options.stage }),
  })
  return {
    ...house,
    owner,
    pass: (ms) => (aheadMs += ms),
    logged: () => lines.join(''),
    close: async () => {
      await house.close()
      await owner.close()
    },
  }
}

/** A reply as it came over the wire. */
export interface WireReply<T = unknown> {
  status: number
  result: boolean
  message: string
  code: number
  data: T
  pagination?: Pagination
}

/** What a refusal's `data` holds. */
export interface RefusalData {
  refusal: string
  fields?: { field: string; problem: string }[]
}

/** What a browser stores of a session: all but `gmt` and `lang` encrypted. */
export interface WireUser {
  uid: string
  sid: string
  uip: string
  gmt: string
  lang: string
}

/** A browser at the door: it keeps its cookies and, once logged in, its session. */
export interface Client {
  /** Makes a call as the site would; `data` is typed as a success. */
  call<N extends CallName>(name: N, payload: Payload<N>, lang?: string): Promise<WireReply<Data<N>>>
  /** The same for a call that must be refused; throws when it is not. */
  refused<N extends CallName>(
    name: N,
    payload: Payload<N>,
    lang?: string,
  ): Promise<WireReply<RefusalData>>
  /** Any envelope and headers whatever, for what no honest site would send. */
  post(body: unknown, headers?: Record<string, string>): Promise<WireReply>
  /** A GET of a path of the site, cookies and panel header with it. */
  get(path: string, headers?: Record<string, string>): Promise<Response>
  login(username: string, password?: string): Promise<Data<'user/login'>>
  /** Redeems the stored auth value, as the site does. */
  refresh(): Promise<WireReply<Data<'user/login'>>>
  encrypt: (text: string) => Promise<string>
  /** As it lies in storage; copy it to another client to steal it. */
  stored: { user: WireUser | null; auth: string | null; cookie: string }
}

export function visitor(house: Pick<TestHouse, 'settings'>): Client {
  const url = house.settings.publicUrl
  const stored: Client['stored'] = { user: null, auth: null, cookie: '' }
  let key: PublicJwk | undefined

  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('panel', headers.get('panel') ?? 'frontend')
    if (stored.cookie) headers.set('cookie', stored.cookie)
    const response = await fetch(url + path, { redirect: 'manual', ...init, headers })
    for (const cookie of response.headers.getSetCookie())
      stored.cookie = withCookie(stored.cookie, cookie.split(';')[0] ?? '')
    return response
  }
  const post: Client['post'] = async (body, headers = {}) => {
    const response = await send('/endpoint/v1', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    // The shape every reply has; the door's own tests hold it.
    return { status: response.status, ...((await response.json()) as Omit<WireReply, 'status'>) }
  }
  const ask = (name: string, payload: object, lang = 'tr') => {
    const [className, method] = name.split('/')
    const user = stored.user ?? { lang }
    return post({ api: { class: className, method }, data: { ...payload, Lang: lang }, user })
  }
  const client: Client = {
    stored,
    post,
    get: (path, headers = {}) => send(path, { headers }),
    async encrypt(text) {
      // The contract's shape; a key that is none of it fails in the next line.
      key ??= (await (await send('/endpoint/v1/public-key', {})).json()) as PublicJwk
      return encryptFor(key, text)
    },
    // Success and refusal are told apart here, so the types of `data` hold.
    async call(name, payload, lang) {
      const reply = await ask(name, payload, lang)
      if (!reply.result && reply.message !== 'Kayıt Bulunamadı')
        throw new Error(`${name} was refused: ${JSON.stringify(reply)}`)
      // The door checked it against the contract before it left.
      return reply as WireReply<never>
    },
    async refused(name, payload, lang) {
      const reply = await ask(name, payload, lang)
      if (reply.result) throw new Error(`${name} was not refused`)
      // Every refusal is made of these.
      return reply as WireReply<RefusalData>
    },
    async login(username, password = 'Demo123!') {
      const { data } = await client.call('user/login', { username, password })
      await keep(client, data)
      return data
    },
    async refresh() {
      const refreshed = await ask('user/refresh_session', { auth: stored.auth ?? '' })
      // Read as a success only where `result` says so.
      const reply = refreshed as WireReply<Data<'user/login'>>
      if (reply.result) await keep(client, reply.data)
      return reply
    },
  }
  return client
}

/** A browser's cookies with this one, in place of its own of that name. */
function withCookie(cookies: string, cookie: string): string {
  const [name = ''] = cookie.split('=')
  const others = cookies.split('; ').filter((one) => one !== '' && !one.startsWith(`${name}=`))
  return [...others, cookie].join('; ')
}

export async function loginAs(
  house: Pick<TestHouse, 'settings'>,
  username: string,
): Promise<Client> {
  const client = visitor(house)
  await client.login(username)
  return client
}

async function keep(client: Client, data: Data<'user/login'>): Promise<void> {
  const [uid, sid, uip] = await Promise.all([data.uid, data.sid, data.uip].map(client.encrypt))
  if (uid === undefined || sid === undefined || uip === undefined) return
  client.stored.user = { uid, sid, uip, gmt: data.gtm, lang: data.language }
  client.stored.auth = data.auth === undefined ? null : await client.encrypt(data.auth)
}

function encryptFor(jwk: PublicJwk, text: string): string {
  const key = createPublicKey({ key: { ...jwk }, format: 'jwk' })
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  return publicEncrypt({ key, ...padding }, Buffer.from(text)).toString('base64')
}
