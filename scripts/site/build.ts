import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { keepCompressed } from '#server/compression/compressed-copies.ts'
import { keepReplaced } from './replaced-files.ts'

/**
 * Builds what browsers are served, each part only when something it is made from has changed: a
 * stamp of the content of its sources lies beside it. `npm run build -- --fresh` builds all anew.
 */

interface Part {
  name: string
  /** Files and folders it is made from. */
  from: readonly string[]
  out: string
  make: (print: Print) => Promise<void>
}

type Print = (line: string) => void

/** Whatever a part is, it is made with these. */
const TOOLS = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/site/build.ts',
  'server/compression/compressed-copies.ts',
]

/** An open tab, or a page that a browser has kept, names files of the build that it came with. */
const WEB_FILES = { folder: 'build/web/assets', replaced: 'build/replaced' }

const PARTS: readonly Part[] = [
  {
    name: 'art',
    from: ['scripts/site/art.ts', 'scripts/site/art', 'stage/slots', 'kit'],
    out: 'build/art',
    make: async (print) => {
      const { drawArt } = await import('./art.ts')
      await drawArt('build/art', print)
    },
  },
  {
    name: 'web',
    from: [
      'web',
      'kit',
      'contract',
      'chance',
      'scripts/site/first-frames.ts',
      'scripts/site/critical-style.ts',
      'server/page/preloads.ts',
    ],
    out: 'build/web',
    make: async () => {
      await keepReplaced(WEB_FILES, () => withVite('web/vite.config.ts'))
      const { drawFirstFrames } = await import('./first-frames.ts')
      await drawFirstFrames('build/web')
    },
  },
  {
    name: 'stage',
    from: ['stage', 'kit', 'contract', 'games', 'scripts/site/art.ts', 'scripts/site/art'],
    out: 'build/stage',
    make: () => withVite('stage/vite.config.ts'),
  },
]

/** Builds every part whose sources changed. */
export async function buildChanged(print: Print, fresh = false): Promise<void> {
  for (const part of PARTS) {
    if (!existsSync(part.from[0] ?? '')) continue
    const stamp = await stampOf([...part.from, ...TOOLS])
    const stampPath = path.join('build/stamps', part.name)
    const before = await readFile(stampPath, 'utf8').catch(() => '')
    if (!fresh && before === stamp && existsSync(part.out)) continue
    const began = Date.now()
    print(`Building ${part.name}…`)
    await rm(stampPath, { force: true })
    await part.make(print)
    await keepCompressed(part.out, { isFresh: true })
    await mkdir('build/stamps', { recursive: true })
    await writeFile(stampPath, stamp)
    print(`Built ${part.name} in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
  }
}

async function withVite(configFile: string): Promise<void> {
  const { build } = await import('vite')
  // Rolldown's remarks on how long its plugins took say nothing to whoever starts a house.
  const quiet = { rolldownOptions: { checks: { pluginTimings: false } } }
  await build({ configFile, logLevel: 'warn', mode: 'production', build: quiet })
}

/** A digest of every source's path and content. Tests are no part of what is built. */
async function stampOf(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of await filesOf(source)) {
      const content = createHash('sha256')
        .update(await readFile(file))
        .digest('hex')
      hash.update(`${file} ${content}\n`)
    }
  return hash.digest('hex')
}

async function filesOf(source: string): Promise<string[]> {
  if (!existsSync(source)) return []
  const inside = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => null)
  if (inside === null) return [source]
  return inside
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

if (process.argv[1]?.endsWith('build.ts'))
  await buildChanged(console.log, process.argv.includes('--fresh'))
