import { describe, expect, it } from 'vitest'
import type { Lang } from '../context.ts'
import type { FirstReply } from './first-data.ts'
import { fillingOf } from './frame-fillings.ts'

const reply = (call: string, data: unknown, total?: number): FirstReply => ({
  call,
  input: {},
  reply: {
    result: true,
    message: '',
    data,
    code: 200,
    ...(total === undefined ? {} : { pagination: { limit: 100, total, offset: 0 } }),
  },
})
const NOTHING = { refusal: 'not-found' }

describe('live tables', () => {
  const drawn = (data: unknown, total?: number) =>
    fillingOf('/live', [reply('livecasino/provider_list', data, total)], 'tr')?.mark

  it('are none where there is no provider, and coming where that is not known', () => {
    expect(drawn(NOTHING, 0)).toBe('-')
    expect(drawn([{}], 1)).toBe('')
    expect(fillingOf('/live', [], 'tr')?.mark).toBe('')
  })

  const TABLE = {
    tableID: 3,
    name: 'Lale & Gül',
    providerName: 'Galata',
    image: '/a.svg',
    minStake: 1.5,
    maxStake: 12_000,
  }
  const withTables = (tables: readonly object[], lang: Lang = 'tr') =>
    fillingOf('/live', [reply('livecasino/game_table_list', tables)], lang)

  it('stand with name, picture and limits, as many as the widest screen has room for', () => {
    const [first] = withTables([TABLE])?.each ?? []
    expect(first).toEqual({
      '987654321': '3',
      '{each-name}': 'Lale &amp; Gül',
      '{each-provider}': 'Galata',
      '{each-image}': '/a.svg',
      '{each-least}': '₺1,50',
      '{each-most}': '₺12.000,00',
    })
    expect(withTables([TABLE], 'en')?.each[0]?.['{each-most}']).toBe('₺12,000.00')
    const many = withTables(Array(20).fill(TABLE))
    expect([many?.mark, many?.each.length]).toEqual(['+', 12])
  })

  it('keep their places empty where one of them has no picture', () => {
    expect(withTables([TABLE, { ...TABLE, image: '' }])).toEqual({ mark: '', values: {}, each: [] })
  })
})

describe('promotions', () => {
  const drawn = (data: unknown, total?: number) =>
    fillingOf('/promotions', [reply('cmscontroller/getPromotions', data, total)], 'tr')
  const PROMOTION = { id: 7, title: '<b>', text: 'a & b', image: '/a.svg' }

  it('stand one by one, and what they say is no markup', () => {
    expect(drawn([PROMOTION, { ...PROMOTION, id: 8 }])).toEqual({
      mark: '+',
      values: {},
      each: [7, 8].map((id) => ({
        '987654321': String(id),
        '{each-title}': '&lt;b&gt;',
        '{each-text}': 'a &amp; b',
        '{each-image}': '/a.svg',
      })),
    })
  })

  it('are none where there is none, and not drawn where one has no picture or they did not come', () => {
    expect(drawn(NOTHING, 0)?.mark).toBe('-')
    expect(drawn([PROMOTION, { ...PROMOTION, image: '' }])).toBeNull()
    expect(fillingOf('/promotions', [], 'tr')).toBeNull()
  })
})

describe('an information page', () => {
  const drawn = (Text: string, slug = 'terms') =>
    fillingOf(
      '/info/terms',
      [reply('cmscontroller/getInformation', [{ slug, title: 'Şartlar', Text }])],
      'tr',
    )
  const headings = (count: number) => '<h2>Bir <em>iki</em></h2>'.repeat(count)

  it('has its text, and from three headings on a list of contents', () => {
    const text = `${headings(3)}<p>Metin <a href="/info/privacy">gizlilik</a>,<br /> son.</p>`
    const filling = drawn(text)
    expect(filling?.mark).toBe('+')
    expect(filling?.values).toEqual({ '{html}': text })
    expect(filling?.each).toEqual(Array(3).fill({ '{each-title}': 'Bir iki' }))
    expect(drawn(headings(2))?.mark).toBe('-')
  })

  it('is not drawn where the page would dress its text, or has none', () => {
    for (const text of [
      '<table><tr><td>1</td></tr></table>',
      '<img src="/a.png" alt="" loading="lazy" />',
      '<a href="https://kasa.test/x" rel="noopener nofollow">dışarı</a>',
      '<p onclick="alert(1)">x</p>',
      '<script>alert(1)</script>',
      '<h3>Önce üçüncü</h3>',
    ])
      expect(drawn(text), text).toBeNull()
    expect(drawn('<p>x</p>', 'about-us')).toBeNull()
    expect(fillingOf('/info/terms', [], 'tr')).toBeNull()
  })

  it('of questions has each of them, closed', () => {
    const entries = [{ slug: 'faq-a', title: '1 < 2?', Text: '<p>Evet.</p>' }]
    const filling = fillingOf('/info/faq', [reply('cmscontroller/getInformation', entries)], 'tr')
    expect(filling?.each).toEqual([{ '{each-title}': '1 &lt; 2?', '{html}': '' }])
  })
})
