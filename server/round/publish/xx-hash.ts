/**
 * XXH64 with seed 0, piece by piece: the sum that a zstandard frame ends with. A 64-bit number is kept as two
 * halves of 32 bits, because bigint is some twenty times slower here. It proves nothing against intent.
 */

/** High and low half of a 64-bit number. */
type Wide = readonly [high: number, low: number]

const PRIME_1: Wide = [0x9e3779b1, 0x85ebca87]
const PRIME_2: Wide = [0xc2b2ae3d, 0x27d4eb4f]
const PRIME_3: Wide = [0x165667b1, 0x9e3779f9]
const PRIME_4: Wide = [0x85ebca77, 0xc2b2ae63]
const PRIME_5: Wide = [0x27d4eb2f, 0x165667c5]

const LANES = 4
const LANE_BYTES = 8
const STRIPE_BYTES = LANES * LANE_BYTES

/** Takes bytes in pieces of any length. */
export class XxHash64 {
  /** High and low halves of the four lanes, one after the other. */
  readonly #lanes: Int32Array
  readonly #rest = new Uint8Array(STRIPE_BYTES)
  #restBytes = 0
  #bytes = 0

  constructor() {
    const first: Wide[] = [add(PRIME_1, PRIME_2), PRIME_2, [0, 0], subtract([0, 0], PRIME_1)]
    this.#lanes = Int32Array.from(first.flat())
  }

