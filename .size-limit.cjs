const { existsSync, readFileSync } = require('node:fs')

/**
 * What a browser has to load before a screen is of use, in gzipped script: the way in with the
 * home screen, every other screen on top of it, and a game's frame. Read from the build itself, so
 * that no screen is forgotten.
 */
const MANIFEST = 'build/web/.vite/manifest.json'
const HOME = 'home/home.tsx'

/** A chunk and everything it imports outright. */
function withImports(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) withImports(manifest, next, seen)
  return seen
}

const files = (manifest, keys) =>
  [...keys].map((key) => `build/web/${manifest[key].file}`).filter((file) => file.endsWith('.js'))

function web() {
  if (!existsSync(MANIFEST)) throw new Error('Nothing is built: npm run build')
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const keys = Object.keys(manifest)
  const first = withImports(manifest, keys.find((key) => manifest[key].isEntry) ?? '')
  if (manifest[HOME] !== undefined) withImports(manifest, HOME, first)
  // Comes behind the first screen, whichever that is.
  const soon = keys.filter((key) => manifest[key].name === 'soon')
  const known = soon.reduce((seen, key) => withImports(manifest, key, seen), new Set(first))
  const later = keys.filter((key) => manifest[key].isDynamicEntry && !known.has(key))
  const askers = (key) => keys.filter((one) => manifest[one].dynamicImports?.includes(key))
  /** Has whatever asks for a chunk loaded the other one already? */
  const isThere = (key, other) =>
    askers(key).length > 0 && askers(key).every((asker) => withImports(manifest, asker).has(other))
  return [
    { name: 'before home is usable', path: files(manifest, first), limit: '150 kB' },
    {
      name: 'then around every screen',
      path: files(
        manifest,
        [...known].filter((one) => !first.has(one)),
      ),
      limit: '40 kB',
    },
    ...later.map((key) => ({
      name: `then ${key}`,
      path: files(
        manifest,
        [...withImports(manifest, key)].filter((one) => !known.has(one) && !isThere(key, one)),
      ),
      limit: '40 kB',
    })),
  ].filter(({ path }) => path.length > 0)
}

/** The frame with each kind of game, all that the kind ever loads counted with it. */
function stage() {
  const manifest = JSON.parse(readFileSync('build/stage/.vite/manifest.json', 'utf8'))
  const keys = Object.keys(manifest)
  const entry = keys.find((key) => manifest[key].isEntry) ?? ''
  const frame = withImports(manifest, entry)
  return (manifest[entry].dynamicImports ?? [])
    .filter((key) => key.endsWith('/kind.ts'))
    .map((kind) => ({
      name: `a game's frame, ${kind}`,
      path: scripts(manifest, withAll(manifest, kind, new Set(frame))),
      limit: '350 kB',
    }))
}

/** The same, with what is imported when it is first used. */
function withAll(manifest, key, seen) {
  if (seen.has(key)) return seen
  seen.add(key)
  const { imports = [], dynamicImports = [] } = manifest[key]
  for (const next of [...imports, ...dynamicImports]) withAll(manifest, next, seen)
  return seen
}

const scripts = (manifest, keys) => [...keys].map((key) => `build/stage/${manifest[key].file}`)

module.exports = [...web(), ...stage()].map((budget) => ({ ...budget, gzip: true }))
