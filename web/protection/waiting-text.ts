import type { Lang } from '#kit/text/language.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { limitText, type Limit } from './figures.ts'
import type { CONTROL_WORDS } from './words.ts'

interface Waiting {
  next: NonNullable<Limit['next']>
  /** Of a limit that the house set: its offer. */
  isOurs?: boolean
  isDue: boolean
}

/** Of a raise that waits what the limit is to be and from when on it is asked about; once it is, until when. */
export function waitingText(
  { kind }: Pick<Limit, 'kind'>,
  { next, isOurs = false, isDue }: Waiting,
  words: (typeof CONTROL_WORDS)['tr'],
  lang: Lang,
): string {
  const wanted = next.value === null ? null : limitText(kind, next.value, lang)
  if (isDue) {
    const until = dayAndTime(next.until, lang)
    if (wanted === null) return isOurs ? words.offerDueNone(until) : words.dueNone(until)
    return isOurs ? words.offerDue(wanted, until) : words.due(wanted, until)
  }
  const when = dayAndTime(next.from, lang)
  const isNone = wanted === null
  if (isOurs) return isNone ? words.offeredNone(when) : words.offered(wanted, when)
  return isNone ? words.waitsNone(when) : words.waits(wanted, when)
}
