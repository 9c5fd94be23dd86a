import { isIP } from 'node:net'
import { lira, type Money } from '#contract/money.ts'

/**
 * What the house is told from outside: environment variables, all optional. A wrong one stops the
 * start with one clear line (`WrongSetting`), never with a guess.
 */

export class WrongSetting extends Error {}

export interface Settings {
  port: number
  host: string
  gamesPort: number
  /** What browsers see, without a trailing slash. */
  publicUrl: string
  gamesUrl: string
  /** Paths of the certificate and its key; both listeners then speak https. */
  tls?: { certPath: string; keyPath: string }
  dataDir: string
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl?: string
  /** By what the house comes to its database; absent, by a role that it makes. */
  databaseHouseUrl?: string
  /** Absent: the house's processes tell each other by NOTIFY. */
  natsUrl?: string
  demo: boolean
  playProfile: 'standard' | 'strict'
  withdrawals: WithdrawalSettings
  /** Absent: a demo keeps its messages in the outbox, any other house gives them up. */
  smtpUrl?: string
  mailFrom?: string
  smsUrl?: string
  ipInfoUrl?: string
  /** An outside support desk; its secret signs both directions. Absent: `npm run support` is the desk. */
  support?: { url: string; secret: string }
  /** A poker room; its secret signs both directions. Absent: a demo has its sandbox, any other house none. */
  poker?: { url: string; secret: string }
  /** A register of exclusions, likewise. */
  register?: { url: string; secret: string }
  /** Who tells of sports events, and the secret that signs it. */
  sportsFeeds?: ReadonlyMap<string, string>
  /** From where tables of the floor may show what a studio sends. */
  studioOrigins?: readonly string[]
  /** What members' documents are encrypted by. Absent: a key of the house's own, in its database. */
  documentsKey?: string
  /** A clamd that looks at every file that members send. Absent: nothing does, and operators are told. */
  clamdUrl?: string
  logLevel: LogLevel
  /** Addresses or ranges of the proxies whose forwarding headers count. */
  trustProxy?: string
}

export interface WithdrawalSettings {
  /** Beyond this amount two operators have to let a withdrawal go; null: one always does. */
  fourEyesAbove: Money | null
  /** Nothing is paid out before the member's identity was accepted. */
  needsIdentity: boolean
  /** Nor, beyond this amount within a year, before their address was; null: it is not asked for. */
  addressAbove: Money | null
  /** What came by a method that pays out, too, goes back by it first. */
  closedLoop: boolean
  /** So many hours a look at a withdrawal, and at a document, usually takes; null: members are told none. */
  usualHours: number | null
  usualDocumentHours: number | null
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export type Environment = Readonly<Record<string, string | undefined>>

/** All settings from an environment. Throws `WrongSetting`, its message being the line to print. */
export function readSettings(env: Environment): Settings {
  const port = portNumber(env, 'PORT', 8080)
  const host = env['HOST'] || '127.0.0.1'
  const gamesPort = readGamesPort(env, port)
  const tls = readTls(env)
  const trustProxy = readProxies(env)
  refuseOpenHost(env, { host, tls, trustProxy })
  const scheme = tls ? 'https' : 'http'
  const gamesHost = host === '127.0.0.1' ? 'localhost' : host
  const settings: Settings = {
    port,
    host,
    gamesPort,
    publicUrl: originFrom(env, 'PUBLIC_URL') ?? `${scheme}://${inUrl(host)}:${port}`,
    gamesUrl: originFrom(env, 'GAMES_URL') ?? `${scheme}://${inUrl(gamesHost)}:${gamesPort}`,
    dataDir: env['DATA_DIR'] || '.kasa',
    demo: readDemo(env),
    playProfile: oneOf(env, 'PLAY_PROFILE', ['standard', 'strict'], 'standard'),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    withdrawals: readWithdrawals(env),
  }
  refuseOneOrigin(env, settings)
  if (tls) settings.tls = tls
  if (trustProxy) settings.trustProxy = trustProxy
  const support = readSigned(env, 'SUPPORT')
  if (support) settings.support = support
  const poker = readSigned(env, 'POKER')
  if (poker) settings.poker = poker
  const register = readSigned(env, 'REGISTER')
  if (register) settings.register = register
  const sportsFeeds = readSportsFeeds(env)
  if (sportsFeeds) settings.sportsFeeds = sportsFeeds
  const studioOrigins = readStudioOrigins(env)
  if (studioOrigins) settings.studioOrigins = studioOrigins
  return Object.assign(settings, readGateways(env), readDocuments(env))
}

function readGamesPort(env: Environment, port: number): number {
  if (port === 65_535 && !env['GAMES_PORT'])
    throw new WrongSetting('PORT=65535 leaves no port after it for the games: set GAMES_PORT.')
  const gamesPort = portNumber(env, 'GAMES_PORT', port === 0 ? 0 : port + 1)
  if (port !== 0 && port === gamesPort)
    throw new WrongSetting(
      `GAMES_PORT and PORT are both ${port}: the games need a port of their own.`,
    )
  return gamesPort
}

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal']

/** The listeners read the same list; what they would choke on is refused here. */
function readProxies(env: Environment): string | undefined {
  const value = env['TRUST_PROXY']
  if (!value) return undefined
  const proxies = value.split(',').map((proxy) => proxy.trim())
  const wrong = proxies.find((proxy) => !PROXY_NAMES.includes(proxy) && !isRange(proxy))
  if (wrong !== undefined)
    throw new WrongSetting(
      `TRUST_PROXY=${value}: "${wrong}" is neither an address like 10.0.0.1, nor a range like 10.0.0.0/8, nor one of ${PROXY_NAMES.join(', ')}.`,
    )
  return proxies.join(',')
}

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128)
}

