import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { useIsNarrow } from '#web/parts/screen/use-media.ts'
import { useStaticList, type MenuEntry } from '#web/call/static-list.ts'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { useIsMember } from '#web/state/auth.ts'
import { useWords } from '#web/words/words.ts'
import { FOOTER_WORDS } from './footer-words.ts'
import styles from './footer.module.css'

/** The ways to everything, in columns; on a phone each group opens at a press. */
export function FooterMenu() {
  const words = useWords(FOOTER_WORDS)
  const lang = useLang()
  const isMember = useIsMember()
  const mayLead = useMayLead()
  const isShown = ({ member, path }: MenuEntry) =>
    (member === undefined || member === isMember) && mayLead(path)
  return (
    <nav aria-label={words.menu} className={styles['menu']}>
      {useStaticList('footer-menu')
        .map((group) => ({ ...group, items: group.items.filter(isShown) }))
        .filter(({ items }) => items.length > 0)
        .map((group) => (
          <Group key={group.id} title={group.title[lang]}>
            <Entries entries={group.items} />
          </Group>
        ))}
    </nav>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const isNarrow = useIsNarrow()
  if (!isNarrow)
    return (
      <div>
        <h2 className={styles['group']}>{title}</h2>
        {children}
      </div>
    )
  return (
    <details className={styles['fold']}>
      <summary>
        <h2 className={styles['group']}>{title}</h2>
        <Icon name="chevron-down" size={18} />
      </summary>
      {children}
    </details>
  )
}

function Entries({ entries }: { entries: readonly MenuEntry[] }) {
  const lang = useLang()
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link to={entry.path}>{entry.title[lang]}</Link>
        </li>
      ))}
    </ul>
  )
}
