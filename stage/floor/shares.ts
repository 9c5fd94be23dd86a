/** Numbers from 0 to 1 that are the same for everybody who looks at the same round: what is made up of it, by its name. */
export function sharesOf(name: string): () => number {
  let state = 2_166_136_261
  for (const sign of name) state = Math.imul(state ^ sign.charCodeAt(0), 16_777_619)
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
