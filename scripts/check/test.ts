import { LEVELS, resultsIn, resultsOf, SERVER_AGAIN_FILE } from './conformance/results.ts'
import { costTable, storeCosts, type StepCost } from './test/costs.ts'
import { readCommand } from '../serve/start/command-line.ts'
import { CannotStart, exitWithOneLine } from '../serve/start/print.ts'
import { inParallel } from './test/schedule.ts'
import type { Count, Step } from './test/step.ts'
import { STEPS } from './test/steps.ts'
import { troublesIn } from './test/troubles.ts'

const NAMES = STEPS.map(({ name }) => name).join(', ')
const USAGE = `Usage: npm test [-- --only <step>[,<step>…]], of: ${NAMES}.`

/**
 * Everything the house is checked by. `npm test -- --only lint,unit` picks steps. All chosen steps
 * run, whatever fails; what they cost stands before the last line, which counts tests and checks.
 */
let steps: readonly Step[] = []
try {
  const { values } = readCommand({ options: { only: { type: 'string' } } }, USAGE)
  steps = chosenSteps(values.only?.split(',') ?? null)
} catch (error) {
  exitWithOneLine(error)
}
if (steps.length > 0) await runAll()

function chosenSteps(names: readonly string[] | null): Step[] {
  const unknown = names?.filter((name) => !STEPS.some((step) => step.name === name)) ?? []
  if (unknown.length > 0)
    throw new CannotStart(`There is no step "${unknown.join(', ')}". ${USAGE}`)
  return STEPS.filter(({ name, isExtra }) => names?.includes(name) ?? isExtra !== true)
}

async function runAll(): Promise<void> {
  const lines: string[] = []
  const costs: StepCost[] = []
  const total: Count = { passed: 0, failed: 0 }
  const began = Date.now()
  await inParallel(steps, async (step) => {
    console.log(`\n[${steps.indexOf(step) + 1}/${steps.length}] ${step.name}: ${step.title} …`)
    const startedAt = Date.now()
    const count = await attempt(step)
    const seconds = (Date.now() - startedAt) / 1000
    total.passed += count.passed
    total.failed += count.failed
    costs.push({ name: step.name, seconds })
    const line = summaryOf(step.name, count, seconds)
    lines.push(line)
    console.log(line)
  })
  for (const trouble of steps.flatMap(({ name }) => troublesOf(name))) console.log(`\n${trouble}`)
  console.log(`\n${costTable(storeCosts(costs)).join('\n')}`)
  console.log(`\n${lines.join('\n')}\nin ${((Date.now() - began) / 1000).toFixed(1)} s\n`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

/** What went wrong in the tests of a step, printed again where it is read. */
function troublesOf(name: string): string[] {
  if (name === 'server-again') return troublesIn(resultsIn(SERVER_AGAIN_FILE, 'server'))
  const level = LEVELS.find((each) => name.startsWith(each))
  return level === undefined ? [] : troublesIn(resultsOf(level))
}

async function attempt(step: Step): Promise<Count> {
  try {
    return await step.run()
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  }
}

function summaryOf(name: string, count: Count, seconds: number): string {
  const mark = count.failed === 0 ? '✓' : '✗'
  const failed = count.failed === 0 ? '' : `, ${count.failed} failed`
  return `${mark} ${name.padEnd(12)} ${count.passed} passed${failed}  (${seconds.toFixed(1)} s)`
}
