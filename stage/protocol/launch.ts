import type { Lang } from '../slots/amounts.ts'

/** What the address of the frame says. */
export interface Launch {
  game: string
  version: string
  sessionID: string
  lang: Lang
  /** The game server's address without a slash at its end, in the page's own protocol. */
  server: string
  /** The origin that framed us and may speak to us; null when the game stands alone. */
  site: string | null
}

const SERVER = /^[a-z0-9.-]+(:\d{1,5})?(\/[a-z0-9._~/-]*)?$/i

/** The launch, or null when the address lacks what a game needs. */
export function readLaunch(address: URL): Launch | null {
  const [game, version] = address.pathname.split('/').filter((part) => part !== '')
  const sessionID = address.searchParams.get('sessionID') ?? ''
  const server = address.searchParams.get('rgs_url') ?? ''
  if (!game || !version || sessionID === '' || !SERVER.test(server)) return null
  return {
    game,
    version,
    sessionID,
    lang: address.searchParams.get('lang')?.toLowerCase() === 'en' ? 'en' : 'tr',
    server: `${address.protocol}//${server.replace(/\/+$/, '')}`,
    site: originOf(address.searchParams.get('parent')),
  }
}

/** Only a bare http or https origin counts: anything else never becomes a target of messages. */
function originOf(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null
  const { origin, protocol } = new URL(text)
  return (protocol === 'http:' || protocol === 'https:') && origin === text ? origin : null
}
