import { describe, expect, it } from 'vitest'
import { safeImage, safeLink, safeWeb } from '#contract/addresses/safe-address.ts'
import { linesOf, plainText, safeHtml } from './safe-html.ts'
import { ATTACKS } from './testing-attacks.ts'

it('says a page in plain lines, one for each heading, paragraph and item', () => {
  const html =
    '<h2>Help &amp; more</h2>\n<p>Free\n  lines.</p><ul><li><strong>One</strong>, by day.<br />Call <a href="tel:115">115</a></li><li></li></ul>'
  expect(linesOf(safeHtml(html))).toEqual(['Help & more', 'Free lines.', 'One, by day. Call 115'])
})

/** Whatever a browser could run, or fetch from elsewhere, however it is written. */
const LIVE =
  /<(?!\/?(?:h[234]|p|br|hr|blockquote|ul|ol|li|d[ltd]|strong|b|em|i|u|s|small|su[bp]|mark|code|a|img|table|caption|thead|tbody|tr|t[hd])[ >/])|<[^>]*\bon\w+\s*=|<[^>]*\bstyle\s*=|(?:href|src)="(?!https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i

describe('HTML of the operator', () => {
  it.each(ATTACKS)('lets nothing through that a browser would run: %j', (attack) => {
    for (const html of [
      attack,
      `<p>${attack}</p>`,
      `<ul><li>a${attack}`,
      `<b title="${attack}">x`,
    ]) {
      const clean = safeHtml(html)
      expect(clean).not.toMatch(LIVE)
      expect(safeHtml(clean), 'a second cleaning').toBe(clean)
    }
  })

  it('keeps what a page is made of', () => {
    const page =
      '<h2>Başlık &amp; söz</h2><p>Bir <strong>söz</strong>,<br />iki <em>söz</em>.</p>' +
      '<ul><li>bir</li></ul><ol start="3"><li>üç</li></ol>' +
      '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>1 &lt; 2</td></tr></tbody></table>' +
      '<p><a href="/terms">Şartlar</a> <a href="mailto:destek@kasa.test">yazın</a> <a href="tel:115">115</a></p>' +
      '<img src="/art/banners/fair.svg" alt="Adil" loading="lazy" />'
    expect(safeHtml(page)).toBe(page)
    expect(safeHtml('<a href="https://www.begambleaware.org/">x</a>')).toBe(
      '<a href="https://www.begambleaware.org/" rel="noopener nofollow">x</a>',
    )
  })

  it('shows no picture of elsewhere, and none without its address', () => {
    for (const src of [
      'https://x.test/a.png',
      '//x.test/a.png',
      'data:image/png;base64,AA',
      '',
      '/a',
    ])
      expect(safeHtml(`a<img src="${src}">b`)).toBe('ab')
  })

  it('gives back plain text where text was promised', () => {
    expect(plainText('<img src=x onerror=alert(1)>Merhaba <b>dünya')).toBe('Merhaba dünya')
    expect(plainText('3 < 4 & 5 > 2')).toBe('3 < 4 & 5 > 2')
    for (const attack of ATTACKS) expect(plainText(attack)).not.toMatch(/<[a-z!/]/i)
  })
})

describe('addresses', () => {
  it.each([
    '/promotions',
    '/slot/category/58?x=1',
    '#limits',
    'https://kasa.test/a',
    'tel:+902120000000',
  ])('lets %s through', (link) => expect(safeLink(link)).toBe(link))

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\tscript:alert(1)',
    'java\u0000script:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https:evil.test',
    'https://name:secret@evil.test',
    'https://kasa.test@evil.test',
    'ftp://evil.test',
    'file:///etc/passwd',
    'blob:https://kasa.test/1',
    'promotions',
    '/a"onclick="x',
    `/${'a'.repeat(600)}`,
    'mailto:a@b.test?bcc=everybody@c.test',
  ])('drops %j', (link) => {
    expect(safeLink(link)).toBe('')
    expect(safeWeb(link)).toBe('')
  })

  it('knows the web from the house, and a picture from a page', () => {
    expect(safeWeb('https://kasa.test/kasa')).toBe('https://kasa.test/kasa')
    expect(safeWeb('/promotions')).toBe('')
    expect(safeImage('/art/banners/fair.svg')).toBe('/art/banners/fair.svg')
    for (const image of [
      '/art/../secret.svg',
      '/art/a.html',
      '//x/a.svg',
      'a.svg',
      '/a.svg?x',
      '/.a.svg',
    ])
      expect(safeImage(image)).toBe('')
  })
})
