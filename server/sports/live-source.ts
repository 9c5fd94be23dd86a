/** The matches that are being played, for whoever looks at them: read once for all readers, once a second at most. */
import type { TopicData } from '#contract/events.ts'
import { EVERYONE, type Source } from '../push/source.ts'
import { liveEvents } from './events.ts'

export const liveMatches: Source<TopicData<'sports'>> = {
  name: 'sports',
  everyMs: 500,
  async read({ database, clock }) {
    return new Map([[EVERYONE, await liveEvents({ db: database.db, now: clock() })]])
  },
}
