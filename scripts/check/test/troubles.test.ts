import { describe, expect, it } from 'vitest'
import type { TestResult } from '../conformance/proofs.ts'
import { countOf, troublesIn, unsteadyMax } from './troubles.ts'

const results = (...outcomes: TestResult['outcome'][]): TestResult[] =>
  outcomes.map((outcome, at) => ({ outcome, title: `t${at}`, file: 'a.ts', level: 'server' }))

describe('what a run counts', () => {
  it('is its tests, a second try among the passed', () => {
    const some = results('passed', 'failed', 'unsteady', 'skipped')
    expect(countOf('server', false, some)).toEqual({ passed: 2, failed: 1 })
  })

  it('is a failure when too many needed their second try', () => {
    const wavered = (count: number) => Array<'unsteady'>(count).fill('unsteady')
    const few = results('passed', ...wavered(2))
    expect(countOf('server', true, few)).toEqual({ passed: 3, failed: 0 })
    const many = results('passed', ...wavered(3))
    expect(countOf('server', true, many)).toEqual({ passed: 1, failed: 3 })
    expect([0, 149, 150, 300].map(unsteadyMax)).toEqual([2, 2, 3, 6])
  })

  it('is a failure without a failing test, and without any test', () => {
    expect(countOf('server', false, results('passed'))).toEqual({ passed: 1, failed: 1 })
    expect(countOf('server', true, [])).toEqual({ passed: 0, failed: 1 })
  })
})

describe('troubles', () => {
  it('name each test that failed or wavered, and what it said', () => {
    const failed = results('failed')
    const wavered = results('unsteady').map((result) => ({ ...result, why: 'one\ntwo' }))
    expect(troublesIn([...failed, ...wavered, ...results('passed')])).toEqual([
      '✗ failed: a.ts: t0\n    It said nothing.',
      '~ passed on its second try: a.ts: t0\n    one\n    two',
    ])
  })
})
