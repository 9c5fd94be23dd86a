import { getFromServer } from './transport.ts'

const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' }

let key: Promise<CryptoKey> | null = null

async function fetchKey(): Promise<CryptoKey> {
  // A bare JWK by the contract; importKey refuses anything else.
  const jwk = (await getFromServer('public-key')) as JsonWebKey
  return crypto.subtle.importKey('jwk', jwk, ALGORITHM, false, ['encrypt'])
}

/** Asks for the key ahead of time, so that login does not wait for it. */
export function warmPublicKey(): Promise<CryptoKey> {
  key ??= fetchKey().catch((error: unknown) => {
    key = null
    throw error
  })
  return key
}

/** What storage and every call carry instead of uid, sid, uip and auth: base64 of the ciphertext. */
export async function encrypted(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const cipher = await crypto.subtle.encrypt(ALGORITHM, await warmPublicKey(), bytes)
  return btoa(String.fromCharCode(...new Uint8Array(cipher)))
}
