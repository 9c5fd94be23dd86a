import { Link } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useIsMember } from '#web/state/auth.ts'
import { useWords } from '#web/words/words.ts'
import { SAFER_PLAY_WORDS } from './safer-play-words.ts'
import styles from './safer-play.module.css'

/** How to stop, where to see what was played, and who helps. Only what is there. */
export function SaferPlayPanel({ onLeave }: { onLeave: () => void }) {
  const words = useWords(SAFER_PLAY_WORDS)
  return (
    <div className={styles['safer']}>
      <p>{words.lead}</p>
      <HelpLine />
      <Link
        to="/control"
        className={`${buttonClass({ kind: 'act' })} ${styles['control']}`}
        onClick={onLeave}
      >
        <Icon name="gauge" size={20} />
        {words.control}
      </Link>
      <p className={styles['text']}>{words.controlText}</p>
      <Facts onLeave={onLeave} />
    </div>
  )
}

function HelpLine() {
  const words = useWords(SAFER_PLAY_WORDS)
  return (
    <section className={styles['line']} aria-labelledby="help-line">
      <h3 id="help-line">{words.line}</h3>
      <p>{words.lineText}</p>
      <p className={styles['ways']}>
        <a className={buttonClass({ kind: 'act' })} href="tel:115">
          <Icon name="smartphone" size={18} />
          {words.call}
        </a>
        <a
          className={buttonClass()}
          href="https://www.yedam.org.tr/"
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.site}
          <Icon name="external-link" size={16} />
          <span className="heard-only">{words.newTab}</span>
        </a>
      </p>
    </section>
  )
}

function Facts({ onLeave }: { onLeave: () => void }) {
  const words = useWords(SAFER_PLAY_WORDS)
  const isMember = useIsMember()
  return (
    <dl className={styles['facts']}>
      <dt>{words.stop}</dt>
      <dd>{words.stopText}</dd>
      <dt>{words.see}</dt>
      <dd>{words.seeText}</dd>
      <dt>
        {isMember ? (
          <Link to="/profile/sessions" onClick={onLeave}>
            {words.sessions}
          </Link>
        ) : (
          words.sessions
        )}
      </dt>
      <dd>{words.sessionsText}</dd>
    </dl>
  )
}
