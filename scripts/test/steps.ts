import { existsSync, readdirSync } from 'node:fs'
import { chromium } from '../browser.ts'
import type { Level } from '../conformance/proofs.ts'
import { forget, resultFile, stamp } from '../conformance/results.ts'
import { treeHash } from '../tree.ts'
import { cruise } from './imports.ts'
import { countOf } from './troubles.ts'
import { counted, openly, quietly, type Count, type Step } from './step.ts'

const MODULES_MIN = 50

const check = (name: string, says: string, run: () => Promise<boolean>): Step => ({
  name,
  says,
  run: async () => counted(await run()),
})

/** Whose parts have to be proven by now. */
const OPEN = ['house', 'accounts', 'site'] as const

/** Everything `npm test` does, in the order in which it tells most for the time it takes. */
export const STEPS: readonly Step[] = [
  { name: 'types', says: 'types, room by room', run: types },
  check('lint', 'the linter, with types', () => quietly('oxlint', '--deny-warnings')),
  check('format', 'the formatter', () => quietly('prettier', '--check', '--log-level=warn', '.')),
  check('imports', 'who imports whom', imports),
  check('dead-code', 'dead code', () => quietly('knip')),
  check('tidy', 'names, depth, openings', () => quietly('tsx', 'scripts/tidy.ts')),
  check('build', 'the build', () => openly({}, 'tsx', 'scripts/build.ts')),
  check('size', 'what a browser has to load', () => quietly('size-limit')),
  { name: 'unit', says: 'unit tests', run: () => vitest('unit') },
  { name: 'server', says: 'tests on a real database', run: () => vitest('server') },
  { name: 'journeys', says: 'journeys in a real browser', run: journeys },
  check('conformance', 'what is promised so far', () =>
    openly({}, 'tsx', 'scripts/conformance.ts', ...OPEN.flatMap((owner) => ['--owner', owner])),
  ),
]

/** Each room compiles alone, so that a browser's or Node's types cannot stray into a pure one. */
async function types(): Promise<Count> {
  const count: Count = { passed: 0, failed: 0 }
  for (const room of ['.', ...rooms()]) {
    if (await quietly('tsc', '-p', room)) count.passed += 1
    else count.failed += 1
  }
  return count
}

const rooms = (): string[] =>
  readdirSync('.').filter((name) => existsSync(`${name}/tsconfig.json`) && name !== 'node_modules')

async function imports(): Promise<boolean> {
  const { seen, broken } = await cruise(rooms())
  for (const line of broken) console.log(line)
  if (seen < MODULES_MIN) console.log(`Only ${seen} modules seen: the check has gone blind.`)
  return broken.length === 0 && seen >= MODULES_MIN
}

/** Results are stamped with the tree they began on; a tree that moved meanwhile proves nothing. */
async function stamped(level: Level, run: () => Promise<boolean>): Promise<Count> {
  forget(level)
  const tree = treeHash(process.cwd())
  const passed = await run()
  if (treeHash(process.cwd()) === tree) stamp(level, tree)
  else console.log('Files changed while the tests ran: these results will prove nothing.')
  return countOf(level, passed)
}

const vitest = (level: 'unit' | 'server'): Promise<Count> =>
  stamped(level, () =>
    openly(
      {},
      'vitest',
      'run',
      `--project=${level}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${resultFile(level)}`,
    ),
  )

async function journeys(): Promise<Count> {
  const env = { CHROMIUM: await chromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile('journey') }
  return stamped('journey', () => openly(env, 'playwright', 'test', '--reporter=list,json'))
}
