import { originOf } from './game-frame-messages.ts'

/** What a launch came back with: the address to frame, or the "no" it was refused with. */
export type LaunchReply = { url?: string | undefined } | { refused: string }

export type LaunchOutcome =
  | { is: 'launched'; url: string; origin: string }
  /** The provider did not answer, or answered without an address to frame. */
  | { is: 'unreachable' }
  /** The house goes on with another client seed than this browser chose: nothing is played on it. */
  | { is: 'seed-replaced' }
  /** The game, or the profile of the house, has none with play money. */
  | { is: 'no-demo' }
  /** The house was busy each time that it was asked: later it may not be. */
  | { is: 'busy' }
  /** Any other "no": the member reads it as the platform said it. */
  | { is: 'refused'; message: string }

/** What the platform says when the provider's own server broke. */
const PROVIDER_BROKE = 'Internal Server Error'

/** What a launch came to. */
export function launchOutcome(reply: LaunchReply): LaunchOutcome {
  if ('refused' in reply) {
    const isExplained = reply.refused !== PROVIDER_BROKE && reply.refused !== ''
    return isExplained ? { is: 'refused', message: reply.refused } : { is: 'unreachable' }
  }
  const origin = reply.url ? originOf(reply.url) : null
  return origin && reply.url ? { is: 'launched', url: reply.url, origin } : { is: 'unreachable' }
}
