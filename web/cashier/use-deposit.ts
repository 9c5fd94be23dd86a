import { useEffect, useRef, useState } from 'react'
import { CallRefused } from '#web/call/send.ts'
import { useSend } from '#web/call/use-call.ts'
import { randomId } from '#web/words/random-id.ts'
import { liraOf } from './amount.ts'
import { problemsFrom, type Draft, type Problems } from './deposit-rules.ts'
import type { Method } from './method.ts'

interface Deposit {
  waiting: boolean
  refused: Problems
  send: (kurus: number, fields: Draft['fields']) => void
  /** Stops showing the wait; what was sent is on its way all the same. */
  leave: () => void
}

/** Sends a deposit and opens the provider's page. Pressing again never opens a second payment. */
export function useDeposit(method: Method): Deposit {
  const { mutate } = useSend('prepayServices/processTransaction', { success: false })
  const [waiting, setWaiting] = useState(false)
  const [refused, setRefused] = useState<Problems>({})
  const idFor = useRequestIds()
  const isAwaited = useRef(false)
  const wait = (isWaiting: boolean) => {
    isAwaited.current = isWaiting
    setWaiting(isWaiting)
  }
  useWakeUp(() => wait(false))
  const send = (kurus: number, fields: Draft['fields']) => {
    const content = { methodID: method.id, amount: liraOf(kurus), fields: { ...fields } }
    const payload = { ...content, transfer_type_id: method.transferTypeId }
    wait(true)
    setRefused({})
    mutate(
      { ...payload, requestId: idFor(JSON.stringify(payload)) },
      {
        onSuccess: ({ url, transactionID }) => {
          // Whoever stopped waiting is not carried off to another page.
          if (isAwaited.current) location.assign(url ?? `/deposit?transaction=${transactionID}`)
        },
        onError: (error) => {
          wait(false)
          if (error instanceof CallRefused) setRefused(problemsFrom(error.figures))
        },
      },
    )
  }
  return { waiting, refused, send, leave: () => wait(false) }
}

/** The same content keeps its id, so that a repeat after a lost reply is the same request. */
function useRequestIds(): (content: string) => string {
  const last = useRef({ content: '', id: '' })
  return (content) => {
    if (last.current.content !== content) last.current = { content, id: randomId() }
    return last.current.id
  }
}

/** Back from the provider by the browser's own button, the page wakes as it was left. */
function useWakeUp(wake: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) wake()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  })
}
