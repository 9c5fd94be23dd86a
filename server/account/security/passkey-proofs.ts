import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Input } from '#contract/registry.ts'
import type { Context } from '../../context.ts'
import type { Settings } from '../../settings.ts'

export type PasskeyResponse = Input<'user/passkey_login'>['response']

/** Elliptic curves first; RSA is what Windows makes. */
const ALGORITHMS = [-8, -7, -257]

/** Whom passkeys are made for: the site by its name, and pages of that very address. */
export function relyingParty({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, rpName: 'Kasa', origin, supportedAlgorithmIDs: ALGORITHMS }
}

/**
 * It reads certificates of every kind, and commands need none of them. A house loads it before it opens: with the first
 * passkey it would hold everyone up.
 */
export const webauthn = () => import('@simplewebauthn/server')

/** A passkey that a browser made in answer to `challenge`; null when anything about it is wrong. */
export async function readNewPasskey(
  { house }: Pick<Context, 'house'>,
  response: PasskeyResponse,
  challenge: string,
) {
  const { origin, rpID, supportedAlgorithmIDs } = relyingParty(house.settings)
  const { verifyRegistrationResponse } = await webauthn()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // The library looks at every part of it, and throws at one that is not as it should be.
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    })
    return registrationInfo ?? null
  } catch {
    return null
  }
}

/** A kept passkey, as far as a proof by it needs. */
export interface KeptPasskey {
  id: bigint
  memberId: bigint
  uid: string
  credentialId: string
  publicKey: Buffer
  counter: bigint
}

/** The passkey that a response names; of `memberId` alone where one is given. */
export async function findPasskey(
  db: Context['db'],
  { id }: PasskeyResponse,
  memberId: bigint | null,
): Promise<KeptPasskey | undefined> {
  return db
    .selectFrom('passkeys')
    .innerJoin('members', 'members.id', 'passkeys.member_id')
    .select(['passkeys.id', 'passkeys.member_id as memberId', 'members.uid'])
    .select(['passkeys.credential_id as credentialId', 'passkeys.public_key as publicKey'])
    .select('passkeys.counter')
    .where('passkeys.credential_id', '=', id)
    .$if(memberId !== null, (query) => query.where('passkeys.member_id', '=', memberId))
    .executeTakeFirst()
}

export interface ProvenPasskey {
  counter: bigint
  backedUp: boolean
}

/** Does the response prove, by that passkey, whoever answers `challenge`? */
export async function checkPasskey(
  { house }: Pick<Context, 'house'>,
  response: PasskeyResponse,
  { challenge, passkey }: { challenge: string; passkey: KeptPasskey },
): Promise<ProvenPasskey | null> {
  if (!isOf(passkey, response.response)) return null
  const { origin, rpID } = relyingParty(house.settings)
  const { verifyAuthenticationResponse } = await webauthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // As above: the library looks at every part.
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: Number(passkey.counter),
      },
    })
    if (!verified) return null
    const { newCounter, credentialBackedUp } = authenticationInfo
    return { counter: BigInt(newCounter), backedUp: credentialBackedUp }
  } catch {
    return null
  }
}

/** A passkey that says whose it is says it of the right member. */
function isOf({ uid }: KeptPasskey, response: object): boolean {
  const handle = 'userHandle' in response ? response.userHandle : undefined
  if (handle === undefined || handle === null) return true
  return handle === Buffer.from(uid).toString('base64url')
}

/**
 * Notes that the passkey was used. False when it is gone meanwhile, or was used with this counter
 * or a later one: of two copies of a key, one comes too late.
 */
export async function notePasskey(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, memberId }: KeptPasskey,
  { counter, backedUp }: ProvenPasskey,
): Promise<boolean> {
  const noted = await db
    .updateTable('passkeys')
    .set({ counter, backed_up: backedUp, used_at: now })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    // Passkeys that are kept by a maker of devices do not count: theirs stays 0.
    .where((eb) =>
      eb.or([
        eb('counter', '<', counter),
        eb.and([eb('counter', '=', 0n), eb.val(counter === 0n)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}
