import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOMS = ['contract', 'kit', 'server', 'stage', 'web']
/** A value, an apostrophe and what is hung on it: right after one number and wrong after the next. English has its ’s. */
const SUFFIX = /\}[’'](?!s\b)[a-zçğıöşü]{1,4}\b/u

const files = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => path.join(room, name)),
)

it('no sentence hangs a Turkish suffix on a value', () => {
  expect(SUFFIX.test('%${percent}’i geri')).toBe(true)
  expect(SUFFIX.test('{at}’te uçtu')).toBe(true)
  expect(SUFFIX.test('${name}’s limit')).toBe(false)
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => SUFFIX.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
