import type { FromGame, ToGame } from '#contract/games/frame-protocol.ts'
import { readFromGame } from '#contract/games/frame-protocol.ts'

/** The one window and the one origin that the play screen listens to. */
export interface FrameDoor {
  frame: unknown
  origin: string
}

/**
 * The game's message, or null for anything that another window or another origin sent, or that is
 * not of the protocol. Both are checked: a game may be framed by us and yet navigate away.
 */
export function messageFrom(
  event: { origin: string; source: unknown; data: unknown },
  { frame, origin }: FrameDoor,
): FromGame | null {
  if (!frame || event.source !== frame || event.origin !== origin) return null
  return readFromGame(event.data)
}

/** Says it to the game, and to no other origin that may sit in the frame by then. */
export function postToGame(frame: Window | null, origin: string, message: ToGame): void {
  frame?.postMessage(message, origin)
}

/** The origin of a launch address, or null when it is no address a browser would frame. */
export function originOf(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, origin } = new URL(url)
  return protocol === 'http:' || protocol === 'https:' ? origin : null
}
