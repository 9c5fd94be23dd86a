import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the README names every command that there is, and no other', () => {
  const file: unknown = JSON.parse(readFileSync('package.json', 'utf8'))
  const { scripts } = file as { scripts: Record<string, string> } // its json shape
  const found = readFileSync('README.md', 'utf8').matchAll(/npm (?:run ([a-z-]+)|(start|test)\b)/g)
  const named = new Set([...found].map(([, command = '', own = '']) => command || own))
  expect(named).toEqual(new Set(Object.keys(scripts)))
})
