/** When two fixtures are of one match: who meets whom, in which competition, and when. Names are how a club is shown, and count for nothing. */
import type { Fixture } from './feed.ts'

type Pairing = Pick<Fixture, 'sport' | 'competition' | 'home' | 'away'>

/** The same two in the same competition, at home and away alike: of one event it is never another. */
export const isOfPairing = (one: Pairing, other: Pairing): boolean =>
  one.sport === other.sport &&
  one.competition.id === other.competition.id &&
  one.home.id === other.home.id &&
  one.away.id === other.away.id
