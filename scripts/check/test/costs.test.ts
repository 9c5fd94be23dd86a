import { describe, expect, it } from 'vitest'
import { costTable, journeyFilesMs, overBudget, type Costs } from './costs.ts'

const COSTS: Costs = {
  steps: [
    { name: 'tidy', seconds: 1 },
    { name: 'size', seconds: 16 },
  ],
  files: [
    { file: 'web/a.test.ts', level: 'unit', seconds: 0.5 },
    { file: 'web/b.test.ts', level: 'unit', seconds: 20.5 },
    { file: 'journeys/shell/every-screen-phone.journey.ts', level: 'journey', seconds: 100 },
  ],
}

describe('what a run cost', () => {
  it('adds up every try of every test of a journey file', () => {
    const results = (...durations: number[]) => ({
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    })
    const inner = { file: 'a.journey.ts', specs: [results(5)] }
    const suite = {
      file: 'a.journey.ts',
      specs: [results(1000), results(30, 200)],
      suites: [inner],
    }
    expect(journeyFilesMs({ suites: [suite] })).toEqual({ 'journeys/a.journey.ts': 1235 })
  })

  it('names the steps and files that took more than their budget', () => {
    expect(overBudget(COSTS)).toEqual([
      '! over its budget: size took 16.0 s of 15 s',
      '! over its budget: web/b.test.ts took 20.5 s of 20 s',
    ])
  })

  it('is a table: the dearest first, and a sum for each kind', () => {
    const lines = costTable(COSTS)
    const at = (text: string) => lines.findIndex((line) => line.endsWith(text))
    expect(at('every-screen-phone.journey.ts')).toBeLessThan(at('web/b.test.ts'))
    expect(at('web/b.test.ts')).toBeLessThan(at('web/a.test.ts'))
    expect(lines).toContain('    21.0         unit, 2 files')
    expect(lines).toContain('     1.0     10  tidy')
  })
})
