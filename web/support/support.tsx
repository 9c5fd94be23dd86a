import { useEffect } from 'react'
import { useCall } from '#web/call/use-call.ts'
import { PressedSheet } from '#web/parts/screen/overlay-sheet.tsx'
import { useIsMember } from '#web/state/auth.ts'
import { readStored } from '#web/state/stored.ts'
import { useWords } from '#web/words/words.ts'
import { Composer } from './composer.tsx'
import { Conversation } from './conversation.tsx'
import { closeSupport, support, useSupport } from '#web/parts/support/open-support.ts'
import { SUPPORT_WORDS } from './words.ts'

const OPEN_EVERY_MS = 15_000
/** Shut, for whoever has a conversation: an answer is not long in coming. */
const TALK_EVERY_MS = 20_000
const SHUT_EVERY_MS = 60_000

/** The support drawer, and what keeps its unread count while it is shut. */
export function Support() {
  const words = useWords(SUPPORT_WORDS)
  const open = useSupport((state) => state.open)
  const hours = useStatus(open)
  return (
    <>
      <PressedSheet
        tall
        open={open}
        onClose={closeSupport}
        title={words.title}
        closeLabel={words.close}
        actions={<Composer hours={hours} />}
      >
        <Conversation hours={hours} />
      </PressedSheet>
      <Unread />
    </>
  )
}

/** A visitor who never wrote has nothing to be told: the house is not asked for them. */
function useStatus(open: boolean) {
  const isMember = useIsMember()
  const hasWritten = isMember || readStored('supportTalk') !== null
  // As last heard: how often is asked rests on the answer itself.
  const known = useCall('support/status', {}, { enabled: false }).data
  const shutEveryMs = known?.begun === true ? TALK_EVERY_MS : SHUT_EVERY_MS
  const { data } = useCall(
    'support/status',
    {},
    {
      silent: true,
      enabled: open || hasWritten,
      everyMs: open ? OPEN_EVERY_MS : shutEveryMs,
      freshMs: 0,
    },
  )
  const unread = open || hasWritten ? (data?.unread ?? 0) : 0
  useEffect(() => support.setState({ unread }), [unread])
  return data
}

/** Said once when a reply comes while the drawer is shut. */
function Unread() {
  const words = useWords(SUPPORT_WORDS)
  const { open, unread } = useSupport((state) => state)
  return <output className="heard-only">{!open && unread > 0 ? words.unread(unread) : ''}</output>
}
