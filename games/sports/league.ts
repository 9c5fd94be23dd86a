/** Leagues of invented clubs, whatever they play: who is in them, and what is expected when two of them meet. */
import type { Fixture, Named } from './feed.ts'
import type { Side } from './match.ts'

/** What both sides score on average, in what their sport's model counts by. */
type Means = Readonly<Record<Side, number>>

export interface Club extends Named {
  /** What it scores, and lets in, as multiples of the mean. */
  readonly attack: number
  readonly defence: number
}

export interface League {
  readonly region: Named
  readonly competition: Named
  /** An even number of them. */
  readonly clubs: readonly Club[]
}

export const club = (id: string, name: string, attack: number, defence: number): Club => ({
  id,
  name,
  attack,
  defence,
})

/** What is expected when these meet, beside what two clubs of the middle score. */
export const ratesOf = (middle: Means, home: Club, away: Club): Means => ({
  home: middle.home * home.attack * away.defence,
  away: middle.away * away.attack * home.defence,
})

/** The clubs of a fixture by their names in a feed; null where nobody knows how strong they are. */
export function clubsOf(
  leagues: readonly League[],
  { competition, home, away }: Pick<Fixture, 'competition' | 'home' | 'away'>,
): readonly [home: Club, away: Club] | null {
  const clubs = leagues.find((league) => league.competition.id === competition.id)?.clubs
  const [first, second] = [home, away].map(({ id }) => clubs?.find((one) => one.id === id))
  return first && second && first !== second ? [first, second] : null
}
