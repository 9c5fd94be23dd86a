import { QueryClient, type Query, type QueryKey } from '@tanstack/react-query'
import { hideToasts } from '#kit/feedback/toast-queue.ts'
import type { BuiltName } from '#contract/registry.ts'
import { surface } from '#contract/surface.ts'

const FRESH_MS = 15_000
const RETRIES_MAX = 2

/**
 * What the calls have answered, until something makes it stale. Only a read that was lost on the
 * way is asked again by itself; an answered refusal is an answer.
 */
export const memory = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // The browser's idea of being offline is wrong on a machine without internet.
      networkMode: 'always',
      retry: (failures, error) => failures < RETRIES_MAX && isLostOnTheWay(error),
    },
    mutations: { networkMode: 'always' },
  },
})

const isLostOnTheWay = (error: unknown): boolean => error instanceof TypeError

// An own key of the table is a name of the table.
const traits = (name: unknown) =>
  typeof name === 'string' && Object.hasOwn(surface, name) ? surface[name as BuiltName] : undefined

/** Makes wrong what a success has changed. `*`, who is here, is `askAgain`'s and `forgetMember`'s. */
export function forgetStale(names: readonly string[]): void {
  const predicate = ({ queryKey }: Query): boolean => names.includes(String(queryKey[0]))
  const first = memory.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })
  void memory.invalidateQueries({ predicate })
  for (const query of first) if (query.state.data === undefined) void askOnceMore(query)
}

/** A first answer that is under way may have been read before the change: it counts as stale when it comes. */
async function askOnceMore(query: Query): Promise<void> {
  await query.promise?.catch(() => undefined)
  await memory.invalidateQueries({ queryKey: query.queryKey, exact: true })
}

/**
 * The house's own word for what a call answers. An answer under way was perhaps read before it and must not come
 * after it: it is given up. Where it was the newer one, the stream brings that next.
 */
export function fillAnswer(queryKey: QueryKey, data: unknown): void {
  memory.setQueryData(queryKey, data)
  void memory.cancelQueries({ queryKey, exact: true })
}

/** Whatever stands on the page and was lost is asked for once more. */
export const askLost = (): void =>
  void memory.refetchQueries(
    { type: 'active', predicate: ({ state: { error } }) => error !== null && !isRefusal(error) },
    { cancelRefetch: false },
  )

const isRefusal = ({ name }: Error): boolean => name === 'CallRefused'

/** Somebody else is here: lists that were answered to a visitor are answered to them. */
export const askAgain = (): void => void memory.invalidateQueries()

/** Answered to this member alone: by its call, by their conversation, or for what they have marked. */
const isOwn = ([name, payload]: readonly unknown[]): boolean =>
  traits(name)?.member === true ||
  String(name).startsWith('support/') ||
  (typeof payload === 'object' && payload !== null && 'favorites' in payload)

/** What only the member may see leaves with them; what went wrong is still to be read. */
export function forgetMember(): void {
  hideToasts(({ tone }) => tone !== 'negative')
  memory.removeQueries({ predicate: ({ queryKey }) => isOwn(queryKey) })
  askAgain()
}
