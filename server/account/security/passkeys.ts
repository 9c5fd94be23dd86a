import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '../../context.ts'
import { sendMessage } from '../../messages/send-message.ts'
import { newChallenge, takeChallenge } from './passkey-challenges.ts'
import { readNewPasskey, relyingParty, webauthn } from './passkey-proofs.ts'
import { requireRecentProof } from '../../recent-proof.ts'

const PASSKEYS_MAX = 50

/** What the browser needs to make a passkey that opens the account by itself. */
export async function passkeyOffer(context: MemberContext): Promise<Output<'user/passkey_offer'>> {
  requireRecentProof(context)
  const { house, member } = context
  const { rpID, rpName, supportedAlgorithmIDs } = relyingParty(house.settings)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    supportedAlgorithmIDs,
    userName: member.username,
    userDisplayName: `${member.firstname} ${member.lastname}`,
    userID: Uint8Array.from(Buffer.from(member.uid)),
    challenge: await newChallenge(context, { purpose: 'add', memberId: member.id }),
    attestationType: 'none',
    excludeCredentials: await passkeysOf(context),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
}

/** The member's passkeys as browsers name them. */
export async function passkeysOf({
  db,
  member,
}: Pick<MemberContext, 'db' | 'member'>): Promise<{ id: string; transports: string[] }[]> {
  return db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('member_id', '=', member.id)
    .orderBy('id', 'desc')
    .execute()
}

/** Keeps the passkey that the browser made, once, and tells the member by mail. */
export async function passkeyAdd(
  context: MemberContext,
  { name, response }: Input<'user/passkey_add'>,
): Promise<Output<'user/passkey_add'>> {
  requireRecentProof(context)
  const { db, member } = context
  const purpose = { purpose: 'add', memberId: member.id } as const
  const challenge = await takeChallenge(context, response, purpose)
  if (challenge === null) throw new Refused('passkey-refused')
  const made = await readNewPasskey(context, response, challenge)
  if (!made) throw new Refused('passkey-refused')
  return db.transaction().execute((db) => keepPasskey({ ...context, db }, name, made))
}

type NewPasskey = NonNullable<Awaited<ReturnType<typeof readNewPasskey>>>

async function keepPasskey(
  context: MemberContext,
  name: string,
  { credential, credentialBackedUp }: NewPasskey,
): Promise<{ passkeyID: number }> {
  const { db, member, now } = context
  // One at a time for each member, so that the count holds.
  await db.selectFrom('members').select('id').where('id', '=', member.id).forUpdate().execute()
  if ((await passkeysOf(context)).length >= PASSKEYS_MAX) throw new Refused('passkey-refused')
  const kept = await db
    .insertInto('passkeys')
    .values({
      member_id: member.id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: BigInt(credential.counter),
      transports: credential.transports ?? [],
      name,
      backed_up: credentialBackedUp,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!kept) throw new Refused('passkey-refused')
  await sendNotice(context, 'passkey-added', name)
  return { passkeyID: Number(kept.id) }
}

export async function listPasskeys(
  { db, member }: MemberContext,
  { limit, offset }: Input<'user/passkeys'>,
): Promise<Output<'user/passkeys'>> {
  const own = db.selectFrom('passkeys').where('member_id', '=', member.id)
  const { total } = await own
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await own
    .select(['id', 'name', 'backed_up', 'created_at', 'used_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const data = rows.map((row) => ({
    passkeyID: Number(row.id),
    name: row.name,
    backedUp: row.backed_up,
    madeAt: row.created_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
  }))
  return { data, pagination: { limit, total: Number(total), offset } }
}

export async function passkeyRemove(
  context: MemberContext,
  { passkeyID }: Input<'user/passkey_remove'>,
): Promise<true> {
  requireRecentProof(context)
  const { db, member } = context
  const removed = await db
    .deleteFrom('passkeys')
    .where('member_id', '=', member.id)
    .where('id', '=', BigInt(passkeyID))
    .returning('name')
    .executeTakeFirst()
  if (!removed) throw new Refused('not-found')
  await sendNotice(context, 'passkey-removed', removed.name)
  return true
}

function sendNotice(
  context: MemberContext,
  template: 'passkey-added' | 'passkey-removed',
  name: string,
): Promise<void> {
  const { id: memberId, email: to, language: lang } = context.member
  return sendMessage(context, { memberId, to, template, lang, values: { name } })
}
