/**
 * What the page asks for together with itself: the style of the screen at its address, and, marked
 * `later`, its script, which web/shell/start-up/open.js fetches together with the site's own once the first
 * screen is painted. Read from the build's manifest, so that the browser need not run the first
 * script to learn of the second.
 */
import { moduleAt } from '#contract/addresses/arrivals.ts'

interface Chunk {
  file: string
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

/** The stylesheets of the screen at an address, the site's own first, as its script would ask for them. */
export function stylesAt(manifestText: string, url: string): string[] {
  // Written by the build, beside the page it belongs to.
  const manifest = JSON.parse(manifestText) as Manifest
  const keys = ['index.html', moduleAt(url) ?? ''].flatMap((key) => [...chunksOf(manifest, key)])
  return [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))]
}

/**
 * The `<link>`s for an address that `html` lacks, given the manifest's text; none where nothing is
 * built.
 */
export function preloadsFor(manifestText: string | null, url: string, html: string): string {
  const screen = moduleAt(url)
  if (screen === undefined || manifestText === null) return ''
  // Written by the build, beside the page it belongs to.
  const manifest = JSON.parse(manifestText) as Manifest
  const chunks = [...chunksOf(manifest, screen)].flatMap((key) => manifest[key] ?? [])
  const isNew = (file: string) => !html.includes(file)
  const styles = chunks.flatMap(({ css = [] }) => css).filter(isNew)
  const scripts = chunks.map(({ file }) => file).filter(isNew)
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="later" crossorigin href="/${file}">`),
  ]
  return links.join('')
}
