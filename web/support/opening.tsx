import type { Data } from '#contract/registry.ts'
import { Icon } from '#kit/art/icon.tsx'
import { useLang, type Lang } from '#kit/text/language.ts'
import { clockTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { SUPPORT_WORDS } from './words.ts'
import styles from './support.module.css'

export type Hours = Data<'support/status'>

/** Whether somebody is there to answer, and from when to when. */
export function Opening({ hours, id }: { hours: Hours; id?: string }) {
  const words = useWords(SUPPORT_WORDS)
  const lang = useLang()
  const { open, opens, closes } = hours
  const [from, to] = [hourShown(opens, lang), hourShown(closes, lang)]
  const text = opens === closes ? words.always : open ? words.open(from, to) : words.closed(from)
  return (
    <p id={id} className={styles['opening']} data-open={open}>
      <Icon name="clock" size={18} />
      <span>{text}</span>
    </p>
  )
}

/** `09:00` in Istanbul, as the site writes times. */
const hourShown = (hour: string, lang: Lang): string =>
  clockTime(`2026-01-01T${hour}:00+03:00`, lang)
