import { useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { Stack, stackClass } from '#kit/layout/stack.tsx'
import type { Information } from '#web/parts/content/site-content.ts'
import { useWords } from '#web/words/words.ts'
import { INFORMATION_WORDS } from './information-words.ts'
import { ServerHtml } from '#web/parts/content/safe-html.tsx'
import styles from './faq-list.module.css'

/** The questions, each opening to its answer. The browser's own disclosure: found by searching, too. */
export function FaqList({ entries }: { entries: readonly Information[] }) {
  const words = useWords(INFORMATION_WORDS)
  const list = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  const openAll = (open: boolean) => {
    for (const each of list.current?.querySelectorAll('details') ?? []) each.open = open
  }
  return (
    <Stack gap={16}>
      <p className={styles['ways']}>
        <Button size="small" onClick={() => openAll(true)}>
          {words.openAll}
        </Button>
        <Button size="small" variant="quiet" onClick={() => openAll(false)}>
          {words.closeAll}
        </Button>
      </p>
      <div ref={list} className={stackClass(8)}>
        {entries.map(({ id, title, Text }) => (
          <details
            key={id}
            id={`q-${id}`}
            open={hash === `#q-${id}`}
            className={cardClass(styles['question'])}
          >
            <summary>
              <h2>{title}</h2>
              <Icon name="chevron-down" size={20} />
            </summary>
            <div className={styles['answer']}>
              <ServerHtml html={Text} level={3} />
            </div>
          </details>
        ))}
      </div>
    </Stack>
  )
}
