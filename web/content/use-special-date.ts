import { SPECIAL_DATES } from '#contract/addresses/first-payloads.ts'
import { useCall } from '#web/call/use-call.ts'
import { CONTENT_FRESH_MS } from '#web/parts/content/site-content.ts'
import { specialDateOf } from './visible-content.ts'

const OPTIONS = { silent: true, freshMs: CONTENT_FRESH_MS } as const

/** The greeting of a special day, asked for where it is shown; null where there is none. */
export function useSpecialDate(isShown: boolean) {
  const options = { ...OPTIONS, enabled: isShown }
  const entries = useCall('cmscontroller/getSpecialDateInf', SPECIAL_DATES, options).data?.data
  return specialDateOf(entries ?? [])
}
