import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

/**
 * How the sandbox wallet and this house sign what they say to each other: Ed25519, each with a key of its own. A
 * question is signed with its time; an answer is signed with the question's signature before it, so that it can be
 * the answer to no other question.
 */

/** What stands before a seed in PKCS #8. */
const ED25519_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Questions older or newer than this are not heard. */
const WINDOW_MS = 60_000

export interface SigningKey {
  secret: KeyObject
  open: KeyObject
}

/** The pair of keys that 32 bytes stand for. */
export function signingKey(seed: Buffer): SigningKey {
  const der = Buffer.concat([ED25519_HEAD, seed])
  const secret = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  return { secret, open: createPublicKey(secret) }
}

const questionOf = (time: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`question.${time}.`), body])

const answerOf = (question: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`answer.${question}.`), body])

export const signQuestion = ({ secret }: SigningKey, time: string, body: Buffer): string =>
  sign(null, questionOf(time, body), secret).toString('base64')

export const signAnswer = ({ secret }: SigningKey, question: string, body: Buffer): string =>
  sign(null, answerOf(question, body), secret).toString('base64')

/** Is it from the holder of the key, and asked a moment ago? */
export function isQuestionOf(
  { open }: SigningKey,
  { time, signature, body, now }: { time: string; signature: string; body: Buffer; now: Date },
): boolean {
  if (!/^\d{1,15}$/.test(time) || Math.abs(Number(time) - now.getTime()) > WINDOW_MS) return false
  return verify(null, questionOf(time, body), open, Buffer.from(signature, 'base64'))
}

export const isAnswerOf = (
  { open }: SigningKey,
  { question, signature, body }: { question: string; signature: string; body: Buffer },
): boolean => verify(null, answerOf(question, body), open, Buffer.from(signature, 'base64'))
