import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { Context } from '../context.ts'
import { chooseSeedOfDemo } from '../round/play/demo.ts'
import { seedHash } from '../round/fairness/seeds.ts'

/** The client seed of a demo, from whoever saw the hash of its server seed; sent again it is answered as before. */
export async function demoSeed(
  { db }: Context,
  { sessionID, clientSeed }: Input<'casino/demo_seed'>,
): Promise<Output<'casino/demo_seed'>> {
  const session = await chooseSeedOfDemo(db, sessionID, clientSeed)
  if (!session) throw new Refused('not-found')
  if (session.client_seed !== clientSeed) throw new Refused('seeds-changed')
  return { seedHash: seedHash(session.server_seed), clientSeed }
}
