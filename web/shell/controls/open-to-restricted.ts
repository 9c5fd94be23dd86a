/** Where a menu may lead a member whose session is restricted: to what plays nothing and sells nothing. */
const OPEN = [
  '/about-us',
  '/control',
  '/documents',
  '/info/',
  '/notifications',
  '/profile',
  '/withdraw',
] as const

export const isOpenToRestricted = (path: string): boolean =>
  OPEN.some((open) => path.startsWith(open))
