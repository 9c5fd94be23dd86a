/** What stands where a question would, while nothing is asked of oneself. */
import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import type { Question } from '#games/blackjack/board.ts'
import type { ShownPhase } from '../floor/phase.ts'
import { fill } from '../frame/words.ts'
import type { BlackjackWords } from './words.ts'

/** A table's phases, where the running hand is dealt, asks, and is played out by the dealer. */
export type HandPhase = Exclude<ShownPhase, 'running'> | 'dealing' | 'asked' | 'dealer'

interface AtTable {
  table: Pick<FloorTableState, 'isOpen' | 'round' | 'seats'> | null
  question: Question | null
  isSeated: boolean
  words: BlackjackWords
}

export function phaseWords(phase: HandPhase, at: AtTable): { title: string; text: string } {
  const { table, words } = at
  // A hand that is under way is played to its end.
  const isUnderWay = phase === 'dealing' || phase === 'asked' || phase === 'dealer'
  const isPlayed = phase === 'closed' && table?.round?.phase !== 'open'
  if (table?.isOpen === false && !isUnderWay && !isPlayed)
    return { title: words.shut, text: words.closed }
  return { title: titleOf(phase, at), text: textOf(phase, at) }
}

function titleOf(phase: HandPhase, { table, question, words }: AtTable): string {
  if (phase !== 'asked') return words.phases[phase]
  if (!question || question.hand === null) return words.phases.insurance
  const [seat] = question.seats
  const who = table?.seats?.find((one) => one.seat === seat)?.who ?? ''
  return fill(words.phases.others, { who })
}

function textOf(phase: HandPhase, { isSeated, words }: AtTable): string {
  if (phase === 'open') return isSeated ? words.openOwn : words.openHint
  return phase === 'result' || phase === 'void' ? words.next : ''
}
