import { existsSync, readdirSync, rmSync } from 'node:fs'
import { headlessBrowser } from '../browser.ts'
import { readParts } from '../conformance/parts.ts'
import type { Level } from '../conformance/proofs.ts'
import { forget, resultFile, resultsIn, SERVER_AGAIN_FILE, stamp } from '../conformance/results.ts'
import { treeHash } from '../tree.ts'
import { cruise } from './imports.ts'
import { countOf } from './troubles.ts'
import { counted, openly, quietly, type Count, type Step } from './step.ts'

const MODULES_MIN = 50

const check = (name: string, title: string, run: () => Promise<boolean>): Step => ({
  name,
  title,
  cores: 1,
  run: async () => counted(await run()),
})

/** Whose parts have to be proven: everybody's, so that one that loses its title is missed whoever's it is. */
const OWNERS = [...new Set(readParts().map(({ owner }) => owner))]

/** Everything `npm test` does: what looks at files first, two at a time, then what runs them. */
export const STEPS: readonly Step[] = [
  { name: 'types', title: 'types, room by room', cores: 1, run: types },
  check('build', 'the build', () => quietly('tsx', 'scripts/site/build.ts')),
  {
    ...check('size', 'what a browser has to load', () => quietly('size-limit')),
    needs: ['build'],
  },
  check('lint', 'the linter, with types', () => quietly('oxlint', '--deny-warnings')),
  check('format', 'the formatter', format),
  check('imports', 'who imports whom', imports),
  check('dead-code', 'dead code', () => quietly('knip')),
  check('production', 'what only tests take', () =>
    quietly('knip', '--production', '--exclude=binaries'),
  ),
  check('tidy', 'names, depth, openings', () => quietly('tsx', 'scripts/check/tidy.ts')),
  check('titles', 'what tests say they prove', () =>
    quietly('tsx', 'scripts/check/conformance/titles.ts'),
  ),
  { name: 'unit', title: 'unit tests', cores: 2, run: () => vitest('unit') },
  { name: 'server', title: 'tests on a real database', cores: 2, run: () => vitest('server') },
  { name: 'journeys', title: 'journeys in a real browser', cores: 2, run: journeys },
  {
    ...check('conformance', 'what is promised', () =>
      openly(
        {},
        'tsx',
        'scripts/check/conformance.ts',
        ...OWNERS.flatMap((owner) => ['--owner', owner]),
      ),
    ),
    cores: 2,
  },
  {
    name: 'server-again',
    title: 'what another PostgreSQL could answer differently (DATABASE_URL)',
    cores: 2,
    isExtra: true,
    run: serverAgain,
  },
]

/** What a check remembers of its last run, so that the next one looks only at what has changed. */
const CACHE = 'node_modules/.cache'

/**
 * Each room that is shipped compiles alone, so that a browser's or Node's types cannot stray into a pure one; tests,
 * journeys, benches and scripts know both, and compile together.
 */
async function types(): Promise<Count> {
  const count: Count = { passed: 0, failed: 0 }
  for (const room of ['.', ...rooms()]) {
    const memory = `${CACHE}/tsc/${room === '.' ? 'around' : room}.tsbuildinfo`
    if (await quietly('tsc', '-p', room, '--incremental', '--tsBuildInfoFile', memory))
      count.passed += 1
    else count.failed += 1
  }
  return count
}

/** Files are known by their content: a checkout renews their times and nothing else. */
function format(): Promise<boolean> {
  const cache = [
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${CACHE}/prettier/checked`,
  ]
  return quietly('prettier', '--check', '--log-level=warn', ...cache, '.')
}

/** What is shipped, each with a configuration of its own. */
const rooms = (): string[] =>
  readdirSync('.').filter((name) => existsSync(`${name}/tsconfig.json`) && name !== 'node_modules')
/** What stands around it, under the configuration of the root. */
const AROUND = ['bench', 'journeys', 'scripts']

async function imports(): Promise<boolean> {
  const { seen, broken } = await cruise([...rooms(), ...AROUND].toSorted())
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

const PROJECTS = { unit: ['unit', 'unit-page'], server: ['server', 'server-web'] } as const

const vitest = (level: 'unit' | 'server'): Promise<Count> =>
  stamped(level, () => runVitest(PROJECTS[level], resultFile(level)))

/** Proves nothing of its own: what is proven is read from the first run. */
async function serverAgain(): Promise<Count> {
  rmSync(SERVER_AGAIN_FILE, { force: true })
  const passed = await runVitest(['server-again'], SERVER_AGAIN_FILE)
  return countOf('server', passed, resultsIn(SERVER_AGAIN_FILE, 'server'))
}

const runVitest = (projects: readonly string[], file: string): Promise<boolean> =>
  openly(
    {},
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/check/test/file-costs-reporter.ts',
    `--outputFile.json=${file}`,
  )

async function journeys(): Promise<Count> {
  const env = {
    CHROMIUM: await headlessBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile('journey'),
  }
  return stamped('journey', () => openly(env, 'playwright', 'test', '--reporter=list,json'))
}
