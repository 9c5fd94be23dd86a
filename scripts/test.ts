import { parseArgs } from 'node:util'
import { LEVELS, resultsOf } from './conformance/results.ts'
import type { Count } from './test/step.ts'
import { STEPS } from './test/steps.ts'
import { troublesIn } from './test/troubles.ts'

/**
 * Everything the house is checked by. `npm test -- --only lint,unit` picks steps. All chosen steps
 * run, whatever fails; the last line counts tests and checks.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } })

const chosen = values.only?.split(',')
const unknown = chosen?.filter((name) => !STEPS.some((step) => step.name === name)) ?? []
const steps = STEPS.filter((step) => chosen === undefined || chosen.includes(step.name))

if (unknown.length > 0) {
  const names = STEPS.map((step) => step.name).join(', ')
  console.log(`There is no step "${unknown.join(', ')}". The steps are: ${names}.`)
  process.exitCode = 1
} else {
  await runAll()
}

async function runAll(): Promise<void> {
  const lines: string[] = []
  const total: Count = { passed: 0, failed: 0 }
  const began = Date.now()
  for (const [index, step] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${step.says} …`)
    const startedAt = Date.now()
    const count = await attempt(step.run)
    total.passed += count.passed
    total.failed += count.failed
    const line = summaryOf(step.name, count, Date.now() - startedAt)
    lines.push(line)
    console.log(line)
  }
  for (const trouble of steps.flatMap(({ name }) => troublesOf(name))) console.log(`\n${trouble}`)
  console.log(`\n${lines.join('\n')}\nin ${seconds(Date.now() - began)}\n`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

/** What went wrong in the tests of a step, told again where it is read. */
function troublesOf(name: string): string[] {
  const level = LEVELS.find((each) => name.startsWith(each))
  return level === undefined ? [] : troublesIn(resultsOf(level))
}

async function attempt(run: () => Promise<Count>): Promise<Count> {
  try {
    return await run()
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  }
}

function summaryOf(name: string, count: Count, tookMs: number): string {
  const mark = count.failed === 0 ? '✓' : '✗'
  const failed = count.failed === 0 ? '' : `, ${count.failed} failed`
  return `${mark} ${name.padEnd(12)} ${count.passed} passed${failed}  (${seconds(tookMs)})`
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
