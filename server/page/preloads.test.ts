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

it('asks for scripts at once, behind all that is painted, and has the type stand by', () => {
  const built = JSON.stringify({
    ...(JSON.parse(MANIFEST) as object),
    '../kit/fonts.css': { file: 'assets/type.css' },
    '../kit/fonts/a.woff2': { file: 'assets/a.woff2' },
    '../node_modules/whole.woff2': { file: 'assets/whole.woff2' },
  })
  const links = preloadsFor(built, '/', HTML)
  expect(links).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/home.js">',
  )
  expect(links).toContain('<link rel="type" crossorigin href="/assets/type.css">')
  expect(links).toContain(
    '<link rel="face" as="font" type="font/woff2" crossorigin href="/assets/a.woff2">',
  )
  expect(links).not.toContain('whole')
  expect(preloadsFor(built, '/demo/live/6', HTML)).not.toContain('woff2')
})

it('marks what follows around every screen, and below home', () => {
  const built = JSON.stringify({
    ...(JSON.parse(MANIFEST) as object),
    _soon: { file: 'assets/soon.js', name: 'soon', css: ['assets/soon.css'], imports: ['_a'] },
    _below: { file: 'assets/below.js', name: 'below', imports: ['_soon', 'index.html'] },
  })
  const behindAt = (url: string) =>
    [...preloadsFor(built, url, HTML).matchAll(/rel="behind"[^>]*href="\/assets\/([\w.]+)"/g)].map(
      ([, file]) => file,
    )
  expect(behindAt('/')).toEqual(['soon.js', 'below.js', 'soon.css'])
  expect(behindAt('/profile')).toEqual(['a.js', 'soon.js', 'a.css', 'soon.css'])
})
