/** The jackpots as this page last heard of them, under the name the rest of the product knows them by. */
import type { Data } from '#contract/registry.ts'
import type { Lang } from '#kit/language.ts'
import { memory } from '#web/call/memory.ts'

const LIST = 'habanero/getJackpots'

interface JackpotsState {
  /** The lowest first; none while they are not known. */
  jackpots: Data<typeof LIST>
}

export function jackpotsState(lang: Lang): JackpotsState {
  return { jackpots: memory.getQueryData<Data<typeof LIST>>([LIST, {}, lang]) ?? [] }
}
