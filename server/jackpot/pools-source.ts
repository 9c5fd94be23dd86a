import type { TopicData } from '#contract/topics.ts'
import { EVERYONE, type Source } from '../push/source.ts'
import { getJackpots } from './pools.ts'

/** The pools, while somebody looks at them, however much is played. */
export const jackpotPools: Source<TopicData<'jackpots'>> = {
  name: 'jackpots',
  everyMs: 1_000,
  async read({ database }) {
    return new Map([[EVERYONE, await getJackpots(database)]])
  },
}
