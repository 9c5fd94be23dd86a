import { useEffect, useRef, useState } from 'react'
import { isRequestField } from '#contract/cash-form.ts'
import type { Output } from '#contract/registry.ts'
import { notifyLost } from '#web/call/notify.ts'
import { useRequestIds } from '#web/call/request-ids.ts'
import { CallRefused } from '#web/call/send.ts'
import { useSend } from '#web/call/use-call.ts'
import { liraOf } from '#contract/typed-amount.ts'
import { inEach } from '#web/words/words.ts'
import type { Method } from './method.ts'
import { problemsFrom, type Problems } from './transfer-rules.ts'
import { CASHIER_WORDS } from './words.ts'

/** Every way that money travels has a call of its own, by `transfer_type_id`. */
const CALLS = {
  1: 'finance/save_bank_transfer',
  2: 'prepayServices/processTransaction',
  3: 'finance/save_cep_bank_transfer',
} as const

type TransferCall = (typeof CALLS)[keyof typeof CALLS]

const callFor = (transferTypeId: number): TransferCall =>
  transferTypeId === 1 || transferTypeId === 3 ? CALLS[transferTypeId] : CALLS[2]

/** What came by another method has to go back by it before anything else does. */
export interface ReturnFirst {
  methodID: number
  /** In lira. */
  amount: number
}

interface Transfer {
  waiting: boolean
  refused: Problems
  returnFirst: ReturnFirst | null
  send: (method: Method, kurus: number, filled: Readonly<Record<string, string>>) => void
  /** Stops showing the wait; what was sent is on its way all the same. */
  leave: () => void
}

interface TransferOptions {
  /** 1 deposit, 2 withdrawal. */
  Type: 1 | 2
  method: Method | null
  /** Not called where the member stopped waiting: nobody is carried off to another page. */
  onDone: (reply: Output<TransferCall>) => void
}

/** Sends a deposit or withdrawal. Pressing again never moves money a second time. */
export function useTransfer({ Type, method, onDone }: TransferOptions): Transfer {
  const { mutate } = useSend(callFor(method?.transferTypeId ?? 2), { success: false })
  const [waiting, setWaiting] = useState(false)
  const [refused, setRefused] = useState<Problems>({})
  const [returnFirst, setReturnFirst] = useState<ReturnFirst | null>(null)
  const ids = useRequestIds()
  const isAwaited = useRef(false)
  const wait = (isWaiting: boolean) => {
    isAwaited.current = isWaiting
    setWaiting(isWaiting)
  }
  useWakeUp(() => wait(false))
  const send: Transfer['send'] = ({ id, transferTypeId }, kurus, filled) => {
    const content = { Type, methodID: id, amount: liraOf(kurus), ...payloadOf(filled) }
    const payload = { ...content, transfer_type_id: transferTypeId }
    wait(true)
    setRefused({})
    setReturnFirst(null)
    mutate(
      { ...payload, requestId: ids.idFor(JSON.stringify(payload)) },
      {
        onSuccess: (reply) => {
          ids.forget()
          const isStillAwaited = isAwaited.current
          wait(false)
          if (isStillAwaited) onDone(reply)
        },
        onError: (error) => {
          wait(false)
          if (!(error instanceof CallRefused))
            return notifyLost(inEach(CASHIER_WORDS, ({ transferLost }) => transferLost))
          setRefused(refusedFields(error))
          setReturnFirst(returnFirstOf(error))
        },
      },
    )
  }
  return { waiting, refused, returnFirst, send, leave: () => wait(false) }
}

function refusedFields({ refusal, figures }: CallRefused): Problems {
  if (refusal === 'account-unknown') return { accountID: 'wrongAccount' }
  if (refusal === 'insufficient-funds') return { amount: 'overBalance' }
  return refusal === 'daily-limit-reached' ? { amount: 'overToday' } : problemsFrom(figures)
}

function returnFirstOf({ refusal, figures }: CallRefused): ReturnFirst | null {
  if (refusal !== 'return-first') return null
  return { methodID: Number(figures['methodID']), amount: Number(figures['amount']) }
}

/** What a request carries beside `fields` stands beside them. */
function payloadOf(filled: Readonly<Record<string, string>>) {
  const fields = Object.entries(filled).filter(([name]) => !isRequestField(name))
  const { accountID, idValidity, note } = filled
  return {
    fields: Object.fromEntries(fields),
    ...(accountID !== undefined && { accountID: Number(accountID) }),
    ...(idValidity !== undefined && { idValidity }),
    ...(note !== undefined && { note }),
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
