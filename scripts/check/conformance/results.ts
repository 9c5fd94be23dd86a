import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Level, TestResult } from './proofs.ts'

/** Where a test run leaves what it saw, and what the tree was when it began. */
export const RESULTS = '.results'
export const LEVELS: readonly Level[] = ['unit', 'server', 'journey']

export const resultFile = (level: Level): string => path.join(RESULTS, `${level}.json`)
/** What the second run on another PostgreSQL saw; it proves nothing of its own. */
export const SERVER_AGAIN_FILE = path.join(RESULTS, 'server-again.json')
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
  return resultsOf(level)
}

/** What the last run of a level saw, whatever tree it ran on; a run without a report saw nothing. */
export function resultsOf(level: Level): TestResult[] {
  return resultsIn(resultFile(level), level)
}

export function resultsIn(file: string, level: Level): TestResult[] {
  if (!existsSync(file)) return []
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return level === 'journey' ? fromPlaywright(report) : fromVitest(report, level)
}

interface VitestReport {
  testResults: {
    name: string
    assertionResults: { title: string; status: string; failureMessages?: string[] }[]
  }[]
}

export function fromVitest(report: unknown, level: Level): TestResult[] {
  // The shape of vitest's json reporter; an unlike one throws here and fails the check.
  const { testResults } = report as VitestReport
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status, failureMessages = [] }) => ({
      title,
      file: path.relative(process.cwd(), name),
      level,
      outcome: vitestOutcome(status, failureMessages.length > 0),
      ...because(failureMessages[0]),
    })),
  )
}

/** A test that passed although a try of it failed is unsteady. */
function vitestOutcome(status: string, failedOnce: boolean): TestResult['outcome'] {
  if (status === 'passed') return failedOnce ? 'unsteady' : 'passed'
  return status === 'failed' ? 'failed' : 'skipped'
}

interface PlaywrightTest {
  expectedStatus: string
  status: string
  results?: { error?: { message?: string } }[]
}

interface PlaywrightSuite {
  file: string
  specs: { title: string; tests: PlaywrightTest[] }[]
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
      outcome: playwrightOutcome(test),
      ...because(test.results?.find(({ error }) => error !== undefined)?.error?.message),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(specsOf)]
}

/** A test that is expected to fail proves nothing; one that needed a second try is unsteady. */
function playwrightOutcome({ expectedStatus, status }: PlaywrightTest): TestResult['outcome'] {
  if (expectedStatus !== 'passed' || status === 'skipped') return 'skipped'
  if (status === 'flaky') return 'unsteady'
  return status === 'expected' ? 'passed' : 'failed'
}

const WHY_LINES = 12

/** The first lines of what a failed try said, without a terminal's colours. */
function because(message: string | undefined): { why?: string } {
  if (message === undefined) return {}
  return { why: stripVTControlCharacters(message).split('\n').slice(0, WHY_LINES).join('\n') }
}
