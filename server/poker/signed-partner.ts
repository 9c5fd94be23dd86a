import { safePaymentPage } from '#contract/addresses/safe-address.ts'
import { readAs } from '../door/payload.ts'
import type { House } from '../house.ts'
import { sign, verifySignature } from '../signature.ts'
import {
  answer,
  kurusText,
  moneyOf,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
  type Answer,
  type Put,
} from './messages.ts'
import type { PokerPartner, TransferState } from './partner.ts'

/** What came over the line, before anything of it is believed. */
export interface RawAnswer {
  status: number
  header: (name: string) => string | undefined
  body: Buffer
}

/** Carries one signed question to the partner. Throws where nobody answers in time. */
export type Line = (
  headers: Record<string, string>,
  body: Buffer<ArrayBuffer>,
) => Promise<RawAnswer>

interface Ends {
  line: Line
  key(): Promise<Buffer>
}

const QUESTION_BYTES = 16

/**
 * A poker room that speaks the messages of `messages.ts`. An answer counts when it is signed a moment ago,
 * names the very question, and speaks of the same reference and amount; all else is no answer.
 */
export function signedPartner(house: Pick<House, 'clock' | 'random'>, ends: Ends): PokerPartner {
  const put = (question: Put) => putQuestion(house, ends, question)
  const stateOf = async (call: 'ask' | 'close', reference: string): Promise<TransferState> =>
    transferState(await put({ call, reference }), reference)
  return {
    async createPlayer(player, username) {
      const reply = await put({ call: 'create-player', player, username })
      if (reply.outcome === 'name-taken') return 'name-taken'
      if (reply.outcome !== 'player') throw nonsense('create-player', reply)
      return { username: reply.username, purse: moneyOf(reply.purseKurus) }
    },
    async openLobby({ player, lang, returnUrl }) {
      const reply = await put({ call: 'open-lobby', player, lang, returnUrl })
      if (reply.outcome !== 'lobby') throw nonsense('open-lobby', reply)
      const url = safePaymentPage(reply.url)
      if (url === '') throw new Error('the poker room names a lobby that is no web address')
      return { url, purse: moneyOf(reply.purseKurus) }
    },
    async transfer({ reference, player, direction, amount }) {
      const amountKurus = kurusText(amount)
      const reply = await put({ call: 'transfer', reference, player, direction, amountKurus })
      return transferState(reply, reference)
    },
    ask: (reference) => stateOf('ask', reference),
    async close(reference) {
      const state = await stateOf('close', reference)
      if (state.kind === 'unknown') throw new Error('the poker room did not close a reference')
      return state
    },
  }
}

async function putQuestion(
  { clock, random }: Pick<House, 'clock' | 'random'>,
  ends: Ends,
  question: Put,
): Promise<Answer> {
  const id = random(QUESTION_BYTES).toString('hex')
  const body = Buffer.from(JSON.stringify({ id, ...question }))
  const secret = await ends.key()
  const seconds = Math.floor(clock().getTime() / 1000)
  const headers = {
    'content-type': 'application/json',
    [TIMESTAMP_HEADER]: String(seconds),
    [SIGNATURE_HEADER]: sign(secret, seconds, body),
  }
  const raw = await ends.line(headers, body)
  if (raw.status !== 200) throw new Error(`the poker room answered ${raw.status}`)
  const signed = {
    timestamp: raw.header(TIMESTAMP_HEADER),
    signature: raw.header(SIGNATURE_HEADER),
  }
  const verdict = verifySignature(secret, signed, raw.body, clock())
  if (verdict !== 'genuine') throw new Error(`an answer of the poker room is ${verdict}`)
  const reply = readAs(answer, raw.body)
  if (reply?.id !== id)
    throw new Error(`an answer of the poker room to ${question.call} makes no sense`)
  return reply
}

function transferState(reply: Answer, reference: string): TransferState {
  if (!('reference' in reply) || reply.reference !== reference) throw nonsense('a transfer', reply)
  if (reply.outcome !== 'done') return { kind: reply.outcome }
  return {
    kind: 'done',
    amount: moneyOf(reply.amountKurus),
    purse: moneyOf(reply.purseKurus),
  }
}

const nonsense = (what: string, { outcome }: Answer): Error =>
  new Error(`the poker room answered ${what} with ${outcome}`)
