import type { Level, TestResult } from '../conformance/proofs.ts'
import { resultsOf } from '../conformance/results.ts'
import type { Count } from './step.ts'

/** How many of a run's tests may need their second try before the run is believed no more: one in fifty. */
export const unsteadyMax = (tests: number): number => Math.max(2, Math.floor(tests / 50))

/** What a run counted: no report, or one without its failing test, is one failure. */
export function countOf(level: Level, passed: boolean, results = resultsOf(level)): Count {
  const of = (outcome: TestResult['outcome']): number =>
    results.filter((result) => result.outcome === outcome).length
  const unsteady = of('unsteady')
  const isBelieved = unsteady <= unsteadyMax(results.length)
  const failed = of('failed') + (isBelieved ? 0 : unsteady)
  const count = { passed: of('passed') + (isBelieved ? unsteady : 0), failed }
  // A run may fail without a failing test: a worker that died, a file that would not load.
  const broken = (!passed && failed === 0) || results.length === 0
  return broken ? { ...count, failed: 1 } : count
}

/** Each test that failed, or passed only on its second try, with what it said; then what did not run at all. */
export function troublesIn(results: readonly TestResult[]): string[] {
  const skipped = results.filter(({ outcome }) => outcome === 'skipped')
  return [
    ...troubled(results),
    ...skipped.map(({ file, title }) => `- did not run: ${file}: ${title}`),
  ]
}

function troubled(results: readonly TestResult[]): string[] {
  return results
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'unsteady')
    .map(({ outcome, file, title, why = 'It said nothing.' }) => {
      const mark = outcome === 'failed' ? '✗ failed' : '~ passed on its second try'
      return `${mark}: ${file}: ${title}\n${why.replaceAll(/^/gm, '    ')}`
    })
}
