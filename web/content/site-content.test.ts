import { afterEach, expect, it } from 'vitest'
import { SLIDERS, SPECIAL_DATES } from '#contract/addresses/first-payloads.ts'
import { memory } from '#web/call/memory.ts'
import { SITE } from '#web/call/site.ts'
import { pageOf, resultOf } from '#web/testing.ts'
import {
  informationPayload,
  POPUPS,
  type Information,
  type InformationType,
} from '#web/parts/content/site-content.ts'
import { useSocialMedias } from './social-medias.ts'
import { useInformation } from '#web/parts/content/use-information.ts'
import { useSpecialDate } from './use-special-date.ts'
import { USER_INFO_KEY, useUserInfo } from './user-info.ts'

afterEach(() => memory.clear())

const entry = (id: number, Text: string): Information => ({
  id,
  title: `Başlık ${id}`,
  Text,
  slug: '',
  updatedAt: '2026-11-20T09:00:00.000Z',
})

const answered = (type: InformationType, entries: readonly Information[]) =>
  memory.setQueryData(
    ['cmscontroller/getInformation', informationPayload(type), 'tr'],
    pageOf(entries),
  )
const entriesOf = (type: InformationType, lang?: 'en') => resultOf(() => useInformation(type), lang)

it('DATA-06/settings holds what this site is: desktop, sliders of 889, popups of 111', () => {
  expect(SITE).toEqual({ type: 'desktop', sliders: 889, popups: 111 })
  expect(POPUPS).toEqual({ siteId: 111 })
  expect(SLIDERS).toEqual({ limit: 7, offset: 0 })
})

it('DATA-06/pages holds the entries of each information type that has answered, by language', () => {
  expect(entriesOf('GenelKurallar')).toBeUndefined()
  const rules = entry(1, '<p>Kurallar</p>')
  answered('GenelKurallar', [rules])
  answered('SSSinformation', [entry(2, 'a'), entry(3, 'b')])
  expect(entriesOf('GenelKurallar')).toEqual([rules])
  expect(entriesOf('SSSinformation')).toEqual([entry(2, 'a'), entry(3, 'b')])
  expect(entriesOf('GenelKurallar', 'en')).toBeUndefined()
})

it('DATA-06/domainInfo DATA-06/bottomBarInfo hold the entry of DomainBilgi and of bottomBarInfo', () => {
  expect(entriesOf('DomainBilgi') ?? entriesOf('bottomBarInfo')).toBeUndefined()
  answered('DomainBilgi', [entry(4, 'Kasa')])
  answered('bottomBarInfo', [entry(5, 'Deneme')])
  expect(entriesOf('DomainBilgi')).toEqual([entry(4, 'Kasa')])
  expect(entriesOf('bottomBarInfo')).toEqual([entry(5, 'Deneme')])
})

it('DATA-06/specialDateInfo holds the first greeting that is active', () => {
  const today = () => resultOf(() => useSpecialDate(true))
  expect(today()).toBeNull()
  const days = [
    { id: 1, Status: 'passive', title: '', text: 'geçti' },
    { id: 2, Status: 'active', title: '', text: 'bugün' },
  ]
  memory.setQueryData(['cmscontroller/getSpecialDateInf', SPECIAL_DATES, 'tr'], pageOf(days))
  expect(today()).toEqual(days[1])
})

it('DATA-06/socialMedias holds the addresses that are filled in, and only https ones', () => {
  expect(resultOf(useSocialMedias)).toEqual({})
  const links = {
    telegram: 'https://t.me/kasa',
    facebook: '',
    twitter: 'javascript:alert(1)',
    instagram: 'http://instagram.test',
    reddit: 7,
    unknown: 'https://unknown.test',
  }
  answered('SocialMediaLinks', [entry(6, JSON.stringify(links))])
  expect(resultOf(useSocialMedias)).toEqual({ telegram: 'https://t.me/kasa' })
  for (const text of ['', 'null', '[', '"x"']) {
    answered('SocialMediaLinks', [entry(6, text)])
    expect(resultOf(useSocialMedias), text).toEqual({})
  }
})

it('DATA-06/userInfo holds what the IP-info service answered', () => {
  expect(resultOf(useUserInfo)).toBeNull()
  memory.setQueryData(USER_INFO_KEY, { ip: '203.0.113.7', country: 'TR' })
  expect(resultOf(useUserInfo)).toEqual({ ip: '203.0.113.7', country: 'TR' })
})
