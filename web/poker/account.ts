import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { safePaymentPage } from '#contract/addresses/safe-address.ts'
import type { Output } from '#contract/registry.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { memory } from '#web/call/memory.ts'
import { CallRefused, send, type SendOptions } from '#web/call/send.ts'
import { useIsMember } from '#web/state/auth.ts'

/** The member's account in the poker room, as far as the site knows it. */
export interface PokerAccount {
  /** Did the last launch succeed? */
  status: boolean
  /** What is in the purse there, in lira. */
  balance: number
  username: string
  /** The lobby that the last launch opened, or empty. */
  url: string
  /** Why the last launch failed; `lost`: there was no answer. */
  refusal: RefusalName | 'lost' | null
}

const NONE: PokerAccount = { status: false, balance: 0, username: '', url: '', refusal: null }

export const PRODUCT = { productId: 'poker' } as const

/** Named by its call, so that it leaves with the member. */
const KEY = ['klasGaming/launch', PRODUCT] as const

export const pokerAccount = (): PokerAccount => memory.getQueryData<PokerAccount>(KEY) ?? NONE

/** Launches: a success brings status, balance and username; after a failure the rest is as it was. */
export async function launchPoker(options: SendOptions = {}): Promise<PokerAccount> {
  const account = await launched(options)
  memory.setQueryData(KEY, account)
  return account
}

async function launched(options: SendOptions): Promise<PokerAccount> {
  try {
    const {
      url = '',
      balance,
      username,
    } = await send('klasGaming/launch', PRODUCT, {
      success: false,
      ...options,
    })
    return { status: true, balance, username, url: safePaymentPage(url), refusal: null }
  } catch (error) {
    const refusal = (error instanceof CallRefused ? error.refusal : null) ?? 'lost'
    return { ...pokerAccount(), status: false, url: '', refusal }
  }
}

/** What a transfer or a new name has changed. */
export function keepPokerAccount({ balance, username }: Output<'klasGaming/deposit'>): void {
  memory.setQueryData(KEY, { ...pokerAccount(), balance, username })
}

/** Launched when the screen opens, and whenever the member comes back to it from the tables. */
export function usePokerAccount(): UseQueryResult<PokerAccount> {
  const enabled = useIsMember()
  return useQuery({
    queryKey: KEY,
    queryFn: () => launched({ silent: true }),
    enabled,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}
