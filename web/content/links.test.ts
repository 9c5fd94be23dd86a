import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { PAGE_NAMES, readPage } from '#server/content/page-files.ts'
import { showcase } from '#server/content/showcase.ts'
import { SCREENS } from '#web/routes.tsx'

const PAGES = new URL('../../server/content/pages', import.meta.url).pathname

/** Every address of the site that the house's own texts lead to, with what leads there. */
async function linksInside(): Promise<[string, string][]> {
  const pages = await Promise.all(PAGE_NAMES.map((page) => readPage(PAGES, page)))
  return [...pages.flat(), ...showcase(new Date())].flatMap(({ kind, name, link, words }) => {
    const texts = words.flatMap(({ words: { html, terms } }) => [html, terms])
    const found = texts.flatMap((text) => [...text.matchAll(/href="(\/[^"]*)"/g)])
    const all = [link, ...found.map(([, href = '']) => href)].filter((href) => href !== '')
    return all.map((href): [string, string] => [href, `${kind} ${name}`])
  })
}

it('the house’s own texts lead to screens and pages that are there', async () => {
  const links = await linksInside()
  const screens = SCREENS.filter(({ path }) => path !== '*').map(
    ({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[\\w-]+')}$`),
  )
  const lost = links.filter(([href]) => {
    const page = /^\/info\/(.+)$/.exec(href)?.[1]
    if (page !== undefined) return !PAGE_NAMES.includes(page)
    return !screens.some((screen) => screen.test(href))
  })
  expect(lost).toEqual([])
  expect(links.length).toBeGreaterThan(40)
})

it('the pages the house came with say the same in both languages, section by section', async () => {
  for (const page of PAGE_NAMES)
    for (const { name, words } of await readPage(PAGES, page)) {
      const [tr = [], en = []] = words.map(({ words: { html } }) =>
        [...html.matchAll(/<(h[23]|p|ul|table)>/g)].map(([, tag]) => tag),
      )
      expect(tr, name).toEqual(en)
    }
})

it('tells Turkish readers of 115 and English ones of GamCare', async () => {
  const read = (lang: string) => readFile(`${PAGES}/${lang}/help-lines.html`, 'utf8')
  expect(await read('tr')).toMatch(/YEDAM.*tel:115/s)
  expect(await read('en')).toMatch(/GamCare.*tel:08088020133/s)
})
