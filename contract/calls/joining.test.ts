import { expect, it } from 'vitest'
import { dayInIstanbul, isOldEnough } from '../members/birthdate.ts'
import { isTurkishNationalId } from '../members/national-id.ts'

it.each(['10000000146', '10000000214', '10000000382', '10000000450', '12345678950', '11111111110'])(
  '%s passes its checksum',
  (id) => {
    expect(isTurkishNationalId(id)).toBe(true)
  },
)

it.each([
  ['its last digit is wrong', '10000000147'],
  ['its tenth digit is wrong', '10000000156'],
  ['it begins with 0', '01000000146'],
  ['it is short', '1000000014'],
  ['it is long', '100000001461'],
  ['it holds a letter', '1000000014a'],
  ['its digits are no ASCII', '١٠٠٠٠٠٠٠١٤٦'],
])('a national id is refused when %s', (_why, id) => {
  expect(isTurkishNationalId(id)).toBe(false)
})

it('two digits changed places are noticed', () => {
  expect(isTurkishNationalId('21345678950')).toBe(false)
})

it.each([
  ['2008-11-21', true],
  ['2008-11-22', false],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['0000-01-01', false],
  ['9981-12-31', false],
  ['9982-01-01', false],
  ['9999-12-31', false],
  ['2026-11-21', false],
  ['', false],
  ['21.11.1990', false],
])('on 21 November 2026, someone born on %o is old enough: %s', (birthdate, isOld) => {
  expect(isOldEnough(birthdate, '2026-11-21')).toBe(isOld)
})

it('a child of 29 February comes of age on 1 March', () => {
  expect(isOldEnough('2008-02-29', '2026-02-28')).toBe(false)
  expect(isOldEnough('2008-02-29', '2026-03-01')).toBe(true)
})

it('counts days as Istanbul does', () => {
  expect(dayInIstanbul(new Date('2026-11-20T20:59:59Z'))).toBe('2026-11-20')
  expect(dayInIstanbul(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21')
})
