import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepReplaced } from './replaced-files.ts'

const DAY_MS = 86_400_000
let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kasa-replaced-'))
})
afterEach(() => rm(root, { recursive: true }))

/** A build of these files, so many days on. */
async function build(day: number, ...names: readonly string[]): Promise<string[]> {
  const folder = path.join(root, 'assets')
  const replaced = path.join(root, 'replaced')
  const write = async () => {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder)
    for (const name of names) await writeFile(path.join(folder, name), name)
  }
  const now = new Date(Date.UTC(2026, 0, 1) + day * DAY_MS)
  await keepReplaced({ folder, replaced }, write, now)
  return (await readdir(replaced)).toSorted()
}

it('keeps what a build replaces for a week, and nothing that stands in the new one', async () => {
  expect(await build(0, 'a.js', 'b.js')).toEqual([])
  expect(await build(30, 'b.js', 'c.js')).toEqual(['a.js'])
  expect(await readFile(path.join(root, 'replaced', 'a.js'), 'utf8')).toBe('a.js')
  expect(await build(36, 'c.js')).toEqual(['a.js', 'b.js'])
  expect(await build(38, 'c.js')).toEqual(['b.js'])
  expect(await build(39, 'a.js')).toEqual(['b.js', 'c.js'])
  expect(await build(60, 'a.js')).toEqual([])
})
