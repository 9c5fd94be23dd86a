/**
 * The hashes of sealed seeds that this browser was shown, before which round of theirs, by which version of the draw they
 * draw, and the client seed that it chose beside each: what a member would write down on paper. What is given later is
 * held to them.
 */
import { readStoredObject, writeStored } from '#web/state/stored.ts'

/** What the platform says of the seeds in use. */
interface Sealed {
  seedHash: string
  /** Of the next round. */
  nonce: number
  drawVersion: number
  nextSeedHash: string
}

/** What was noted of a server seed. */
export interface NotedSeed {
  seedHash: string
  /** Of the round that was next when the hash was first shown. */
  nonce: number
  /** Noted before it was sent; null where this browser chose none. */
  clientSeed: string | null
  /** Noted when the pair is first shown in use; null until then, and in notes from before it was noted. */
  drawVersion: number | null
}

/** Hundreds of renewals; each holds for every round drawn under it. */
const NOTES_MAX = 400

/** Notes what was shown; what was noted before stays as it was. */
export function noteSeeds({ seedHash, nonce, drawVersion, nextSeedHash }: Sealed): void {
  const before = notedSeed(seedHash) ?? { nonce, clientSeed: null, drawVersion: null }
  const shown = noteOf({ ...before, drawVersion: before.drawVersion ?? drawVersion })
  const next = noteOf({ nonce: 0, clientSeed: null, drawVersion: null })
  const notes = { [seedHash]: shown, [nextSeedHash]: next, ...readStoredObject('seedHashes') }
  write({ ...notes, [seedHash]: shown })
}

const noteOf = ({ nonce, clientSeed, drawVersion }: Omit<NotedSeed, 'seedHash'>) => ({
  nonce,
  clientSeed,
  drawVersion,
})

/** Notes the client seed that is about to be sent for a pair nothing was drawn from; null takes such a note back. */
export function noteClientSeed(seedHash: string, clientSeed: string | null): void {
  const before = notedSeed(seedHash) ?? { nonce: 0, drawVersion: null }
  const note = { [seedHash]: noteOf({ ...before, clientSeed }) }
  write({ ...note, ...readStoredObject('seedHashes'), ...note })
}

function write(notes: Readonly<Record<string, unknown>>): void {
  // Those noted first come last.
  const kept = Object.entries(notes).slice(0, NOTES_MAX)
  writeStored('seedHashes', JSON.stringify(Object.fromEntries(kept)))
}

/** What this browser noted of a server seed; null when it was never shown its hash. */
export function notedSeed(seedHash: string): NotedSeed | null {
  const noted = readStoredObject('seedHashes')?.[seedHash]
  // As it was noted before client seeds were.
  if (typeof noted === 'number')
    return { seedHash, nonce: noted, clientSeed: null, drawVersion: null }
  if (typeof noted !== 'object' || noted === null) return null
  const { nonce, clientSeed, drawVersion }: Partial<Record<keyof NotedSeed, unknown>> = noted
  if (typeof nonce !== 'number') return null
  return {
    seedHash,
    nonce,
    clientSeed: typeof clientSeed === 'string' ? clientSeed : null,
    drawVersion: typeof drawVersion === 'number' ? drawVersion : null,
  }
}

/** Was this hash shown to this browser before the round of that number was drawn? */
export function wasNoted(seedHash: string, nonce: number): boolean {
  const noted = notedSeed(seedHash)
  return noted !== null && noted.nonce <= nonce
}

/** Whether a pair has the client seed that this browser chose for it; null where it chose none. */
export function isOwnClientSeed(pair: {
  seedHash: string
  clientSeed: string | null
}): boolean | null {
  const own = notedSeed(pair.seedHash)?.clientSeed ?? null
  return own === null ? null : own === pair.clientSeed
}

/** Whether a pair draws by the version that was shown while it was in use; null where none was noted. */
export function isNotedDraw(pair: { seedHash: string; drawVersion: number }): boolean | null {
  const noted = notedSeed(pair.seedHash)?.drawVersion ?? null
  return noted === null ? null : noted === pair.drawVersion
}
