/**
 * A password that is being chosen: what it lacks, told in the order people mend it, and how well it
 * would hold. What may be set is the contract's rule; strength is advice and never a condition.
 */
import type { RefusalName } from '#contract/refusals.ts'
import { passwordProblems, type PasswordProblem } from '#contract/members/new-password.ts'

export type NewPasswordProblem =
  'required' | PasswordProblem | 'common' | 'personal' | 'same' | 'no-match'

/** What only the house can say of a new password, by the name it is refused under. */
export function problemOfRefusal(refusal: RefusalName | null): NewPasswordProblem | null {
  return (refusal === null ? null : REFUSED[refusal]) ?? null
}

const REFUSED: Partial<Record<RefusalName, NewPasswordProblem>> = {
  'password-common': 'common',
  'password-personal': 'personal',
  'password-same': 'same',
}

export interface NewPassword {
  password: string
  passwordConfirm: string
}

/** Says whether a password is one that everybody thinks of. */
export type IsCommon = (password: string) => boolean

/** What is wrong with each of the two entries; nothing when they may be sent. */
export function newPasswordProblems(
  { password, passwordConfirm }: NewPassword,
  isCommon: IsCommon = () => false,
): Partial<Record<keyof NewPassword, NewPasswordProblem>> {
  const found: Partial<Record<keyof NewPassword, NewPasswordProblem>> = {}
  const [lacks] = passwordProblems(password)
  if (password === '') found.password = 'required'
  else if (lacks !== undefined) found.password = lacks
  else if (isCommon(password)) found.password = 'common'
  if (passwordConfirm === '') found.passwordConfirm = 'required'
  else if (passwordConfirm !== password) found.passwordConfirm = 'no-match'
  return found
}

/** 0 nothing typed yet, 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4

/** Bits from which a password is fair, good and strong. */
const BITS = { fair: 34, good: 48, strong: 64 } as const

const SIGNS: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 32],
]

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const PERSONAL_LENGTH_MIN = 3

/**
 * How well a password would hold against guessing. `about` is what others know of the person (names,
 * address of the mail): it counts for nothing, as does what repeats or follows a row of keys.
 */
export function passwordStrength(
  password: string,
  about: readonly string[] = [],
  isCommon: IsCommon = () => false,
): Strength {
  if (password === '') return 0
  if (isCommon(password) || passwordProblems(password).length > 0) return 1
  const signs = SIGNS.reduce((all, [sign, count]) => (sign.test(password) ? all + count : all), 0)
  const bits = lengthThatCounts(password, about) * Math.log2(signs)
  if (bits < BITS.fair) return 1
  if (bits < BITS.good) return 2
  return bits < BITS.strong ? 3 : 4
}

function lengthThatCounts(password: string, about: readonly string[]): number {
  const letters = [...withoutPersonal(password.toLowerCase(), about)]
  return letters.filter((letter, at) => !follows(letters[at - 1], letter)).length
}

/** A known word in it is as good as one letter. */
function withoutPersonal(password: string, about: readonly string[]): string {
  const words = about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u))
  return words
    .filter((word) => [...word].length >= PERSONAL_LENGTH_MIN)
    .reduce((left, word) => left.replaceAll(word, '*'), password)
}

/** The same again, or the next one of a row: `aa`, `ab`, `21`, `we`. */
function follows(before: string | undefined, letter: string): boolean {
  if (before === undefined) return false
  if (before === letter) return true
  return ROWS.some((row) => row.includes(before + letter) || row.includes(letter + before))
}
