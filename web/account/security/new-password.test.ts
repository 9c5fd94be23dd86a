import { describe, expect, it } from 'vitest'
import { isCommonPassword } from '#contract/members/commonest-passwords.ts'
import { newPasswordProblems, passwordStrength } from './new-password.ts'
import { PASSWORD_WORDS } from './password-words.ts'

const twice = (password: string) => ({ password, passwordConfirm: password })
/** What the member reads beside the field, in English; nothing when the password may be sent. */
const problem = (password: string) => {
  const { password: problem } = newPasswordProblems(twice(password), isCommonPassword)
  return problem === undefined ? null : PASSWORD_WORDS.en.problems[problem]
}

it('RULE-01/length under 6 characters is refused in these words, and 6 is enough', () => {
  expect(problem('Abcd1')).toBe('Password must be at least 6 characters')
  expect(problem('Nar.e1')).toBeNull()
  expect(PASSWORD_WORDS.tr.problems['too-short']).toBe('Parola en az 6 karakter olmalıdır')
})

it('RULE-01/uppercase a password without an uppercase letter is refused', () => {
  expect(problem('nar.agaci7')).toBe('Password must contain an uppercase letter')
  expect(problem('nar.Agaci7')).toBeNull()
  expect(problem('nar.İgaci7')).toBeNull()
})

it('RULE-01/number a password without a number is refused', () => {
  expect(problem('Nar.agaci')).toBe('Password must contain a number')
  expect(problem('Nar.agaci0')).toBeNull()
})

it('RULE-01/match two different entries are refused in these words', () => {
  const found = newPasswordProblems({ password: 'Nar.agaci7', passwordConfirm: 'Nar.agaci8' })
  expect(found).toEqual({ passwordConfirm: 'no-match' })
  expect(PASSWORD_WORDS.en.problems['no-match']).toBe("Passwords don't match")
  expect(PASSWORD_WORDS.tr.problems['no-match']).toBe('Parolalar eşleşmiyor')
  expect(newPasswordProblems(twice('Nar.agaci7'))).toEqual({})
})

it('asks for no lowercase letter and no special character', () => {
  expect(newPasswordProblems(twice('ABCDE1'))).toEqual({})
})

it('refuses what everybody thinks of, and entries that are missing', () => {
  expect(newPasswordProblems(twice('Password1'), isCommonPassword)).toEqual({ password: 'common' })
  const required = { password: 'required', passwordConfirm: 'required' }
  expect(newPasswordProblems(twice(''))).toEqual(required)
})

describe('strength', () => {
  const strength = (password: string, about: string[] = []) =>
    passwordStrength(password, about, isCommonPassword)

  it.each([
    ['', 0],
    ['abc', 1],
    ['Password1', 1],
    ['Aaaaaaaaaa1', 1],
    ['Qwertyuiop123456', 1],
    ['Nar.e1', 2],
    ['Demo123!', 1],
    ['Nar-agaci7', 4],
    ['Üç7 nar agaci!', 4],
  ])('%o is %i of 4', (password, strong) => {
    expect(strength(password)).toBe(strong)
  })

  it('what others know of the person counts for nothing', () => {
    expect(strength('Nilüfer1990!')).toBeGreaterThan(2)
    expect(strength('Nilüfer1990!', ['Nilüfer', 'nilufer@kasa.test'])).toBe(1)
  })

  it('never falls when a sign is added that follows nothing', () => {
    let before = 0
    for (const password of [
      'N7',
      'N7.',
      'N7.g',
      'N7.ga',
      'N7.gaL',
      'N7.gaLx',
      'N7.gaLx2',
      'N7.gaLx2m',
    ]) {
      expect(strength(password)).toBeGreaterThanOrEqual(before)
      before = strength(password)
    }
  })
})
