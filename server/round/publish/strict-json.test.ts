import { expect, it } from 'vitest'
import { parseStrict } from './strict-json.ts'

it.each([
  '0',
  '7',
  '-7',
  '0.1',
  '-0.1',
  '1.0',
  '1.50',
  '12e2',
  '1.2E+3',
  '0.30000000000000004',
  '9007199254740991',
  '9007199254740992',
  '9007199254740991.0',
  '90071992547409910e-1',
  '100000000000000000000000e-5',
  '1e-7',
  '5e-324',
  '1.7976931348623157e308',
  '0e5',
  '0.000',
])('takes the number %s, which stays what it is', (text) => {
  expect(parseStrict(text, 'this')).toBe(Number(text))
  expect(parseStrict(`{"a":[${text},1]}`, 'this')).toEqual({ a: [Number(text), 1] })
})

it.each([
  '9007199254740993',
  '9007199254740993.0',
  '9007199254740993e0',
  '-9007199254740993.0',
  '90071992547409930e-1',
  '900719925474099.3e1',
  '123456789012345678.5',
  '0.30000000000000001',
  '1e-400',
  '1e400',
  '-1E400',
  '1.7976931348623159e308',
  '-0',
  '-0.0',
  '-0e5',
])('refuses the number %s, which would become another one', (text) => {
  for (const around of [text, `[${text}]`, `{"a":${text}}`])
    expect(() => parseStrict(around, 'this')).toThrow(
      `this has the number ${text}, which cannot be kept as it is`,
    )
})

it('leaves what only looks like a number to the parser, and digits in strings alone', () => {
  for (const text of ['1.', '01', '1e', '1-2', '--1', '-']) {
    expect(() => parseStrict(text, 'this')).toThrow('this is not JSON')
  }
  expect(parseStrict('{"9007199254740993":"-0 1e400"}', 'this')).toEqual({
    '9007199254740993': '-0 1e400',
  })
})

const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`

it('takes what is 64 deep, and deeper what holds such a thing', () => {
  parseStrict(deep(64), 'this')
  expect(() => parseStrict(deep(65), 'this')).toThrow('this is nested deeper than 64')
  parseStrict(deep(72), 'this', { around: 8 })
  expect(() => parseStrict(deep(73), 'this', { around: 8 })).toThrow(
    'this is nested deeper than 72',
  )
})
