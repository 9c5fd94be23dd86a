/** The token of a demo: 256 random bits behind a word that no member's token begins with. */
import { createHash } from 'node:crypto'
import { GameRefused } from './game-refused.ts'

const SHAPE = /^demo-[A-Za-z0-9_-]{43}$/

/** A new token. `random` gives unpredictable bytes. */
export function makeDemoToken(random: (length: number) => Buffer): string {
  return `demo-${random(32).toString('base64url')}`
}

/** Is this text meant as one? */
export const isDemoToken = (text: string): boolean => text.startsWith('demo-')

/** Can this text be one? */
export const isShapedAsDemo = (text: string): boolean => SHAPE.test(text)

/** The token as the database knows it; refuses texts that cannot be one. */
export function hashOfDemoToken(text: string): Buffer {
  if (!isShapedAsDemo(text)) throw new GameRefused('ERR_IS')
  return createHash('sha256').update(text).digest()
}
