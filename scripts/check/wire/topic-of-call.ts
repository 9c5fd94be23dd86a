import type { TopicSpec } from '#contract/topic.ts'

/**
 * The topic that brings news of a call; undefined where none does. A page listens to one topic for a call, so
 * of two the second would bring nothing, and nobody would notice: that throws.
 */
export function topicOfCall(call: string, topics: readonly TopicSpec[]): string | undefined {
  const found = topics
    .filter(({ fills, stale, names }) => [fills, ...stale, ...names].includes(call))
    .map(({ name }) => name)
  if (found.length > 1)
    throw new Error(`${call}: ${found.join(' and ')} bring it, and a page reads one of them alone`)
  return found[0]
}
