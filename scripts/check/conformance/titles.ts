import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readParts, type Part } from './parts.ts'
import { prove, type TestResult } from './proofs.ts'
import { fromPlaywright } from './results.ts'

/**
 * What the tests' titles name is known before they run: a journey's title that names no part, or too many at once, and a
 * part that no test of its kind names, fail here and not an hour later.
 */
const parts = readParts()
const listed = journeys()
const { mistakes } = prove(parts, listed)
for (const mistake of mistakes) console.log(mistake)
const { proofs } = prove(parts, [...listed, ...vitest()])
const unnamed = proofs.filter(({ standing }) => standing === 'unproven')
for (const { part } of unnamed) console.log(`no ${part.kind} test names ${part.id}`)
if (mistakes.length > 0 || unnamed.length > 0) process.exitCode = 1

function journeys(): TestResult[] {
  const report = list('playwright', 'test', '--list', '--reporter=json')
  return fromPlaywright(JSON.parse(report)).map((test) => ({ ...test, outcome: 'passed' }))
}

/** Read from the files and not by running them, which takes ten times as long. */
function vitest(): TestResult[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'titles-'))
  const file = path.join(folder, 'titles.json')
  list('vitest', 'list', '--static-parse', `--json=${file}`)
  // The shape of vitest's list; an unlike one throws here and fails the check.
  const tests = JSON.parse(readFileSync(file, 'utf8')) as Listed[]
  rmSync(folder, { recursive: true })
  return tests.flatMap(({ name, file: where, projectName }) =>
    titlesOf(name).map((title) => ({
      title,
      file: path.relative(process.cwd(), where),
      level: projectName.startsWith('unit') ? 'unit' : 'server',
      outcome: 'passed',
    })),
  )
}

interface Listed {
  /** With the groups around it; a report, and so a proof, knows a test by its own title alone. */
  name: string
  file: string
  projectName: string
}

/** Where a title is filled in for each of a list (`%s`, `${…}`), all the parts that it can come to. */
function titlesOf(name: string): string[] {
  const title = name.split(' > ').at(-1) ?? name
  const [whole, family] = /([A-Z]+-[\w/-]+\/)(?:%s|\$\{\w+\})/.exec(title) ?? []
  if (whole === undefined || family === undefined) return [title]
  const members: Part[] = parts.filter(({ id }) => id.startsWith(family))
  return members.map(({ id }) => title.replace(whole, id))
}

function list(command: string, ...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(`node_modules/.bin/${command}`, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(`${command} lists no tests: ${stdout}${stderr}`)
  return stdout
}
