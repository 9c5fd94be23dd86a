const DIGITS = 6

/** `004 812`: of six digits at least, in groups that can be read out. */
export const ticketNumber = (number: number): string =>
  String(number)
    .padStart(DIGITS, '0')
    .replace(/\B(?=(\d{3})+$)/g, '\u00a0')
