/** Whether something is said of a match in sets of that sport, and not of another's. */
import type { FeedContent, SportName } from '../feed.ts'
import { PHASES, SETS } from './sets.ts'

const PHASE_NAMES: readonly string[] = PHASES
const SET_NAMES: readonly string[] = SETS

export const isSet = (period: string): boolean => SET_NAMES.includes(period)

interface Own {
  readonly sport: SportName
  readonly kinds: object
  /** What its play is told by. */
  readonly incidents: readonly string[]
  /** Can one side give a match up? */
  readonly canRetire: boolean
  readonly isScore: (stated: Extract<FeedContent, { type: 'score' }>) => boolean
}

export const ownBySets =
  ({ sport, kinds, incidents, canRetire, isScore }: Own) =>
  (content: FeedContent): boolean => {
    switch (content.type) {
      case 'fixture':
        return content.fixture.sport === sport
      case 'clock':
        return 'set' in content.clock
      case 'score':
        return isScore(content)
      case 'incident': {
        const { incident } = content
        if (incident.kind === 'phase') return PHASE_NAMES.includes(incident.phase)
        if (incident.kind === 'ending') return canRetire || incident.ending !== 'retired'
        return incidents.includes(incident.kind)
      }
      case 'correction':
        return true
      case 'price':
      case 'market':
      case 'settlement':
        return Object.hasOwn(kinds, content.market.kind)
    }
  }
