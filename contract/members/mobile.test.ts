import { expect, it } from 'vitest'
import { turkishMobileOf } from './mobile.ts'

it('is read however it is typed, and nothing else is one', () => {
  for (const typed of ['5321234567', '0532 123 45 67', '+90 (532) 123-45-67', '905321234567'])
    expect(turkishMobileOf(typed)).toBe('+905321234567')
  for (const typed of [
    '',
    '0000000',
    '0212 123 45 67',
    '+49 171 1234567',
    '532123456',
    '٥٣٢١٢٣٤٥٦٧',
  ])
    expect(turkishMobileOf(typed)).toBeNull()
})
