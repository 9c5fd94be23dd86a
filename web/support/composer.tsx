import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { useLang } from '#kit/text/language.ts'
import { messageShown } from '#web/call/reply.ts'
import { lostWords } from '#web/call/failure.ts'
import { CallRefused } from '#web/call/send.ts'
import { useSend } from '#web/call/use-call.ts'
import { readStored, removeStored, whenStored, writeStored } from '#web/state/stored.ts'
import { randomId } from '#web/words/random-id.ts'
import { useWords } from '#web/words/words.ts'
import { Opening, type Hours } from './opening.tsx'
import { SUPPORT_WORDS } from './words.ts'
import styles from './support.module.css'

const TEXT_MAX = 2000
const SAY_LEFT_BELOW = 200
const WIDE = '(min-width: 761px)'

/**
 * Where a message is written. What is typed stays, in this browser too, until the house has it. That the
 * house is closed stands here: above a long conversation nobody would see it.
 */
export function Composer({ hours }: { hours: Hours | undefined }) {
  const words = useWords(SUPPORT_WORDS)
  const { text, setText, post, busy, problem } = usePost()
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => {
    // After the drawer has opened. On a phone the keyboard would hide what was said.
    if (matchMedia(WIDE).matches) requestAnimationFrame(() => field.current?.focus())
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    post()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    // On a phone Enter is a new line: there is no other key for it.
    if (!matchMedia(WIDE).matches) return
    event.preventDefault()
    post()
  }
  const isClosed = hours?.open === false
  const left = TEXT_MAX - text.length
  return (
    <form className={styles['composer']} onSubmit={submit}>
      {isClosed && <Opening id={`${id}-closed`} hours={hours} />}
      <p id={`${id}-problem`} className={styles['problem']} role="alert">
        {problem}
      </p>
      <label htmlFor={id} className="heard-only">
        {words.message}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        value={text}
        maxLength={TEXT_MAX}
        readOnly={busy}
        placeholder={words.message}
        aria-describedby={`${isClosed ? `${id}-closed ` : ''}${id}-problem ${id}-left`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles['row']}>
        <output id={`${id}-left`}>{left < SAY_LEFT_BELOW ? words.left(left) : ''}</output>
        <Button type="submit" variant="act" busy={busy} disabled={text.trim() === ''}>
          {busy ? words.sending : words.send}
        </Button>
      </div>
    </form>
  )
}

/** The draft, and its way to the house. The same words keep their id: a repeat is no second message. */
function usePost() {
  const words = useWords(SUPPORT_WORDS)
  const lang = useLang()
  const [text, setDraft] = useState(() => readStored('supportDraft') ?? '')
  const [problem, setProblem] = useState('')
  const last = useRef({ text: '', id: '' })
  const { mutate, isPending: busy } = useSend('support/send_message', { silent: true })
  useEffect(() => whenStored('supportDraft', () => setDraft(readStored('supportDraft') ?? '')), [])
  const setText = (next: string) => {
    setDraft(next)
    if (next === '') removeStored('supportDraft')
    else writeStored('supportDraft', next)
  }
  const post = () => {
    if (busy || text.trim() === '') return
    if (last.current.text !== text) last.current = { text, id: randomId() }
    setProblem('')
    mutate(
      { text, requestId: last.current.id },
      {
        onSuccess: () => {
          last.current = { text: '', id: '' }
          // A visitor's first message brought the cookie that their conversation is read by.
          if (readStored('supportTalk') === null)
            void import('#web/call/stream.ts').then(({ reopen }) => reopen())
          writeStored('supportTalk', '1')
          setText('')
        },
        onError: (error) =>
          setProblem(
            error instanceof CallRefused
              ? messageShown(error.message, lang)
              : lostWords(words.lost),
          ),
      },
    )
  }
  return { text, setText, post, busy, problem }
}
