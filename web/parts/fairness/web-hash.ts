/** The hashes of a draw, by the browser's own Web Crypto. It exists only on https and loopback. */
import type { HmacLater } from '#chance/draw.ts'

export const hmac: HmacLater = async (key, message) => {
  const imported = importedKeys.get(key) ?? importKey(key)
  importedKeys.set(key, imported)
  const text = new TextEncoder().encode(message)
  return new Uint8Array(await crypto.subtle.sign('HMAC', await imported, text))
}

/** A shoe is hundreds of words under one key. */
const importedKeys = new WeakMap<Uint8Array, ReturnType<typeof importKey>>()

const importKey = (key: Uint8Array) =>
  crypto.subtle.importKey('raw', new Uint8Array(key), HMAC, false, ['sign'])

const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

/** Whether the holder of a public key (the raw point, in base64url) signed the text. */
export async function isSignedBy(key: string, signature: string, text: string): Promise<boolean> {
  try {
    const point = base64urlBytes(key)
    const imported = await crypto.subtle.importKey('raw', point, ECDSA, false, ['verify'])
    const signed = new TextEncoder().encode(text)
    return await crypto.subtle.verify(ECDSA, imported, base64urlBytes(signature), signed)
  } catch {
    // What is no key or no signature signs nothing.
    return false
  }
}

/** Throws for text that is no base64url in its one form. */
function base64urlBytes(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw new Error('this is not base64url')
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}

/** SHA-256, of a text that of its UTF-8. */
export async function sha256Bytes(content: Uint8Array | string): Promise<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
}

/** SHA-256 in hex. */
export const sha256 = async (bytes: Uint8Array): Promise<string> => hexOf(await sha256Bytes(bytes))

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The bytes of a hex text; throws on any other. */
export function bytesOf(hex: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error('this is not hex')
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16))
}
