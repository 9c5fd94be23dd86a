import type { TopicData } from '#contract/topics.ts'
import { EVERYONE, type Source } from '../push/source.ts'
import { isUnderMaintenance } from './site-state.ts'

/** Is the site open? */
export const siteState: Source<TopicData<'maintenance'>> = {
  name: 'maintenance',
  repeats: true,
  async read({ database }) {
    return new Map([[EVERYONE, !(await isUnderMaintenance(database.db))]])
  },
}
