import { afterEach, expect, it } from 'vitest'
import { sandbox, type Sandbox } from '../serve/sandbox.ts'
import { projectFiles, treeHash } from './tree.ts'

let here: Sandbox
afterEach(() => here.clear())

it('hashes names and contents, and leaves out what is built or fetched', () => {
  here = sandbox()
  here.plant('a.ts', '1')
  const first = treeHash(here.root)
  here.plant('build/web/a.js', 'built')
  here.plant('.results/unit.json', '{}')
  expect(projectFiles(here.root)).toEqual(['a.ts'])
  expect(treeHash(here.root)).toBe(first)
  here.plant('a.ts', '2')
  expect(treeHash(here.root)).not.toBe(first)
})

it('takes new files that git would take, and not those it ignores', () => {
  here = sandbox()
  const files = projectFiles(process.cwd())
  expect(files).toContain('package.json')
  expect(files.some((file) => file.startsWith('node_modules/'))).toBe(false)
})
