import type { Level, TestResult } from '../conformance/proofs.ts'
import { resultsOf } from '../conformance/results.ts'
import type { Count } from './step.ts'

/** How many tests of a run may need their second try before the run is believed no more. */
export const UNSTEADY_MAX = 2

/** What a run counted: no report, or one without its failing test, is one failure. */
export function countOf(level: Level, passed: boolean, results = resultsOf(level)): Count {
  const of = (outcome: TestResult['outcome']): number =>
    results.filter((result) => result.outcome === outcome).length
  const unsteady = of('unsteady')
  const failed = of('failed') + (unsteady > UNSTEADY_MAX ? unsteady : 0)
  const count = { passed: of('passed') + (unsteady > UNSTEADY_MAX ? 0 : unsteady), failed }
  // A run may fail without a failing test: a worker that died, a file that would not load.
  const broken = (!passed && failed === 0) || results.length === 0
  return broken ? { ...count, failed: 1 } : count
}

/** Each test that failed, or passed only on its second try, with what it said. */
export function troublesIn(results: readonly TestResult[]): string[] {
  return results
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'unsteady')
    .map(({ outcome, file, title, why = 'It said nothing.' }) => {
      const mark = outcome === 'failed' ? '✗ failed' : '~ passed on its second try'
      return `${mark}: ${file}: ${title}\n${why.replaceAll(/^/gm, '    ')}`
    })
}
