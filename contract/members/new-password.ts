/** What a password to be set must be; the site says it while it is typed, the door insists on it. */

export const PASSWORD_LENGTH_MIN = 6

export type PasswordProblem = 'too-short' | 'no-uppercase' | 'no-number'

/** What a new password lacks, in the order in which it is told; empty when it may be set. */
export function passwordProblems(password: string): PasswordProblem[] {
  const problems: PasswordProblem[] = []
  // By characters, so that an emoji counts as the one sign that was typed.
  if ([...password].length < PASSWORD_LENGTH_MIN) problems.push('too-short')
  if (!/\p{Lu}/u.test(password)) problems.push('no-uppercase')
  if (!/\d/.test(password)) problems.push('no-number')
  return problems
}
