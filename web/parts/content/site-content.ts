/** What the operator wrote, and what it is asked for with. */
import type { Data, Payload } from '#contract/registry.ts'
import { SITE } from '#web/call/site.ts'

export type Information = Data<'cmscontroller/getInformation'>[number]
export type InformationType = Payload<'cmscontroller/getInformation'>['InfType']

export const POPUPS: Payload<'cmscontroller/popupInformation'> = { siteId: SITE.popups }

export const informationPayload = (
  InfType: InformationType,
): Payload<'cmscontroller/getInformation'> => ({ InfType })

/** What an operator wrote changes rarely: a page that stays open asks again after this. */
export const CONTENT_FRESH_MS = 300_000
