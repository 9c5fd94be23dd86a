const DOTS = '•••'

/** `demo@kasa.test` as `d•••o@kasa.test`: enough to know it by, not enough to take away. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return email === '' ? '' : DOTS
  const name = Array.from(email.slice(0, at))
  const last = name.length > 2 ? name.at(-1) : ''
  return `${name[0]}${DOTS}${last}${email.slice(at)}`
}

/** The last two digits of a phone number, the rest hidden; never broken over two lines. */
export function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 4
    ? digits === ''
      ? ''
      : DOTS
    : `${DOTS}\u00a0${DOTS}\u00a0${digits.slice(-2)}`
}
