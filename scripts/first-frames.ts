import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const LISTS = ['header-menu', 'footer-menu', 'languages', 'partners', 'investment-methods']
const LANGS = ['tr', 'en']
const MODES = { night: 'dark', day: 'light' }

/** A tag's start within JSON text, its classes if it has any, and its style. */
const STYLED =
  /(<\w+(?: (?!class=|style=)[\w-]+=\\"[^"\\]*\\")*)(?: class=\\"([^"\\]*)\\")? style=\\"([^"\\]*)\\"/g

type Draw = (lists: Record<string, unknown>) => Promise<Record<string, string>>

/**
 * Draws what the page holds before its script runs: the frames into `out`/.vite/first-frames.json,
 * what sizes their parts into a stylesheet, since the page takes no inline style.
 */
export async function drawFirstFrames(out: string): Promise<void> {
  // Inside the project, where what it imports is found.
  const folder = await mkdtemp(path.resolve('build/frames-'))
  try {
    await bundle(folder)
    const lists = Object.fromEntries(
      await Promise.all(LISTS.map(async (name) => [name, await readList(name)] as const)),
    )
    const frames: Record<string, Record<string, string>> = {}
    for (const lang of LANGS)
      for (const [mode, stored] of Object.entries(MODES)) {
        const key = `${lang}-${mode}`
        const draw = await opened(folder, key, { bnwUserLang: lang, bnwUserMode: stored })
        frames[key] = await draw(lists)
      }
    await write(out, JSON.stringify(frames))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function bundle(outDir: string): Promise<void> {
  await build({
    configFile: 'web/vite.config.ts',
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    build: {
      ssr: 'prerender/templates.tsx',
      outDir,
      manifest: false,
      rolldownOptions: {
        output: { entryFileNames: 'frames.mjs', codeSplitting: false },
        checks: { pluginTimings: false },
      },
    },
  })
}

/** The drawing code anew, in a browser that remembers `stored`: its state is read when it opens. */
async function opened(folder: string, key: string, stored: Record<string, string>): Promise<Draw> {
  const browser = {
    localStorage: { getItem: (name: string) => stored[name] ?? null },
    document: { cookie: '', documentElement: { dataset: { demo: '' } } },
    navigator: { userAgent: '' },
  }
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  const { href } = pathToFileURL(path.join(folder, 'frames.mjs'))
  // Our own bundle, made a moment ago from web/prerender/templates.tsx.
  const { firstFrames } = (await import(`${href}?${key}`)) as { firstFrames: Draw }
  return firstFrames
}

/** The frames as JSON text, their styles taken out into classes of a file of their own. */
async function write(out: string, drawn: string): Promise<void> {
  const classes = new Map<string, string>()
  const frames = drawn.replaceAll(
    STYLED,
    (_tag, before: string, names: string | undefined, style: string) => {
      const name = classes.get(style) ?? `first-${classes.size}`
      classes.set(style, name)
      return `${before} class=\\"${names ?? ''} ${name}\\"`
    },
  )
  if (frames.includes('style=')) throw new Error('a first frame keeps an inline style')
  const css = [...classes].map(([style, name]) => `.${name}.${name}{${style}}`).join('')
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const file = `assets/first-frames-${hash}.css`
  await writeFile(path.join(out, file), css)
  const json = `{"css":${JSON.stringify(file)},"frames":${frames}}`
  await writeFile(path.join(out, '.vite/first-frames.json'), json)
}

const readList = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(`web/public/${name}.json`, 'utf8'))
