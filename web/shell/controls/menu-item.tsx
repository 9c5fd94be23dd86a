import { NavLink, useLocation } from 'react-router'
import { Count } from '#kit/feedback/badge.tsx'
import { BareButton } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { ICON_SHAPES, type IconName } from '#kit/art/icon-shapes.ts'
import { useLang } from '#kit/text/language.ts'
import { useStaticList, type MenuEntry } from '#web/call/static-list.ts'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { useUnreadMessages } from '#web/parts/messages/use-unread.ts'
import { useIsMember } from '#web/state/auth.ts'
import { hasSupport, openSupport, useSupport } from '#web/parts/support/open-support.ts'
import styles from './menu-item.module.css'

/** The entries of the header menu that this visitor or member can open. */
export function useHeaderMenu(): MenuEntry[] {
  const isMember = useIsMember()
  const mayLead = useMayLead()
  return useStaticList('header-menu').filter(
    ({ member, opens, path }) =>
      (member === undefined || member === isMember) &&
      (opens !== 'support' || hasSupport) &&
      (opens === 'support' || mayLead(path)),
  )
}

/** Whether a menu entry is current on its own address only; the lobbies are so on every shelf, and sports on every page of theirs. */
export const isExact = (path: string): boolean => !['/slot', '/live', '/sport'].includes(path)

export const iconOf = (entry: { icon?: string }): IconName =>
  entry.icon !== undefined && isIcon(entry.icon) ? entry.icon : 'layout-grid'

/** A menu stands on every screen: its icons are in the script. */
const isIcon = (name: string): name is IconName => Object.hasOwn(ICON_SHAPES, name)

interface MenuItemProps {
  entry: MenuEntry
  className: string
  iconSize: number
  onLeave?: (() => void) | undefined
}

/** One entry of the menu, wherever it stands: a way to a screen, or what opens the support drawer. */
export function MenuItem({ entry, className, iconSize, onLeave }: MenuItemProps) {
  const lang = useLang()
  // A shelf with an entry of its own is that one's alone.
  const { pathname } = useLocation()
  const hasEntry = useStaticList('header-menu').some(({ path }) => path === pathname)
  const content = (
    <>
      <Icon name={iconOf(entry)} size={iconSize} />
      <span>{entry.title[lang]}</span>
    </>
  )
  if (entry.opens === 'support')
    return (
      <BareButton
        aria-haspopup="dialog"
        className={`${className} ${styles['holder']}`}
        onClick={() => {
          onLeave?.()
          openSupport()
        }}
      >
        {content}
        <UnreadReplies />
      </BareButton>
    )
  return (
    <NavLink
      to={entry.path}
      end={isExact(entry.path) || hasEntry}
      className={`${className} ${styles['holder']}`}
      onClick={onLeave}
    >
      {content}
      {entry.path === '/notifications' && <UnreadMessages />}
    </NavLink>
  )
}

const UnreadReplies = () => (
  <Count of={useSupport((state) => state.unread)} className={styles['count']} />
)

const UnreadMessages = () => (
  <Count of={useUnreadMessages()} className={`${styles['count']} ${styles['belled']}`} />
)
