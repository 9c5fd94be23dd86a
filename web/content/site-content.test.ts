import { afterEach, expect, it } from 'vitest'
import { memory } from '#web/call/memory.ts'
import {
  contentState,
  informationPayload,
  POPUPS,
  SLIDERS,
  SPECIAL_DATES,
  USER_INFO_KEY,
  type InformationType,
} from './site-content.ts'

afterEach(() => memory.clear())

const entry = (id: number, Text: string) => ({
  id,
  title: `Başlık ${id}`,
  Text,
  slug: '',
  updatedAt: '2026-11-20T09:00:00.000Z',
})

const page = (data: unknown[]) => ({
  data,
  pagination: { limit: 100, total: data.length, offset: 0 },
})

const answered = (type: InformationType, entries: unknown[], lang = 'tr') =>
  memory.setQueryData(
    ['cmscontroller/getInformation', informationPayload(type), lang],
    page(entries),
  )

it('DATA-06/settings holds what this site is: desktop, sliders of 889, popups of 111', () => {
  expect(contentState('tr').settings).toEqual({ type: 'desktop', sliders: 889, popups: 111 })
  expect(POPUPS).toEqual({ siteId: 111 })
  expect(SLIDERS).toEqual({ limit: 7, offset: 0 })
})

it('DATA-06/pages holds the entries of each information type that has answered, by language', () => {
  expect(contentState('tr').pages).toEqual({})
  const rules = entry(1, '<p>Kurallar</p>')
  answered('GenelKurallar', [rules])
  answered('SSSinformation', [entry(2, 'a'), entry(3, 'b')])
  expect(contentState('tr').pages).toEqual({
    GenelKurallar: [rules],
    SSSinformation: [entry(2, 'a'), entry(3, 'b')],
  })
  expect(contentState('en').pages).toEqual({})
})

it('DATA-06/domainInfo DATA-06/bottomBarInfo hold the entry of DomainBilgi and of bottomBarInfo', () => {
  expect(contentState('tr')).toMatchObject({ domainInfo: null, bottomBarInfo: null })
  answered('DomainBilgi', [entry(4, 'Kasa')])
  answered('bottomBarInfo', [entry(5, 'Deneme')])
  expect(contentState('tr').domainInfo).toEqual(entry(4, 'Kasa'))
  expect(contentState('tr').bottomBarInfo).toEqual(entry(5, 'Deneme'))
})

it('DATA-06/specialDateInfo holds the first greeting that is active', () => {
  expect(contentState('tr').specialDateInfo).toBeNull()
  const days = [
    { id: 1, Status: 'passive', title: '', text: 'geçti' },
    { id: 2, Status: 'active', title: '', text: 'bugün' },
  ]
  memory.setQueryData(['cmscontroller/getSpecialDateInf', SPECIAL_DATES, 'tr'], page(days))
  expect(contentState('tr').specialDateInfo).toEqual(days[1])
})

it('DATA-06/socialMedias holds the addresses that are filled in, and only https ones', () => {
  expect(contentState('tr').socialMedias).toEqual({})
  const links = {
    telegram: 'https://t.me/kasa',
    facebook: '',
    twitter: 'javascript:alert(1)',
    instagram: 'http://instagram.test',
    reddit: 7,
    unknown: 'https://unknown.test',
  }
  answered('SocialMediaLinks', [entry(6, JSON.stringify(links))])
  expect(contentState('tr').socialMedias).toEqual({ telegram: 'https://t.me/kasa' })
  for (const text of ['', 'null', '[', '"x"']) {
    answered('SocialMediaLinks', [entry(6, text)])
    expect(contentState('tr').socialMedias, text).toEqual({})
  }
})

it('DATA-06/userInfo holds what the IP-info service told', () => {
  expect(contentState('tr').userInfo).toBeNull()
  memory.setQueryData(USER_INFO_KEY, { ip: '203.0.113.7', country: 'TR' })
  expect(contentState('tr').userInfo).toEqual({ ip: '203.0.113.7', country: 'TR' })
})
