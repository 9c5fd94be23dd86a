import { afterEach, expect, it } from 'vitest'
import { avatarOf, profileOf, storedProfile } from './profile.ts'
import { removeStored, writeStored } from './stored.ts'

afterEach(() => removeStored('bnwUserProfile'))

it('DATA-02/default-first-name a missing first name is Kasa', () => {
  expect(profileOf({ lastname: 'Yıldız', uid: 'x' }).firstname).toBe('Kasa')
  expect(profileOf({ firstname: '  ', uid: 'x' }).firstname).toBe('Kasa')
  expect(profileOf({ firstname: 'Ayşe', uid: 'x' }).firstname).toBe('Ayşe')
})

it('DATA-02/default-last-name a missing last name is Üyesi', () => {
  expect(profileOf({ firstname: 'Ayşe', lastname: null, uid: 'x' }).lastname).toBe('Üyesi')
  expect(profileOf({ lastname: 'Yıldız', uid: 'x' }).lastname).toBe('Yıldız')
})

it.each([
  ['ilknur', 'ışık', 'İI'],
  ['Ayşe Nur', 'Yıldız', 'AY'],
  ['çetin', 'öz', 'ÇÖ'],
])('DATA-02/avatar %s %s is shown as %s', (firstname, lastname, avatar) => {
  expect(avatarOf({ firstname, lastname })).toBe(avatar)
})

it('DATA-02/avatar the default names give KÜ', () => {
  expect(avatarOf(profileOf({ uid: 'x' }))).toBe('KÜ')
})

it('reads a stored profile, and none from what is not one', () => {
  writeStored('bnwUserProfile', JSON.stringify({ firstname: 'Ayşe', uid: 'c2ln' }))
  expect(storedProfile()).toEqual({ firstname: 'Ayşe', lastname: 'Üyesi', uid: 'c2ln' })
  for (const broken of ['{', 'null', '"x"', '{"firstname":"Ayşe"}']) {
    writeStored('bnwUserProfile', broken)
    expect(storedProfile()).toBeNull()
  }
})