  add(piece: Uint8Array): void {
    this.#bytes += piece.length
    let at = 0
    if (this.#restBytes > 0) {
      at = Math.min(STRIPE_BYTES - this.#restBytes, piece.length)
      this.#rest.set(piece.subarray(0, at), this.#restBytes)
      this.#restBytes += at
      if (this.#restBytes < STRIPE_BYTES) return
      takeStripes(this.#lanes, this.#rest)
    }
    const whole = piece.length - ((piece.length - at) % STRIPE_BYTES)
    takeStripes(this.#lanes, piece.subarray(at, whole))
    this.#rest.set(piece.subarray(whole))
    this.#restBytes = piece.length - whole
  }

  /** The whole sum as sixteen hex digits. */
  digest(): string {
    return this.#sum().map(hex).join('')
  }

  #sum(): Wide {
    let sum = this.#bytes < STRIPE_BYTES ? PRIME_5 : this.#merged()
    sum = add(sum, [Math.floor(this.#bytes / 2 ** 32), this.#bytes | 0])
    const view = viewOf(this.#rest)
    let at = 0
    for (; at + 8 <= this.#restBytes; at += 8) {
      const lane = rounded([0, 0], [view.getInt32(at + 4, true), view.getInt32(at, true)])
      sum = add(multiply(rotate(xor(sum, lane), 27), PRIME_1), PRIME_4)
    }
    if (at + 4 <= this.#restBytes) {
      const four = multiply([0, view.getInt32(at, true)], PRIME_1)
      sum = add(multiply(rotate(xor(sum, four), 23), PRIME_2), PRIME_3)
      at += 4
    }
    for (; at < this.#restBytes; at += 1) {
      const one = multiply([0, view.getUint8(at)], PRIME_5)
      sum = multiply(rotate(xor(sum, one), 11), PRIME_1)
    }
    return avalanche(sum)
  }

  #merged(): Wide {
    const lanes = [0, 1, 2, 3].map((lane): Wide => laneOf(this.#lanes, lane))
    const turned = lanes.map((lane, at) => rotate(lane, [1, 7, 12, 18][at] ?? 0))
    const sum = turned.reduce((all, lane) => add(all, lane), [0, 0])
    return lanes.reduce(
      (all, lane) => add(multiply(xor(all, rounded([0, 0], lane)), PRIME_1), PRIME_4),
      sum,
    )
  }
}

const hex = (half: number): string => (half >>> 0).toString(16).padStart(8, '0')

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const laneOf = (lanes: Int32Array, lane: number): Wide => [
  lanes[2 * lane] ?? 0,
  lanes[2 * lane + 1] ?? 0,
]

/** The loop that all bytes go through: the same as `rounded`, without a list for every number. */
function takeStripes(lanes: Int32Array, bytes: Uint8Array): void {
  const view = viewOf(bytes)
  for (let lane = 0; lane < LANES; lane += 1) {
    let [high, low] = laneOf(lanes, lane)
    for (let at = lane * LANE_BYTES; at < bytes.length; at += STRIPE_BYTES) {
      const [laneHigh, laneLow] = [view.getInt32(at + 4, true), view.getInt32(at, true)]
      const productHigh =
        highProduct(laneLow, 0x27d4eb4f) +
        Math.imul(laneHigh, 0x27d4eb4f) +
        Math.imul(laneLow, 0xc2b2ae3d)
      const sum = (low >>> 0) + (Math.imul(laneLow, 0x27d4eb4f) >>> 0)
      const sumHigh = (high + productHigh + (sum > 0xffffffff ? 1 : 0)) | 0
      const sumLow = sum | 0
      const turnedHigh = (sumHigh << 31) | (sumLow >>> 1)
      const turnedLow = (sumLow << 31) | (sumHigh >>> 1)
      high =
        (highProduct(turnedLow, 0x85ebca87) +
          Math.imul(turnedHigh, 0x85ebca87) +
          Math.imul(turnedLow, 0x9e3779b1)) |
        0
      low = Math.imul(turnedLow, 0x85ebca87)
    }
    lanes[2 * lane] = high
    lanes[2 * lane + 1] = low
  }
}

const rounded = (sum: Wide, lane: Wide): Wide =>
  multiply(rotate(add(sum, multiply(lane, PRIME_2)), 31), PRIME_1)

function avalanche(sum: Wide): Wide {
  const first = multiply(xor(sum, shiftRight(sum, 33)), PRIME_2)
  const second = multiply(xor(first, shiftRight(first, 29)), PRIME_3)
  return xor(second, shiftRight(second, 32))
}

/** The upper 32 bits of the product of two numbers of 32 bits, both read without a sign. */
function highProduct(one: number, other: number): number {
  const [oneHigh, oneLow] = [one >>> 16, one & 0xffff]
  const [otherHigh, otherLow] = [other >>> 16, other & 0xffff]
  const middle = oneHigh * otherLow + ((oneLow * otherLow) >>> 16)
  const carry = (middle % 0x10000) + oneLow * otherHigh
  return (oneHigh * otherHigh + Math.floor(middle / 0x10000) + Math.floor(carry / 0x10000)) | 0
}

const multiply = ([high, low]: Wide, [otherHigh, otherLow]: Wide): Wide => [
  (highProduct(low, otherLow) + Math.imul(high, otherLow) + Math.imul(low, otherHigh)) | 0,
  Math.imul(low, otherLow),
]

function add([high, low]: Wide, [otherHigh, otherLow]: Wide): Wide {
  const sum = (low >>> 0) + (otherLow >>> 0)
  return [(high + otherHigh + (sum > 0xffffffff ? 1 : 0)) | 0, sum | 0]
}

function subtract([high, low]: Wide, [otherHigh, otherLow]: Wide): Wide {
  const difference = (low >>> 0) - (otherLow >>> 0)
  return [(high - otherHigh - (difference < 0 ? 1 : 0)) | 0, difference | 0]
}

const xor = ([high, low]: Wide, [otherHigh, otherLow]: Wide): Wide => [
  high ^ otherHigh,
  low ^ otherLow,
]

/** By 1 to 31 bits. */
const rotate = ([high, low]: Wide, bits: number): Wide => [
  (high << bits) | (low >>> (32 - bits)),
  (low << bits) | (high >>> (32 - bits)),
]

/** By 1 to 63 bits, zeros coming in. */
const shiftRight = ([high, low]: Wide, bits: number): Wide =>
  bits >= 32 ? [0, high >>> (bits - 32)] : [high >>> bits, (low >>> bits) | (high << (32 - bits))]
