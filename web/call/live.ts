/**
 * What the stream brings to this page just now, and what the screens want of it. Whatever it does not
 * bring is polled; the socket itself is another file's, which comes after the first screen.
 */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { TopicName } from '#contract/topics.ts'

/** A topic as it is read; of one of many of a kind with its key, like `market/7`. */
export type TopicRead = TopicName | `${'market' | 'match'}/${number}`

interface Live {
  /** The id of this page's socket; null while there is none. */
  socket: string | null
  /** What comes by it. */
  topics: ReadonlySet<TopicRead>
  /** How many parts of the screen want a topic. */
  wanted: ReadonlyMap<TopicRead, number>
}

export const NO_TOPICS: ReadonlySet<TopicRead> = new Set()

export const live = createStore<Live>(() => ({
  socket: null,
  topics: NO_TOPICS,
  wanted: new Map(),
}))

function want(topics: readonly TopicRead[], count: 1 | -1): void {
  const wanted = new Map(live.getState().wanted)
  for (const topic of topics) {
    const next = (wanted.get(topic) ?? 0) + count
    if (next > 0) wanted.set(topic, next)
    else wanted.delete(topic)
  }
  live.setState({ wanted })
}

/** Wants a topic while the part that says so is on screen; answers whether it comes. */
export function useTopic(topic: TopicRead | undefined): boolean {
  const doAllCome = useTopics(topic === undefined ? [] : [topic])
  return topic !== undefined && doAllCome
}

/** The same of several; answers whether all of them come. */
export function useTopics(topics: readonly TopicRead[]): boolean {
  const names = topics.join(' ')
  useEffect(() => {
    if (names === '') return undefined
    // As they were joined just above.
    const read = names.split(' ') as TopicRead[]
    want(read, 1)
    return () => want(read, -1)
  }, [names])
  return useStore(live, (now) => topics.every((topic) => now.topics.has(topic)))
}

/** What stands between a balance that the stream brings and the screen, while somebody plays. */
type BalanceGate = (balance: number, show: () => void) => void

let gate: BalanceGate | null = null

/** A game's own word comes first: from now on it decides when a balance is shown. */
export function whenBalanceComes(by: BalanceGate): () => void {
  gate = by
  return () => {
    if (gate === by) gate = null
  }
}

export const showBalanceWhenDue = (balance: number, show: () => void): void =>
  gate === null ? show() : gate(balance, show)
