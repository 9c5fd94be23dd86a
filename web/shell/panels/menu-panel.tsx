import { Stack, stackClass } from '#kit/layout/stack.tsx'
import type { MenuEntry } from '#web/call/static-list.ts'
import { defineWords, useWords } from '#web/words/words.ts'
import { LanguageButtons } from '#web/parts/screen/language-buttons.tsx'
import { MenuItem, useHeaderMenu } from '#web/shell/controls/menu-item.tsx'
import { ModeButton } from '#web/shell/controls/mode-button.tsx'
import styles from './menu-panel.module.css'

const WORDS = defineWords({ tr: { more: 'Diğer' }, en: { more: 'More' } })

/** Every way through the house, in thumb's reach; what few look for comes last. */
export function MenuPanel({ onLeave }: { onLeave: () => void }) {
  const words = useWords(WORDS)
  const entries = useHeaderMenu()
  const more = entries.filter((entry) => entry.more === true)
  return (
    <Stack gap={20}>
      <Entries entries={entries.filter((entry) => entry.more !== true)} onLeave={onLeave} />
      {more.length > 0 && (
        <section className={stackClass(8, styles['more'])} aria-labelledby="menu-more">
          <h3 id="menu-more">{words.more}</h3>
          <Entries entries={more} onLeave={onLeave} />
        </section>
      )}
      <div className={styles['taste']}>
        <ModeButton className={styles['mode'] ?? ''} />
        <LanguageButtons />
      </div>
    </Stack>
  )
}

function Entries(props: { entries: readonly MenuEntry[]; onLeave: () => void }) {
  return (
    <ul className={styles['menu']}>
      {props.entries.map((entry) => (
        <li key={entry.id}>
          <MenuItem
            entry={entry}
            className={styles['entry'] ?? ''}
            iconSize={24}
            onLeave={props.onLeave}
          />
        </li>
      ))}
    </ul>
  )
}
