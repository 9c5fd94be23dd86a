/** Where a menu may lead a member whose session is restricted: to what plays nothing and sells nothing. */
const OPEN: ReadonlySet<string> = new Set([
  '/about-us',
  '/bank-accounts',
  '/control',
  '/documents',
  '/notifications',
  '/profile',
  '/profile/bets',
  '/profile/data',
  '/profile/fairness',
  '/profile/finance',
  '/profile/games',
  '/profile/history',
  '/profile/passkeys',
  '/profile/password',
  '/profile/sessions',
  '/profile/two-factor',
  '/withdraw',
])

/** Pages that the house writes: terms, rules, help. */
const WRITTEN = '/info/'

export const isOpenToRestricted = (path: string): boolean =>
  OPEN.has(path) || path.startsWith(WRITTEN)
