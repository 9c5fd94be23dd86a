/** A Turkish mobile number, with or without its country: kept as +905321234567. Null for everything else. */
export function turkishMobileOf(typed: string): string | null {
  const [, digits] = /^(?:\+?90|0)?(5\d{9})$/.exec(typed.replaceAll(/[ ()-]/g, '')) ?? []
  return digits === undefined ? null : `+90${digits}`
}
