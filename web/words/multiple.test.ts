import { expect, it } from 'vitest'
import { timesText } from './multiple.ts'

it('writes how many times the stake came back', () => {
  expect(timesText(11.5, 'tr')).toBe('11,5×')
  expect(timesText(0, 'en')).toBe('0×')
  expect(timesText(4999.999, 'tr')).toBe('5.000×')
  expect(timesText(1.1, 'en')).toBe('1.1×')
  expect(timesText(10, 'en')).toBe('10×')
  expect(timesText(0.0000002, 'en')).toBe('0.0000002×')
  expect(timesText(0.002, 'tr')).toBe('0,002×')
})
