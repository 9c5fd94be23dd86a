/** Some calls want the password once more; whoever owns the screen has a way to ask for it. */
type Ask = () => Promise<boolean>

let ask: Ask | null = null

/** From now on this asks; the function that comes back ends that. */
export function whenProofNeeded(by: Ask): () => void {
  ask = by
  return () => {
    if (ask === by) ask = null
  }
}

/** True when the member has just proven who they are; false when they would not, or nobody asks. */
export const proveAgain = (): Promise<boolean> => ask?.() ?? Promise.resolve(false)
