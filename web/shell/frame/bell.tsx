import { useState } from 'react'
import { Count } from '#kit/feedback/badge.tsx'
import { IconButton } from '#kit/controls/button.tsx'
import { useCall } from '#web/call/use-call.ts'
import { useAuth } from '#web/state/auth.ts'
import { useWords } from '#web/words/words.ts'
import { BELL_WORDS } from './bell-words.ts'
import styles from './bell.module.css'
import { MessagesPanel } from '#web/shell/panels/panels.ts'
import { PressedSheet } from '#web/parts/screen/overlay-sheet.tsx'
import { FRAME_WORDS } from '#web/shell/controls/frame-words.ts'

/** Polls are quiet: they neither show the loading bar nor count as the member being there. */
const POLL_MS = 60_000

/** The messages to everyone, a press away from every screen; for members with how many are unread. */
export function Bell() {
  const words = useWords(BELL_WORDS)
  const { close: closeLabel } = useWords(FRAME_WORDS)
  const [open, setOpen] = useState(false)
  const enabled = useAuth((state) => state.settled)
  const options = { silent: true, everyMs: POLL_MS, enabled }
  const unread = useCall('crm/unread_mass_messages', {}, options).data?.unread ?? 0
  const countText = unread > 0 ? words.unread(unread) : ''
  const close = () => setOpen(false)
  return (
    <span className={styles['bell']}>
      <IconButton
        icon="bell"
        label={countText === '' ? words.messages : `${words.messages}, ${countText}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Count of={unread} hidden />
      <output className="heard-only">{countText}</output>
      <PressedSheet open={open} onClose={close} title={words.messages} closeLabel={closeLabel}>
        <MessagesPanel onLeave={close} />
      </PressedSheet>
    </span>
  )
}
