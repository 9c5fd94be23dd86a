import { expect, it } from 'vitest'
import { preloadsFor } from './preloads.ts'

const MANIFEST = JSON.stringify({
  'index.html': { file: 'assets/main.js', css: ['assets/main.css'] },
  'home/home.tsx': {
    file: 'assets/home.js',
    css: ['assets/home.css'],
    imports: ['index.html', '_a'],
  },
  _a: { file: 'assets/a.js', css: ['assets/a.css'], imports: ['index.html'] },
})
const HTML = '<script src="/assets/main.js"></script><link href="/assets/main.css">'

it('asks for the screen of the address and what it imports, but not for what the page has', () => {
  const links = preloadsFor(MANIFEST, '/?x=1', HTML)
  expect(links.match(/assets\/[a-z.]+/g)).toEqual([
    // What a screen is made of first: its own style has the last word.
    'assets/a.css',
    'assets/home.css',
    'assets/a.js',
    'assets/home.js',
  ])
})

it('asks for nothing elsewhere, and where nothing is built', () => {
  expect(preloadsFor(MANIFEST, '/profile', HTML)).toBe('')
  expect(preloadsFor(MANIFEST, '/slot', HTML)).toBe('')
  expect(preloadsFor(null, '/', HTML)).toBe('')
})
