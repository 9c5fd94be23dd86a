import { readAs } from '#server/door/payload.ts'
import type { House } from '#server/house.ts'
import type { WebhookRequest } from '../adapter.ts'
import { noticeKey } from '../keys.ts'
import { answerQuestion } from './book.ts'
import { walletQuestion } from './line.ts'
import { isQuestionOf, signAnswer, signingKey } from './signature.ts'

interface Answered {
  status: 200 | 400 | 401
  headers: Record<string, string>
  body: Buffer
}

/** Where the sandbox wallet is asked: it hears nobody but this house, and signs what it answers. */
export async function answerWallet(
  house: House,
  { headers, rawBody: body }: WebhookRequest,
): Promise<Answered> {
  const time = String(headers['x-wallet-time'])
  const signature = String(headers['x-wallet-signature'])
  const client = signingKey(await noticeKey(house, 'wallet-client'))
  const now = house.clock()
  if (!isQuestionOf(client, { time, signature, body, now })) return refusal(401)
  const question = readAs(walletQuestion, body)
  if (!question || (question.act === 'order' && !question.amountKurus)) return refusal(400)
  const answer = await answerQuestion(house.database.db, question, now)
  const answered = Buffer.from(JSON.stringify(answer))
  const key = signingKey(await noticeKey(house, 'wallet'))
  return {
    status: 200,
    headers: { 'x-wallet-signature': signAnswer(key, signature, answered) },
    body: answered,
  }
}

const refusal = (status: 400 | 401): Answered => ({ status, headers: {}, body: Buffer.from('{}') })
