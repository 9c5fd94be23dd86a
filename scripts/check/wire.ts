import { writeFile } from 'node:fs/promises'
import { format } from 'prettier'
import { surfaceFile } from './wire/surface.ts'
import { wireDocument } from './wire/document.ts'

/** Writes what is generated from the contract: docs/wire.md and contract/surface.ts. */
export async function generated(): Promise<{ path: string; text: string }[]> {
  const surface = { path: 'contract/surface.ts', text: surfaceFile(), parser: 'typescript' }
  const document = { path: 'docs/wire.md', text: wireDocument(), parser: 'markdown' }
  const style = { printWidth: 100, singleQuote: true, semi: false, trailingComma: 'all' } as const
  return Promise.all(
    [surface, document].map(async ({ path, text, parser }) => ({
      path,
      text: await format(text, { ...style, parser }),
    })),
  )
}

if (process.argv[1]?.endsWith('wire.ts')) {
  for (const { path, text } of await generated()) {
    await writeFile(path, text)
    console.log(`${path} written`)
  }
}
