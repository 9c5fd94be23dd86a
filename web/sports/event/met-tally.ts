import type { MatchResult } from '../results/result-list.tsx'
import type { Tally } from './meetings-words.ts'

type Met = Pick<MatchResult, 'homeID' | 'ending' | 'score'>

/** What a club came to in its matches against one other, wherever they were played. Who did not play to the end neither won nor drew. */
export function tallyOf(matches: readonly Met[], clubID: string): Tally {
  const tally = { won: 0, drawn: 0, lost: 0 }
  for (const { homeID, ending, score } of matches) {
    if (ending !== 'ended' || score === null) continue
    const ahead = (score.home - score.away) * (homeID === clubID ? 1 : -1)
    tally[ahead > 0 ? 'won' : ahead < 0 ? 'lost' : 'drawn'] += 1
  }
  return tally
}
