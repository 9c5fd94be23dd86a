import { drawLater, firstWord, messageOf } from '#chance/draw.ts'
import { hexOf, hmac } from '#web/parts/fairness/web-hash.ts'

/** Shown openly, so it can seal nothing: rounds for money are drawn from seeds nobody has seen. */
const EXAMPLE_SEED = new TextEncoder().encode('kasa: an example seed of 32 byte')

export interface ExampleDraw {
  /** The whole HMAC in hex; its first sixteen digits are the number that is drawn with. */
  mac: string
  /** From 1 to `rows`. */
  row: bigint
}

/** A draw by the very code that rounds are drawn with, over a table of equal rows. */
export async function exampleDraw(
  clientSeed: string,
  nonce: bigint,
  rows: number,
): Promise<ExampleDraw> {
  const seeds = { serverSeed: EXAMPLE_SEED, clientSeed, nonce, domain: null }
  const { point, counter } = await drawLater(hmac, seeds, BigInt(rows))
  const mac = await hmac(seeds.serverSeed, messageOf(seeds, counter))
  if (firstWord(mac) % BigInt(rows) !== point) throw new Error('the draw does not verify')
  return { mac: hexOf(mac), row: point + 1n }
}
