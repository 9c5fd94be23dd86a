/** Whether the site is under maintenance as far as this browser knows, and what opens all the same. */
import { auth } from './auth.ts'
import { readStored } from './stored.ts'

const OPEN_ANYWAY = /^\/maintenance(-control)?\/?$/

export const opensAnyway = (path: string): boolean => OPEN_ANYWAY.test(path)

/** The stored flag is asked itself: other tabs and other programs set it too. */
export const isUnderMaintenance = (): boolean =>
  auth.getState().maintenance || readStored('siteUnderMaintenance') === 'true'
