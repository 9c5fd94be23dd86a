import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** What an authenticator of software may be told to do otherwise than an honest one would. */
export interface Dishonesty {
  origin?: string
  rpID?: string
  challenge?: string
  /** The counter it shows, in place of one more than the last. */
  counter?: number
  /** Nobody touched a finger, a face or a PIN. */
  isUnverified?: boolean
  userHandle?: string
  type?: string
}

/** Options as the server sends them, as far as a browser hands them on. */
interface Options {
  challenge: string
  [part: string]: unknown
}

interface Made {
  id: string
  userHandle: string
  privateKey: KeyObject
  counter: number
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/**
 * A real authenticator in software: P-256 keys, its own CBOR, signatures over what browsers sign.
 * It runs on the page of `origin`, as a browser would let it.
 */
export function createAuthenticator(origin: string, { counts = true } = {}) {
  const rpID = new URL(origin).hostname
  let made: Made | undefined

  const authData = (flags: number, counter: number, more: Buffer, lie: Dishonesty): Buffer => {
    const verified = lie.isUnverified === true ? 0 : USER_VERIFIED
    const head = Buffer.alloc(5)
    head.writeUInt8(USER_PRESENT | verified | flags)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(lie.rpID ?? rpID), head, more])
  }
  const clientData = (type: string, challenge: string, lie: Dishonesty): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? origin,
        crossOrigin: false,
      }),
    )

  return {
    /** Makes a passkey: the answer to what `user/passkey_offer` sent. */
    create(options: Options, lie: Dishonesty = {}) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const rawId = randomBytes(32)
      const id = rawId.toString('base64url')
      made = { id, userHandle: userIn(options), privateKey, counter: 0 }
      const length = Buffer.alloc(2)
      length.writeUInt16BE(rawId.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, rawId, coseKey(publicKey)])
      const data = authData(HAS_CREDENTIAL, 0, credential, lie)
      const attestation = cborMap([
        ['fmt', 'none'],
        ['attStmt', null],
        ['authData', data],
      ])
      const client = clientData('webauthn.create', options.challenge, lie)
      return response(id, {
        clientDataJSON: client.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    /** Shows it: the answer to what `user/passkey_ask` sent. */
    get(options: Options, lie: Dishonesty = {}) {
      if (!made) throw new Error('this authenticator holds no passkey')
      const counter = lie.counter ?? (counts ? made.counter + 1 : 0)
      made.counter = counter
      const data = authData(0, counter, Buffer.alloc(0), lie)
      const client = clientData('webauthn.get', options.challenge, lie)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), made.privateKey)
      return response(made.id, {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: lie.userHandle ?? made.userHandle,
      })
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>

function response(id: string, inner: object) {
  return {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    authenticatorAttachment: 'platform',
    response: { ...inner },
  }
}

function userIn({ user }: Options): string {
  if (typeof user !== 'object' || user === null || !('id' in user)) return ''
  return typeof user.id === 'string' ? user.id : ''
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

/** An elliptic-curve key as authenticators write it: kty 2, alg -7 (ES256), crv 1, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cborMap([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
}

/** `null` is the empty map, the only one within another that is needed. */
type Cbor = number | string | Buffer | null

function cborMap(entries: readonly (readonly [number | string, Cbor])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat().map(cbor)])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (typeof value === 'string')
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value])
  return cborHead(5, 0)
}

function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
