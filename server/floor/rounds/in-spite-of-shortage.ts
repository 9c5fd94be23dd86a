import { setTimeout as pause } from 'node:timers/promises'
import { isShortage } from '../../door/shortage.ts'

const LOOKS_MAX = 5
const LOOK_AGAIN_MS = 100

/** What is looked at, a few times if it has to be; else what is known otherwise. Rejects where nothing is, and for a defect. */
export async function inSpiteOfShortage<T>(look: () => Promise<T>, known: T | null): Promise<T> {
  for (let looks = 1; ; looks += 1) {
    try {
      return await look()
    } catch (error) {
      if (!isShortage(error)) throw error
      if (looks < LOOKS_MAX) await pause(LOOK_AGAIN_MS)
      else if (known !== null) return known
      else throw error
    }
  }
}
