import { useAuth } from '#web/state/auth.ts'

/** Where a menu may lead a member whose session is restricted: to what plays nothing and sells nothing. */
const OPEN: ReadonlySet<string> = new Set([
  '/about-us',
  '/bank-accounts',
  '/control',
  '/documents',
  '/forgot-password',
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
  '/rounds',
  '/withdraw',
])

/** Pages that the house writes: terms, rules, help. */
const WRITTEN = '/info/'

export const isOpenToRestricted = (path: string): boolean =>
  OPEN.has(path) || path.startsWith(WRITTEN)

/** Whether a way may be shown to whoever is here: to a member who pauses, none leads to what is closed to them. */
export function useMayLead(): (path: string) => boolean {
  const isRestricted = useAuth(({ restricted }) => restricted)
  return (path) => !isRestricted || isOpenToRestricted(path)
}
