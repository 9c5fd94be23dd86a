import { useEffect, useState } from 'react'
import type { Data } from '#contract/registry.ts'
import { useLang, type Lang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { forgetStale } from '#web/call/memory.ts'
import { useRequestIds } from '#web/call/request-ids.ts'
import { CallRefused } from '#web/call/send.ts'
import { useCall, useSend } from '#web/call/use-call.ts'
import { marketText, selectionText } from '#web/parts/sports/market-words.ts'
import { useIsMember } from '#web/state/auth.ts'
import { useWords } from '#web/words/words.ts'
import { pickAgain } from './pick-changes.ts'
import {
  awaitAnswer,
  correct,
  correctBook,
  empty,
  isSame,
  slip,
  takeOut,
  useSlip,
  type Slip,
} from '../picks.ts'
import { oddsIn, systemShape } from './slip-sums.ts'
import { SLIP_WORDS } from './slip-words.ts'

type Coupons = Data<'betframe/place_coupon'>
type Words = (typeof SLIP_WORDS)['tr']

/** How often a coupon that waits is asked for where the stream says nothing. */
const ANSWER_LOOK_MS = 1_500

const AFTER_ANSWER = [
  'finance/check_balance',
  'betframe/getCoupons',
  'betframe/event',
  'bonus/active',
] as const
const AFTER_REFUSAL = [
  'finance/check_balance',
  'betframe/events',
  'betframe/event',
  'bonus/active',
] as const

/** Places what stands on the slip. Pressing again after a lost answer places nothing a second time. */
export function usePlacing() {
  const words = useWords(SLIP_WORDS)
  const lang = useLang()
  const { mutate, isPending } = useSend('betframe/place_coupon', { silent: true })
  const ids = useRequestIds()
  const { done, ...receipt } = useReceipt()
  const [problem, setProblem] = useProblem()
  const [hasChanged, setChanged] = useState(false)
  const [hasActed, setActed] = useState(false)

  const refused = (error: CallRefused): void => {
    ids.forget()
    setChanged(error.refusal === 'odds-changed')
    setProblem(problemOf(error, words, lang))
  }

  /** Of coupons that waited: what was taken leaves the slip, what was not stays there with the reason. */
  const answered = (coupons: Coupons): void => {
    awaitAnswer([])
    // A free bet that was refused is there again.
    forgetStale([...AFTER_ANSWER])
    const taken = coupons.filter(({ status }) => status !== 'refused')
    const reason = coupons.find(({ status }) => status === 'refused')?.refusal
    if (reason === undefined) {
      done(coupons)
      return
    }
    for (const { legs } of taken) for (const leg of legs) takeOut(leg)
    setChanged(reason === 'odds-changed')
    const why = reasonText(words.refused, reason ?? '')
    setProblem(taken.length > 0 ? `${words.someTaken(taken.length)} ${why}` : why)
  }

  const waiting = useAnswers(answered)

  const place = (staked: Staked): void => {
    const payload = payloadOf(staked)
    setActed(true)
    setProblem(null)
    setChanged(false)
    mutate(
      { ...payload, requestId: ids.idFor(JSON.stringify(payload)) },
      {
        onSuccess: (coupons) => {
          ids.forget()
          if (coupons.some(({ status }) => status === 'pending'))
            return awaitAnswer(coupons.map(({ couponID }) => couponID))
          done(coupons)
        },
        onError: (error) => {
          // A free bet may be gone.
          forgetStale([...AFTER_REFUSAL])
          if (error instanceof CallRefused) refused(error)
          else setProblem(words.lost)
        },
      },
    )
  }
  return {
    busy: isPending,
    isWaiting: waiting,
    problem,
    forgetProblem: () => setProblem(null),
    hasChanged,
    hasActed,
    place,
    ...receipt,
  }
}

/** Why it was not placed, as long as the stake and the picks are those that it was said of. */
function useProblem(): readonly [string | null, (text: string | null) => void] {
  const [last, setLast] = useState<{ text: string; of: string } | null>(null)
  const shown = useSlip(askedFor)
  const set = (text: string | null): void =>
    setLast(text === null ? null : { text, of: askedFor(slip.getState()) })
  return [last?.of === shown ? last.text : null, set]
}

/** What a coupon asks for apart from the odds, which move by themselves. */
const askedFor = ({ picks, kind, system, stake }: Slip): string =>
  JSON.stringify([
    kind,
    system,
    stake.trim(),
    picks.map(({ eventID, market, selection, isBanker }) => [
      eventID,
      market,
      selection,
      isBanker === true,
    ]),
  ])

/** What was placed, and the picks that it was made of, which may be bet on once more. */
function useReceipt() {
  const [placed, setPlaced] = useState<Coupons | null>(null)
  const [last, setLast] = useState<Parameters<typeof pickAgain>[0] | null>(null)
  return {
    placed,
    done: (coupons: Coupons): void => {
      const { picks, kind, system } = slip.getState()
      setLast({ picks, kind, system })
      // What the limits leave is told by no topic.
      forgetStale(['protection/get', 'bonus/active', 'casino/game_totals'])
      setPlaced(coupons)
      empty()
    },
    forget: () => setPlaced(null),
    again: () => {
      if (last !== null) pickAgain(last)
      setPlaced(null)
    },
  }
}

/** An amount in lira, or a free bet in its place. */
export type Staked = { stake: number } | { freeBetID: number }

/** What stands on the slip, with this stake. */
function payloadOf(staked: Staked) {
  const { picks, kind, system, policy } = slip.getState()
  const selections = picks.map((pick) => ({
    eventID: pick.eventID,
    market: pick.market,
    selection: pick.selection,
    odds: oddsIn(kind, pick),
  }))
  const shape = kind === 'system' ? systemShape({ picks, system }) : null
  return {
    kind,
    ...staked,
    selections,
    policy,
    ...(shape && { sizes: [...shape.sizes], bankers: [...shape.bankers] }),
  }
}

/** What the house has refused at once, in words; what it says of picks is written on them. */
function problemOf(
  { refusal, figures, message }: CallRefused,
  words: Words,
  lang: Lang,
): string | null {
  const named = picksIn(figures['selections'])
  if (refusal === 'odds-changed') {
    correct(named, false)
    return null
  }
  if (refusal === 'boost-not-in-system') correctBook(named)
  if (refusal === 'selection-closed' || refusal === 'selection-unknown') correct(named, true)
  const most = refusal === 'amount-out-of-range' ? figures['max'] : undefined
  if (typeof most !== 'number') return message
  const full = slip.getState().picks.find((pick) => named.some((each) => isSame(each, pick)))
  const how = most > 0 ? mostWords(words)(formatMoney(most, lang)) : words.stakeNone
  if (!full) return how
  const name = `${marketText(full, lang)}, ${selectionText(full, full.selection, full, lang)}`
  return `${how} ${words.noRoomFor(name)}`
}

/** On what the most is said: on a line, or on each of several coupons. */
export function mostWords({
  stakeMost,
  stakeMostLine,
  stakeMostEach,
}: Words): (most: string) => string {
  const { kind, picks } = slip.getState()
  if (kind === 'system') return stakeMostLine
  return kind === 'single' && picks.length > 1 ? stakeMostEach : stakeMost
}

/** Are there coupons that the house has not answered yet? Hears of it once it has. */
function useAnswers(onAnswered: (coupons: Coupons) => void): boolean {
  const waiting = useSlip((state) => state.waiting)
  // Whoever logged out meanwhile finds the answer among their coupons.
  const isWaiting = useIsMember() && waiting.length > 0
  const query = useCall(
    'betframe/getCoupons',
    { couponIDs: [...waiting], limit: 20 },
    { silent: true, enabled: isWaiting, everyMs: ANSWER_LOOK_MS, freshMs: 0 },
  )
  const coupons = query.data?.data
  useEffect(() => {
    if (!isWaiting || coupons === undefined) return
    // Another member's, of whoever used this browser before.
    if (coupons.length === 0) awaitAnswer([])
    else if (coupons.every(({ status }) => status !== 'pending')) onAnswered(coupons)
  })
  return isWaiting
}

const reasonText = (
  { other, ...known }: Readonly<Record<string, string>> & { other: string },
  reason: string,
): string => new Map(Object.entries(known)).get(reason) ?? other

interface NamedPick {
  eventID: number
  market: string
  selection: string
  odds?: number
  bookOdds?: number
}

/** The picks that a refusal names. */
const picksIn = (value: unknown): readonly NamedPick[] =>
  Array.isArray(value) ? value.flatMap((each) => (isPriceOf(each) ? [each] : [])) : []

function isPriceOf(value: unknown): value is NamedPick {
  if (typeof value !== 'object' || value === null) return false
  // Each is looked at below.
  const { eventID, market, selection, odds, bookOdds } = value as Partial<
    Record<keyof NamedPick, unknown>
  >
  return (
    typeof eventID === 'number' &&
    typeof market === 'string' &&
    typeof selection === 'string' &&
    (odds === undefined || typeof odds === 'number') &&
    (bookOdds === undefined || typeof bookOdds === 'number')
  )
}
