/** The hashes of a draw, by the browser's own Web Crypto. It exists only on https and loopback. */
import type { HmacLater } from '#chance/draw.ts'

export const hmac: HmacLater = async (key, message) => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', new Uint8Array(key), algorithm, false, [
    'sign',
  ])
  const text = new TextEncoder().encode(message)
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, text))
}

/** SHA-256 in hex. */
export async function sha256(bytes: Uint8Array): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))))
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The bytes of a hex text; throws on any other. */
export function bytesOf(hex: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error('this is not hex')
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16))
}
