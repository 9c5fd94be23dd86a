import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#kit/controls/button.tsx'
import { Dialog } from '#kit/feedback/dialog.tsx'
import { isMember } from '#web/state/auth.ts'

interface LeaveWarningProps {
  title: string
  text: string
  stay: string
  leave: string
}

/**
 * Stands where leaving would lose something for good: the browser asks before it closes or reloads
 * the page, and this dialog before another screen opens. A session that ends is not held up.
 */
export function LeaveWarning({ title, text, stay, leave }: LeaveWarningProps) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isMember() && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={title}
      closeLabel={stay}
      actions={
        <>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {leave}
          </Button>
          <Button variant="act" onClick={() => blocker.reset?.()}>
            {stay}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
