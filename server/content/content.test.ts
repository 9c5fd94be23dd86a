import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INFORMATION_TYPES } from '#contract/calls/content.ts'
import type { Payload } from '#contract/registry.ts'
import { startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'
import { ATTACKS } from './testing-attacks.ts'
import { plant } from './testing.ts'

let house: TestHouse
let stranger: Client
const DAY_MS = 86_400_000
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS)
/** As the site sends it with every call. */
const DESKTOP = { SiteType: 'desktop' }
const PLANTED = { kind: 'slider', page: 'home', place: 'left', position: 50 } as const

beforeAll(async () => {
  house = await startTestHouse()
  stranger = visitor(house)
  const { db } = house.database
  const shown = { starts_at: inDays(-1), ends_at: inDays(1) }
  await plant(db, { ...PLANTED, ...shown, name: 'resting', is_active: false })
  await plant(db, { ...PLANTED, name: 'over', starts_at: inDays(-3), ends_at: inDays(-2) })
  await plant(db, { ...PLANTED, name: 'to-come', starts_at: inDays(2), ends_at: inDays(3) })
  await plant(db, { ...PLANTED, ...shown, name: 'in-slots', page: 'slots', place: 'right' })
  await plant(db, { ...PLANTED, ...shown, name: 'taken-away', removed_at: new Date() })
}, 120_000)
afterAll(() => house.close())

const titles = (rows: readonly { title: string }[]): string[] => rows.map(({ title }) => title)

/** The planted ones that an answer holds. */
const planted = (rows: readonly { title: string }[]): string[] =>
  titles(rows).filter((title) => /^(resting|over|to-come|in-slots|taken-away)$/.test(title))

describe('the sliders', () => {
  it('CALL-content/getSlider answers a visitor at most 7 of the home page, in the language asked', async () => {
    const result = await stranger.call('cmscontroller/getSlider', { limit: 7, offset: 0 })
    expect(result.data).toHaveLength(5)
    expect(planted(result.data)).toEqual([])
    expect(new Set(result.data.map(({ Lang }) => Lang))).toEqual(new Set(['tr']))
    expect(result.pagination).toEqual({ limit: 7, total: 5, offset: 0 })
    const english = await stranger.call('cmscontroller/getSlider', { limit: 7 }, 'en')
    expect(new Set(english.data.map(({ Lang }) => Lang))).toEqual(new Set(['en']))
    const shown = { starts_at: inDays(-1), ends_at: inDays(1) }
    for (const name of ['a', 'b', 'c'])
      await plant(house.database.db, { ...PLANTED, ...shown, name: `more-${name}` })
    const full = await stranger.call('cmscontroller/getSlider', { limit: 7, offset: 0 })
    expect(full.data).toHaveLength(7)
    expect((await stranger.call('cmscontroller/getSlider', {})).data).toHaveLength(7)
    expect(full.pagination?.total).toBe(8)
  })

  it('CALL-content/getIcSlider takes SiteType, SliderType, sliderPlace and Lang', async () => {
    const ask = async (payload: Payload<'cmscontroller/getIcSlider'>, lang = 'tr') =>
      (await stranger.call('cmscontroller/getIcSlider', { ...payload, ...DESKTOP }, lang)).data
    const right = await ask({ SliderType: 'home', sliderPlace: 'sag' })
    expect(right.map(({ sliderPlace }) => sliderPlace)).toEqual(['sag', 'sag'])
    expect(titles(await ask({ SliderType: 'slots', sliderPlace: 'sag' }))).toEqual(['in-slots'])
    expect(titles(await ask({ sliderPlace: 'sag' }, 'en'))).toEqual([
      'Jackpots on the rise',
      '50 percent welcome bonus',
    ])
    const nothing = await stranger.call('cmscontroller/getIcSlider', { SliderType: 'live' })
    expect(nothing).toMatchObject({ result: false, message: 'Kayıt Bulunamadı', code: 404 })
    for (const wrong of [{ SliderType: 'nowhere' }, { sliderPlace: 'left' }])
      expect(await stranger.refused('cmscontroller/getIcSlider', wrong as object)).toMatchObject({
        code: 422,
      })
  })

  it('CALL-content/get_all_items answers all of site 889, shown or not, in every language', async () => {
    const { data } = await stranger.call('slider/get_all_items', { siteId: 889 })
    expect(planted(data).sort()).toEqual(['in-slots', 'over', 'resting', 'to-come'])
    expect(new Set(data.map(({ Lang }) => Lang))).toEqual(new Set(['tr', 'en']))
    const refused = await stranger.refused('slider/get_all_items', { siteId: 111 as 889 })
    expect(refused).toMatchObject({ code: 422, data: { fields: [{ field: 'siteId' }] } })
  })

  it('CALL-content/get_active_items answers only what is active and within its dates', async () => {
    const { data } = await stranger.call('slider/get_active_items', { siteId: 889 })
    expect(planted(data)).toEqual(['in-slots'])
    house.pass(2.5 * DAY_MS)
    const later = await stranger.call('slider/get_active_items', { siteId: 889 })
    house.pass(-2.5 * DAY_MS)
    expect(planted(later.data)).toEqual(['to-come'])
  })

  const slider = async (title: string) => {
    const { data } = await stranger.call('slider/get_all_items', { siteId: 889 })
    return data.find((each) => each.title === title)
  }
  it('DATA-07/Status is active or passive', async () => {
    expect((await slider('resting'))?.Status).toBe('passive')
    expect((await slider('over'))?.Status).toBe('active')
  })
  it('DATA-07/Start_date DATA-07/End_date are ISO 8601, the first before the second', async () => {
    const { Start_date = '', End_date = '' } = (await slider('in-slots')) ?? {}
    expect(new Date(Start_date).toISOString()).toBe(Start_date)
    expect(Date.parse(Start_date)).toBeLessThan(Date.parse(End_date))
  })
  it('DATA-07/SliderType names the page it stands in', async () => {
    expect((await slider('in-slots'))?.SliderType).toBe('slots')
  })
  it('DATA-07/Lang names its language', async () => {
    expect((await slider('Jackpots on the rise'))?.Lang).toBe('en')
    expect((await slider('Jackpotlar büyüyor'))?.Lang).toBe('tr')
  })
})

