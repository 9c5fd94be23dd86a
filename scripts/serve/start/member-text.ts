import { nameProblem } from '#contract/members/plain-name.ts'
import { CannotStart } from './print.ts'

const LENGTH_MAX = 300

/** What a member is going to read of a decision, as an operator typed it; refuses what is no plain text. */
export function memberText(text: string | undefined, usage = '.'): string {
  const typed = text?.trim() ?? ''
  const problem = nameProblem(typed)
  if (problem === 'no-html')
    throw new CannotStart('What the member reads is plain text: the signs < and > cannot be in it.')
  if (problem !== null || typed.length > LENGTH_MAX)
    throw new CannotStart(`Say what the member reads, in 1 to ${LENGTH_MAX} characters${usage}`)
  return typed
}
