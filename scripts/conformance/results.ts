import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Level, TestResult } from './proofs.ts'

/** Where a test run leaves what it saw, and what the tree was when it began. */
export const RESULTS = '.results'
export const LEVELS: readonly Level[] = ['unit', 'server', 'journey']

export const resultFile = (level: Level): string => path.join(RESULTS, `${level}.json`)
const stampFile = (level: Level): string => path.join(RESULTS, `${level}.tree`)

/** Forget the last results of a level: a run that dies half-way proves nothing. */
export function forget(level: Level): void {
  mkdirSync(RESULTS, { recursive: true })
  rmSync(resultFile(level), { force: true })
  rmSync(stampFile(level), { force: true })
}

/** Say which tree the results of a level belong to. */
export function stamp(level: Level, tree: string): void {
  writeFileSync(stampFile(level), tree)
}

/** The results of a level when they come from exactly this tree, else why they do not count. */
export function readResults(level: Level, tree: string): TestResult[] | string {
  if (!existsSync(resultFile(level)) || !existsSync(stampFile(level))) return 'never ran'
  if (readFileSync(stampFile(level), 'utf8') !== tree) return 'ran on another state of the tree'
  const report: unknown = JSON.parse(readFileSync(resultFile(level), 'utf8'))
  return level === 'journey' ? fromPlaywright(report) : fromVitest(report, level)
}

interface VitestReport {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[]
}

export function fromVitest(report: unknown, level: Level): TestResult[] {
  // The shape of vitest's json reporter; an unlike one throws here and fails the check.
  const { testResults } = report as VitestReport
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      title,
      file: path.relative(process.cwd(), name),
      level,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  )
}

interface PlaywrightSuite {
  file: string
  specs: { title: string; tests: { expectedStatus: string; status: string }[] }[]
  suites?: PlaywrightSuite[]
}

export function fromPlaywright(report: unknown): TestResult[] {
  // The shape of Playwright's json reporter; an unlike one throws here and fails the check.
  const { suites } = report as { suites: PlaywrightSuite[] }
  return suites.flatMap(specsOf)
}

function specsOf(suite: PlaywrightSuite): TestResult[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map((test) => ({
      title,
      file: `journeys/${suite.file}`,
      level: 'journey' as const,
      outcome: outcomeOf(test),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(specsOf)]
}

/** A test that is expected to fail, or passed only on a second try, proves nothing. */
function outcomeOf(test: { expectedStatus: string; status: string }): TestResult['outcome'] {
  if (test.expectedStatus !== 'passed' || test.status === 'skipped') return 'skipped'
  return test.status === 'expected' ? 'passed' : 'failed'
}
