/**
 * What the page asks for together with itself: the style of the screen at its address and its script, which
 * web/shell/start-up/open.js runs with the site's own once the first screen is painted; marked `behind`, what that will ask for by itself. Read from the build's manifest, so that the
 * browser need not run the first script to learn of the second.
 */
import { arrivalAt, isWhole } from '#contract/addresses/arrivals.ts'
import { pathOf } from '#contract/addresses/site.ts'

/** The site's own script. */
const ENTRY = 'index.html'
/** The site's type, which comes behind its scripts but where the browser keeps it (web/shell/start-up/open.js). */
const TYPE = '../kit/fonts.css'
/** The faces that Turkish and English are written with. */
const FACES = '../kit/fonts/'
/** The chunk of what stands around every screen (web/vite.config.ts). */
const AROUND = 'soon'

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
}

type Manifest = Record<string, Chunk>

/** A chunk behind everything it imports outright: its own style has the last word, as where the script asks for it. */
function chunksOf(
  manifest: Manifest,
  key: string,
  seen = new Set<string>(),
  found = new Set<string>(),
): Set<string> {
  if (seen.has(key) || manifest[key] === undefined) return found
  seen.add(key)
  for (const next of manifest[key].imports ?? []) chunksOf(manifest, next, seen, found)
  return found.add(key)
}

/** Written by the build, beside the page it belongs to: read anew only when that has changed. */
function read(manifestText: string): Manifest {
  if (last?.text !== manifestText)
    last = { text: manifestText, manifest: JSON.parse(manifestText) as Manifest }
  return last.manifest
}

let last: { text: string; manifest: Manifest } | null = null

const modulesAt = (url: string): readonly string[] => arrivalAt(url)?.modules ?? []

/** The stylesheets of the screen at an address, the site's own first, as its script would ask for them. */
export function stylesAt(manifestText: string, url: string): string[] {
  const manifest = read(manifestText)
  const keys = [ENTRY, ...modulesAt(url)].flatMap((key) => [...chunksOf(manifest, key)])
  return [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))]
}

/**
 * The `<link>`s for an address that `html` lacks, given the manifest's text; none where nothing is
 * built.
 */
export function preloadsFor(manifestText: string | null, url: string, html: string): string {
  if (manifestText === null) return ''
  const manifest = read(manifestText)
  const { next = AROUND } = arrivalAt(url) ?? {}
  const screen = new Set(modulesAt(url).flatMap((module) => [...chunksOf(manifest, module)]))
  const known = new Set([...screen, ...chunksOf(manifest, ENTRY)])
  const isNamed = (key: string) => [AROUND, next].some((name) => manifest[key]?.name === name)
  const behind = new Set(
    Object.keys(manifest)
      .filter(isNamed)
      .flatMap((key) => [...chunksOf(manifest, key)]),
  )
  const filesOf = (keys: Iterable<string>) => {
    const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
    const isNew = (file: string) => !html.includes(file)
    return {
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].filter(isNew),
      scripts: chunks.map(({ file }) => file).filter(isNew),
    }
  }
  const now = filesOf(screen)
  const later = filesOf([...behind].filter((key) => !known.has(key)))
  const type = manifest[TYPE]
  // A game that takes the whole screen leaves the page little to write, in one family.
  const faces = isWhole(pathOf(url))
    ? []
    : Object.entries(manifest).filter(([key]) => key.startsWith(FACES))
  return [
    ...(type ? [`<link rel="type" crossorigin href="/${type.file}">`] : []),
    ...faces.map(
      ([, { file }]) => `<link rel="face" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    ...now.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...now.scripts.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    ),
    ...later.scripts.map((file) => `<link rel="behind" crossorigin href="/${file}">`),
    ...later.styles.map((file) => `<link rel="behind" as="style" crossorigin href="/${file}">`),
  ].join('')
}
