/** Who meets whom in a league, whatever its sport. */

/** Every club against every other, at home and away, round by round: none plays twice in a round. */
export function pairingsOf<Club extends object>(
  clubs: readonly Club[],
): readonly (readonly (readonly [home: Club, away: Club])[])[] {
  const [first, ...rest] = clubs
  if (!first || rest.length % 2 === 0) throw new RangeError('a league of an even number of clubs')
  const rounds = rest.map((_, round) => {
    const turned = [first, ...rest.slice(round), ...rest.slice(0, round)]
    return pairsOf(turned, round)
  })
  const returns = rounds.map((pairs) => pairs.map(([home, away]) => [away, home] as const))
  return [...rounds, ...returns]
}

/** The first against the last, the second against the one before it. Who is at home takes turns. */
const pairsOf = <Club extends object>(
  clubs: readonly Club[],
  round: number,
): readonly (readonly [Club, Club])[] =>
  clubs.slice(0, clubs.length / 2).flatMap((club, at): readonly (readonly [Club, Club])[] => {
    const other = clubs[clubs.length - 1 - at]
    if (other === undefined) return []
    return (round + at) % 2 === 0 ? [[club, other]] : [[other, club]]
  })