describe('the promotions', () => {
  const promotions = async (lang = 'tr') =>
    (await stranger.call('cmscontroller/getPromotions', { limit: 50, ...DESKTOP }, lang)).data
  const result = async (lang: string) =>
    (await promotions(lang)).map(({ title, Text }) => `${title} ${Text}`)

  it('CALL-content/getPromotions DATA-08 answers those that show now, each with its Status', async () => {
    const { db } = house.database
    const shown = { starts_at: inDays(-1), ends_at: inDays(1) }
    await plant(db, { kind: 'promotion', name: 'closed', is_active: false, ...shown })
    const data = await promotions()
    expect(data).toHaveLength(3)
    expect(new Set(data.map(({ Status }) => Status))).toEqual(new Set(['active']))
    for (const { Text, terms, image } of data) {
      expect(Text).toContain('<p>')
      expect(terms).toContain('<li>')
      expect(image).toMatch(/^\/art\/banners\/[a-z]+\.svg$/)
    }
  })
  it('CONST-11/welcome is 50 percent, up to 999 TRY', async () => {
    expect((await result('tr'))[0]).toMatch(/%50 hoş geldin bonusu.*999 TRY/s)
    expect((await result('en'))[0]).toMatch(/50 percent welcome bonus.*999 TRY/s)
  })
  it('CONST-11/casino-discount is 30 percent', async () => {
    expect((await result('tr'))[1]).toMatch(/%30.*casino indirimi/s)
    expect((await result('en'))[1]).toMatch(/30 percent casino discount/)
  })
  it('CONST-11/deposit-bonus is 20 percent without wagering', async () => {
    expect((await result('tr'))[2]).toMatch(/%20.*çevrimsiz yatırım bonusu/s)
    expect((await result('en'))[2]).toMatch(/20 percent deposit bonus without wagering/)
  })
})

describe('popups and greetings', () => {
  it('CALL-content/popupInformation DATA-09 answers those of site 111 that show now, each with Active', async () => {
    const { db } = house.database
    await plant(db, { kind: 'popup', name: 'closed', is_active: false })
    const { data } = await stranger.call('cmscontroller/popupInformation', {
      siteId: 111,
      ...DESKTOP,
    })
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({ Active: 'active', link: '/tournaments' })
    const other = await stranger.refused('cmscontroller/popupInformation', { siteId: 889 as 111 })
    expect(other.code).toBe(422)
  })

  it('CALL-content/getSpecialDateInf DATA-10 answers the greetings of the day, each with its Status', async () => {
    const shown = { starts_at: inDays(-1), ends_at: inDays(1) }
    const { db } = house.database
    await plant(db, { kind: 'special-date', name: 'feast', position: 99, ...shown })
    await plant(db, { kind: 'special-date', name: 'closed', is_active: false, ...shown })
    const { data } = await stranger.call('cmscontroller/getSpecialDateInf', {})
    // The house's own greeting of the season stands before it.
    expect(titles(data).slice(1)).toEqual(['feast'])
    expect(new Set(data.map(({ Status }) => Status))).toEqual(new Set(['active']))
  })
})

