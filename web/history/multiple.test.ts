import { expect, it } from 'vitest'
import { timesText } from './multiple.ts'

it('writes how many times the stake came back', () => {
  expect(timesText(11.5, 'tr')).toBe('11,5×')
  expect(timesText(0, 'en')).toBe('0×')
  expect(timesText(4999.999, 'tr')).toBe('5.000×')
  expect(timesText(0.002, 'tr')).toBe('0,002×')
})
