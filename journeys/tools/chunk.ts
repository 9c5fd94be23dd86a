import { readFile } from 'node:fs/promises'

interface Chunk {
  file: string
  name?: string
}

/**
 * The file of the build that a module of the site stands in (`jackpots/ticker.tsx`), or a group of them by the name that
 * web/vite.config.ts gives it (`soon`): files are named after nothing but their content.
 */
export async function chunkOf(wanted: string): Promise<string> {
  // Written by the build that the house serves.
  const text = await readFile('build/web/.vite/manifest.json', 'utf8')
  const chunks = Object.entries(JSON.parse(text) as Record<string, Chunk>)
  const found = chunks.find(([module, { name }]) => module === wanted || name === wanted)
  if (found === undefined) throw new Error(`${wanted} is no chunk of the site`)
  return found[1].file
}
