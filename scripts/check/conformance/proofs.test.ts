import { describe, expect, it } from 'vitest'
import { readParts } from './parts.ts'
import { idsIn, isMeant, prove, type Level, type TestResult } from './proofs.ts'
import { fromPlaywright, fromVitest } from './results.ts'

const PARTS = readParts(
  [
    'id\towner\tkind\tstatement',
    'NAV-03\thouse\tbrowser\tOne.',
    'NAV-04/to-login\thouse\tbrowser\tTwo.',
    'NAV-04/store-path\thouse\tbrowser\tThree.',
    'CALL-user/login\thouse\twire\tFour.',
    'STATE-14/dark\thouse\tunit\tFive.',
  ].join('\n'),
)

const test = (
  title: string,
  level: Level = 'journey',
  outcome: TestResult['outcome'] = 'passed',
): TestResult => ({ title, level, outcome, file: 'a.test.ts' })

const standings = (...tests: TestResult[]): Record<string, string> =>
  Object.fromEntries(prove(PARTS, tests).proofs.map(({ part, standing }) => [part.id, standing]))

describe('what a test proves', () => {
  it('is read from its title', () => {
    expect(idsIn('NAV-04/to-login, NAV-04/store-path: a visitor (NAV-03) goes to login')).toEqual([
      'NAV-04/to-login',
      'NAV-04/store-path',
      'NAV-03',
    ])
    expect(idsIn('CALL-casino/games_list-categoryID and UTF-8 and SHA-256')).toEqual([
      'CALL-casino/games_list-categoryID',
    ])
  })

  it('is the part it names, and a bare id does not stand for its parts', () => {
    expect(standings(test('NAV-04 leads away'))['NAV-04/to-login']).toBe('unproven')
    expect(standings(test('NAV-03 leads home'))['NAV-03']).toBe('proven')
    expect(prove(PARTS, [test('NAV-04 leads away')]).mistakes).toHaveLength(1)
  })

  it('depends on where it ran', () => {
    const ran = (id: string, level: Level) => standings(test(id, level))[id]
    expect(ran('NAV-03', 'unit')).toBe('unproven')
    expect(ran('NAV-03', 'server')).toBe('unproven')
    expect(ran('CALL-user/login', 'unit')).toBe('unproven')
    expect(ran('CALL-user/login', 'server')).toBe('proven')
    expect(ran('CALL-user/login', 'journey')).toBe('proven')
    expect(ran('STATE-14/dark', 'unit')).toBe('proven')
  })

  it('is nothing when it was skipped, and undone when another test of the part fails', () => {
    expect(standings(test('NAV-03', 'journey', 'skipped'))['NAV-03']).toBe('unproven')
    expect(standings(test('NAV-03'), test('NAV-03', 'journey', 'failed'))['NAV-03']).toBe('failing')
  })

  it('is proven on a second try too', () => {
    expect(standings(test('NAV-03', 'journey', 'unsteady'))['NAV-03']).toBe('proven')
  })

  it('refuses an id that is on no list, and more than three at once', () => {
    expect(prove(PARTS, [test('NAV-99 nowhere')]).mistakes[0]).toContain('NAV-99: no such part')
    const four = 'NAV-03 NAV-04/to-login NAV-04/store-path STATE-14/dark'
    expect(prove(PARTS, [test(four)]).mistakes[0]).toContain('names 4 parts at once')
  })
})

describe('asking for some', () => {
  const asked = (word: string): string[] =>
    PARTS.filter((part) => isMeant(part, word)).map((part) => part.id)
  it('takes a family, an id or a part', () => {
    expect(asked('NAV')).toEqual(['NAV-03', 'NAV-04/to-login', 'NAV-04/store-path'])
    expect(asked('NAV-04')).toEqual(['NAV-04/to-login', 'NAV-04/store-path'])
    expect(asked('NAV-04/to-login')).toEqual(['NAV-04/to-login'])
    expect(asked('NAV-0')).toEqual([])
  })
})

describe('reading a run', () => {
  it('takes what vitest reports; todo and skipped prove nothing', () => {
    const assertionResults = ['passed', 'failed', 'skipped', 'todo', 'pending'].map((status) => ({
      title: status,
      status,
    }))
    const results = fromVitest({ testResults: [{ name: '/a.test.ts', assertionResults }] }, 'unit')
    const outcomes = results.map((result) => result.outcome)
    expect(outcomes).toEqual(['passed', 'failed', 'skipped', 'skipped', 'skipped'])
  })

  it('takes what Playwright reports; an expected failure proves nothing', () => {
    const spec = (expectedStatus: string, status: string) => ({
      title: `${expectedStatus} ${status}`,
      tests: [{ expectedStatus, status }],
    })
    const specs = [
      spec('passed', 'expected'),
      spec('passed', 'unexpected'),
      spec('passed', 'flaky'),
      spec('failed', 'expected'),
      spec('skipped', 'skipped'),
    ]
    const suites = [{ file: 'a.journey.ts', specs: [], suites: [{ file: 'a.journey.ts', specs }] }]
    const outcomes = fromPlaywright({ suites }).map((result) => result.outcome)
    expect(outcomes).toEqual(['passed', 'failed', 'unsteady', 'skipped', 'skipped'])
  })

  it('tells a test that needed its second try from one that needed none', () => {
    const failureMessages = ['\u001b[31mexpected 1 to be 2\u001b[39m']
    const assertionResults = [{ title: 'a', status: 'passed', failureMessages }]
    const [result] = fromVitest({ testResults: [{ name: '/a.ts', assertionResults }] }, 'server')
    expect(result).toMatchObject({ outcome: 'unsteady', why: 'expected 1 to be 2' })
  })
})

describe('the list itself', () => {
  it('names every part once, in a way that a title can carry', () => {
    const ids = readParts().map((part) => part.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(600)
    for (const id of ids) expect(idsIn(`${id}: so`)).toEqual([id])
  })
})
