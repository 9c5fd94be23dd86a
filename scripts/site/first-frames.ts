import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { build } from 'vite'
import { stylesAt } from '#server/page/preloads.ts'
import { criticalStyle } from './critical-style.ts'

/** Those that a frame shows: the foot of the page comes after it. */
const LISTS = ['header-menu', 'languages']
const LANGS = ['tr', 'en']
const MODES = { night: 'dark', day: 'light' }

/** A session that opens nothing: a frame is drawn for whoever has one. */
const SESSION = JSON.stringify({ uid: '-', sid: '-', uip: '-', gmt: '-', lang: '-' })
const AUDIENCES = { visitor: {}, member: { bnwUserSession: SESSION } }

/** A tag's start within JSON text, its classes if it has any, and its style. */
const STYLED =
  /(<\w+(?: (?!class=|style=)[\w-]+=\\"[^"\\]*\\")*)(?: class=\\"([^"\\]*)\\")? style=\\"([^"\\]*)\\"/g

/** How an address says what was known of it. */
const MARK = /(?:[+-]|~\S*)$/

/** What the house itself puts around, beside and in the place of a frame. */
const AROUND =
  '<div class="first-screen"></div><p class="first-notice"></p><main class="device-unsupported"></main>'

/** In the page alone: declared in a stylesheet once more, every line would be laid out again when that comes. */
const STAND_INS = 'kit/stand-ins.css'

type Draw = (lists: Record<string, unknown>) => Promise<Record<string, string>>

/**
 * Draws what the page holds before its script runs, into `out`/.vite/first-screens.json: the frames of each
 * screen, with the rules that draw them, for the page waits for no stylesheet.
 */
export async function drawFirstFrames(out: string): Promise<void> {
  // Inside the project, where what it imports is found.
  const folder = await mkdtemp(path.resolve('build/frames-'))
  try {
    await bundle(folder)
    const lists = Object.fromEntries(
      await Promise.all(LISTS.map(async (name) => [name, await readList(name)] as const)),
    )
    const frames: Record<string, Frames> = {}
    for (const [audience, stored] of Object.entries(AUDIENCES))
      frames[audience] = await framesOf(folder, stored, lists)
    await write(out, JSON.stringify(frames))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function framesOf(
  folder: string,
  stored: Record<string, string>,
  lists: Record<string, unknown>,
): Promise<Frames> {
  const frames: Frames = {}
  for (const bnwUserLang of LANGS)
    for (const [mode, bnwUserMode] of Object.entries(MODES)) {
      const draw = await opened(folder, { bnwUserLang, bnwUserMode, ...stored })
      frames[`${bnwUserLang}-${mode}`] = await draw(lists)
    }
  return frames
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

/** Nothing happens where a frame is drawn. */
const addEventListener = () => {}

/** The drawing code anew, in a browser that remembers `stored`: its state is read when it opens. */
async function opened(folder: string, stored: Record<string, string>): Promise<Draw> {
  const browser = {
    localStorage: { getItem: (name: string) => stored[name] ?? null },
    document: {
      cookie: '',
      documentElement: { dataset: { demo: '' } },
      fullscreenEnabled: true,
      addEventListener,
    },
    navigator: { userAgent: '' },
    addEventListener,
  }
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  const { href } = pathToFileURL(path.join(folder, 'frames.mjs'))
  // Our own bundle, made a moment ago from web/prerender/templates.tsx.
  const { firstFrames } = (await import(`${href}?${new URLSearchParams(stored).toString()}`)) as {
    firstFrames: Draw
  }
  return firstFrames
}

/** The styles of elements are taken out into classes of the screen's own, since the page takes none inline. */
async function write(out: string, drawn: string): Promise<void> {
  const classes = new Map<string, string>()
  const text = drawn.replaceAll(
    STYLED,
    (_tag, before: string, names: string | undefined, style: string) => {
      const name = classes.get(style) ?? `first-${classes.size}`
      classes.set(style, name)
      return `${before} class=\\"${names ?? ''} ${name}\\"`
    },
  )
  if (text.includes('style=')) throw new Error('a first frame keeps an inline style')
  const own = [...classes].map(([style, name]) => `.${name}.${name}{${style}}`).join('')
  // As web/prerender/templates.tsx drew them a moment ago.
  const all = JSON.parse(text) as Record<string, Frames>
  const styleOf = await styler(out, own)
  const drawings: Record<string, unknown> = { quiet: await styleOf('', '') }
  for (const [audience, frames] of Object.entries(all))
    drawings[audience] = { styles: await stylesOf(styleOf, frames), frames }
  await writeFile(path.join(out, '.vite/first-screens.json'), JSON.stringify(drawings))
}

/** By language and mode, then by address with the mark of what was known. */
type Frames = Record<string, Record<string, string>>

/** The rules that draw what stands at an address within the page. */
type StyleOf = (address: string, html: string) => Promise<string>

async function styler(out: string, own: string): Promise<StyleOf> {
  const manifest = await readFile(path.join(out, '.vite/manifest.json'), 'utf8')
  const page = await readFile(path.join(out, 'index.html'), 'utf8')
  const { code: standIns } = await transform(await readFile(STAND_INS, 'utf8'), {
    loader: 'css',
    minify: true,
  })
  return async (address, html) => {
    const files = stylesAt(manifest, address)
    const texts = await Promise.all(files.map((file) => readFile(path.join(out, file), 'utf8')))
    return criticalStyle(standIns + texts.join('') + own, page + html + AROUND)
  }
}

/** What draws the frames of each address. */
async function stylesOf(styleOf: StyleOf, frames: Frames): Promise<Record<string, string>> {
  const drawn = new Map<string, string>()
  for (const [key, html] of Object.values(frames).flatMap(Object.entries<string>)) {
    const address = key.replace(MARK, '')
    drawn.set(address, (drawn.get(address) ?? '') + html)
  }
  const styles: Record<string, string> = {}
  for (const [address, html] of drawn) styles[address] = await styleOf(address, html)
  return styles
}

const readList = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(`web/public/${name}.json`, 'utf8'))
