import { expect, it } from 'vitest'
import { maskedEmail, maskedPhone } from './masked.ts'

it('keeps of an e-mail address what its owner knows it by', () => {
  expect(maskedEmail('demo@kasa.test')).toBe('d•••o@kasa.test')
  expect(maskedEmail('ab@kasa.test')).toBe('a•••@kasa.test')
  expect(maskedEmail('a"@"b@kasa.test')).toBe('a•••b@kasa.test')
  expect(maskedEmail('@x')).toBe('•••')
  expect(maskedEmail('')).toBe('')
})

it('keeps the last two digits of a phone number', () => {
  expect(maskedPhone('905320000001')).toBe('•••\u00a0•••\u00a001')
  expect(maskedPhone('12')).toBe('•••')
  expect(maskedPhone('')).toBe('')
})
