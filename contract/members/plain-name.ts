/** What a member may call a thing of theirs; the site says it beside the field, the door insists. */

export type NameProblem = 'control-character' | 'no-html' | 'too_small'

// oxlint-disable-next-line no-control-regex -- to refuse them is what it is for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** Signs that cannot be seen, those that turn the writing about among them. */
export const hasControl = (text: string): boolean => CONTROL.test(text)

/** Why this is no name of `lengthMin` signs that can be seen; null when it is one. */
export function nameProblem(text: string, lengthMin = 1): NameProblem | null {
  if (hasControl(text)) return 'control-character'
  if (/[<>]/.test(text)) return 'no-html'
  return seenOf(text).length < lengthMin ? 'too_small' : null
}

/** Without the spaces around it and without what shows nothing. */
const seenOf = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim()
