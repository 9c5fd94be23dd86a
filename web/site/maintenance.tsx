import { useEffect, useState } from 'react'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { useTopic } from '#web/call/live.ts'
import { enterMaintenance, applyMaintenance } from '#web/call/consequences.ts'
import { send } from '#web/call/send.ts'
import { useAuth } from '#web/state/auth.ts'
import { isUnderMaintenance } from '#web/state/maintenance.ts'
import { useWords } from '#web/words/words.ts'
import { MAINTENANCE_WORDS } from './maintenance-words.ts'

const EVERY_MS = 15_000
/** Long enough to read that it is over. */
const OVER_MS = 3_000

/** Loads the page anew: whatever was maintained, its newest code is what opens. */
const goHome = (): void => location.assign('/')

/** `/maintenance`: looks by itself whether the house is open again, and leads home when it is. */
export function MaintenanceScreen() {
  const isClosed = useAuth((state) => state.maintenance)
  const [wasClosed, setWasClosed] = useState(isClosed)
  if (isClosed && !wasClosed) setWasClosed(true)
  useEffect(() => {
    // Another tab's flag may have led here before this page had heard of it.
    if (isUnderMaintenance()) enterMaintenance()
  }, [])
  return <div aria-live="polite">{isClosed ? <Closed /> : <Open wasClosed={wasClosed} />}</div>
}

function Closed() {
  const words = useWords(MAINTENANCE_WORDS)
  const [busy, setBusy] = useState(false)
  const look = async () => {
    setBusy(true)
    const open = await send('maintenance/check_status', {}, { silent: true }).catch(() => false)
    setBusy(false)
    if (open) applyMaintenance(true)
    return open
  }
  const comes = useTopic('maintenance')
  useEffect(() => {
    if (comes) return undefined
    const timer = setInterval(() => void look(), EVERY_MS)
    return () => clearInterval(timer)
  }, [comes])
  return (
    <>
      <title>{`${words.title} · Kasa`}</title>
      <EmptyState icon="clock" title={words.title} text={words.text} level={1}>
        <Button
          variant="act"
          icon="rotate-cw"
          busy={busy}
          onClick={() => void look().then((open) => open && goHome())}
        >
          {words.again}
        </Button>
      </EmptyState>
    </>
  )
}

/** Whoever waited is led on; whoever only came to look is not. */
function Open({ wasClosed }: { wasClosed: boolean }) {
  const words = useWords(MAINTENANCE_WORDS)
  useEffect(() => {
    if (!wasClosed) return undefined
    const timer = setTimeout(goHome, OVER_MS)
    return () => clearTimeout(timer)
  }, [wasClosed])
  const title = wasClosed ? words.over : words.none
  return (
    <>
      <title>{`${title} · Kasa`}</title>
      <EmptyState
        icon="circle-check"
        title={title}
        text={wasClosed ? words.overText : words.noneText}
        level={1}
      >
        <a className={buttonClass({ variant: 'act' })} href="/">
          {words.home}
        </a>
      </EmptyState>
    </>
  )
}
