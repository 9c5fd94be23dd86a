/** The text frame of RFC 6455 as a server writes it: built once, written to every socket as it is. */

const TEXT = 0x81
const SHORT_MAX = 125
const MIDDLE_MAX = 0xff_ff

/** One whole, unmasked frame. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length <= SHORT_MAX ? 2 : length <= MIDDLE_MAX ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}
