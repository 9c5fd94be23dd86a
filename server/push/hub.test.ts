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

it('tells what came back to what it was, where whoever asked in between knows what was between', async () => {
  const offered: string[] = []
  const sources: Source[] = [
    { name: 'balance', repeats: true, read: async () => new Map([[EVERYONE, 1]]) },
    { name: 'tables', read: async () => new Map([[EVERYONE, 1]]) },
  ]
  const house = { database: {} as never, clock: () => new Date(), log: pino({ level: 'silent' }) }
  const hub = new Hub(house, new Map(sources.map((each) => [each.name, each])))
  const reader = (id: string): Reader => ({
    id,
    owner: null,
    offer: ({ topic }) => offered.push(`${id} ${topic.id}`),
  })
  for (const { name } of sources) hub.join(reader('one'), topicOf(name), EVERYONE, null)
  await expect.poll(() => offered.toSorted()).toEqual(['one balance', 'one tables'])
  for (const { name } of sources) hub.touch(name, [EVERYONE])
  await expect.poll(() => offered.slice(2)).toEqual(['one balance'])
  // Neither who comes, nor what may have been missed, is any change.
  hub.join(reader('two'), topicOf('balance'), EVERYONE, null)
  hub.refresh()
  await expect.poll(() => offered.slice(3)).toEqual(['two balance'])
  hub.touch('balance', null)
  await expect.poll(() => offered.slice(4).toSorted()).toEqual(['one balance', 'two balance'])
  hub.close()
})
