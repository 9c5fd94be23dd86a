import { useState } from 'react'
import { Badge } from '#kit/feedback/badge.tsx'
import { Button } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { localeOf, useLang, type Lang } from '#kit/text/language.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { showToast } from '#kit/feedback/toast-queue.ts'
import { deviceOf } from '#contract/members/device.ts'
import type { Data } from '#contract/registry.ts'
import { send } from '#web/call/send.ts'
import { useCall } from '#web/call/use-call.ts'
import { PressedDialog } from '#web/parts/screen/overlay-sheet.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { SESSION_WORDS } from './session-words.ts'
import styles from '../layout/device-list.module.css'

type Session = Data<'user/sessions'>[number]

/** `/profile/sessions`: where the member is logged in, and the way to end each of them. */
export function SessionsScreen() {
  const words = useWords(SESSION_WORDS)
  return (
    <AccountPage title={words.title} lead={words.lead}>
      <Sessions />
    </AccountPage>
  )
}

function Sessions() {
  const words = useWords(SESSION_WORDS)
  const query = useCall('user/sessions', {}, { silent: true, freshMs: 0 })
  const [ending, setEnding] = useState<readonly Session[]>([])
  if (query.isPending) return <SessionsSkeleton />
  if (query.isError) return <ScreenFailed level={2} onRetry={() => void query.refetch()} />
  const sessions = query.data.data
  const others = sessions.filter(({ current }) => !current)
  if (sessions.length === 0)
    return <EmptyState icon="monitor" title={words.none} text={words.noneText} />
  return (
    <>
      <ul className={stackClass(12)}>
        {sessions.map((session) => (
          <SessionRow
            key={session.sessionID}
            session={session}
            onEnd={() => setEnding([session])}
          />
        ))}
      </ul>
      {others.length > 0 ? (
        <p>
          <Button variant="danger" icon="log-out" onClick={() => setEnding(others)}>
            {words.endOthers}
          </Button>
        </p>
      ) : (
        <p className={styles['alone']}>
          <Icon name="shield-check" size={20} />
          {words.alone}
        </p>
      )}
      <EndDialog sessions={ending} onClose={() => setEnding([])} />
    </>
  )
}

function SessionRow(props: { session: Session; onEnd: () => void }) {
  const { session } = props
  const words = useWords(SESSION_WORDS)
  const lang = useLang()
  const { browser, system, kind } = deviceOf(session.browser)
  const name = [browser, system].filter(Boolean).join(' · ') || words.unknown
  return (
    <li className={cardClass(styles['row'])} data-current={session.current}>
      <span className={styles['picture']}>
        <Icon name={kind === 'phone' ? 'smartphone' : 'monitor'} size={24} />
      </span>
      <div className={styles['text']}>
        <strong>
          {name}
          {session.current && <Badge>{words.here}</Badge>}
        </strong>
        <span>{words.lastUse(dayAndTime(session.activeAt, lang))}</span>
        <span className={styles['parts']}>
          {[words.since(dayAndTime(session.startedAt, lang)), ...whereOf(session, lang)].map(
            (part) => (
              <span key={part}>{part}</span>
            ),
          )}
        </span>
      </div>
      {!session.current && (
        <Button size="small" onClick={props.onEnd} aria-label={words.endNamed(name)}>
          {words.end}
        </Button>
      )}
    </li>
  )
}

/** The country in the member's language, where one is known, and the address. */
function whereOf({ place, uip }: Session, lang: Lang): string[] {
  if (place === null) return [uip]
  const country = new Intl.DisplayNames(localeOf(lang), { type: 'region', fallback: 'code' })
  return [country.of(place) ?? place, uip]
}

function EndDialog(props: { sessions: readonly Session[]; onClose: () => void }) {
  const { sessions, onClose } = props
  const words = useWords(SESSION_WORDS)
  const [busy, setBusy] = useState(false)
  const [first] = sessions
  const endOthers = async () => {
    const { ended } = await send('user/revoke_other_sessions', {}, { success: false })
    showToast({ tone: 'positive', text: words.ended(ended) })
  }
  const end = async () => {
    setBusy(true)
    try {
      if (first !== undefined && sessions.length === 1)
        await send('user/revoke_session', { sessionID: first.sessionID })
      else await endOthers()
    } catch {
      // Told by the call layer; the list shows what is still open.
    }
    setBusy(false)
    onClose()
  }
  return (
    <PressedDialog
      open={sessions.length > 0}
      onClose={onClose}
      title={words.question(sessions.length)}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button variant="danger" busy={busy} onClick={() => void end()}>
            {sessions.length > 1 ? words.endAll : words.end}
          </Button>
        </>
      }
    >
      <p>{words.questionText(sessions.length)}</p>
    </PressedDialog>
  )
}

function SessionsSkeleton() {
  return (
    <ul className={stackClass(12)} aria-busy="true">
      {[0, 1, 2].map((row) => (
        <li key={row} className={cardClass(styles['row'])}>
          <Skeleton width={48} height={48} />
          <div className={styles['text']}>
            <Skeleton width="40%" height={20} radius={6} />
            <Skeleton width="60%" height={16} radius={6} />
          </div>
        </li>
      ))}
    </ul>
  )
}
