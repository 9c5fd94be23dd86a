import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Data } from '#contract/registry.ts'
import { Button } from '#kit/controls/button.tsx'
import { useLang } from '#kit/text/language.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { Stack, stackClass } from '#kit/layout/stack.tsx'
import { send } from '#web/call/send.ts'
import { useCall } from '#web/call/use-call.ts'
import { AskAgain } from '#web/parts/screen/retry-button.tsx'
import { useIsMember } from '#web/state/auth.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { Opening, type Hours } from './opening.tsx'
import { SUPPORT_WORDS } from './words.ts'
import styles from './support.module.css'

type Message = Data<'support/list_messages'>[number]

/** While it stands open and is looked at; a hidden tab asks nothing. */
const EVERY_MS = 4_000
const PAGE = 50

/** What was said, the hours above it while the house is open, and the house's greeting where nothing was said yet. */
export function Conversation({ hours }: { hours: Hours | undefined }) {
  const words = useWords(SUPPORT_WORDS)
  const isMember = useIsMember()
  const query = useCall(
    'support/list_messages',
    { limit: PAGE, offset: 0 },
    { silent: true, everyMs: EVERY_MS, freshMs: 0, keepLast: true },
  )
  const newest = query.data?.data ?? []
  const total = query.data?.pagination.total ?? 0
  const { messages, more, busy } = useOlder(newest)
  useReadMark(messages)
  return (
    <Stack gap={12}>
      {hours?.open === true && <Opening hours={hours} />}
      {!isMember && <p className={styles['note']}>{words.visitor}</p>}
      <p className={styles['note']}>{words.careful}</p>
      {query.isPending && <Ghosts />}
      {query.isError && query.data === undefined && (
        <div className={styles['failed']} role="alert">
          <p>{words.failed}</p>
          <AskAgain size="small" onAsk={() => void query.refetch()} />
        </div>
      )}
      {total > messages.length && (
        <Button size="small" variant="quiet" busy={busy} onClick={() => void more()}>
          {words.older}
        </Button>
      )}
      {query.isSuccess && <MessageList messages={messages} />}
    </Stack>
  )
}

/** Each of them once, the newest first. */
const joined = (...lists: readonly (readonly Message[])[]): Message[] => [
  ...new Map(lists.flat().map((message) => [message.messageID, message])).values(),
]

/** The newest, and the older ones that were asked for so far. */
function useOlder(newest: readonly Message[]) {
  const [older, setOlder] = useState<readonly Message[]>([])
  const [busy, setBusy] = useState(false)
  const messages = joined(newest, older)
  const more = async () => {
    setBusy(true)
    const page = { limit: PAGE, offset: messages.length }
    // Lost on its way, the button still stands for another press.
    const list = await send('support/list_messages', page, { silent: true }).catch(() => null)
    if (list !== null) setOlder((known) => joined(newest, known, list.data))
    setBusy(false)
  }
  return { messages, more, busy }
}

function Ghosts() {
  const words = useWords(SUPPORT_WORDS)
  return (
    <div className={stackClass(12)} aria-busy="true">
      <output className="heard-only">{words.loading}</output>
      <Skeleton width="62%" height={52} radius={16} />
      <Skeleton width="48%" height={40} radius={16} />
    </div>
  )
}

/** Oldest first, the newest in sight; each new one is read out. */
function MessageList({ messages }: { messages: readonly Message[] }) {
  const words = useWords(SUPPORT_WORDS)
  const end = useRef<HTMLSpanElement>(null)
  const newest = messages[0]?.messageID
  const oldest = messages.at(-1)?.messageID
  const list = useRef<HTMLDivElement>(null)
  const before = useRef({ newest, oldest })
  useLayoutEffect(() => {
    const was = before.current
    before.current = { newest, oldest }
    if (was.oldest === undefined || was.oldest === oldest || was.newest !== newest) return
    // Older ones came above: what was read stays where it was.
    list.current?.querySelector(`[data-id="${was.oldest}"]`)?.scrollIntoView({ block: 'start' })
  }, [newest, oldest])
  useLayoutEffect(() => {
    // Some browsers answer a promise, which is no clean-up.
    end.current?.scrollIntoView({ block: 'end' })
  }, [newest])
  return (
    <div
      ref={list}
      role="log"
      aria-label={words.conversation}
      aria-live="polite"
      className={styles['log']}
    >
      <Bubble from="house" text={words.greeting} />
      {messages.toReversed().map((message) => (
        <Bubble key={message.messageID} {...message} />
      ))}
      <span ref={end} />
    </div>
  )
}

interface BubbleProps extends Pick<Message, 'from' | 'text'> {
  at?: string
  messageID?: number
}

function Bubble({ from, text, at, messageID }: BubbleProps) {
  const words = useWords(SUPPORT_WORDS)
  const lang = useLang()
  return (
    <div className={styles['bubble']} data-from={from} data-id={messageID}>
      <p className={styles['who']}>
        <span>{from === 'house' ? words.house : words.you}</span>
        {at !== undefined && <time dateTime={at}>{dayAndTime(at, lang)}</time>}
      </p>
      <p className={styles['text']}>{text}</p>
    </div>
  )
}

/** What is on screen has been read: the house's newest word is told so, once. */
function useReadMark(messages: readonly Message[]): void {
  const newest = messages.find(({ from }) => from === 'house')?.messageID
  useEffect(() => {
    if (newest === undefined) return
    // Lost on its way, it is told with the next one.
    void send('support/mark_read', { messageID: newest }, { silent: true }).catch(() => undefined)
  }, [newest])
}
