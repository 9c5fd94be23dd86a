import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { safeLink } from '#contract/addresses/safe-address.ts'
import { Icon } from '#kit/art/icon.tsx'
import { defineWords, useWords } from '#web/words/words.ts'

const WORDS = defineWords({
  tr: { newTab: 'yeni sekmede açılır' },
  en: { newTab: 'opens in a new tab' },
})

/**
 * A link that the operator gave: within the site, or to another, in a tab of its own. One that leads where nothing
 * of the house may lead is none: what it says stands there by itself.
 */
export function OperatorLink(props: {
  to: string
  className?: string
  /** Shows that it leaves the site; it is always said. */
  marked?: boolean
  onLeave?: (() => void) | undefined
  children: ReactNode
}) {
  const words = useWords(WORDS)
  const { className, onLeave, children } = props
  const to = safeLink(props.to)
  if (to === '') return <>{children}</>
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
      {props.marked === true && <Icon name="external-link" size={16} />}
      <span className="heard-only">{words.newTab}</span>
    </a>
  )
}
