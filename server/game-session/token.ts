/**
 * The token that opens a game for a member: 256 random bits behind the member's number, so that one
 * lookup by member finds it. The database keeps only its hash.
 */
import { createHash } from 'node:crypto'
import { GameRefused } from './game-refused.ts'

export interface Token {
  memberId: bigint
  hash: Buffer
}

const SHAPE = /^([1-9][0-9]{0,17})-[A-Za-z0-9_-]{43}$/

/** A new token for the member. `random` gives unpredictable bytes. */
export function makeToken(memberId: bigint, random: (length: number) => Buffer): string {
  return `${memberId}-${random(32).toString('base64url')}`
}

/** Whose token it is, if it is one; costs no hash. */
export function memberOfToken(text: string): bigint | null {
  const [, member] = SHAPE.exec(text) ?? []
  return member === undefined ? null : BigInt(member)
}

/** The token as the database knows it, or null when the text cannot be one. */
export function readToken(text: string): Token | null {
  const memberId = memberOfToken(text)
  return memberId === null ? null : { memberId, hash: createHash('sha256').update(text).digest() }
}

/** The token of a text, or the refusal for texts that cannot be one. */
export function tokenOf(sessionID: string): Token {
  const token = readToken(sessionID)
  if (!token) throw new GameRefused('ERR_IS')
  return token
}
