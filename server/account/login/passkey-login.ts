import type { ProofResult } from '#contract/call.ts'
import { Refused } from '#contract/refusals.ts'
import type { Data, Input, Output } from '#contract/registry.ts'
import type { Context, ProvingContext } from '../../context.ts'
import { allowCostlyCall } from './costly-calls.ts'
import { enter } from './entering.ts'
import { forgiveTries } from './lockout.ts'
import { MEMBER_COLUMNS } from '../profile/members.ts'
import { newChallenge, takeChallenge } from '../security/passkey-challenges.ts'
import {
  checkPasskey,
  findPasskey,
  notePasskey,
  relyingParty,
  webauthn,
  type KeptPasskey,
  type PasskeyResponse,
  type ProvenPasskey,
} from '../security/passkey-proofs.ts'
import { passkeysOf } from '../security/passkeys.ts'
import { promote, takeProof } from './pending.ts'
import { askRegister } from '../../protection/register/ask.ts'
import { noteProof } from '../security/proof.ts'

/** What the browser needs to show a passkey; whose, is told only to whoever proved a password. */
export async function passkeyAsk(context: Context): Promise<Output<'user/passkey_ask'>> {
  const { rpID } = relyingParty(context.house.settings)
  const member = context.member ?? context.pending?.member ?? null
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    challenge: await newChallenge(context, { purpose: 'ask', memberId: member?.id ?? null }),
    ...(member ? { allowCredentials: await passkeysOf({ ...context, member }) } : {}),
  })
  return { ...options }
}

interface Proof {
  passkey: KeptPasskey
  proven: ProvenPasskey
}

/** Looks at a response; its challenge is used up either way. */
async function prove(
  context: Context,
  response: PasskeyResponse,
  memberId: bigint | null,
): Promise<Proof | null> {
  const challenge = await takeChallenge(context, response, { purpose: 'ask', memberId })
  if (challenge === null) return null
  const passkey = await findPasskey(context.db, response, memberId)
  if (!passkey) return null
  const proven = await checkPasskey(context, response, { challenge, passkey })
  return proven && { passkey, proven }
}

/**
 * Begins a session by a passkey alone: what is had and a finger, a face or a PIN are two factors,
 * so none is asked for besides. Wrong passwords of others do not close this way.
 */
export async function passkeyLogin(
  context: Context,
  { response }: Input<'user/passkey_login'>,
): Promise<Data<'user/login'>> {
  allowCostlyCall(context)
  const proof = await prove(context, response, null)
  if (!proof) throw new Refused('passkey-refused')
  await askRegister(context.house, proof.passkey.memberId)
  return context.db.transaction().execute((db) => begin({ ...context, db }, proof))
}

async function begin(context: Context, { passkey, proven }: Proof): Promise<Data<'user/login'>> {
  const { is_active: isActive, ...member } = await context.db
    .selectFrom('members')
    .select(MEMBER_COLUMNS)
    .select('is_active')
    .where('id', '=', passkey.memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!(await notePasskey(context, passkey, proven))) throw new Refused('passkey-refused')
  if (!isActive) throw new Refused('account-inactive')
  await forgiveTries(context, { memberId: member.id })
  return enter(context, member)
}

/** A passkey in place of the code of a login that waits; of a member, it proves once more who sits there. */
export async function passkeyCheck(
  context: ProvingContext,
  { response }: Input<'user/passkey_check'>,
): Promise<ProofResult> {
  await takeProof(context)
  const proof = await prove(context, response, context.member.id)
  if (!proof) return { verdict: false }
  return context.db.transaction().execute(async (db): Promise<ProofResult> => {
    const inside = { ...context, db }
    if (!(await notePasskey(inside, proof.passkey, proof.proven))) return { verdict: false }
    if (context.isPending) return { verdict: true, auth: await promote(inside, inside) }
    await noteProof(inside)
    return { verdict: true }
  })
}
