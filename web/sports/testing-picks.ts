/** The home side of a match as it is picked, for tests alone. */
export const pick = (eventID: number) => ({
  eventID,
  home: 'Sahilspor',
  away: 'Gökçetepe',
  startsAt: '2026-11-27T17:00:00.000Z',
  market: 'match-result',
  kind: 'match-result',
  period: 'match' as const,
  line: null,
  goal: null,
  isLive: false,
  selection: '1',
  odds: 2.08,
})
