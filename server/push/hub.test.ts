import { pino } from 'pino'
import { expect, it } from 'vitest'
import { gameTopics } from '#contract/topics.ts'
import type { Reader, ServedTopic } from './channel.ts'
import { Hub } from './hub.ts'
import { EVERYONE, type Source, type SourceName } from './source.ts'

const spec = gameTopics.get('table')
if (!spec) throw new Error('there is a topic of tables')
const topicOf = (source: SourceName): ServedTopic => ({
  id: source,
  spec,
  source,
  encode: (value) => value,
})

it('lets a source that was touched meanwhile wait for none of those that rest', async () => {
  const reads: string[] = []
  const sourceOf = (name: SourceName, everyMs: number): Source => ({
    name,
    everyMs,
    read: async () => {
      reads.push(name)
      return new Map([[EVERYONE, reads.length]])
    },
  })
  const sources = [sourceOf('tables', 600_000), sourceOf('jackpots', 0)]
  // Neither is looked at by these sources.
  const house = { database: {} as never, clock: () => new Date(), log: pino({ level: 'silent' }) }
  const hub = new Hub(house, new Map(sources.map((each) => [each.name, each])))
  const reader: Reader = { id: 'one', owner: null, offer: () => {} }
  // Whoever is greeted while a source rests touches another.
  const greeted: Reader = { id: 'two', owner: null, offer: () => hub.touch('jackpots', null) }
  hub.join(reader, topicOf('tables'), EVERYONE, null)
  hub.join(reader, topicOf('jackpots'), EVERYONE, null)
  await expect.poll(() => reads.toSorted()).toEqual(['jackpots', 'tables'])
  hub.join(greeted, topicOf('tables'), EVERYONE, null)
  await expect.poll(() => reads.toSorted()).toEqual(['jackpots', 'jackpots', 'tables'])
  hub.close()
})
