import { expect, it } from 'vitest'
import { readUserInfo } from './user-info.ts'

it('an address and a country are read as the usual services name them', () => {
  const answer = { ip: '203.0.113.7', country: 'TR' }
  expect(readUserInfo(answer)).toEqual(answer)
  expect(readUserInfo({ query: '203.0.113.7', countryCode: 'TR', country: 'Turkey' })).toEqual(
    answer,
  )
  expect(readUserInfo({ ip: '203.0.113.7', country_code: 'TR', country: 'Turkey' })).toEqual(answer)
})

it('what is missing, or no text, is not known', () => {
  const nothing = { ip: null, country: null }
  for (const answer of [null, [], 'x', {}, { ip: 7, country: null }, { ip: '', country: {} }])
    expect(readUserInfo(answer)).toEqual(nothing)
})
