import { afterEach, beforeEach, expect, it } from 'vitest'
import { auth, chooseLanguage, isMember, rememberedAuth, toggleBalance } from './auth.ts'
import { LANGUAGES, languageFor } from './language.ts'
import { readStored, removeStored, STORED_KEYS, writeStored } from './stored.ts'

const SESSION = { uid: 'a', sid: 'b', uip: 'c', gmt: '+03:00', lang: 'tr' }

beforeEach(() => auth.setState(rememberedAuth()))
afterEach(() => removeStored(...STORED_KEYS))

it('DATA-05/userProfile DATA-05/user holds the stored profile and the stored session', () => {
  expect(auth.getState()).toMatchObject({ userProfile: null, user: null })
  writeStored('bnwUserProfile', JSON.stringify({ firstname: 'Ayşe', lastname: 'Öz', uid: 'a' }))
  writeStored('bnwUserSession', JSON.stringify(SESSION))
  auth.setState(rememberedAuth())
  expect(auth.getState().userProfile).toEqual({ firstname: 'Ayşe', lastname: 'Öz', uid: 'a' })
  expect(auth.getState().user).toEqual(SESSION)
})

it('DATA-05/maintenance holds whether the site is under maintenance', () => {
  expect(auth.getState().maintenance).toBe(false)
  writeStored('siteUnderMaintenance', 'true')
  expect(rememberedAuth().maintenance).toBe(true)
})

it('DATA-05/licenses DATA-05/otpStatus holds the licences and whether the authenticator is on', () => {
  expect(auth.getState()).toMatchObject({ licenses: [], otpStatus: false })
  auth.setState({ licenses: [{ title: 'Demo, play money, no licence' }], otpStatus: true })
  expect(auth.getState().licenses[0]?.title).toBe('Demo, play money, no licence')
  expect(auth.getState().otpStatus).toBe(true)
})

it('DATA-05/showBalance holds whether the balance is shown, and stores it as 1 or 0', () => {
  expect(auth.getState().showBalance).toBe(true)
  toggleBalance()
  expect([auth.getState().showBalance, readStored('showBalance')]).toEqual([false, '0'])
  expect(rememberedAuth().showBalance).toBe(false)
  toggleBalance()
  expect([auth.getState().showBalance, readStored('showBalance')]).toEqual([true, '1'])
})

it('DATA-05/language holds the language entry', () => {
  expect(auth.getState().language).toEqual(LANGUAGES[0])
  chooseLanguage(languageFor('en'))
  expect(auth.getState().language).toEqual(LANGUAGES[1])
  expect(rememberedAuth().language).toEqual(LANGUAGES[1])
})

it('remembers that play was closed in this browser, also of whoever is gone, until it is open', () => {
  auth.setState({ restricted: true })
  expect(rememberedAuth().restricted).toBe(true)
  writeStored('bnwUserSession', JSON.stringify(SESSION))
  expect(rememberedAuth().restricted).toBe(true)
  auth.setState({ restricted: false })
  expect(rememberedAuth().restricted).toBe(false)
})

it('takes a stored auth value for a member, as a stored session is', () => {
  expect(isMember()).toBe(false)
  writeStored('bnwUserAuth', 'c2ln')
  expect(isMember()).toBe(true)
})
