import { expect, it } from 'vitest'
import {
  codeIn,
  isCode,
  isLikeRecoveryCode,
  isTwoFactorActive,
  minutesToWait,
  onlyCodeIn,
  recoveryCodeIn,
  secondFactorOf,
} from './two-factor-rules.ts'

it('DATA-03/two-factor-active a gasecret longer than 10 asks for a second factor, 10 does not', () => {
  expect(isTwoFactorActive('')).toBe(false)
  expect(isTwoFactorActive('x'.repeat(10))).toBe(false)
  expect(isTwoFactorActive('x'.repeat(11))).toBe(true)
})

it('knows which factor is asked for', () => {
  expect(secondFactorOf('')).toBeNull()
  expect(secondFactorOf('second-factor:ga')).toBe('ga')
  expect(secondFactorOf('second-factor:sms')).toBe('sms')
})

it('RULE-02/length a code has six digits, not five and not seven', () => {
  expect(isCode('123456')).toBe(true)
  expect(isCode('000000')).toBe(true)
  for (const wrong of ['', '12345', '1234567']) expect(isCode(wrong)).toBe(false)
})

it('RULE-02/numeric a code is of digits only', () => {
  for (const wrong of ['12345a', '12 456', '12345.', '-12345', '1e4567', '١٢٣٤٥٦', '123456\n'])
    expect(isCode(wrong), wrong).toBe(false)
})

it.each([
  '123 456',
  ' 12-34-56 ',
  '123-456',
  '12.34.56',
  '1 2 3 4 5 6',
  'Kodunuz: 12 34 56',
  'Kodunuz: 123456',
  'Kasa giriş kodunuz 123456. Kod 5 dakika geçerlidir.',
  '2 adımlı giriş: 123-456, 5 dakika geçerlidir.',
  '123456 (0532 000 00 00)',
  'Code 123456 — again: 123456',
])('takes the code out of what was pasted: %s', (text) => {
  expect(onlyCodeIn(text)).toBe('123456')
  expect(codeIn(text)).toBe('123456')
})

it('is sure of no code where there are two, or none, and keeps the first digits', () => {
  expect(onlyCodeIn('12345678')).toBeNull()
  expect(codeIn('12345678')).toBe('123456')
  expect(onlyCodeIn('123456 ya da 654321')).toBeNull()
  expect(codeIn('123456 ya da 654321')).toBe('123456')
  expect(codeIn('12a3')).toBe('123')
  expect(codeIn('abc')).toBe('')
})

it('takes the recovery code out of a line of the file it was kept in', () => {
  expect(recoveryCodeIn('Kurtarma kodu: k7mq2-9xwpt')).toBe('k7mq2-9xwpt')
  expect(recoveryCodeIn('1. K7MQ2-9XWPT\n')).toBe('K7MQ2-9XWPT')
  for (const text of ['k7mq2 9xwpt', 'k7mq29xwpt', 'k7mq', 'k7mq2-9xwpt k7mq2-9xwpa'])
    expect(recoveryCodeIn(text)).toBe(text)
})

it('forgives how a recovery code is typed, and sends no other text', () => {
  for (const right of ['k7mq2-9xwpt', 'K7MQ29XWPT', 'k7mq2 9xwpt'])
    expect(isLikeRecoveryCode(right), right).toBe(true)
  for (const wrong of ['', '123456', 'k7mq2-9xwp', 'k7mq2-9xwptt', 'şifreşifre'])
    expect(isLikeRecoveryCode(wrong), wrong).toBe(false)
})

it('rounds a wait up to minutes, so that nobody comes back too early', () => {
  expect([1, 60, 61, 900].map(minutesToWait)).toEqual([1, 1, 2, 15])
  expect([undefined, 'x', NaN].map(minutesToWait)).toEqual([null, null, null])
})
