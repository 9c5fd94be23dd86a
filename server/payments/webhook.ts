import { settle, type Settlement } from '#server/cashier/settlement.ts'
import { referenceOf } from '#server/cashier/reference.ts'
import type { House } from '#server/house.ts'
import { noticeKey } from './keys.ts'
import type { Notice, PaymentProvider } from './provider.ts'
import { providerNamed } from './shelf.ts'
import { judge } from '../signature.ts'

interface Received {
  status: 200 | 400 | 401 | 404 | 409
  outcome: Settlement | 'unreadable' | 'unsigned' | 'stale' | 'forged' | 'no-such-provider'
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

/**
 * Takes a provider's notice. It counts once however often it comes, and nothing in it is believed
 * before its signature is. What a provider may repeat in vain is answered 4xx.
 */
export async function receive(
  house: House,
  providerName: string,
  headers: Headers,
  rawBody: Buffer,
): Promise<Received> {
  const provider = providerNamed(house, providerName)
  if (!provider) return { status: 404, outcome: 'no-such-provider' }
  const key = await noticeKey(house, provider.name)
  const verdict = judge(key, provider.signedBy(headers), rawBody, house.clock())
  if (verdict !== 'genuine') return refuse(house, provider, verdict)
  const notice = provider.read(rawBody)
  if (!notice) return { status: 400, outcome: 'unreadable' }
  return take(house, provider, notice)
}

async function take(house: House, provider: PaymentProvider, notice: Notice): Promise<Received> {
  const { id, kind, reference, amount } = notice
  const whose = referenceOf(reference)
  if (!whose) return { status: 404, outcome: 'unknown' }
  const word = { ...whose, provider: provider.name, kind, amount, noticeId: id }
  const outcome = await settle(house, word)
  if (!TAKEN.has(outcome)) house.log.warn({ outcome, reference }, 'a payment notice did not settle')
  if (TAKEN.has(outcome)) return { status: 200, outcome }
  return { status: outcome === 'unknown' ? 404 : 409, outcome }
}

const TAKEN: ReadonlySet<Settlement> = new Set(['approved', 'declined', 'repeated'])

function refuse(
  house: House,
  provider: PaymentProvider,
  outcome: 'unsigned' | 'stale' | 'forged',
): Received {
  house.log.warn({ provider: provider.name, outcome }, 'a payment notice was refused')
  return { status: 401, outcome }
}
