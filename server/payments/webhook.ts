import { settleDeposit } from '#server/cashier/deposit/deposit-settlement.ts'
import { settlePayout } from '#server/cashier/withdrawal/payout-settlement.ts'
import { payoutOf, transactionOf } from '#server/cashier/reference.ts'
import type { Settlement } from '#server/cashier/settlement.ts'
import type { House } from '#server/house.ts'
import * as z from 'zod/mini'
import { AMOUNT_MAX } from '#contract/money.ts'
import { line } from '#contract/shapes.ts'
import type { Notice, WebhookRequest } from './adapter.ts'
import { adapterNamed } from './adapters.ts'

const NOTICE_ID_CHARACTERS = 200
const REFERENCE_CHARACTERS = 100

/** What of a notice is kept and looked up, whichever adapter has read it: it fits the books, or is none. */
const anyNotice = z.object({
  id: line(NOTICE_ID_CHARACTERS, 1),
  reference: line(REFERENCE_CHARACTERS),
  amount: z.bigint().check(z.gte(0n), z.lte(AMOUNT_MAX)),
})

interface Received {
  status: 200 | 400 | 401 | 404 | 409
  outcome: Settlement | 'unreadable' | 'unsigned' | 'stale' | 'forged' | 'no-such-provider'
}

/**
 * Takes a provider's notice. It counts once however often it comes, and nothing in it is believed
 * before its signature is. What a provider may repeat in vain is answered 4xx.
 */
export async function receive(
  house: House,
  provider: string,
  request: WebhookRequest,
): Promise<Received> {
  const webhook = adapterNamed(house, provider)?.webhook
  if (!webhook) return { status: 404, outcome: 'no-such-provider' }
  const verdict = await webhook.verify(request, house.clock())
  if (verdict !== 'genuine') return refuse(house, provider, verdict)
  const notice = webhook.read(request.rawBody)
  if (!notice || !z.safeParse(anyNotice, notice).success)
    return { status: 400, outcome: 'unreadable' }
  const outcome = await settle(house, provider, notice)
  if (TAKEN.has(outcome)) return { status: 200, outcome }
  const { reference } = notice
  house.log.warn({ outcome, reference }, 'a payment notice did not settle')
  return { status: outcome === 'unknown' ? 404 : 409, outcome }
}

/** A notice finds only payments of its own direction: the forms of their references differ, and their rows. */
async function settle(house: House, provider: string, notice: Notice): Promise<Settlement> {
  const { id: noticeId, amount, reference } = notice
  if (notice.direction === 'in') {
    const whose = transactionOf(reference)
    if (!whose) return 'unknown'
    return settleDeposit(house, { ...whose, provider, kind: notice.kind, amount, noticeId })
  }
  const whose = payoutOf(reference)
  if (!whose) return 'unknown'
  return settlePayout(house, { ...whose, provider, kind: notice.kind, amount, noticeId })
}

const TAKEN: ReadonlySet<Settlement> = new Set([
  'approved',
  'declined',
  'paid',
  'failed',
  'repeated',
])

function refuse(
  house: House,
  provider: string,
  outcome: 'unsigned' | 'stale' | 'forged',
): Received {
  house.log.warn({ provider, outcome }, 'a payment notice was refused')
  return { status: 401, outcome }
}
