/** Turkish national ids (T.C. kimlik numarası): eleven digits, the last two of them a checksum. */

const SHAPE = /^[1-9]\d{10}$/

/**
 * As it is kept: without what only parts it, in capitals. A number that Turkey could have given is kept bare, whatever letters or zeros
 * are written around it beside another country: it is one person's (`TR10000000146`). Null where nobody could have it.
 */
export function nationalIdOf(typed: string, country: string): string | null {
  const text = typed.replace(/[ ./-]/g, '').toUpperCase()
  if (country === 'TR') return isTurkishNationalId(text) ? text : null
  if (!/^[A-Z0-9]{3,20}$/.test(text)) return null
  const digits = text.replace(/[A-Z]/g, '').replace(/^0+/, '')
  return isTurkishNationalId(digits) ? digits : text
}

/** Whether the number could have been given: its shape and both its check digits are right. */
export function isTurkishNationalId(text: string): boolean {
  if (!SHAPE.test(text)) return false
  const digits = [...text].map(Number)
  const sum = (from: number, to: number, step: number) =>
    digits.slice(from, to).reduce((total, digit, at) => (at % step ? total : total + digit), 0)
  // The tenth digit comes of the odd and even places before it, the eleventh of all ten.
  const tenth = (((sum(0, 9, 2) * 7 - sum(1, 8, 2)) % 10) + 10) % 10
  return digits[9] === tenth && digits[10] === sum(0, 10, 1) % 10
}
