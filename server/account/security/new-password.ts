import { isCommonPassword } from '#contract/members/commonest-passwords.ts'
import { Refused } from '#contract/refusals.ts'
import { foldedLetters } from '#contract/folded-letters.ts'
import { phoneDigits } from '../profile/members.ts'

/** What others know of whoever chooses a password. */
export interface Owner {
  firstname: string
  lastname: string
  email: string
  phone: string | null
  /** Not yet given while somebody joins. */
  username?: string
}

/** Throws unless the password may be set: what is tried first by everybody, or by who knows them. */
export function refusePoorPassword(password: string, owner: Owner): void {
  if (isCommonPassword(password)) throw new Refused('password-common')
  if (isPersonalPassword(password, owner)) throw new Refused('password-personal')
}

/**
 * Is it nothing but the owner's e-mail (or what stands before its @), member name, or their names
 * or phone with signs around them? A password that merely holds one of these is taken.
 */
export function isPersonalPassword(password: string, owner: Owner): boolean {
  const { email, phone, username = '' } = owner
  const whole = foldedLetters(password)
  const mail = foldedLetters(email)
  if ([mail, mail.split('@')[0], username].includes(whole)) return true
  if (namesOf(owner).includes(lettersIn(whole))) return true
  return phone !== null && phoneDigits(whole) === phoneDigits(phone)
}

/** First names and last ones, together in either order, and each by itself. */
function namesOf({ firstname, lastname }: Owner): string[] {
  const [first, last] = [lettersIn(foldedLetters(firstname)), lettersIn(foldedLetters(lastname))]
  return [first, last, first + last, last + first].filter((name) => name !== '')
}

const lettersIn = (folded: string): string => folded.replace(/\P{L}/gu, '')
