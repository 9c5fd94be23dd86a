/**
 * A read as a screen uses it:
 *
 *   const games = useCall('casino/games_list', { categoryID: 27 })
 *   if (games.isPending) …skeleton…   if (games.isError) …failed face…   games.data.data.map(…)
 *
 * Asked once and remembered for whoever else needs the same; a member's call waits until there is a
 * member; a success elsewhere that makes it stale asks it again. `useSend` is for writes.
 */
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import type { BuiltName, Output, Payload } from '#contract/registry.ts'
import { surface } from '#contract/surface.ts'
import { useLang, type Lang } from '#kit/text/language.ts'
import { useIsMember } from '#web/state/auth.ts'
import { useTopics, type TopicRead } from './live.ts'
import { send, type SendOptions } from './send.ts'

export interface CallOptions extends SendOptions {
  /** False: not yet. */
  enabled?: boolean
  /** Shows the last answer while another payload is under way (paging, filters). */
  keepLast?: boolean
  /** Asked again so often where the stream brings no news of it. */
  everyMs?: number
  /** The topics that bring news of it, where which they are depends on what is asked; none where not all of it is brought. */
  topics?: readonly TopicRead[]
  freshMs?: number
}

/** How a call is asked and remembered; for `useInfiniteQuery` and prefetching too. */
export function callQuery<N extends BuiltName>(
  name: N,
  payload: Payload<N>,
  lang: Lang,
  options: SendOptions = {},
) {
  return {
    queryKey: [name, payload, lang] as const,
    queryFn: (): Promise<Output<N>> => send(name, payload, options),
  }
}

export function useCall<N extends BuiltName>(
  name: N,
  payload: Payload<N>,
  options: CallOptions = {},
): UseQueryResult<Output<N>> {
  const isMember = useIsMember()
  const lang = useLang()
  const { member, topic } = surface[name]
  const enabled = (member !== true || isMember) && options.enabled !== false
  const isFollowed = enabled && options.everyMs !== undefined
  const { topics = topic === undefined ? [] : [topic] } = options
  const doAllCome = useTopics(isFollowed ? topics : [])
  const isLive = isFollowed && topics.length > 0 && doAllCome
  return useQuery({
    ...callQuery(name, payload, lang, options),
    enabled,
    ...(options.keepLast === true ? { placeholderData: keepPreviousData } : {}),
    ...(options.everyMs === undefined || isLive
      ? {}
      : { refetchInterval: intervalOf(options.everyMs) }),
    ...(options.freshMs === undefined ? {} : { staleTime: options.freshMs }),
  })
}

/** What was lost on the way is asked for again soon. */
const LOST_MS = 5_000

const intervalOf =
  (everyMs: number) =>
  ({ state }: { state: { status: string } }): number =>
    state.status === 'error' ? Math.min(everyMs, LOST_MS) : everyMs

/** A write as a form uses it: `const login = useSend('user/login'); login.mutate({ … })`. */
export function useSend<N extends BuiltName>(
  name: N,
  options: SendOptions = {},
): UseMutationResult<Output<N>, Error, Payload<N>> {
  return useMutation({ mutationFn: (payload: Payload<N>) => send(name, payload, options) })
}
