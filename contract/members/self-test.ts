/**
 * The Problem Gambling Severity Index: nine questions about the last twelve months, each answered 0 (never) to
 * 3 (almost always). Source: Ferris and Wynne, The Canadian Problem Gambling Index, 2001.
 */
export const QUESTIONS = 9
/** Never, sometimes, most of the time, almost always. */
export const ANSWERS = [0, 1, 2, 3] as const
export type SelfTestAnswer = (typeof ANSWERS)[number]

/** How the index words a score: none 0, low 1 to 2, moderate 3 to 7, high 8 and more. */
export type Risk = 'none' | 'low' | 'moderate' | 'high'

/** The sum of the answers, 0 to 27. */
export const scoreOf = (answers: readonly SelfTestAnswer[]): number =>
  answers.reduce<number>((sum, answer) => sum + answer, 0)

/** The level of a score of 0 to 27. */
export function riskOf(score: number): Risk {
  if (score === 0) return 'none'
  if (score <= 2) return 'low'
  return score <= 7 ? 'moderate' : 'high'
}
