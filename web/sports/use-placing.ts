import { useState } from 'react'
import type { Data } from '#contract/registry.ts'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { forgetStale } from '#web/call/memory.ts'
import { useRequestIds } from '#web/call/request-ids.ts'
import { CallRefused } from '#web/call/send.ts'
import { useSend } from '#web/call/use-call.ts'
import { useWords } from '#web/words/words.ts'
import { correct, empty, slip } from './picks.ts'
import { SLIP_WORDS } from './slip-words.ts'

/** Places what stands on the slip. Pressing again after a lost answer places nothing a second time. */
export function usePlacing() {
  const words = useWords(SLIP_WORDS)
  const lang = useLang()
  const { mutate, isPending } = useSend('betframe/place_coupon', { silent: true })
  const ids = useRequestIds()
  const [placed, setPlaced] = useState<Data<'betframe/place_coupon'> | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [hasChanged, setChanged] = useState(false)

  const refused = ({ refusal, figures, message }: CallRefused): void => {
    ids.forget()
    const named = picksIn(figures['selections'])
    setChanged(refusal === 'odds-changed')
    if (refusal === 'odds-changed') return correct(named, false)
    if (refusal === 'selection-closed' || refusal === 'selection-unknown') correct(named, true)
    const most = refusal === 'amount-out-of-range' ? figures['max'] : undefined
    if (typeof most !== 'number') return setProblem(message)
    return setProblem(most > 0 ? words.stakeMost(formatMoney(most, lang)) : words.stakeNone)
  }

  const place = (stake: number): void => {
    const { picks, kind, policy } = slip.getState()
    const selections = picks.map(({ eventID, market, selection, odds }) => ({
      eventID,
      market,
      selection,
      odds,
    }))
    const payload = { kind, stake, selections, policy }
    setProblem(null)
    setChanged(false)
    mutate(
      { ...payload, requestId: ids.idFor(JSON.stringify(payload)) },
      {
        onSuccess: (coupons) => {
          ids.forget()
          setPlaced(coupons)
          empty()
        },
        onError: (error) => {
          forgetStale(['finance/check_balance', 'betframe/events', 'betframe/event'])
          if (error instanceof CallRefused) refused(error)
          else setProblem(words.lost)
        },
      },
    )
  }
  return { busy: isPending, placed, problem, hasChanged, place, forget: () => setPlaced(null) }
}

interface Said {
  eventID: number
  market: string
  selection: string
  odds?: number
}

/** The picks that a refusal names. */
const picksIn = (value: unknown): readonly Said[] =>
  Array.isArray(value) ? value.flatMap((each) => (isSaid(each) ? [each] : [])) : []

function isSaid(value: unknown): value is Said {
  if (typeof value !== 'object' || value === null) return false
  // Each is looked at below.
  const { eventID, market, selection, odds } = value as Partial<Record<keyof Said, unknown>>
  return (
    typeof eventID === 'number' &&
    typeof market === 'string' &&
    typeof selection === 'string' &&
    (odds === undefined || typeof odds === 'number')
  )
}
