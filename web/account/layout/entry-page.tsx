import { cardClass } from '#kit/layout/card.tsx'
import type { ReactNode } from 'react'
import { Icon } from '#kit/art/icon.tsx'
import type { IconName } from '#kit/art/icon-shapes.ts'
import { Lattice, StarMark } from '#kit/art/star-art.tsx'
import { starPath } from '#kit/art/star.ts'
import { useAuth } from '#web/state/auth.ts'
import { useWords } from '#web/words/words.ts'
import { WAY_IN_WORDS } from './entry-page-words.ts'
import styles from './entry-page.module.css'

/** The house's promise, on glaze: what a member may count on before they give a password. */
function HousePromise() {
  const words = useWords(WAY_IN_WORDS)
  const lines: readonly (readonly [IconName, string])[] = [
    ['shield-check', words.fair],
    ['banknote', words.exact],
    ['clock', words.care],
  ]
  return (
    <div className={styles['glaze']}>
      <Lattice size={92} className={styles['lattice'] ?? ''} />
      <svg viewBox="0 0 400 400" className={styles['stars']} aria-hidden="true">
        <path d={starPath(200, 200, 196)} className={styles['starFar']} />
        <path d={starPath(200, 200, 150)} className={styles['starGold']} />
        <path d={starPath(200, 200, 104)} className={styles['starNear']} />
        <g className={styles['turning']}>
          <path d={starPath(200, 200, 62)} className={styles['starHeart']} />
        </g>
        <circle cx="200" cy="200" r="17" className={styles['starEye']} />
      </svg>
      <div className={styles['promise']}>
        <p className={styles['motto']}>{words.motto}</p>
        <ul>
          {lines.map(([icon, text]) => (
            <li key={icon}>
              <Icon name={icon} size={18} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/**
 * What stands around every page on the way in: the promise, and beside it the page's name and form.
 * `long` is for a form of many fields: the promise becomes a narrow strip that stays in view. Where play was closed nothing is
 * promised: the form stands alone.
 */
export function WayIn(props: {
  title: string
  lead?: string
  long?: boolean
  children: ReactNode
}) {
  const isLong = props.long === true
  const isClosed = useAuth(({ restricted }) => restricted)
  return (
    <>
      <title>{`${props.title} · Kasa`}</title>
      <div className={`${cardClass(styles['screen'])} ${lookOf(isLong, isClosed)}`}>
        {!isClosed && <HousePromise />}
        <section className={styles['side']}>
          {!isLong && <StarMark size={44} className={styles['mark'] ?? ''} />}
          <h1>{props.title}</h1>
          {props.lead !== undefined && <p className={styles['lead']}>{props.lead}</p>}
          {props.children}
        </section>
      </div>
    </>
  )
}

const lookOf = (isLong: boolean, isClosed: boolean): string =>
  (isClosed ? styles['alone'] : isLong ? styles['long'] : undefined) ?? ''