describe('the information', () => {
  const entries = async (InfType: (typeof INFORMATION_TYPES)[number], lang = 'tr') =>
    (await stranger.call('cmscontroller/getInformation', { InfType }, lang)).data

  it('CALL-content/getInformation DATA-11/Text answers entries with their Text, and 422 to an unknown type', async () => {
    for (const lang of ['tr', 'en']) {
      const ids: number[] = []
      for (const InfType of INFORMATION_TYPES)
        for (const { id, Text, title, updatedAt } of await entries(InfType, lang)) {
          expect(Text.length, `${InfType} ${title}`).toBeGreaterThan(50)
          expect(new Date(updatedAt).toISOString()).toBe(updatedAt)
          ids.push(id)
        }
      // Each stands under one type and no other.
      expect(new Set(ids).size).toBe(ids.length)
    }
    const payload = { InfType: 'Kumbara' as 'PromoSart' }
    const refused = await stranger.refused('cmscontroller/getInformation', payload)
    expect(refused).toMatchObject({ code: 422, data: { refusal: 'bad-payload' } })
  })

  const page =
    (InfType: (typeof INFORMATION_TYPES)[number], tr: string, en: string) => async () => {
      const [turkish, ...more] = await entries(InfType)
      const [english] = await entries(InfType, 'en')
      expect([turkish?.title, english?.title, more]).toEqual([tr, en, []])
      // A page to be read: several sections, in both languages the same number.
      const sections = turkish?.Text.split('<h2>').length ?? 0
      expect(sections).toBeGreaterThan(6)
      expect(english?.Text.split('<h2>')).toHaveLength(sections)
    }
  it('CALL-inftypes/SorumluOyunculuk ends with the help lines', async () => {
    for (const lang of ['tr', 'en']) {
      const [text, lines, ...more] = await entries('SorumluOyunculuk', lang)
      expect([text?.slug, lines?.slug, more]).toEqual(['responsible-gaming', 'help-lines', []])
      expect(text?.Text.split('<h2>').length).toBeGreaterThan(6)
      expect(lines?.Text).toContain('<a href="tel:115">')
    }
  })
  it('CALL-inftypes/GenelKurallar', page('GenelKurallar', 'Genel kurallar', 'General rules'))
  it(
    'CALL-inftypes/GizlilikBilgisi',
    page('GizlilikBilgisi', 'Gizlilik ve kişisel verilerin korunması', 'Privacy'),
  )
  it(
    'CALL-inftypes/FinancialsInformation',
    page('FinancialsInformation', 'Finansal bilgiler', 'Financial information'),
  )
  it('CALL-inftypes/CasinoKurallari', page('CasinoKurallari', 'Casino kuralları', 'Casino rules'))
  it('CALL-inftypes/BahisKurallari', page('BahisKurallari', 'Bahis kuralları', 'Bet rules'))
  it('CALL-inftypes/PromoSart', page('PromoSart', 'Bonus kuralları', 'Bonus rules'))

  it('CALL-inftypes/SSSinformation is a question an entry, in the same order in both languages', async () => {
    const turkish = await entries('SSSinformation')
    expect(turkish.length).toBeGreaterThan(10)
    for (const { title } of turkish) expect(title).toMatch(/[?.]$/)
    const slugs = turkish.map(({ slug }) => slug)
    expect((await entries('SSSinformation', 'en')).map(({ slug }) => slug)).toEqual(slugs)
  })
  it('CALL-inftypes/SiteInformation holds about us and the terms', async () => {
    const found = await entries('SiteInformation', 'en')
    expect(found.map(({ slug }) => slug)).toEqual(['about-us', 'terms'])
    expect(titles(found)).toEqual(['About us', 'Terms of use'])
  })
  it('CALL-inftypes/DomainBilgi tells whose site this is', async () => {
    const [result, ...more] = await entries('DomainBilgi')
    expect(result?.Text).toContain('Kasa')
    expect(more).toEqual([])
  })
  it('CALL-inftypes/bottomBarInfo tells the age and who helps', async () => {
    const [result, ...more] = await entries('bottomBarInfo')
    expect(result?.Text).toMatch(/18\+.*115/s)
    expect(more).toEqual([])
  })

  const NINE = 'facebook twitter instagram youtube reddit telegram whatsapp google pinterest'
  it('CALL-inftypes/SocialMediaLinks is JSON with nine addresses, empty until the operator fills them', async () => {
    const [result] = await entries('SocialMediaLinks')
    const empty = Object.fromEntries(NINE.split(' ').map((name) => [name, '']))
    expect(JSON.parse(result?.Text ?? '{}')).toEqual(empty)
  })
  it.each(NINE.split(' '))('DATA-11/%s is a key of it', async (key) => {
    const [result] = await entries('SocialMediaLinks')
    expect(JSON.parse(result?.Text ?? '{}')).toHaveProperty(key, expect.any(String))
  })

  it('is told in Turkish where it has no English', async () => {
    await plant(house.database.db, { kind: 'information', name: 'half', topic: 'DomainBilgi' })
    expect(titles(await entries('DomainBilgi', 'en'))).toEqual(['Kasa', 'half'])
  })
})

