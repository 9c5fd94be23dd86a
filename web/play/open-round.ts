import type { FromGame } from '#contract/games/frame-protocol.ts'

/** Does a round wait for its end, after this message of the game? Only the game knows. */
export function isOpenAfter(isOpen: boolean, message: FromGame): boolean {
  return message.type === 'round' ? message.open : isOpen
}
