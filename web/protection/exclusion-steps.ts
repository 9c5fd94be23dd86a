import type { ProtectionState } from '#contract/calls/protection.ts'
import { endOfSpan } from '#contract/members/pause-span.ts'
import { EXCLUSIONS } from '#contract/members/protection-choices.ts'

export type Exclusion = (typeof EXCLUSIONS)[number]
export type Step = { at: 'choose' } | { at: 'confirm'; span: Exclusion }

/** Which step the browser's history says that this is; null: whoever comes has taken none yet. */
export function stepIn(state: unknown): Step | null {
  if (typeof state !== 'object' || state === null || !('at' in state)) return null
  if (state.at === 'choose') return { at: 'choose' }
  if (state.at !== 'confirm' || !('span' in state)) return null
  const span = EXCLUSIONS.find((each) => each === state.span)
  return span === undefined ? null : { at: 'confirm', span }
}

type Excluding = Pick<ProtectionState, 'excludedUntil' | 'excludedBy'>

/** Until when an exclusion of the member's own lasts: a new one has to last longer. What a register says stands beside it. */
export const longerThan = (state: Excluding | undefined): string | null =>
  state?.excludedBy === 'self' ? state.excludedUntil : null

export const spansAfter = (until: string | null, now: Date): readonly Exclusion[] =>
  EXCLUSIONS.filter((span) => until === null || endOfSpan(span, now).getTime() > Date.parse(until))