describe('messages to everyone', () => {
  it('CALL-messages ROLE-03/mass-messages answer a visitor at most 10, the newest first', async () => {
    const { data: own } = await stranger.call('crm/list_mass_messages', { limit: 10, offset: 0 })
    expect(own.length).toBeGreaterThan(2)
    for (let number = 0; number < 12; number++) {
      const starts_at = inDays(-20 - number)
      await plant(house.database.db, { kind: 'message', name: `old-${number}`, starts_at })
    }
    await plant(house.database.db, { kind: 'message', name: 'later', starts_at: inDays(1) })
    const { data, pagination } = await stranger.call('crm/list_mass_messages', {
      limit: 10,
      offset: 0,
    })
    expect(data).toHaveLength(10)
    const total = pagination?.total ?? 0
    expect(total).toBeGreaterThan(14)
    const moments = data.map(({ at }) => at)
    expect(moments).toEqual([...moments].sort().reverse())
    const rest = await stranger.call('crm/list_mass_messages', { limit: 10, offset: 10 })
    expect(rest.data).toHaveLength(total - 10)
    expect(titles([...data, ...rest.data])).not.toContain('later')
  })
})

it('ROLE-03/content every content call answers a visitor', async () => {
  const result = await Promise.all([
    stranger.call('cmscontroller/getSlider', {}),
    stranger.call('cmscontroller/getIcSlider', {}),
    stranger.call('slider/get_all_items', { siteId: 889 }),
    stranger.call('slider/get_active_items', { siteId: 889 }),
    stranger.call('cmscontroller/getPromotions', {}),
    stranger.call('cmscontroller/popupInformation', { siteId: 111 }),
    stranger.call('cmscontroller/getInformation', { InfType: 'PromoSart' }),
    stranger.call('cmscontroller/getSpecialDateInf', {}),
  ])
  for (const { code, data } of result) expect([code, data.length > 0]).toEqual([200, true])
})

describe('what was planted straight into the tables', () => {
  it('comes out clean', async () => {
    const { db } = house.database
    const attack = ATTACKS.join('\n')
    const words = {
      title: '<b onclick=x>A',
      text: attack,
      html: attack,
      terms: attack,
      button: attack,
    }
    const result = (['tr', 'en'] as const).map((lang) => ({ lang, ...words }))
    const shown = { starts_at: inDays(-1), ends_at: inDays(1) }
    const addresses = { image: 'https://evil.test/a.png', link: 'javascript:alert(1)' }
    await plant(db, { ...PLANTED, ...shown, ...addresses, name: 'bad', page: 'live' }, result)
    for (const kind of ['promotion', 'popup', 'special-date', 'message'] as const)
      await plant(db, { kind, name: 'bad', ...shown, ...addresses }, result)
    await plant(db, { kind: 'information', name: 'bad', topic: 'PromoSart' }, result)
    const social = { facebook: 'javascript:alert(1)', twitter: 'https://kasa.test/x', evil: 'x' }
    const json = { lang: 'tr', title: 'bad', html: JSON.stringify(social) } as const
    await plant(db, { kind: 'information', name: 'bad-social', topic: 'SocialMediaLinks' }, [json])
    const replies = await Promise.all([
      stranger.call('cmscontroller/getIcSlider', { SliderType: 'live' }),
      stranger.call('cmscontroller/getPromotions', {}),
      stranger.call('cmscontroller/popupInformation', { siteId: 111 }),
      stranger.call('cmscontroller/getSpecialDateInf', {}),
      stranger.call('crm/list_mass_messages', {}),
      stranger.call('cmscontroller/getInformation', { InfType: 'PromoSart' }),
      stranger.call('cmscontroller/getInformation', { InfType: 'SocialMediaLinks' }),
    ])
    const bad = replies.map(({ data }) => data.find(({ title }) => /^(A|bad)$/.test(title)))
    expect(bad).not.toContain(undefined)
    expect(JSON.stringify(bad)).not.toMatch(
      /<script|<[a-z][^>]*\son\w+=|"javascript:|src=\\"http|<svg/i,
    )
    expect(bad[0]).toMatchObject({ title: 'A', image: '', link: '' })
    const links: unknown = JSON.parse(bad[6] && 'Text' in bad[6] ? bad[6].Text : '{}')
    expect(links).toMatchObject({ facebook: '', twitter: 'https://kasa.test/x' })
    expect(links).not.toHaveProperty('evil')
  })
})
