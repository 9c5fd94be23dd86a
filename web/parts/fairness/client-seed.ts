/**
 * The member's own part of a pair of seeds: made here, of the browser's own chance, after both hashes were shown. It
 * is noted before it is sent, and what the house answers is held to it. Who asks the house is handed in.
 */
import type { Data } from '#contract/registry.ts'
import { CallRefused, send } from '#web/call/send.ts'
import { isOwnClientSeed, noteClientSeed, notedSeed, noteSeeds } from './recorded-seeds.ts'
import { bytesOf, hexOf, sha256 } from './web-hash.ts'

type Shown = Data<'casino/seeds'>
type Renewed = Data<'casino/rotate_seeds'>

interface Choice {
  seq: number
  clientSeed: string
}

/** The house goes on with another client seed than the one that was chosen here. */
export class ClientSeedReplaced extends Error {
  override readonly name = 'ClientSeedReplaced'
}

/** The client seed was sent while another server seed was to follow: one may have been chosen for it since. */
export class ClientSeedKnown extends Error {
  override readonly name = 'ClientSeedKnown'
}

/** Client seeds that were sent, answered or not, each with the hash of the server seed that was to follow. */
const sentUnder = new Map<string, string>()

const SEED_BYTES = 16

/** A client seed that nobody knew before. */
export const makeClientSeed = (): string =>
  hexOf(crypto.getRandomValues(new Uint8Array(SEED_BYTES)))

const askToChoose = (choice: Choice): Promise<Shown> =>
  send('casino/choose_seed', choice, { silent: true })

/**
 * Notes the hashes that were just shown, and chooses a client seed beside them where there is none yet. Throws
 * `ClientSeedReplaced` when the pair has another than was chosen here.
 */
export async function chooseClientSeed(shown: Shown, ask = askToChoose): Promise<void> {
  noteSeeds(shown)
  const { seq, seedHash, nextSeedHash } = shown
  if (shown.clientSeed !== null) {
    if (isOwnClientSeed(shown) === false) throw new ClientSeedReplaced()
    return
  }
  // One that was sent before, by another tab or without an answer, is sent once more.
  const clientSeed = notedSeed(seedHash)?.clientSeed ?? makeClientSeed()
  noteClientSeed(seedHash, clientSeed)
  const answer = await ask({ seq, clientSeed }).catch((error: unknown) => {
    if (!isRefusedAs(error, 'seeds-changed')) throw error
    // Another browser of the member's was first: its seed stands, and is none that was made here.
    noteClientSeed(seedHash, null)
    return null
  })
  if (answer === null) return
  const isSamePair = answer.seedHash === seedHash && answer.nextSeedHash === nextSeedHash
  if (!isSamePair || answer.clientSeed !== clientSeed) throw new ClientSeedReplaced()
}

const isRefusedAs = (error: unknown, refusal: string): boolean =>
  error instanceof CallRefused && error.refusal === refusal

/**
 * Asks for the next pair with a client seed, noted before; answers whether everything that came back is as it was
 * shown and sent. A refusal is thrown, and its note taken back. One that the house knew before it showed this hash is not
 * sent: throws `ClientSeedKnown`.
 */
export async function renewSeeds(
  shown: Shown,
  clientSeed: string,
  ask: (choice: Choice) => Promise<Renewed>,
): Promise<boolean> {
  const { nextSeedHash } = shown
  if ((sentUnder.get(clientSeed) ?? nextSeedHash) !== nextSeedHash) throw new ClientSeedKnown()
  sentUnder.set(clientSeed, nextSeedHash)
  const before = notedSeed(shown.nextSeedHash)?.clientSeed ?? null
  noteClientSeed(shown.nextSeedHash, clientSeed)
  const renewed = await ask({ seq: shown.seq, clientSeed }).catch((error: unknown) => {
    if (error instanceof CallRefused) noteClientSeed(shown.nextSeedHash, before)
    throw error
  })
  return renewed.current.clientSeed === clientSeed && (await isAsShown(shown, renewed))
}

/** Whether the opened pair and the server seed that follows are those that were shown before. */
async function isAsShown(shown: Shown, { revealed, current }: Renewed): Promise<boolean> {
  const { seedHash, clientSeed, drawVersion, nextSeedHash } = shown
  return (
    (await hashOf(revealed)) === seedHash &&
    (clientSeed === null || revealed.clientSeed === clientSeed) &&
    revealed.drawVersion === drawVersion &&
    isOwnClientSeed({ seedHash, clientSeed: revealed.clientSeed }) !== false &&
    current.seedHash === nextSeedHash
  )
}

/** Without Web Crypto the opened seed is held to nothing but what is said of it. */
async function hashOf({ serverSeed, seedHash }: Renewed['revealed']): Promise<string | null> {
  if (globalThis.isSecureContext === false) return seedHash
  try {
    return await sha256(bytesOf(serverSeed))
  } catch {
    // What is no seed has no hash.
    return null
  }
}
