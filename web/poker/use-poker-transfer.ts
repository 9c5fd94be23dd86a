import { useState } from 'react'
import { forgetStale } from '#web/call/memory.ts'
import { notifyReply } from '#web/call/notify.ts'
import { useRequestIds } from '#web/call/request-ids.ts'
import { CallRefused } from '#web/call/send.ts'
import { useSend } from '#web/call/use-call.ts'
import { liraOf } from '#contract/typed-amount.ts'
import { inEach } from '#web/words/words.ts'
import { keepPokerAccount, PRODUCT } from './account.ts'
import { POKER_WORDS } from './words.ts'

export type Direction = 'in' | 'out'

const CALLS = { in: 'klasGaming/deposit', out: 'klasGaming/drawrequest' } as const

interface PokerTransfer {
  busy: boolean
  /** What the house said of the last one; `lost`: nothing came. */
  refused: string | null
  forget: () => void
  send: (kurus: number) => void
}

/** Sends money to the room or asks it back. Pressing again never moves it a second time. */
export function usePokerTransfer(direction: Direction, onDone: () => void): PokerTransfer {
  const { mutate, isPending } = useSend(CALLS[direction], { silent: true })
  const [refused, setRefused] = useState<string | null>(null)
  const ids = useRequestIds()
  const send = (kurus: number) => {
    const payload = { ...PRODUCT, amount: liraOf(kurus) }
    setRefused(null)
    mutate(
      { ...payload, requestId: ids.idFor(JSON.stringify([direction, kurus])) },
      {
        onSuccess: (reply) => {
          ids.forget()
          keepPokerAccount(reply)
          notifyReply(
            'positive',
            inEach(POKER_WORDS, (words) => noticeOf(words, direction)),
          )
          onDone()
        },
        onError: (error) => {
          // An answered no is the end of that request; one that nobody answered is asked after under its id.
          if (error instanceof CallRefused && error.refusal !== 'poker-transfer-unanswered')
            ids.forget()
          forgetStale(['finance/check_balance', 'klasGaming/transfers'])
          setRefused(error instanceof CallRefused ? error.message : 'lost')
        },
      },
    )
  }
  return { busy: isPending, refused, forget: () => setRefused(null), send }
}

const noticeOf = (
  { transferred, requested }: { transferred: string; requested: string },
  direction: Direction,
): string => (direction === 'in' ? transferred : requested)
