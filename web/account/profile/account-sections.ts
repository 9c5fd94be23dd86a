import type { IconName } from '#kit/art/icon-shapes.ts'

interface AccountPage {
  path: string
  /** Pages that share its line: each has tabs to the others. */
  others?: readonly string[]
  icon: IconName
  /** Its name, in ACCOUNT_WORDS. */
  word: string
}

/**
 * Everything a member can look after, by what it is about, in the order it is offered: in the
 * navigation beside every page, and in the overview. A page that is built gets its line here.
 */
export const ACCOUNT_SECTIONS = [
  {
    word: 'account',
    pages: [
      { path: '/profile', icon: 'user-round', word: 'profile' },
      { path: '/profile/data', icon: 'book-open', word: 'data' },
    ],
  },
  {
    word: 'play',
    pages: [
      { path: '/favorites', icon: 'heart', word: 'favourites' },
      { path: '/control', icon: 'gauge', word: 'control' },
      { path: '/profile/fairness', icon: 'shield-check', word: 'fairness' },
    ],
  },
  {
    word: 'money',
    pages: [
      { path: '/deposit', icon: 'wallet', word: 'deposit' },
      { path: '/withdraw', icon: 'banknote', word: 'withdraw' },
      { path: '/bank-accounts', icon: 'landmark', word: 'bankAccounts' },
      { path: '/bonuses', icon: 'gift', word: 'bonuses' },
      { path: '/documents', icon: 'id-card', word: 'documents' },
      {
        path: '/profile/finance',
        others: ['/profile/history', '/profile/games', '/profile/bets', '/profile/bonuses'],
        icon: 'history',
        word: 'history',
      },
    ],
  },
  {
    word: 'messages',
    pages: [
      { path: '/notifications', icon: 'bell', word: 'notifications' },
      { path: '/profile/tickets', icon: 'ticket', word: 'tickets' },
    ],
  },
  {
    word: 'security',
    pages: [
      { path: '/profile/password', icon: 'lock', word: 'password' },
      { path: '/profile/two-factor', icon: 'smartphone', word: 'twoFactor' },
      { path: '/profile/passkeys', icon: 'key-round', word: 'passkeys' },
      { path: '/profile/sessions', icon: 'monitor', word: 'sessions' },
    ],
  },
] as const satisfies readonly { word: string; pages: readonly AccountPage[] }[]

/** How a line is marked at an address: as its page, or as one that it shares its line with. */
export function currentIn(
  { path, others = [] }: Pick<AccountPage, 'path' | 'others'>,
  pathname: string,
): 'page' | true | undefined {
  if (path === pathname) return 'page'
  return others.includes(pathname) || undefined
}
