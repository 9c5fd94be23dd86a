import { useState } from 'react'
import { Link } from 'react-router'
import type { ProtectionState } from '#contract/calls/protection.ts'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { Card } from '#kit/layout/card.tsx'
import { useLang, type Lang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { useCall, useSend } from '#web/call/use-call.ts'
import { auth } from '#web/state/auth.ts'
import { calendarDay, dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import styles from './control.module.css'
import { CONTROL_WORDS } from './words.ts'

/** Until when play is closed, and, once an exclusion's time is over, the way back: asked, waited for, said again. */
export function PausedCard({ state }: { state: ProtectionState }) {
  const words = useWords(CONTROL_WORDS)
  const lang = useLang()
  const [now] = useState(() => Date.now())
  const [kept, setKept] = useState(0)
  const { timeOutUntil, excludedUntil, excludedBy } = state
  const until = timeOutUntil ?? excludedUntil ?? ''
  const when = dayAndTime(until, lang)
  if (excludedBy === 'register')
    return (
      <Card title={words.pausedTitle} text={words.registeredText(lastDay(until, lang))}>
        <RoomPurse />
      </Card>
    )
  const isOver = excludedUntil !== null && Date.parse(excludedUntil) <= now
  const notice = timeOutUntil === null ? words.excludedText(when) : words.timeOutText(when)
  return (
    <Card
      key={kept}
      title={words.pausedTitle}
      begins={kept > 0}
      text={isOver ? words.excludedOver : notice}
    >
      {isOver && <Return state={state} now={now} onKept={() => setKept(kept + 1)} />}
      <RoomPurse />
    </Card>
  )
}

/** What still lies in the poker room, and the way to ask it back. */
function RoomPurse() {
  const words = useWords(CONTROL_WORDS)
  const lang = useLang()
  const { data } = useCall('klasGaming/purse', { productId: 'poker' }, { silent: true })
  if (data === undefined || data.balance === 0) return null
  return (
    <>
      <p>{words.roomPurse(formatMoney(data.balance, lang))}</p>
      <Link className={buttonClass()} to="/poker-tavla-okey">
        {words.roomPurseOpen}
      </Link>
    </>
  )
}

/** A register names days, and the last of them belongs to the exclusion. */
const lastDay = (until: string, lang: Lang): string =>
  calendarDay(new Date(Date.parse(until) - 1), lang)

interface ReturnProps {
  state: ProtectionState
  now: number
  onKept: () => void
}

/** Asked for, waited for, said again; and taken back at any moment of it. Both answers weigh the same; keeping it closed comes first. */
function Return({ state, now, onKept }: ReturnProps) {
  const words = useWords(CONTROL_WORDS)
  const lang = useLang()
  const ask = useSend('protection/ask_return', { success: false })
  const confirm = useSend('protection/confirm_return', { success: false })
  const keep = useSend('protection/keep_closed', { success: false })
  const { returnFrom, returnUntil } = state
  if (returnFrom === null || returnUntil === null)
    return (
      <Button busy={ask.isPending} onClick={() => ask.mutate({})}>
        {words.askReturn}
      </Button>
    )
  const isDue = Date.parse(returnFrom) <= now
  const open = () => confirm.mutate({}, { onSuccess: () => auth.setState({ restricted: false }) })
  return (
    <>
      <p>
        {isDue
          ? words.returnDue(dayAndTime(returnUntil, lang))
          : words.returnWaits(dayAndTime(returnFrom, lang))}
      </p>
      <div className={styles['answers']}>
        <Button busy={keep.isPending} onClick={() => keep.mutate({}, { onSuccess: onKept })}>
          {words.keepClosed}
        </Button>
        {isDue && (
          <Button busy={confirm.isPending} onClick={open}>
            {words.confirmReturn}
          </Button>
        )}
      </div>
    </>
  )
}
