import type { Lang } from '#contract/languages.ts'

/** What the address of the frame says. */
export interface Launch {
  game: string
  version: string
  /** Which kind of game plays it; an address that names none is a slot's. */
  kind: string
  /** Empty for a replay: it has none. */
  sessionID: string
  lang: Lang
  /** The game server's address without a slash at its end, in the page's own protocol. */
  server: string
  /** The origin that framed us and may speak to us; null when the game stands alone. */
  site: string | null
  /** The published round that is only told again; null where rounds are played. */
  replay: Replay | null
}

/** A published round, as the address of its replay names it. */
export interface Replay {
  game: string
  version: string
  mode: string
  event: string
  /** The base bet it is told at, in micro-lira. */
  amount: number
}

const SERVER = /^[a-z0-9.-]+(:\d{1,5})?(\/[a-z0-9._~/-]*)?$/i

/** The launch, or null when the address lacks what a game needs. */
export function readLaunch(address: URL): Launch | null {
  const [game, version] = address.pathname.split('/').filter((part) => part !== '')
  const sessionID = address.searchParams.get('sessionID') ?? ''
  const server = address.searchParams.get('rgs_url') ?? ''
  const replay = readReplay(address.searchParams)
  const isOpen = address.searchParams.get('replay') === 'true' ? replay !== null : sessionID !== ''
  if (!game || !version || !isOpen || !SERVER.test(server)) return null
  return {
    game,
    version,
    kind: address.searchParams.get('kind') ?? 'slot',
    sessionID,
    lang: address.searchParams.get('lang')?.toLowerCase() === 'en' ? 'en' : 'tr',
    server: `${address.protocol}//${server.replace(/\/+$/, '')}`,
    site: originOf(address.searchParams.get('parent')),
    replay,
  }
}

function readReplay(query: URLSearchParams): Replay | null {
  if (query.get('replay') !== 'true') return null
  const [game, version, mode, event] = ['game', 'version', 'mode', 'event'].map((name) =>
    query.get(name),
  )
  const amount = Number(query.get('amount'))
  if (!game || !version || !mode || !event || !Number.isSafeInteger(amount) || amount <= 0)
    return null
  return { game, version, mode, event, amount }
}

/** Only a bare http or https origin counts: anything else never becomes a target of messages. */
function originOf(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null
  const { origin, protocol } = new URL(text)
  return (protocol === 'http:' || protocol === 'https:') && origin === text ? origin : null
}
