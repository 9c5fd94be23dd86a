import { expect, it } from 'vitest'
import { pointText, timesText } from './multiple.ts'

it('writes how many times the stake came back', () => {
  expect(timesText(11.5, 'tr')).toBe('11,5×')
  expect(timesText(0, 'en')).toBe('0×')
  expect(timesText(4999.999, 'tr')).toBe('5.000×')
  expect(timesText(1.1, 'en')).toBe('1.1×')
  expect(timesText(10, 'en')).toBe('10×')
  expect(timesText(0.0000002, 'en')).toBe('0.0000002×')
  expect(timesText(0.002, 'tr')).toBe('0,002×')
})

it('writes where a flight ended as the game does, to two places', () => {
  expect(pointText(250, 'tr')).toBe('2,50×')
  expect(pointText(100, 'en')).toBe('1.00×')
  expect(pointText(117, 'tr')).toBe('1,17×')
  expect(pointText(1_000_000, 'tr')).toBe('10.000,00×')
  expect(pointText(123_456, 'en')).toBe('1,234.56×')
})
