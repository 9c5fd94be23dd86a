import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kindOf, readFolder, readItems } from './files.ts'
import { fileOf } from './describe.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kasa-content-'))
})
afterAll(() => rm(folder, { recursive: true }))

const DATES = { starts: '2027-01-01T00:00:00+03:00', ends: '2027-02-01T00:00:00+03:00' }
const SLIDER = {
  name: 'summer',
  place: 'left',
  image: '/art/banners/fair.svg',
  link: '/promotions',
  ...DATES,
  tr: { title: 'Yaz', text: 'Güneş' },
  en: { title: 'Summer', text: 'Sun', button: 'Go' },
}

async function written(name: string, value: unknown): Promise<string> {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value))
  return file
}

describe('a file of content', () => {
  it('is read whole, and told again in the same words', async () => {
    const [item] = await readItems('slider', await written('one.json', SLIDER))
    expect(item).toMatchObject({ kind: 'slider', page: 'home', position: 0, isActive: true })
    expect(item && fileOf(item)).toEqual({
      ...SLIDER,
      active: true,
      position: 0,
      page: 'home',
      starts: '2026-12-31T21:00:00.000Z',
      ends: '2027-01-31T21:00:00.000Z',
    })
  })

  it('is cleaned on its way in', async () => {
    const html = '<p onclick="x()">Metin<script>alert(1)</script> <a href="javascript:x">y</a></p>'
    const promotion = { name: 'a', ...DATES, tr: { title: 'A', html, terms: html } }
    const [item] = await readItems('promotion', await written('promotion.json', promotion))
    expect(item?.words[0]?.words.html).toBe('<p>Metin <a>y</a></p>')
    expect(item?.words[0]?.words.terms).toBe('<p>Metin <a>y</a></p>')
  })

  it('holds the addresses of social media as they are', async () => {
    const tr = { title: 'Sosyal medya' }
    const addresses = { twitter: 'https://kasa.test/x' }
    const file = { name: 'social-media', topic: 'SocialMediaLinks', tr, addresses }
    const [item] = await readItems('information', await written('social.json', file))
    expect(item && fileOf(item)).toMatchObject({ addresses })
  })

  it.each([
    ['javascript: link', { link: 'javascript:alert(1)' }, /link: is neither a path/],
    ['picture of elsewhere', { image: 'https://evil.test/a.png' }, /image: is no picture/],
    ['HTML in plain words', { tr: { title: '<b>Yaz</b>' } }, /tr\.title: is plain text/],
    ['no Turkish', { tr: undefined }, /tr: is missing/],
    ['a title too long', { tr: { title: 'a'.repeat(161) } }, /tr\.title: is more than 160/],
    ['an unknown field', { colour: 'red' }, /knows no colour/],
    ['an unknown place', { place: 'middle' }, /place: is none of left, right/],
    ['a name with signs', { name: 'Yaz!' }, /name: takes small letters/],
    ['no date', { starts: 'tomorrow' }, /starts: is no moment like/],
    ['an end before its start', { ends: '2026-01-01T00:00:00Z' }, /ends: lies before its start/],
    ['addresses where none belong', { addresses: {} }, /knows no addresses/],
  ])('is refused with %s, by row and field', async (_, wrong, reason) => {
    const file = await written('rows.json', [SLIDER, { ...SLIDER, name: 'second', ...wrong }])
    await expect(readItems('slider', file)).rejects.toThrow(reason)
    await expect(readItems('slider', file)).rejects.toThrow(/rows\.json, row 2/)
  })

  it('is refused when it is none, and when it names an item twice', async () => {
    await expect(readItems('slider', path.join(folder, 'none.json'))).rejects.toThrow('be read')
    await expect(readItems('slider', await written('no.json', '{'))).rejects.toThrow('is no JSON')
    await expect(readItems('slider', await written('0.json', []))).rejects.toThrow('holds nothing')
    const twice = await written('twice.json', [SLIDER, SLIDER])
    await expect(readItems('slider', twice)).rejects.toThrow('names the slider summer twice')
    expect(() => kindOf('banner')).toThrow(/no kind banner: slider, promotion/)
  })
})

describe('a folder of content', () => {
  const PAGE = '<h1>Gizlilik</h1><h2>Veri</h2><p>Az.</p>'

  it('is read by kind, with pages as HTML in both languages', async () => {
    await written('whole/slider/summer.json', SLIDER)
    await written('whole/pages/tr/privacy.html', PAGE)
    await written('whole/pages/en/privacy.html', PAGE.replace('Gizlilik', 'Privacy'))
    const items = await readFolder(path.join(folder, 'whole'))
    expect(items.map(({ kind, name, topic }) => [kind, name, topic])).toEqual([
      ['information', 'privacy', 'GizlilikBilgisi'],
      ['slider', 'summer', null],
    ])
    expect(items[0]?.words.map(({ words }) => words.title)).toEqual(['Gizlilik', 'Privacy'])
    expect(items[0]?.words[0]?.words.html).toBe('<h2>Veri</h2><p>Az.</p>')
  })

  it.each([
    ['one language', { 'pages/tr/privacy.html': PAGE }, /en\/privacy\.html is missing/],
    ['an unknown page', { 'pages/tr/kumbara.html': PAGE }, /no page kumbara/],
    ['an unknown kind', { 'banner/a.json': SLIDER }, /no kind banner/],
    ['another file', { 'slider/a.txt': 'x' }, /stands in a \.json file/],
    [
      'no title',
      { 'pages/tr/terms.html': '<p>', 'pages/en/terms.html': PAGE },
      /begins with no <h1>/,
    ],
    [
      'different questions',
      {
        'pages/tr/faq.html': '<h2 id="a">Ne?</h2><p>x</p>',
        'pages/en/faq.html': '<h2 id="b">What?</h2><p>x</p>',
      },
      /ask different questions/,
    ],
    ['nothing', { '.keep': '' }, /holds no content/],
  ])('is refused with %s', async (_, files, reason) => {
    const name = `bad-${Math.abs(JSON.stringify(files).length)}-${Object.keys(files).length}`
    for (const [file, value] of Object.entries(files)) await written(`${name}/${file}`, value)
    await expect(readFolder(path.join(folder, name))).rejects.toThrow(reason)
  })
})
