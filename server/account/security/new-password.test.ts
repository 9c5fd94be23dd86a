import { expect, it } from 'vitest'
import { isPersonalPassword } from './new-password.ts'

const owner = {
  firstname: 'Işık Nur',
  lastname: "O'Neil",
  email: 'isik.oneil7@kasa.test',
  phone: '905331234567',
  username: 'isiknuroneil4821',
}

it.each([
  ['the e-mail', 'Isik.Oneil7@kasa.test'],
  ['what stands before its @', 'Isik.Oneil7'],
  ['the member name', 'IŞIKNURONEİL4821'],
  ['the first names with a number', 'IşıkNur1990!'],
  ['the last name with a number', 'ONeil34'],
  ['all names in either order', '1oneilISIKnur'],
  ['the phone among letters', 'Tel05331234567'],
  ['the phone with its country', '+90 533 123 45 67 A'],
])('is personal when it is %s', (_what, password) => {
  expect(isPersonalPassword(password, owner)).toBe(true)
})

it.each([
  ['holds a name beside other words', 'IsikEvde7'],
  ['holds part of the phone', 'Nar5331234'],
  ['is none of these', 'Nar-agaci7'],
])('may be set when it %s', (_what, password) => {
  expect(isPersonalPassword(password, owner)).toBe(false)
})

it('is not personal for want of a phone, a member name or Latin letters', () => {
  const bare = { firstname: '-', lastname: '王', email: 'a@b.test', phone: null }
  expect(isPersonalPassword('Nar-agaci7', bare)).toBe(false)
  expect(isPersonalPassword('王王A1', bare)).toBe(false)
})
