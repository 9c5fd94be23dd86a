/** The draw's second version, written out once more: what is proven by it is not its own witness. */
import { createHash, createHmac } from 'node:crypto'

/** A server seed as a pair holds it: with the hash that it is committed by. */
export const committedSeed = (serverSeed: Buffer) => ({
  server_seed: serverSeed,
  seed_hash: createHash('sha256').update(serverSeed).digest(),
})

interface Drawn {
  serverSeed: Uint8Array
  clientSeed: string
  nonce: bigint | number
  tableHash: string
  mode?: string
  /** In millionths. */
  cost?: number
  jackpots?: number | 'none'
  topic?: string
}

/** The word that a round of Lale Devri 1 is drawn with, of its base game unless another is named. */
export function wordOf({ serverSeed, clientSeed, nonce, tableHash, ...drawn }: Drawn): bigint {
  const { mode = 'base', cost = 1_000_000, jackpots = 1, topic = 'row' } = drawn
  const message = `kasa draw 2
game lale-devri
version 1
mode ${mode}
cost ${cost}
table ${tableHash}
jackpots ${jackpots}
client ${clientSeed}
nonce ${nonce}
topic ${topic}
counter 0`
  return createHmac('sha256', serverSeed).update(message).digest().readBigUInt64BE(0)
}
