/** A client of the game server for tests: it speaks the real protocol at the real door. */
import type { AuthenticateReply, PlayReply, WireStatus } from '#contract/games/game-protocol.ts'
import type { Client } from '../testing.ts'

/** A reply of the game server as it came over the wire. */
export type GameReply<T> = T & { http: number; error?: string; status: WireStatus }

/** A game's client at the real door, as one in a frame would be: no cookies, no credentials. */
export interface GameClient {
  url: URL
  sessionID: string
  authenticate(): Promise<GameReply<AuthenticateReply>>
  balance(): Promise<GameReply<Pick<PlayReply, 'balance'>>>
  play(bet?: object): Promise<GameReply<PlayReply>>
  endRound(): Promise<GameReply<Pick<PlayReply, 'balance'>>>
  event(event: unknown): Promise<GameReply<{ event: string }>>
  /** Any body and headers whatever. */
  post<T = object>(
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<GameReply<T>>
  /** Plays and ends rounds until one stays open that pays; answers it, still open. */
  playUntilOpen(): Promise<GameReply<PlayReply>>
  /** The same session in another window. */
  again(): GameClient
}

/** Chooses a client seed where the member has none yet, as a browser does once it has seen the hashes. */
export async function chooseClientSeed(client: Client): Promise<void> {
  const { data } = await client.call('casino/seeds', {})
  if (data.clientSeed !== null) return
  await client.call('casino/choose_seed', { seq: data.seq, clientSeed: 'the first of a test' })
}

/** A slot of the lobby, Lale Devri unless another is named, opened for the member. */
export async function openSlot(client: Client, name = 'lale devri'): Promise<GameClient> {
  const { data } = await client.call('casino/games_list', { searchGameName: name })
  await chooseClientSeed(client)
  const { data: launch } = await client.call('casino/init_game', { gameID: data[0]?.gameID ?? 0 })
  return gameClient(new URL(launch.url))
}

/** A slot opened with play money, its client seed chosen as a browser does once it has seen the hash. */
export async function openDemo(client: Client, name = 'lale devri') {
  const { data: games } = await client.call('casino/games_list', { searchGameName: name })
  const { data } = await client.call('casino/demo_game', { gameID: games[0]?.gameID ?? 0 })
  const slot = gameClient(new URL(data.url))
  const clientSeed = 'of a visitor'
  await client.call('casino/demo_seed', { sessionID: slot.sessionID, clientSeed })
  return { ...data, clientSeed, slot }
}

/** A client for a launch address. */
export function gameClient(url: URL): GameClient {
  const sessionID = url.searchParams.get('sessionID') ?? ''
  const root = `${url.protocol}//${url.searchParams.get('rgs_url') ?? ''}`
  const post: GameClient['post'] = async (path, body, headers = {}) => {
    const response = await fetch(root + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    // What the game protocol says that it is; each test looks at what it needs.
    return { http: response.status, ...((await response.json()) as object) } as never
  }
  const client: GameClient = {
    url,
    sessionID,
    post,
    authenticate: () => post('/wallet/authenticate', { sessionID, language: 'tr' }),
    balance: () => post('/wallet/balance', { sessionID }),
    play: (bet = {}) =>
      post('/wallet/play', { sessionID, mode: 'BASE', currency: 'TRY', amount: 1_000_000, ...bet }),
    endRound: () => post('/wallet/end-round', { sessionID }),
    event: (event) => post('/bet/event', { sessionID, event }),
    async playUntilOpen() {
      for (;;) {
        const played = await client.play()
        if (played.error || played.round.active) return played
      }
    },
    again: () => gameClient(url),
  }
  return client
}
