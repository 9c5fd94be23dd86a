import { describe, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { renderMail, renderSms } from './render.ts'
import { CHANNEL_OF, type Template, type Templates } from './templates.ts'

const SITE = { site: 'https://kasa.example' }
const LINK = 'https://kasa.example/account_reset?token=a'

const VALUES: { readonly [T in Template]: Templates[T] } = {
  'confirm-registration': { link: LINK, firstname: 'Ayşe', username: 'ayse41' },
  'already-member': {},
  'details-taken': {},
  'not-opened': {},
  'reset-password': { link: LINK, firstname: 'Ayşe' },
  'password-changed': {},
  'new-device': { at: new Date('2026-11-21T20:05:00Z'), browser: 'Firefox/1 Windows', place: 'TR' },
  'codes-guessed': {
    at: new Date('2026-11-21T20:05:00Z'),
    browser: 'Firefox/1 Windows',
    place: 'TR',
  },
  'factor-changed': { from: 'none', to: 'ga' },
  'recovery-code-used': { left: 3 },
  'recovery-codes-renewed': {},
  'passkey-added': { name: 'Telefonum' },
  'passkey-removed': { name: 'Telefonum' },
  'bank-account-added': { bank: 'Pusula Bank', ending: '3701' },
  'bank-account-changed': { bank: 'Pusula Bank', ending: '3701' },
  'sms-code': { code: '482913' },
  'pause-begun': {
    kind: 'self-exclusion',
    until: new Date('2027-05-27T20:05:00Z'),
    helpLines: ['YEDAM, Yeşilay: 115’i ara', 'In an emergency: call 112'],
  },
  'raise-due': {
    kind: 'session',
    period: 'week',
    by: 'member',
    value: 90n,
    wanted: null,
    until: new Date('2026-12-04T20:05:00Z'),
  },
  'tournament-prize': { tournament: 'Lale Devri Kupası', rank: 2, prize: lira(1250) },
}

// Object.keys knows no more than string; the type above holds every name.
const ALL = Object.keys(VALUES) as Template[]
const MAILS = ALL.filter((template) => CHANNEL_OF[template] === 'mail')
const both = <const T>(templates: readonly T[]) =>
  templates.flatMap((template) => [[template, 'tr'] as const, [template, 'en'] as const])

describe('a mail', () => {
  it.each(both(MAILS))('%s in %s says the same in text and HTML', (template, lang) => {
    const { subject, text, html } = renderMail(template, VALUES[template], lang, SITE)
    expect(subject).not.toBe('')
    expect(html).toContain(`<html lang="${lang}">`)
    const inHtml = html
      .replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ')
      .replace(/\s+/g, ' ')
      .replaceAll('&#39;', "'")
    for (const line of text.split('\n').filter((each) => each !== '' && each !== '--'))
      for (const part of line.split(/: |:$/))
        expect(part.startsWith('https:') ? html : inHtml).toContain(part)
    expect(text + html).not.toMatch(/undefined|null|\[object|NaN/)
  })

  it.each(both(MAILS))('%s in %s fetches nothing and leads only to the site', (template, lang) => {
    const { html } = renderMail(template, VALUES[template], lang, SITE)
    expect(html).not.toMatch(/<img|<script|<link|<iframe|src=|url\(|@import/i)
    for (const [, href] of html.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^https:\/\/kasa\.example\//)
  })

  it('says when and where in the words of its language', () => {
    const device = VALUES['new-device']
    const tr = renderMail('new-device', device, 'tr', SITE).text
    expect(tr).toContain('Zaman: 21 Kasım 2026, 11:05 ÖS\nTarayıcı: Firefox, Windows\nYer: Türkiye')
    const en = renderMail('new-device', { ...device, browser: '', place: null }, 'en', SITE).text
    expect(en).toContain('Time: 21 November 2026, 11:05 PM\nBrowser: Unknown\nPlace: Unknown')
  })

  it('holds nothing of a value as markup', () => {
    const name = `<script>alert("1")</script>'&amp;`
    const { html, text } = renderMail('passkey-added', { name }, 'en', SITE)
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;amp;')
    expect(text).toContain(`Passkey: ${name}`)
  })

  it.each([
    'kasa.example.com',
    'Ayşe: http://x',
    '1000 TL',
    'a\u202Eb',
    'a\nb',
    'x'.repeat(41),
    '',
  ])('greets nobody by %j, which was typed by whoever gave the address', (firstname) => {
    const { text } = renderMail('reset-password', { link: LINK, firstname }, 'tr', SITE)
    expect(text).toMatch(/^Merhaba,\n/)
  })

  it.each(['Ayşe', 'Ayşe Nur', 'O’Neil', 'Jean-Luc', 'Şükrü İ'])('greets %s', (firstname) => {
    const { text } = renderMail('reset-password', { link: LINK, firstname }, 'en', SITE)
    expect(text).toMatch(new RegExp(`^Hello ${firstname},\n`))
  })
})

it.each([
  ['tr', 'Kasa doğrulama kodunuz: 482913. 5 dakika geçerlidir; kimseyle paylaşmayın.'],
  ['en', 'Your Kasa verification code: 482913. It is good for 5 minutes; share it with nobody.'],
] as const)('an SMS in %s ends with the line by which browsers offer the code', (lang, line) => {
  const { text, html } = renderSms('sms-code', VALUES['sms-code'], lang, SITE)
  expect(text).toBe(`${line}\n@kasa.example #482913`)
  expect(html).toBe('')
})
