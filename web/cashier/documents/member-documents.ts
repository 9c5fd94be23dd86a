import type { Data } from '#contract/registry.ts'
import { useCall } from '#web/call/use-call.ts'

/** What the member has sent, and what is needed. */
export type Documents = Data<'documents/list'>
export type MemberDocument = Documents['documents'][number]

/** Asked again so often where the stream brings no news. */
const ASK_EVERY_MS = 30_000

export const useDocuments = () =>
  useCall('documents/list', {}, { silent: true, everyMs: ASK_EVERY_MS, freshMs: 0 })

/** Does a withdrawal have to wait for documents? False while that is not known. */
export const useIsMissing = (): boolean => useDocuments().data?.isMissing ?? false

/** Is all that a withdrawal waits for sent, and has only to be looked at? */
export function useIsBeingSeen(): boolean {
  const { data } = useDocuments()
  const needed = data?.documents.filter(({ neededFor }) => neededFor !== null) ?? []
  return data?.isMissing === true && needed.every(({ state }) => SENT.has(state))
}

const SENT: ReadonlySet<MemberDocument['state']> = new Set(['received', 'review', 'accepted'])

/** `14.03.2031`, `14/03/2031`. */
export const dayText = (day: string, lang: 'tr' | 'en'): string =>
  day
    .split('-')
    .toReversed()
    .join(lang === 'tr' ? '.' : '/')
