import { useCall } from '#web/call/use-call.ts'
import {
  CONTENT_FRESH_MS,
  informationPayload,
  type Information,
  type InformationType,
} from '#web/parts/content/site-content.ts'

const OPTIONS = { silent: true, freshMs: CONTENT_FRESH_MS } as const

/** The entries of a type where no screen hangs on them: nothing until they have come. */
export const useInformation = (type: InformationType): readonly Information[] | undefined =>
  useCall('cmscontroller/getInformation', informationPayload(type), OPTIONS).data?.data
