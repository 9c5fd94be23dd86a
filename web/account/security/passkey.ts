/** The browser's side of passkeys. What to do with them is the house's. */
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { Data, Payload } from '#contract/registry.ts'

/** Browsers tie a passkey to a host's name, and take no IP address for one. */
export const isNamedHost = (host: string): boolean =>
  host !== '' && !/^[0-9.]+$/.test(host) && !host.includes(':') && !host.startsWith('[')

export type PasskeyWay = 'ready' | 'needs-name' | 'unsupported'

export function passkeyWay(): PasskeyWay {
  if (!isNamedHost(location.hostname)) return 'needs-name'
  return typeof globalThis.PublicKeyCredential === 'function' ? 'ready' : 'unsupported'
}

/** What the browser answers for a passkey. */
export type PasskeyShown = Payload<'user/passkey_login'>['response']

/**
 * Has the browser show a passkey; null when the member would not, or has none here. `autofill` waits
 * for one that is picked among the suggestions for the name, until another is asked for.
 */
export async function showPasskey(
  options: Data<'user/passkey_ask'>,
  { autofill = false } = {},
): Promise<PasskeyShown | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  // Made by the server's half of the same library.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return unlessDeclined(startAuthentication({ optionsJSON, useBrowserAutofill: autofill }))
}

/** Can the browser name passkeys among what it fills in? */
export const canAutofill = async (): Promise<boolean> =>
  passkeyWay() === 'ready' &&
  typeof PublicKeyCredential.isConditionalMediationAvailable === 'function' &&
  PublicKeyCredential.isConditionalMediationAvailable()

/** Nobody waits for a picked passkey any more. */
export async function endAutofill(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}

/** Has the browser make one. */
export async function makePasskey(
  options: Data<'user/passkey_offer'>,
): Promise<PasskeyShown | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  // Made by the server's half of the same library.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return unlessDeclined(startRegistration({ optionsJSON }))
}

/** This device has one for the member already. */
export class PasskeyKnown extends Error {}

/** To the contract a response is what the library made: an id, and the rest as it is. */
async function unlessDeclined(asked: Promise<{ id: string; response: object }>) {
  try {
    return { ...(await asked) } as unknown as PasskeyShown
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'InvalidStateError') throw new PasskeyKnown()
    if (name === 'NotAllowedError' || name === 'AbortError') return null
    throw error
  }
}
