import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gameTopics, topics } from './topics.ts'
import { NOT_BUILT } from './not-built.ts'
import { calls } from './registry.ts'
import { topic } from './topic.ts'

const notBuilt = new Set<string>(NOT_BUILT)

it('every call that a topic fills, makes stale or names is one that the house answers', () => {
  for (const { fills, stale, names } of topics.values())
    for (const name of [...(fills === null ? [] : [fills]), ...stale, ...names]) {
      expect(calls.has(name), name).toBe(true)
      expect(notBuilt.has(name), name).toBe(false)
    }
})

it('a topic of which every message counts says what stands for lost ones, and for none', () => {
  for (const spec of topics.values()) {
    if (spec.keeps !== 'each') continue
    expect(spec.payload.safeParse(spec.missed).success).toBe(true)
    expect(spec.payload.safeParse(spec.none).success).toBe(true)
  }
})

it('names are plain, and none is that of the socket itself', () => {
  for (const name of [...topics.keys(), ...gameTopics.keys()]) {
    expect(name).toMatch(/^[a-z]+$/)
    expect(name).not.toBe('stream')
  }
})

it('only what anyone may read has a key: what is one’s own is never named on the wire', () => {
  const keyed = { name: 'table', summary: 'A table.', payload: z.object({}), keyed: true } as const
  expect(topic({ ...keyed, who: 'anyone' }).keyed).toBe(true)
  expect(() => topic({ ...keyed, who: 'member' })).toThrow(/no key/)
})
