import { KURUS } from '#contract/money.ts'
import type { TestHouse } from '#server/testing.ts'
import { noticeKey } from '../keys.ts'
import { sandbox } from '../sandbox.ts'
import { decide, findByReference } from '../sandbox-bank/book.ts'
import { signedNotice } from '../sandbox-bank/notices.ts'
import { wallet } from '../wallet.ts'
import { decidePayment } from '../wallet/book.ts'
import { answerWallet } from '../wallet/door.ts'
import { askWallet, walletQuestion, type Carry } from '../wallet/line.ts'
import { signAnswer, signingKey } from '../wallet/signature.ts'
import type { Bench, Line } from './testing-bench.ts'

/** The far ends of this house's own providers. Their clocks stand, and no job decides behind the suite's back. */

const standing = (house: TestHouse): TestHouse => {
  const now = house.clock()
  return { ...house, clock: () => now, jobs: { ...house.jobs, add: async () => {} } }
}

export function sandboxBench(of: TestHouse): Bench {
  const house = standing(of)
  const { db } = house.database
  return {
    adapter: sandbox(house),
    now: () => house.clock(),
    payInMethod: 'sandbox-card',
    payInFields: {},
    decide: {
      in: async (reference, kind) => {
        const payment = await findByReference(db, reference)
        if (payment) await decide(db, payment.id, kind, house.clock())
      },
      out: async (reference, status) => {
        await db
          .updateTable('sandbox_payouts')
          .set({ status, decided_at: house.clock() })
          .where('reference', '=', reference)
          .where('status', '=', 'open')
          .execute()
      },
    },
    paidOut: async (reference) => {
      const rows = await db
        .selectFrom('sandbox_payouts')
        .select('amount_kurus')
        .where('reference', '=', reference)
        .where('status', '=', 'paid')
        .execute()
      return rows.reduce((sum, { amount_kurus }) => sum + amount_kurus * KURUS, 0n)
    },
    notice: ({ kind, reference, amount }, currency) =>
      signedNotice(house, {
        id: `${kind}-${reference}`,
        kind,
        reference,
        amountKurus: amount / KURUS,
        ...(currency !== undefined && { currency }),
      }),
    withLine: null,
  }
}

export async function walletBench(of: TestHouse): Promise<Bench> {
  const house = standing(of)
  const { db } = house.database
  const carry: Carry = async (headers, rawBody) => {
    const { status, headers: answered, body } = await answerWallet(house, { headers, rawBody })
    return { status, headers: answered, rawBody: body }
  }
  const stranger = signingKey(house.random(32))
  const own = signingKey(await noticeKey(house, 'wallet'))
  const lines: Record<Line, Carry> = {
    cut: () => Promise.reject(new Error('nobody answers')),
    forged: async (headers, body) => {
      const answer = await carry(headers, body)
      const signature = signAnswer(stranger, headers['x-wallet-signature'] ?? '', answer.rawBody)
      return { ...answer, headers: { 'x-wallet-signature': signature } }
    },
    foreign: async (headers, body) => {
      const answer = await carry(headers, body)
      const rawBody = Buffer.from(answer.rawBody.toString().replace(/}$/, ',"currency":"EUR"}'))
      const signature = signAnswer(own, headers['x-wallet-signature'] ?? '', rawBody)
      return { ...answer, rawBody, headers: { 'x-wallet-signature': signature } }
    },
    // The wallet's own answer about the same payment, to the same question, of a moment before.
    replayed: async (_headers, body) => {
      const earlier = new Date(house.clock().getTime() - 1_000)
      return recorded({ ...house, clock: () => earlier }, carry, body)
    },
  }
  return {
    adapter: wallet(house, carry),
    now: () => house.clock(),
    payInMethod: 'wallet',
    payInFields: {},
    decide: {
      in: (reference, kind) =>
        decidePayment(db, { direction: 'in', reference }, kind === 'approved' ? 'done' : 'failed'),
      out: (reference, kind) =>
        decidePayment(db, { direction: 'out', reference }, kind === 'paid' ? 'done' : 'failed'),
    },
    paidOut: async (reference) => {
      const rows = await db
        .selectFrom('wallet_payments')
        .select('amount_kurus')
        .where('direction', '=', 'out')
        .where('reference', '=', reference)
        .where('status', '=', 'done')
        .execute()
      return rows.reduce((sum, { amount_kurus }) => sum + amount_kurus * KURUS, 0n)
    },
    notice: null,
    withLine: (line) => wallet(house, lines[line]),
  }
}

/** What the wallet answered to this question when it was asked before. */
async function recorded(house: TestHouse, carry: Carry, body: Buffer): ReturnType<Carry> {
  let answer: Awaited<ReturnType<Carry>> | undefined
  // The key is there before two ask for it at once.
  await noticeKey(house, 'wallet-client')
  await askWallet(
    house,
    async (headers, body) => (answer = await carry(headers, body)),
    walletQuestion.parse(JSON.parse(body.toString())),
  )
  if (!answer) throw new Error('the wallet did not answer')
  return answer
}
