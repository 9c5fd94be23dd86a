import { useNavigate, useNavigation } from 'react-router'
import { useStore } from 'zustand'
import { Button } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { waiting, waveOffLongWait } from '#web/call/waiting.ts'
import { useWords } from '#web/words/words.ts'
import { WAITING_WORDS } from './waiting-words.ts'
import styles from './loading-notices.module.css'

/** The thin bar at the very top while something is under way; quiet calls do not move it. */
function LoadingBar() {
  const words = useWords(WAITING_WORDS)
  const inFlight = useStore(waiting, (state) => state.inFlight)
  const navigation = useNavigation()
  const busy = inFlight > 0 || navigation.state !== 'idle'
  return (
    <output>
      {busy && (
        <div className={styles['bar']}>
          <progress className="heard-only" aria-label={words.loading} />
        </div>
      )}
    </output>
  )
}

/** After ten seconds: says that it takes long and offers to leave. The call itself goes on. */
function LongWait() {
  const words = useWords(WAITING_WORDS)
  const navigate = useNavigate()
  const isLong = useStore(waiting, (state) => state.long > 0)
  const leave = () => {
    waveOffLongWait()
    void navigate('/')
  }
  return (
    <output className={styles['place']}>
      {isLong && (
        <div className={cardClass(styles['card'], 'floating')}>
          <Icon name="hourglass" size={22} />
          <p>{words.longWait}</p>
          <Button size="small" onClick={waveOffLongWait}>
            {words.goOnWaiting}
          </Button>
          <Button size="small" variant="act" onClick={leave}>
            {words.leave}
          </Button>
        </div>
      )}
    </output>
  )
}

/** What the frame says of whatever keeps somebody waiting. */
export const WaitNotices = () => (
  <>
    <LoadingBar />
    <LongWait />
  </>
)
