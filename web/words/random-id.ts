const ID_LENGTH = 26
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** An id of 26 characters that nobody can guess, for requestIds: a repeat with it is harmless. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH))
  // 32 letters, so that the five low bits choose one without bias.
  return Array.from(bytes, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')
}