/** Beyond this machine everything is https, under addresses that a browser can be sent to. */
function refuseOpenHost(
  env: Environment,
  { host, tls, trustProxy }: { host: string; tls: Settings['tls']; trustProxy: string | undefined },
): void {
  if (isLoopback(host)) return
  if (!tls && !trustProxy)
    throw new WrongSetting(
      `HOST=${host} is beyond this machine and needs https: set TLS_CERT and TLS_KEY, or name your proxy in TRUST_PROXY.`,
    )
  const needsNames = !tls || ['0.0.0.0', '::'].includes(host)
  const missing = ['PUBLIC_URL', 'GAMES_URL'].filter((name) => !env[name])
  if (needsNames && missing.length > 0)
    throw new WrongSetting(
      `HOST=${host} does not tell what browsers see: set ${missing.join(' and ')} to https addresses.`,
    )
  const isPlain = (name: string) => originFrom(env, name)?.startsWith('http:') ?? false
  const plain = ['PUBLIC_URL', 'GAMES_URL'].find(isPlain)
  if (plain) throw new WrongSetting(`${plain} has to begin with https:// where HOST=${host}.`)
}

/** The games may not reach the site's session: that they cannot rests on the two origins. */
function refuseOneOrigin(env: Environment, { publicUrl, gamesUrl }: Settings): void {
  if (!env['PUBLIC_URL'] && !env['GAMES_URL']) return
  if (new URL(publicUrl).origin === new URL(gamesUrl).origin)
    throw new WrongSetting(
      'PUBLIC_URL and GAMES_URL are one origin: the games need a host or a port of their own.',
    )
}

type Gateways = Pick<
  Settings,
  'databaseUrl' | 'databaseHouseUrl' | 'natsUrl' | 'smtpUrl' | 'mailFrom' | 'smsUrl' | 'ipInfoUrl'
>

