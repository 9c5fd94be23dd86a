import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Level } from '../conformance/proofs.ts'
import { LEVELS, RESULTS, resultFile } from '../conformance/results.ts'
import { fileBudget, STEP_BUDGETS_S } from './budgets.ts'

/** What a run took: its steps, and every test file that it ran. */
export interface Costs {
  steps: StepCost[]
  files: FileCost[]
}

export interface StepCost {
  name: string
  seconds: number
}

export interface FileCost {
  file: string
  level: Level
  /** Of the worker that ran it: loading, houses, hooks and tests. */
  seconds: number
}

const COSTS_FILE = path.join(RESULTS, 'costs.json')
const DEAREST = 20

/** Where vitest's reporter of files leaves what it measured. */
export const fileCostsFile = (level: Level): string => path.join(RESULTS, `${level}-files.json`)

export function storedCosts(): Costs | null {
  if (!existsSync(COSTS_FILE)) return null
  // What `storeCosts` wrote.
  return JSON.parse(readFileSync(COSTS_FILE, 'utf8')) as Costs
}

/** Keeps what this run measured; of steps that it did not run, what an earlier one did. */
export function storeCosts(steps: readonly StepCost[]): Costs {
  const ran = new Set(steps.map(({ name }) => name))
  const earlier = storedCosts()?.steps.filter(({ name }) => !ran.has(name)) ?? []
  const costs = { steps: inOrder([...earlier, ...steps]), files: LEVELS.flatMap(fileCosts) }
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(COSTS_FILE, JSON.stringify(costs, null, 2))
  return costs
}

function inOrder(steps: readonly StepCost[]): StepCost[] {
  const names = Object.keys(STEP_BUDGETS_S)
  return steps.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
}

/** What the files of a level's last run took. */
function fileCosts(level: Level): FileCost[] {
  const file = level === 'journey' ? resultFile(level) : fileCostsFile(level)
  if (!existsSync(file)) return []
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  // What our own reporter wrote; Playwright's report is read as its json reporter shapes it.
  const ms = level === 'journey' ? journeyFilesMs(report) : (report as Record<string, number>)
  return Object.entries(ms).map(([name, took]) => ({ file: name, level, seconds: took / 1000 }))
}

interface PlaywrightSuite {
  file: string
  specs: { tests: { results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}

/** Every try of every test counts, and with its first test what a worker's house took. */
export function journeyFilesMs(report: unknown): Record<string, number> {
  const { suites } = report as { suites: PlaywrightSuite[] }
  const all: Record<string, number> = {}
  for (const suite of suites) all[`journeys/${suite.file}`] = suiteMs(suite)
  return all
}

function suiteMs({ specs, suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const inner = suites.map(suiteMs)
  return [...results.map(({ duration }) => duration), ...inner].reduce((sum, ms) => sum + ms, 0)
}

/** A table for a person: steps, the dearest files, sums, and what went over its budget. */
export function costTable({ steps, files }: Costs): string[] {
  const dearest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, DEAREST)
  return [
    'What each step took, and its budget (seconds):',
    ...steps.map(({ name, seconds }) => row(seconds, STEP_BUDGETS_S[name], name)),
    `The dearest files of ${files.length}:`,
    ...dearest.map(({ file, level, seconds }) => row(seconds, fileBudget(level, file), file)),
    'All files of a kind, in seconds of a worker:',
    ...LEVELS.map((level) => sumOf(level, files)),
    ...overBudget({ steps, files }),
  ]
}

const row = (seconds: number, budget: number | undefined, name: string): string =>
  `${seconds.toFixed(1).padStart(8)}${String(budget ?? '–').padStart(7)}  ${name}`

function sumOf(level: Level, files: readonly FileCost[]): string {
  const some = files.filter((file) => file.level === level)
  const seconds = some.reduce((sum, file) => sum + file.seconds, 0)
  return `${seconds.toFixed(1).padStart(8)}         ${level}, ${some.length} files`
}

/** One line for each step and file that took longer than its budget. */
export function overBudget({ steps, files }: Costs): string[] {
  const all = [
    ...steps.map(({ name, seconds }) => ({ name, seconds, budget: STEP_BUDGETS_S[name] })),
    ...files.map(({ file, level, seconds }) => ({
      name: file,
      seconds,
      budget: fileBudget(level, file),
    })),
  ]
  return all.flatMap(({ name, seconds, budget }) =>
    budget === undefined || seconds <= budget
      ? []
      : [`! over its budget: ${name} took ${seconds.toFixed(1)} s of ${budget} s`],
  )
}
