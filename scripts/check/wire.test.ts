import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { generated } from './wire.ts'

it('finds docs/wire.md and contract/surface.ts current: else npm run wire', async () => {
  for (const { path, text } of await generated())
    expect(await readFile(path, 'utf8'), `${path}: npm run wire`).toBe(text)
})
