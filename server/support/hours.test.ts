import { describe, expect, it } from 'vitest'
import { hourText, isOpenAt, readHours } from './hours.ts'

const at = (time: string) => new Date(`2026-11-22T${time}:00+03:00`)

describe('the hours of the desk', () => {
  it.each([
    ['09:00-23:00', '08:59', false],
    ['09:00-23:00', '09:00', true],
    ['09:00-23:00', '22:59', true],
    ['09:00-23:00', '23:00', false],
    ['18:00-02:00', '01:59', true],
    ['18:00-02:00', '02:00', false],
    ['18:00-02:00', '23:30', true],
    ['00:00-24:00', '03:00', true],
  ])('%s at %s in Istanbul: %o', (span, time, isOpen) => {
    const hours = readHours(span)
    expect(hours && isOpenAt(hours, at(time))).toBe(isOpen)
  })

  it.each(['9-23', '25:00-26:00', '09:60-10:00', '24:00-09:00', '', 'always'])(
    'takes %o for no span',
    (text) => expect(readHours(text)).toBeNull(),
  )

  it('writes an hour with two digits each', () => {
    expect([hourText(0), hourText(545)]).toEqual(['00:00', '09:05'])
  })
})
