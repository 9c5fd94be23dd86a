import { spawnSync } from 'node:child_process'
import { readParts } from './parts.ts'
import { prove } from './proofs.ts'
import { fromPlaywright } from './results.ts'

/**
 * What the journeys' titles name is known before they run: a title that names no part, or too many at once,
 * fails here and not an hour later.
 */
const { stdout, stderr, status } = spawnSync(
  'node_modules/.bin/playwright',
  ['test', '--list', '--reporter=json'],
  { encoding: 'utf8', maxBuffer: 2 ** 28 },
)
const { mistakes } = prove(readParts(), status === 0 ? fromPlaywright(JSON.parse(stdout)) : [])
for (const mistake of mistakes) console.log(mistake)
if (status !== 0) console.log(stdout, stderr)
if (status !== 0 || mistakes.length > 0) process.exitCode = 1
