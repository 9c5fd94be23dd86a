/** What members of a walk decide while a round is told, most often as an honest page would, and what they send besides. */
import { boardOf } from '#games/blackjack/board.ts'
import type { AskedAct } from '#server/floor/acts/bets.ts'
import { ASKED_OF_ALL } from '#server/floor/acts/ask-schema.ts'
import type { FloorAsk } from '#server/floor/kinds/table-kind.ts'
import type { Below } from '../random.ts'

/** What a hand that is asked decides; now and then as if it were asked something else. */
export const handDecision = (
  random: Below,
  outcome: Readonly<Record<string, unknown>>,
  question: number,
): Pick<AskedAct, 'act' | 'amount' | 'target' | 'decision' | 'question'> => ({
  act: 'decide',
  amount: 0,
  target: null,
  decision: decisionOf(random, outcome),
  question: question + (random(20) === 0 ? 1 : 0),
})

/** Most often one of those that may be made; doubles and splits as often as they can be. */
function decisionOf(random: Below, outcome: Readonly<Record<string, unknown>>): string {
  // Recorded by a table of seats, of which blackjack is the one.
  const acts = boardOf(outcome as unknown as Parameters<typeof boardOf>[0]).question?.acts ?? []
  const adding = acts.filter((act) => act === 'double' || act === 'split' || act === 'insure')
  const wanted = adding.length > 0 && random(3) > 0 ? adding : acts
  if (random(8) === 0) return 'surrender'
  return wanted[random(wanted.length)] ?? 'stand'
}

/** By the deadline most often; here and there around it, and long after. */
const AROUND_DUE = [-10, -2, -1, 0, 0, 1, 2, 10, 1_000] as const

export function answeredAt(random: Below, { nowMs, dueMs }: { nowMs: number; dueMs: number }) {
  if (random(5) === 0) return Math.max(nowMs, dueMs + (AROUND_DUE[random(AROUND_DUE.length)] ?? 0))
  return nowMs + random(Math.max(1, dueMs - nowMs))
}

/** What somebody answers to what all are asked: a call, a fold, and now and then what nobody may. */
export function answerTo(
  random: Below,
  { main, added, declines }: FloorAsk,
): Pick<AskedAct, 'act' | 'spot' | 'amount' | 'target' | 'decision' | 'question'> {
  const payload = {
    act: 'decide',
    spot: main,
    amount: 0,
    target: null,
    question: ASKED_OF_ALL,
  } as const
  const decision = random(4) > 0 ? added : declines
  const forged = random(8)
  // A call laid as a bet, an answer to another bet, to another question, and one that there is not.
  if (forged === 0)
    return { ...payload, act: 'place', spot: added, amount: 20_000_000, decision: null }
  if (forged === 1) return { ...payload, spot: 'aces', decision }
  if (forged === 2) return { ...payload, question: ASKED_OF_ALL + 1 + random(3), decision }
  if (forged === 3) return { ...payload, decision: 'raise' }
  return { ...payload, decision }
}
