import * as z from 'zod/mini'
import { line } from '#contract/shapes.ts'
import type { OperatingHouse } from '#server/house.ts'
import { readAs } from '#server/door/payload.ts'
import { noticeKey } from '../keys.ts'
import { postToOwn, type OwnAnswer } from '../own-listener.ts'
import { isAnswerOf, signingKey, signQuestion } from './signature.ts'

export const WALLET_PATH = '/sandbox-wallet'

/** What the wallet is asked. Every order may be given twice: it is carried out once. */
export const walletQuestion = z.object({
  act: z.literal(['order', 'ask', 'close']),
  direction: z.literal(['in', 'out']),
  reference: line(64, 1),
  /** Of an order. */
  amountKurus: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
})
export type WalletQuestion = z.output<typeof walletQuestion>

const walletAnswer = z.object({
  reference: z.string(),
  status: z.literal(['open', 'done', 'failed', 'closed', 'unknown']),
  amountKurus: z.string().check(z.regex(/^\d{1,15}$/)),
  /** An answer in another is none to what was asked. */
  currency: z.optional(z.literal('TRY')),
})
export type WalletAnswer = z.output<typeof walletAnswer>

/** Carries a signed question to the wallet. */
export type Carry = (headers: Record<string, string>, body: Buffer) => Promise<OwnAnswer>

export const overHttp =
  (house: OperatingHouse): Carry =>
  (headers, rawBody) =>
    postToOwn(house, WALLET_PATH, { headers, rawBody })

/** Throws on everything that is not the wallet's own answer to this very question. */
export async function askWallet(
  house: OperatingHouse,
  carry: Carry,
  question: WalletQuestion,
): Promise<WalletAnswer> {
  const body = Buffer.from(JSON.stringify(question))
  const time = String(house.clock().getTime())
  const signed = signQuestion(signingKey(await noticeKey(house, 'wallet-client')), time, body)
  const headers = {
    'content-type': 'application/json',
    'x-wallet-time': time,
    'x-wallet-signature': signed,
  }
  const { status, headers: answered, rawBody } = await carry(headers, body)
  if (status !== 200) throw new Error(`the wallet answered ${status}`)
  const signature = answered['x-wallet-signature']
  const key = signingKey(await noticeKey(house, 'wallet'))
  const given = { question: signed, signature: String(signature), body: rawBody }
  if (!isAnswerOf(key, given)) throw new Error('an answer is not signed by the wallet')
  const answer = readAs(walletAnswer, rawBody)
  if (!answer) throw new Error('an answer that makes no sense')
  if (answer.reference !== question.reference) throw new Error('an answer about another payment')
  return answer
}
