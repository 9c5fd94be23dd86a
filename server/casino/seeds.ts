import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import {
  choose,
  chosen,
  commitmentOf,
  ensureSeeds,
  rotate,
  seedHash,
} from '../round/fairness/seeds.ts'

type Revealed = Output<'casino/rotate_seeds'>['revealed']

/** What the member's next rounds are drawn from, sealed; committed now when it never was. */
export async function seeds({
  db,
  house,
  member,
  now,
}: MemberContext): Promise<Output<'casino/seeds'>> {
  await ensureSeeds(db, { memberId: member.id, random: house.random, now })
  return commitmentOf(db, member.id)
}

/** The client seed of a pair that has none yet, from whoever saw the hashes of both server seeds. */
export async function chooseSeed(
  { db, house, member, now }: MemberContext,
  { seq, clientSeed }: Input<'casino/choose_seed'>,
): Promise<Output<'casino/choose_seed'>> {
  await ensureSeeds(db, { memberId: member.id, random: house.random, now })
  await choose(db, { memberId: member.id, seq, clientSeed })
  return commitmentOf(db, member.id)
}

/** Opens the seed in use and goes on with the one whose hash was shown beside it. */
export async function rotateSeeds(
  { db, house, member, now }: MemberContext,
  { seq, clientSeed }: Input<'casino/rotate_seeds'>,
): Promise<Output<'casino/rotate_seeds'>> {
  if (!house.limits.allows('seedsOfMemberInDay', String(member.id), now))
    throw new Refused('too-many-calls')
  const { random } = house
  const revealed = await rotate(db, { memberId: member.id, seq, clientSeed, random, now })
  return { revealed: revealedOf(revealed), current: await commitmentOf(db, member.id) }
}

/** The seeds of before, open: with them every round drawn from them can be worked out again. */
export async function revealedSeeds(
  { db, member }: MemberContext,
  { limit, offset }: Input<'casino/revealed_seeds'>,
): Promise<Output<'casino/revealed_seeds'>> {
  const found = db
    .selectFrom('member_seeds')
    .where('member_id', '=', member.id)
    .where('revealed_at', 'is not', null)
  const { total } = await found
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found.selectAll().orderBy('seq', 'desc').limit(limit).offset(offset).execute()
  return { data: rows.map(revealedOf), pagination: { limit, total: Number(total), offset } }
}

interface Row {
  seq: number
  server_seed: Buffer
  client_seed: string | null
  nonce: bigint
  draw_version: number
  revealed_at: Date | null
}

function revealedOf({
  seq,
  server_seed,
  client_seed,
  nonce,
  draw_version,
  revealed_at,
}: Row): Revealed {
  if (!revealed_at) throw new Error('a seed in use is never shown')
  return {
    seq,
    serverSeed: server_seed.toString('hex'),
    seedHash: seedHash(server_seed),
    clientSeed: chosen(client_seed),
    drawVersion: draw_version,
    rounds: Number(nonce),
    revealedAt: revealed_at.toISOString(),
  }
}
