/** The addresses of a game in play, written and read. What names no game is read as null; nothing throws. */

/** The three kinds a play address can name in its third segment; anything else there is a provider. */
const GAMING_TYPES = ['slot', 'live', 'virtual'] as const

export type GamingType = (typeof GAMING_TYPES)[number]

export interface PlayPath {
  /** What the address says the game is; the gaming type, where there is one, is the closer word. */
  kind: GamingType
  gameID: number
  gamingType: GamingType | null
  providerName: string | null
}

/** The segments after `/play/`, as the router hands them over (already decoded). */
export interface PlaySegments {
  type?: string | undefined
  id?: string | undefined
  third?: string | undefined
  fourth?: string | undefined
}

/** What a play address asks for, or null when it is no address of a game. */
export function readPlayPath({ type, id, third, fourth }: PlaySegments): PlayPath | null {
  const gameID = readGameID(id)
  const gamingType = GAMING_TYPES.find((name) => name === third) ?? null
  const kind = gamingType ?? GAMING_TYPES.find((name) => name === type) ?? null
  if (kind === null || gameID === null) return null
  if (fourth !== undefined && gamingType === null) return null
  const providerName = fourth ?? (gamingType === null ? (third ?? null) : null)
  return { kind, gameID, gamingType, providerName }
}

function readGameID(id: string | undefined): number | null {
  if (id === undefined || !/^\d{1,15}$/.test(id)) return null
  return Number(id)
}

/** Where a slot is played with play money. */
export const demoPath = (gameID: number): string => `/demo/slot/${gameID}`

/** The launch address of a game: what every tile links to. */
export function playPath(kind: 'slot' | 'live', gameID: number): string {
  return `/play/${kind}/${gameID}`
}
