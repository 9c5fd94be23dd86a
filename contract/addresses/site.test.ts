import { expect, it } from 'vitest'
import { isNarrowed, pathOf, queryOf, queryText } from './site.ts'

it('reads a path without query, fragment and the slash at its end', () => {
  expect(['/', '/slot/', '/slot?q=a', '/slot#x', '/slot//?q'].map(pathOf)).toEqual([
    '/',
    '/slot',
    '/slot',
    '/slot',
    '/slot',
  ])
})

it.each([
  '?q=lale+%26+g%C3%BCl',
  '?q=%C3%A7ark%C4%B1&type=ways',
  '?q',
  '?q=',
  '?=x&q=a=b',
  '?&&q=a',
  '?q=100%&type=%zz',
  '?q=+%2B+',
  '?q=one&q=two',
])('reads %s as a browser does', (text) => {
  const browsers = new URLSearchParams(text)
  const ours = queryOf(`/slot${text}`)
  expect([...ours.keys()]).toEqual([...new Set(browsers.keys())])
  for (const [name, value] of ours) expect(value).toBe(browsers.get(name))
})

it('never throws at bytes that are no text', () => {
  expect(queryOf('/slot?q=%C3%28%FF')).toEqual(new Map([['q', '\uFFFD']]))
})

it.each(['lale & "gül"', "!'()~*-._", 'a+b c', 'İnci', '\uD83D', '🌷'])(
  'writes %o as a browser does',
  (value) => {
    expect(queryText([['q', value]])).toBe(`?${new URLSearchParams({ q: value })}`)
    expect(queryText([])).toBe('')
  },
)

it('knows what narrows a screen, and what is of no matter to it', () => {
  expect(['/slot?q=a', '/slot?type=', '/promotions?id=3'].map(isNarrowed)).toEqual([
    true,
    true,
    true,
  ])
  expect(['/slot', '/slot?lang=en', '/q'].map(isNarrowed)).toEqual([false, false, false])
})
