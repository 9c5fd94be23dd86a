/** What a request is called where it is drawn: a call by its name, a built file by what it was made from. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Request } from './traffic.ts'

const MANIFESTS = ['build/web', 'build/stage'].map((folder) => `${folder}/.vite/manifest.json`)

const baseOf = (file: string): string => path.basename(file)

/** Of what Vite writes, as much as is read here. */
interface Chunk {
  file: string
  name?: string
  src?: string
  css?: readonly string[]
}

/** The names of the build's files, by the hashed ones that they are served under. */
export async function builtNames(): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const manifest of MANIFESTS) {
    // Vite's own format.
    const chunks = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, Chunk>
    for (const { file, name, src, css = [] } of Object.values(chunks)) {
      if (src?.startsWith('_') === false && name === undefined) names.set(baseOf(file), baseOf(src))
      if (name === undefined) continue
      names.set(baseOf(file), name + path.extname(file))
      // A style has no name of its own; of several that ask for it, the first gives its.
      for (const style of css)
        if (!names.has(baseOf(style))) names.set(baseOf(style), `${name}.css`)
    }
  }
  return names
}

export function nameOf({ url, call }: Request, built: ReadonlyMap<string, string>): string {
  if (call !== null) return call
  const { pathname } = new URL(url)
  const known = built.get(baseOf(pathname))
  return known ?? (pathname.split('/').slice(-2).join('/') || '/')
}
