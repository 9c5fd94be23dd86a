import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readParts } from './parts.ts'
import { prove, type Level, type TestResult } from './proofs.ts'
import { fromPlaywright } from './results.ts'

/**
 * What the tests' titles name is known before they run: a title that names no part, or too many at once, and a part
 * that no test of its kind names, fail here and not an hour later.
 */
const { proofs, mistakes } = prove(readParts(), [...journeys(), ...vitest()])
for (const mistake of mistakes) console.log(mistake)
const unnamed = proofs.filter(({ standing }) => standing === 'unproven')
for (const { part } of unnamed) console.log(`no ${part.kind} test names ${part.id}`)
if (mistakes.length > 0 || unnamed.length > 0) process.exitCode = 1

function journeys(): TestResult[] {
  const listed = fromPlaywright(JSON.parse(list('playwright', 'test', '--list', '--reporter=json')))
  return listed.map((test) => ({ ...test, outcome: 'passed' }))
}

/** What it lists is named with the groups around it; a report, and so a proof, knows a test by its own title alone. */
function vitest(): TestResult[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'titles-'))
  const file = path.join(folder, 'titles.json')
  list('vitest', 'list', `--json=${file}`)
  // The shape of vitest's list; an unlike one throws here and fails the check.
  const listed = JSON.parse(readFileSync(file, 'utf8')) as {
    name: string
    file: string
    projectName: string
  }[]
  rmSync(folder, { recursive: true })
  return listed.map(({ name, file, projectName }) => ({
    title: name.slice(name.lastIndexOf(' > ') + 1),
    file: path.relative(process.cwd(), file),
    level: (projectName.startsWith('unit') ? 'unit' : 'server') satisfies Level,
    outcome: 'passed',
  }))
}

function list(command: string, ...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(`node_modules/.bin/${command}`, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(`${command} lists no tests: ${stdout}${stderr}`)
  return stdout
}
