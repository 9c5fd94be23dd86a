import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { passChange } from '../calls/passwords.ts'
import { isCommonPassword } from './commonest-passwords.ts'
import { passwordProblems } from './new-password.ts'

it.each([
  ['Abcd1', ['too-short']],
  ['Abcde1', []],
  ['abcde1', ['no-uppercase']],
  ['Abcdef', ['no-number']],
  ['Ğüneş1', []],
  ['', ['too-short', 'no-uppercase', 'no-number']],
  ['A1😀😀😀', ['too-short']],
])('a new password %o lacks %o', (password, problems) => {
  expect(passwordProblems(password)).toEqual(problems)
  const twice = { password, passwordConfirm: password || 'x' }
  const read = passChange.input.safeParse({ oldPassword: 'x', ...twice })
  const named = read.error?.issues.map(({ message }) => message) ?? []
  expect(named.filter((problem) => problem !== 'no-match')).toEqual(problems)
})

it('knows the 3,000 commonest passwords that could be set, in whatever case', () => {
  const settable = dictionary['passwords-common']?.filter(
    (word) => word.length >= 6 && /\d/.test(word) && /[a-z]/.test(word),
  )
  const commonest = (settable ?? []).map(String).slice(0, 3000)
  expect(commonest).toHaveLength(3000)
  expect(commonest.filter((word) => !isCommonPassword(word))).toEqual([])
  for (const password of ['Abc123', 'PASSWORD1', 'Passwörd1'])
    expect(isCommonPassword(password)).toBe(true)
  for (const password of ['Demo123!', 'Nar-agaci7', '', 'constructor'])
    expect(isCommonPassword(password)).toBe(false)
})

it('knows the words of this place with numbers and signs, with and without Turkish letters', () => {
  for (const password of ['Kasa2026', 'Kasa123!', '1KASA1', 'Merhaba34', 'Sevgilim!14'])
    expect(isCommonPassword(password), password).toBe(true)
  for (const password of ['Galatasaray1905', 'Fenerbahçe1907', 'Beşiktaş1903!', 'Trabzonspor61'])
    expect(isCommonPassword(password), password).toBe(true)
  for (const word of [
    'İstanbul34',
    'Istanbul34',
    'ISTANBUL34',
    'Türkiye1923',
    'Şifre123',
    'Sifre123',
  ])
    expect(isCommonPassword(word), word).toBe(true)
  for (const password of ['Kasadaki7Nar', 'Istanbulda34', 'Nar-kasa7'])
    expect(isCommonPassword(password), password).toBe(false)
})
