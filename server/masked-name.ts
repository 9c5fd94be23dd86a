const DOTS = '•••'
/** Of fewer letters, the last one would give too much of the name away. */
const LETTERS_MIN = 3

/** `Deniz` as strangers see it: `D•••z`. Always three dots, so that no length is told. */
export function maskedName(name: string): string {
  const letters = Array.from(name.trim())
  const [first = ''] = letters
  return letters.length < LETTERS_MIN ? `${first}${DOTS}` : `${first}${DOTS}${letters.at(-1) ?? ''}`
}
