import type { ReactNode } from 'react'
import { useLang, type Lang } from '#kit/text/language.ts'
import { stackClass } from '#kit/layout/stack.tsx'
import { dayOf, daysBefore } from '#web/words/days.ts'
import { namedDay } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import styles from './by-day.module.css'
import { MESSAGES_WORDS } from './messages-words.ts'

interface ByDayProps<Item> {
  /** In the order of their moments. */
  items: readonly Item[]
  /** When it came, as the house says it. */
  at: (item: Item) => string
  keyOf: (item: Item) => number
  children: (item: Item) => ReactNode
}

/** What came on one day stands below its name. */
export function ByDay<Item>({ items, at, keyOf, children }: ByDayProps<Item>) {
  const words = useWords(MESSAGES_WORDS)
  const lang = useLang()
  return (
    <div className={stackClass(16)}>
      {daysOf(items, at).map(([day, those]) => (
        <div key={day} className={stackClass(8)}>
          <h3 className={styles['day']}>{dayName(day, lang, words)}</h3>
          <ul className={stackClass(8)}>
            {those.map((item) => (
              <li key={keyOf(item)}>{children(item)}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function daysOf<Item>(items: readonly Item[], at: (item: Item) => string): [string, Item[]][] {
  const days = new Map<string, Item[]>()
  for (const item of items) {
    const day = dayOf(new Date(at(item)))
    const those = days.get(day)
    if (those) those.push(item)
    else days.set(day, [item])
  }
  return [...days]
}

/** Today and yesterday by these names, any other day by its own. */
function dayName(day: string, lang: Lang, words: { today: string; yesterday: string }): string {
  const today = dayOf(new Date())
  if (day === today) return words.today
  return day === daysBefore(today, 1) ? words.yesterday : namedDay(`${day}T12:00:00Z`, lang)
}
