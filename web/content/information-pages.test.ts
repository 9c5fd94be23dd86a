import { expect, it } from 'vitest'
import { entriesOf, INFORMATION_PAGES } from '#contract/addresses/information-pages.ts'
import { lastChanged, pageAt } from './information-pages.ts'

const entry = (slug: string, updatedAt = '2026-11-01T00:00:00.000Z') => ({
  id: 1,
  title: slug,
  Text: '',
  slug,
  updatedAt,
})

it('every information page has an address of its own, and no other address is one', () => {
  for (const page of INFORMATION_PAGES) expect(pageAt(page.path)).toBe(page)
  expect(pageAt('/info/faq/')?.page).toBe('faq')
  for (const path of ['/info/about-us', '/info/nothing', '/info', '/info/faq/more'])
    expect(pageAt(path), path).toBeNull()
})

it('of the entries of SiteInformation each page takes its own', () => {
  const entries = [entry('about-us'), entry('terms')]
  const [about, terms] = ['/about-us', '/info/terms'].map(pageAt)
  expect(about && entriesOf(about, entries)).toEqual([entry('about-us')])
  expect(terms && entriesOf(terms, entries)).toEqual([entry('terms')])
})

it('a page was changed when the newest of its entries was', () => {
  expect(lastChanged([])).toBeNull()
  const moments = [
    '2026-11-01T00:00:00.000Z',
    '2026-11-20T00:00:00.000Z',
    '2026-10-01T00:00:00.000Z',
  ]
  expect(lastChanged(moments.map((at) => entry('', at)))).toBe(moments[1])
})
