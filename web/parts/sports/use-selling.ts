import { useState } from 'react'
import type { Data } from '#contract/registry.ts'
import { forgetStale } from '#web/call/memory.ts'
import { useRequestIds } from '#web/call/request-ids.ts'
import { CallRefused } from '#web/call/send.ts'
import { useSend } from '#web/call/use-call.ts'
import { useWords } from '#web/words/words.ts'
import { CASH_OUT_WORDS } from './cash-out-words.ts'

type Coupon = Data<'betframe/getCoupons'>[number]

/** What is asked before a coupon is sold: the price that was pressed, and what was shown before where that has fallen. */
export interface Question {
  tenths: number
  price: number
  was: number | null
}

/** Sells a coupon, or part of it, once its member has said yes. Pressing again after a lost answer sells nothing a second time. */
export function useSelling({ couponID, cashOut }: Coupon) {
  const words = useWords(CASH_OUT_WORDS)
  const { mutate, isPending } = useSend('betframe/cashout', { silent: true })
  const ids = useRequestIds()
  const [question, setQuestion] = useState<Question | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [hasWaited, setWaited] = useState(false)
  // Only what the list says waits now: until it is answered anew, it may still tell of a sale before this one.
  if (cashOut !== null && cashOut.waiting !== null && !hasWaited) setWaited(true)

  const refused = (asked: Question, { refusal, figures, message }: CallRefused): void => {
    ids.forget()
    const { price } = figures
    const isFallen = refusal === 'cashout-changed' && typeof price === 'number'
    setProblem(isFallen ? null : message)
    setQuestion(isFallen ? { ...asked, price, was: asked.price } : null)
  }

  const sell = (asked: Question): void => {
    const payload = { couponID, tenths: asked.tenths, price: asked.price }
    setProblem(null)
    mutate(
      { ...payload, requestId: ids.idFor(JSON.stringify(payload)) },
      {
        onSuccess: () => {
          ids.forget()
          setQuestion(null)
        },
        onError: (error) => {
          forgetStale(['finance/check_balance', 'betframe/getCoupons'])
          if (error instanceof CallRefused) refused(asked, error)
          else setProblem(words.lost)
        },
      },
    )
  }
  return {
    question,
    ask: (asked: Question | null) => {
      setProblem(null)
      setWaited(false)
      setQuestion(asked)
    },
    sell,
    busy: isPending,
    problem: problem ?? (hasWaited ? waitedFor(cashOut, words.refused) : null),
  }
}

/** Why a sale that waited was not made. */
function waitedFor(
  cashOut: Coupon['cashOut'],
  { other, ...known }: Readonly<Record<string, string>> & { other: string },
): string | null {
  if (cashOut === null || cashOut.waiting !== null || cashOut.refusal === null) return null
  return new Map(Object.entries(known)).get(cashOut.refusal) ?? other
}
