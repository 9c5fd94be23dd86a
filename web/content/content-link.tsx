import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#kit/icon.tsx'
import { useWords } from '#web/words/words.ts'
import { CONTENT_WORDS } from './words.ts'

/** A link the operator gave: within the site, or to another, in a tab of its own. */
export function ContentLink(props: {
  to: string
  className: string
  onLeave?: () => void
  children: ReactNode
}) {
  const words = useWords(CONTENT_WORDS)
  const { to, className, onLeave, children } = props
  if (to.startsWith('/'))
    return (
      <Link to={to} className={className} onClick={onLeave}>
        {children}
      </Link>
    )
  return (
    <a
      href={to}
      className={className}
      onClick={onLeave}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      {children}
      <Icon name="external-link" size={16} />
      <span className="heard-only">{words.newTab}</span>
    </a>
  )
}
