/** The addresses of a game in play, written and read. What names no game is read as null; nothing throws. */
import { SECTIONS, type Section } from '../games/game-kinds.ts'

export interface PlayPath {
  /**
   * What the address says the game is; the gaming type, where there is one, is the closer word. That is a
   * section in the third segment; anything else there is a provider.
   */
  section: Section
  gameID: number
  gamingType: Section | null
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
  const gamingType = SECTIONS.find((name) => name === third) ?? null
  const section = gamingType ?? SECTIONS.find((name) => name === type) ?? null
  if (section === null || gameID === null) return null
  if (fourth !== undefined && gamingType === null) return null
  const providerName = fourth ?? (gamingType === null ? (third ?? null) : null)
  return { section, gameID, gamingType, providerName }
}

/** What the path of a game says, with the member's own money or with play money; null for any other. */
export function readGamePath(
  path: string,
): { way: 'play' | 'demo'; section: Section; gameID: number } | null {
  const [, way, type, id] = /^\/(play|demo)\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  const read = readPlayPath({ type, id })
  if (read === null) return null
  const { section, gameID } = read
  return { way: way === 'play' ? 'play' : 'demo', section, gameID }
}

function readGameID(id: string | undefined): number | null {
  if (id === undefined || !/^\d{1,15}$/.test(id)) return null
  return Number(id)
}

/** Where a game is played with play money. */
export const demoPath = (section: Section, gameID: number): string => `/demo/${section}/${gameID}`

/** The launch address of a game: what every tile links to. */
export function playPath(section: Section, gameID: number): string {
  return `/play/${section}/${gameID}`
}
