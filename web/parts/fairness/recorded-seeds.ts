/**
 * The hashes of sealed seeds that this browser was shown, and before which round of theirs: what a
 * member would write down on paper. A hash given later is held to them.
 */
import { readStoredObject, writeStored } from '#web/state/stored.ts'

/** What the platform says of the seeds in use. */
interface Sealed {
  seedHash: string
  /** Of the next round. */
  nonce: number
  nextSeedHash: string
}

/** Hundreds of renewals; each holds for every round drawn under it. */
const NOTES_MAX = 400

/** Notes what was shown; what was noted before stays as it was. */
export function noteSeeds({ seedHash, nonce, nextSeedHash }: Sealed): void {
  const notes = { [seedHash]: nonce, [nextSeedHash]: 0, ...readStoredObject('seedHashes') }
  // Those noted first come last.
  const kept = Object.entries(notes).slice(0, NOTES_MAX)
  writeStored('seedHashes', JSON.stringify(Object.fromEntries(kept)))
}

/** Was this hash shown to this browser before the round of that number was drawn? */
export function wasNoted(seedHash: string, nonce: number): boolean {
  const noted = readStoredObject('seedHashes')?.[seedHash]
  return typeof noted === 'number' && noted <= nonce
}
