import { Link, useLocation } from 'react-router'
import { Icon } from '#kit/art/icon.tsx'
import { buttonClass } from '#kit/controls/button.tsx'
import { Card } from '#kit/layout/card.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import type { ProtectionState } from '#contract/calls/protection.ts'
import { useCall } from '#web/call/use-call.ts'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { ListFailed } from '#web/parts/screen/screen-states.tsx'
import { useWords } from '#web/words/words.ts'
import { KINDS } from './figures.ts'
import { aimIn } from '#web/parts/safer-play/control-aim.ts'
import { HelpLines } from '#web/parts/safer-play/help-lines.tsx'
import { LimitCard } from './limit-card.tsx'
import { NetCard } from './net-card.tsx'
import { PauseCards } from './pause-cards.tsx'
import { PausedCard } from './paused-card.tsx'
import { ReminderCard } from './reminder-card.tsx'
import styles from './control.module.css'
import { CONTROL_WORDS } from './words.ts'

/** `/control`: what the member sets for themselves, how much of it is used, and how to stop. */
export function ControlScreen() {
  const words = useWords(CONTROL_WORDS)
  const { data, isError, isFetching, refetch } = useCall('protection/get', {}, { silent: true })
  return (
    <AccountPage title={words.title} lead={words.lead}>
      {data !== undefined && <Control state={data} />}
      {data === undefined && isError && (
        <ListFailed title={words.failed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && (
        <div className={styles['control']} aria-busy="true">
          <Skeleton height={160} radius={16} />
          <Skeleton height={260} radius={16} />
        </div>
      )}
      <HelpLines level={2} />
    </AccountPage>
  )
}

function Control({ state }: { state: ProtectionState }) {
  const words = useWords(CONTROL_WORDS)
  const aim = aimIn(useLocation().state)
  const isPausing = state.timeOutUntil !== null || state.excludedUntil !== null
  return (
    <div className={styles['control']}>
      {isPausing && <PausedCard state={state} />}
      <NetCard />
      <div className={styles['limits']}>
        {KINDS.map((kind, at) => (
          <LimitCard
            key={kind}
            kind={kind}
            begins={aim === 'limits' && at === 0}
            limits={state.limits.filter((limit) => limit.kind === kind)}
            ofHouse={state.houseLimits.filter((limit) => limit.kind === kind)}
          />
        ))}
      </div>
      <div className={styles['ways']}>
        <ReminderCard state={state} />
        <PauseCards state={state} begins={aim === 'pause'} />
        <Card title={words.selfTest} text={words.selfTestText}>
          <Link className={buttonClass()} to="/control/self-test">
            <Icon name="gauge" size={18} />
            {words.selfTestOpen}
          </Link>
        </Card>
      </div>
    </div>
  )
}
