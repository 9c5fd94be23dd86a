import { expect, it } from 'vitest'
import { keepsScroll } from './scroll.ts'

it.each([
  ['/slot/category/27', '/slot/category/40'],
  ['/slot/category/27', '/slot/provider/3'],
  ['/live/provider/3', '/live/category/1'],
])('keeps its place from %s to %s', (from, to) => {
  expect(keepsScroll(from, to)).toBe(true)
})

it.each([
  ['/slot', '/slot/category/27'],
  ['/slot/category/27', '/slot'],
  ['/slot/category/27', '/live/category/27'],
  ['/slot/category/27', '/slot/type/new'],
  ['/', '/login'],
])('goes to the top from %s to %s', (from, to) => {
  expect(keepsScroll(from, to)).toBe(false)
})
