import { Link } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useIsMember } from '#web/state/auth.ts'
import { useWords } from '#web/words/words.ts'
import { HelpLines } from './help-lines.tsx'
import { SAFER_PLAY_OPENER_WORDS } from './opener-words.ts'
import { SAFER_PLAY_WORDS } from './safer-play-words.ts'
import styles from './safer-play.module.css'

/** How to stop, where to see what was played, and who helps. Only what is there. */
export function SaferPlayPanel({ onLeave }: { onLeave: () => void }) {
  const words = useWords(SAFER_PLAY_WORDS)
  const { control } = useWords(SAFER_PLAY_OPENER_WORDS)
  return (
    <div className={styles['safer']}>
      <p>{words.lead}</p>
      <HelpLines level={3} />
      <Link
        to="/control"
        className={`${buttonClass({ variant: 'act' })} ${styles['control']}`}
        onClick={onLeave}
      >
        <Icon name="gauge" size={20} />
        {control}
      </Link>
      <p className={styles['text']}>{words.controlText}</p>
      <Facts onLeave={onLeave} />
    </div>
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
