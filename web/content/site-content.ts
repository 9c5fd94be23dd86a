/**
 * What the operator wrote, as this page knows it: asked, remembered and made stale by the calls'
 * memory, and read here under the names the rest of the product knows it by.
 */
import type { Data, Payload } from '#contract/registry.ts'
import type { Lang } from '#kit/language.ts'
import { memory } from '#web/call/memory.ts'
import { SITE } from '#web/call/site.ts'
import { specialDateOf } from '#web/content/visible-content.ts'
import { socialMediasOf, type SocialMedias } from '#web/content/social-medias.ts'

export type Information = Data<'cmscontroller/getInformation'>[number]
export type InformationType = Payload<'cmscontroller/getInformation'>['InfType']

/** What an IP-info service says of whoever is here; null where it does not say. */
export interface UserInfo {
  ip: string | null
  country: string | null
}

export interface ContentState {
  /** What this site is to the platform. */
  settings: typeof SITE
  /** The entries of every information type that was asked for so far. */
  pages: Partial<Record<InformationType, readonly Information[]>>
  domainInfo: Information | null
  specialDateInfo: Data<'cmscontroller/getSpecialDateInf'>[number] | null
  bottomBarInfo: Information | null
  /** Only those that are filled. */
  socialMedias: SocialMedias
  userInfo: UserInfo | null
}

export const SLIDERS: Payload<'cmscontroller/getSlider'> = { limit: 7, offset: 0 }
export const PROMOTIONS: Payload<'cmscontroller/getPromotions'> = {}
export const POPUPS: Payload<'cmscontroller/popupInformation'> = { siteId: SITE.popups }
export const SPECIAL_DATES: Payload<'cmscontroller/getSpecialDateInf'> = {}
export const USER_INFO_KEY = ['ip-info'] as const

export const informationPayload = (
  InfType: InformationType,
): Payload<'cmscontroller/getInformation'> => ({ InfType })

/** What an operator wrote changes rarely: a page that stays open asks again after this. */
export const CONTENT_FRESH_MS = 300_000

export function contentState(lang: Lang): ContentState {
  const pages = pagesKnown(lang)
  return {
    settings: SITE,
    pages,
    domainInfo: pages.DomainBilgi?.[0] ?? null,
    specialDateInfo: specialDateOf(specialDates(lang)),
    bottomBarInfo: pages.bottomBarInfo?.[0] ?? null,
    socialMedias: socialMediasOf(pages.SocialMediaLinks?.[0]?.Text),
    userInfo: memory.getQueryData<UserInfo>(USER_INFO_KEY) ?? null,
  }
}

type Rows<T> = { data: T[] }

const specialDates = (lang: Lang) =>
  memory.getQueryData<Rows<Data<'cmscontroller/getSpecialDateInf'>[number]>>([
    'cmscontroller/getSpecialDateInf',
    SPECIAL_DATES,
    lang,
  ])?.data ?? []

function pagesKnown(lang: Lang): ContentState['pages'] {
  const known = memory.getQueriesData<Rows<Information>>({
    predicate: ({ queryKey }) =>
      queryKey[0] === 'cmscontroller/getInformation' && queryKey[2] === lang,
  })
  const pages: ContentState['pages'] = {}
  for (const [[, payload], entries] of known) {
    // Kept under what it was asked with: informationPayload.
    const { InfType } = payload as Payload<'cmscontroller/getInformation'>
    if (entries !== undefined) pages[InfType] = entries.data
  }
  return pages
}