function readGateways(env: Environment): Gateways {
  const gateways: Gateways = {}
  const databaseUrl = address(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const databaseHouseUrl = address(env, 'DATABASE_HOUSE_URL', ['postgres:', 'postgresql:'])
  const natsUrl = address(env, 'NATS_URL', ['nats:', 'tls:'])
  const smtpUrl = address(env, 'SMTP_URL', ['smtp:', 'smtps:'])
  const smsUrl = address(env, 'SMS_URL', ['http:', 'https:'])
  const ipInfoUrl = address(env, 'IP_INFO_URL', ['http:', 'https:'])
  if (databaseUrl) gateways.databaseUrl = databaseUrl
  if (databaseHouseUrl) gateways.databaseHouseUrl = databaseHouseUrl
  if (natsUrl) gateways.natsUrl = natsUrl
  if (smtpUrl) gateways.smtpUrl = smtpUrl
  if (smsUrl) gateways.smsUrl = smsUrl
  if (ipInfoUrl) gateways.ipInfoUrl = ipInfoUrl
  if (env['MAIL_FROM']) gateways.mailFrom = env['MAIL_FROM']
  refuseNoSender(gateways)
  if (databaseHouseUrl && !databaseUrl)
    throw new WrongSetting(
      'DATABASE_HOUSE_URL is set but DATABASE_URL is not: name the database by its owner, too.',
    )
  return gateways
}

function refuseNoSender({ smtpUrl, mailFrom }: Gateways): void {
  if (smtpUrl && !mailFrom)
    throw new WrongSetting('SMTP_URL is set but MAIL_FROM is not: say whom the mail comes from.')
  if (mailFrom && !/^(?:[^\r\n<>@]* <)?[^\s<>@]+@[^\s<>@]+>?$/.test(mailFrom))
    throw new WrongSetting(
      'MAIL_FROM is not an address like kasa@example.com or Kasa <kasa@example.com>.',
    )
}

const FOUR_EYES_ABOVE = lira(20_000)
const ADDRESS_ABOVE = lira(100_000)

function readWithdrawals(env: Environment): WithdrawalSettings {
  const onOff = ['on', 'off'] as const
  return {
    fourEyesAbove: amountOrOff(
      env,
      'WITHDRAWAL_FOUR_EYES',
      FOUR_EYES_ABOVE,
      'two operators approve',
    ),
    needsIdentity: oneOf(env, 'WITHDRAWAL_IDENTITY', onOff, 'on') === 'on',
    addressAbove: amountOrOff(env, 'WITHDRAWAL_ADDRESS', ADDRESS_ABOVE, 'an address is proven'),
    closedLoop: oneOf(env, 'WITHDRAWAL_CLOSED_LOOP', onOff, 'off') === 'on',
    usualHours: hoursOrOff(env, 'WITHDRAWAL_USUAL_HOURS', USUAL_HOURS),
    usualDocumentHours: hoursOrOff(env, 'DOCUMENTS_USUAL_HOURS', USUAL_DOCUMENT_HOURS),
  }
}

const USUAL_HOURS = 2
const USUAL_DOCUMENT_HOURS = 4
/** A month: whoever takes longer says nothing. */
const HOURS_MAX = 720

function hoursOrOff(env: Environment, name: string, otherwise: number): number | null {
  const value = env[name]
  if (value === undefined || value === '') return otherwise
  if (value === 'off') return null
  if (!/^[1-9]\d{0,2}$/.test(value) || Number(value) > HOURS_MAX)
    throw new WrongSetting(
      `${name}=${value} is neither whole hours, ${HOURS_MAX} at most, nor off.`,
    )
  return Number(value)
}

function amountOrOff(
  env: Environment,
  name: string,
  otherwise: Money,
  whatThen: string,
): Money | null {
  const value = env[name]
  if (value === undefined || value === '') return otherwise
  if (value === 'off') return null
  if (!/^\d{1,9}$/.test(value))
    throw new WrongSetting(
      `${name}=${value} is neither a whole amount in TRY, from which on ${whatThen}, nor off.`,
    )
  return lira(Number(value))
}

const KEY_BYTES = 32

function readDocuments(env: Environment): Pick<Settings, 'documentsKey' | 'clamdUrl'> {
  const key = env['DOCUMENTS_KEY']
  if (key && !/^[A-Za-z0-9_-]{43}$/.test(key))
    throw new WrongSetting(
      `DOCUMENTS_KEY is not ${KEY_BYTES} bytes in base64url: make one by "node -p 'crypto.randomBytes(${KEY_BYTES}).toString(\`base64url\`)'".`,
    )
  const clamdUrl = address(env, 'CLAMD_URL', ['tcp:'])
  return {
    ...(key ? { documentsKey: key } : {}),
    ...(clamdUrl ? { clamdUrl } : {}),
  }
}

const SECRET_LENGTH_MIN = 32

/** Somebody outside, by an address and the secret that signs what is said both ways. */
function readSigned(env: Environment, name: 'SUPPORT' | 'POKER' | 'REGISTER'): Settings['support'] {
  const [urlName, secretName] = [`${name}_URL`, `${name}_SECRET`]
  const url = address(env, urlName, ['http:', 'https:'])
  const secret = env[secretName]
  if (!url && !secret) return undefined
  if (!url || !secret)
    throw new WrongSetting(`${urlName} and ${secretName} go together: only one of them is set.`)
  if (secret.length < SECRET_LENGTH_MIN)
    throw new WrongSetting(
      `${secretName} is shorter than ${SECRET_LENGTH_MIN} characters: anyone could guess it.`,
    )
  if (new URL(url).protocol === 'http:' && !isLoopback(new URL(url).hostname))
    throw new WrongSetting(`${urlName} is plain http beyond this machine: give an https address.`)
  return { url, secret }
}

/** `SPORTS_FEEDS=name:key,name:key`. */
function readSportsFeeds(env: Environment): Settings['sportsFeeds'] {
  const value = env['SPORTS_FEEDS']
  if (!value) return undefined
  const feeds = value.split(',').map((feed): [string, string] => {
    const [name = '', ...secret] = feed.trim().split(':')
    return [name, secret.join(':')]
  })
  for (const [at, [name, secret]] of feeds.entries()) {
    // What was meant as a key may stand in a name's place: neither is shown.
    if (!/^[a-z0-9][a-z0-9-]{0,79}$/.test(name))
      throw new WrongSetting(`SPORTS_FEEDS: entry ${at + 1} has no name: write name:key,name:key.`)
    if (secret.length < SECRET_LENGTH_MIN)
      throw new WrongSetting(
        `SPORTS_FEEDS: the key of entry ${at + 1} is shorter than ${SECRET_LENGTH_MIN} characters: anyone could guess it.`,
      )
  }
  return new Map(feeds)
}

/** `STUDIO_ORIGINS=https://video.example,https://other.example`: scheme, host and port, and nothing after them. */
function readStudioOrigins(env: Environment): Settings['studioOrigins'] {
  const value = env['STUDIO_ORIGINS']
  if (!value) return undefined
  return value.split(',').map((one) => {
    const origin = one.trim()
    const url = URL.canParse(origin) ? new URL(origin) : null
    const isSafe =
      url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
    if (!url || !isSafe || url.origin !== origin)
      throw new WrongSetting(
        `STUDIO_ORIGINS: "${origin}" is no origin like https://video.example: https, a host, and no path.`,
      )
    return origin
  })
}

function readDemo(env: Environment): boolean {
  const value = env['DEMO']
  if (value === undefined || value === '') return !env['DATABASE_URL']
  if (value === '1' || value === '0') return value === '1'
  throw new WrongSetting(`DEMO=${value} is neither 1 nor 0.`)
}

function readTls(env: Environment): Settings['tls'] {
  const [certPath, keyPath] = [env['TLS_CERT'], env['TLS_KEY']]
  if (!certPath && !keyPath) return undefined
  if (!certPath || !keyPath)
    throw new WrongSetting('TLS_CERT and TLS_KEY go together: only one of them is set.')
  return { certPath, keyPath }
}

function portNumber(env: Environment, name: string, otherwise: number): number {
  const value = env[name]
  if (value === undefined || value === '') return otherwise
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new WrongSetting(`${name}=${value} is not a port: give a number from 0 to 65535.`)
  return port
}

function oneOf<const T extends string>(
  env: Environment,
  name: string,
  values: readonly T[],
  otherwise: T,
): T {
  const value = env[name]
  if (value === undefined || value === '') return otherwise
  const found = values.find((candidate) => candidate === value)
  if (!found) throw new WrongSetting(`${name}=${value} is not one of ${values.join(', ')}.`)
  return found
}

/** An address as given. Its text never enters a message: it may hold a password. */
function address(env: Environment, name: string, schemes: readonly string[]): string | undefined {
  const value = env[name]
  if (!value) return undefined
  const scheme = URL.canParse(value) ? new URL(value).protocol : null
  if (scheme === null || !schemes.includes(scheme))
    throw new WrongSetting(
      `${name} is not an address that begins with ${schemes.join('// or ')}//.`,
    )
  return value
}

/** What browsers see. Plain http only where browsers hold it for safe: on this machine. */
function originFrom(env: Environment, name: string): string | undefined {
  const value = address(env, name, ['http:', 'https:'])?.replace(/\/+$/, '')
  if (value === undefined) return undefined
  const { protocol, hostname } = new URL(value)
  if (protocol === 'http:' && !isLoopback(hostname.replace(/^\[|\]$/g, '')))
    throw new WrongSetting(
      `${name} is plain http beyond this machine: browsers encrypt only over https, so give an https address.`,
    )
  return value
}

/** Is this host the very machine? */
export function isLoopback(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost') || host === '::1') return true
  return isIP(host) === 4 && host.startsWith('127.')
}

function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
