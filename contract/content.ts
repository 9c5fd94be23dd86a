/** What the operator writes: sliders, promotions, popups, information pages, tournaments. */
import * as z from 'zod/mini'
import { call } from './call.ts'
import { line, moment } from './shapes.ts'

export const INFORMATION_TYPES = [
  'SocialMediaLinks',
  'DomainBilgi',
  'bottomBarInfo',
  'SorumluOyunculuk',
  'SSSinformation',
  'GenelKurallar',
  'GizlilikBilgisi',
  'FinancialsInformation',
  'CasinoKurallari',
  'BahisKurallari',
  'PromoSart',
  'SiteInformation',
] as const

const paging = {
  limit: z.optional(z.int().check(z.gte(1), z.lte(100))),
  offset: z.optional(z.int().check(z.gte(0))),
}

const slider = z.object({
  id: z.int(),
  Status: z.string(),
  sliderPlace: z.literal(['sol', 'sag']),
  Start_date: moment,
  End_date: moment,
  SliderType: z.string(),
  Lang: z.literal(['tr', 'en']),
  title: z.string(),
  text: z.string(),
  image: z.string(),
  link: z.string(),
})

export const getIcSlider = call({
  name: 'cmscontroller/getIcSlider',
  says: 'The sliders inside a page, by kind and place.',
  who: 'anyone',
  manner: 'read',
  input: z.object({
    SliderType: z.optional(line(40)),
    sliderPlace: z.optional(z.literal(['sol', 'sag'])),
  }),
  output: z.array(slider),
})

export const getSlider = call({
  name: 'cmscontroller/getSlider',
  says: 'The sliders of the home page.',
  who: 'anyone',
  manner: 'read',
  input: z.object(paging),
  output: z.array(slider),
})

export const sliderAllItems = call({
  name: 'slider/get_all_items',
  says: 'Every slider of a site.',
  who: 'anyone',
  manner: 'read',
  input: z.object({ siteId: z.int() }),
  output: z.array(slider),
})

export const sliderActiveItems = call({
  name: 'slider/get_active_items',
  says: 'The sliders of a site that show now.',
  who: 'anyone',
  manner: 'read',
  input: z.object({ siteId: z.int() }),
  output: z.array(slider),
})

export const getPromotions = call({
  name: 'cmscontroller/getPromotions',
  says: 'The promotions.',
  who: 'anyone',
  manner: 'read',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.int(),
      Status: z.string(),
      title: z.string(),
      text: z.string(),
      image: z.string(),
    }),
  ),
})

export const popupInformation = call({
  name: 'cmscontroller/popupInformation',
  says: 'The popups of a site.',
  who: 'anyone',
  manner: 'read',
  input: z.object({ siteId: z.int() }),
  output: z.array(
    z.object({ id: z.int(), Active: z.string(), title: z.string(), text: z.string() }),
  ),
})

export const getInformation = call({
  name: 'cmscontroller/getInformation',
  says: 'The entries of an information page.',
  who: 'anyone',
  manner: 'read',
  input: z.object({ InfType: z.literal(INFORMATION_TYPES) }),
  output: z.array(z.object({ id: z.int(), title: z.string(), Text: z.string() })),
})

export const getSpecialDateInf = call({
  name: 'cmscontroller/getSpecialDateInf',
  says: 'Greetings of special days.',
  who: 'anyone',
  manner: 'read',
  input: z.object({}),
  output: z.array(z.object({ id: z.int(), Status: z.string(), text: z.string() })),
})

export const getTournaments = call({
  name: 'cmscontroller/getTournaments',
  says: 'The tournaments: active, coming and finished.',
  who: 'anyone',
  manner: 'read',
  input: z.object(paging),
  output: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      text: z.string(),
      image: z.string(),
      Start_date: moment,
      End_date: moment,
    }),
  ),
})
