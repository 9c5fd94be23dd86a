/**
 * What the operator writes: sliders, promotions, popups, information pages, greetings. What is called
 * `Text` or `terms` is HTML that the server has cleaned; `text`, `title` and `button` are plain. A `link`
 * is an address of the site (`/promotions`) or an https one, an `image` a path of the house; both may be
 * empty. An entry is told in the caller's language where it has that one, else in Turkish.
 */
import * as z from 'zod/mini'
import { listCall } from '../call.ts'
import { moment } from '../shapes.ts'

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

/** The page that a slider stands in. */
export const SLIDER_TYPES = ['home', 'slots', 'live', 'promotions'] as const
/** `sol` stands left, `sag` right. */
export const SLIDER_PLACES = ['sol', 'sag'] as const
/** The one site whose sliders there are, and the one whose popups. */
export const SLIDER_SITE = 889
export const POPUP_SITE = 111

const status = z.literal(['active', 'passive'])
const paging = { limit: 50, limitMax: 100 }

const slider = z.object({
  /** Alike in both languages. */
  id: z.int(),
  Status: status,
  sliderPlace: z.literal(SLIDER_PLACES),
  Start_date: moment,
  End_date: moment,
  SliderType: z.literal(SLIDER_TYPES),
  Lang: z.literal(['tr', 'en']),
  title: z.string(),
  text: z.string(),
  image: z.string(),
  link: z.string(),
  /** What the link says. */
  button: z.string(),
})

export const getIcSlider = listCall({
  name: 'cmscontroller/getIcSlider',
  summary:
    'The sliders that show now inside a page, by kind and place, in the language of the caller.',
  who: 'anyone',
  paging,
  filters: {
    SliderType: z.optional(z.literal(SLIDER_TYPES)),
    sliderPlace: z.optional(z.literal(SLIDER_PLACES)),
  },
  item: slider,
})

export const getSlider = listCall({
  name: 'cmscontroller/getSlider',
  summary: 'The sliders of the home page that show now, in the language of the caller.',
  who: 'anyone',
  paging: { limit: 7, limitMax: 100 },
  filters: {},
  item: slider,
})

export const sliderAllItems = listCall({
  name: 'slider/get_all_items',
  summary: 'Every slider of a site, in every language, shown or not.',
  who: 'anyone',
  paging: { limit: 100, limitMax: 100 },
  filters: { siteId: z.literal(SLIDER_SITE) },
  item: slider,
})

export const sliderActiveItems = listCall({
  name: 'slider/get_active_items',
  summary: 'The sliders of a site that show now, in every language.',
  who: 'anyone',
  paging: { limit: 100, limitMax: 100 },
  filters: { siteId: z.literal(SLIDER_SITE) },
  item: slider,
})

export const getPromotions = listCall({
  name: 'cmscontroller/getPromotions',
  summary: 'The promotions that show now.',
  who: 'anyone',
  paging,
  filters: {},
  item: z.object({
    id: z.int(),
    Status: status,
    title: z.string(),
    /** What it is about, in a sentence. */
    text: z.string(),
    /** The promotion told whole. */
    Text: z.string(),
    terms: z.string(),
    image: z.string(),
    Start_date: moment,
    End_date: moment,
  }),
})

export const popupInformation = listCall({
  name: 'cmscontroller/popupInformation',
  summary: 'The popups of a site that show now.',
  who: 'anyone',
  paging,
  filters: { siteId: z.literal(POPUP_SITE) },
  item: z.object({
    id: z.int(),
    Active: status,
    title: z.string(),
    text: z.string(),
    Text: z.string(),
    image: z.string(),
    link: z.string(),
    /** What the link says. */
    button: z.string(),
  }),
})

export const getInformation = listCall({
  name: 'cmscontroller/getInformation',
  summary:
    'The entries of an information page. Of the FAQ each entry is a question; SocialMediaLinks holds JSON.',
  who: 'anyone',
  paging: { limit: 100, limitMax: 100 },
  filters: { InfType: z.literal(INFORMATION_TYPES) },
  item: z.object({
    id: z.int(),
    title: z.string(),
    Text: z.string(),
    /** Tells entries of one type apart: `about-us` and `terms` of SiteInformation. */
    slug: z.string(),
    /** When its words last changed. */
    updatedAt: moment,
  }),
})

export const getSpecialDateInf = listCall({
  name: 'cmscontroller/getSpecialDateInf',
  summary: 'The greetings of special days that show now.',
  who: 'anyone',
  paging,
  filters: {},
  item: z.object({
    id: z.int(),
    Status: status,
    title: z.string(),
    text: z.string(),
    Start_date: moment,
    End_date: moment,
  }),
})
