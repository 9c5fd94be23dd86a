/** The bits that draws are made of, and coins that are not fair, for the battery to tell apart. */
import { firstWord, messageOf } from '#chance/draw.ts'
import { hmac, sha256 } from '#server/crypto/node-hash.ts'

/** The words of draws under seeds made from a text: those of nonce 0, 1, 2, …, as the house takes them. */
export function* wordsOf(text: string): Generator<bigint> {
  const serverSeed = sha256(text)
  for (let nonce = 0n; ; nonce += 1n) {
    const message = messageOf({ serverSeed, clientSeed: text, nonce, domain: null }, 0)
    yield firstWord(hmac(serverSeed, message))
  }
}

const WORD_BITS = 64

/** The bits of the words, the highest first. */
export function* rawBits(text: string): Generator<number, void> {
  for (const word of wordsOf(text)) {
    const high = Number(word >> 32n)
    const low = Number(word & 0xffff_ffffn)
    for (let bit = WORD_BITS / 2 - 1; bit >= 0; bit -= 1) yield (high >>> bit) & 1
    for (let bit = WORD_BITS / 2 - 1; bit >= 0; bit -= 1) yield (low >>> bit) & 1
  }
}

const CHUNK = 2 ** 16

/** Whether chances of this size come true, one after the other. */
function* chances(text: string, chance: number): Generator<boolean> {
  for (const word of wordsOf(text))
    for (let shift = 0n; shift < 64n; shift += 16n)
      yield Number((word >> shift) & 0xffffn) < chance * CHUNK
}

/** A coin that shows ones too often. */
export function* heavyCoin(text: string): Generator<number, void> {
  for (const comes of chances(text, 0.52)) yield comes ? 1 : 0
}

/** A coin, fair in the long run, that likes to show again what it showed before. */
export function* stickyCoin(text: string): Generator<number, void> {
  let bit = 0
  for (const stays of chances(text, 0.6)) {
    if (!stays) bit = 1 - bit
    yield bit
  }
}

export interface Amount {
  sequences: number
  bits: number
}

/** Cuts an endless stream of bits into sequences. */
export function* sequencesOf(
  stream: Generator<number, void>,
  amount: Amount,
): Generator<Uint8Array> {
  for (let cut = 0; cut < amount.sequences; cut += 1) {
    const bits = new Uint8Array(amount.bits)
    for (let at = 0; at < bits.length; at += 1) bits[at] = Number(stream.next().value)
    yield bits
  }
}
