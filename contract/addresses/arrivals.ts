/**
 * The screens that people arrive at: which addresses are theirs, and the module of the site that each stands in. The
 * page asks for those together with itself; the site's own table of screens is held to the same list by a test.
 */
import { pathOf } from './site.ts'

interface Arrival {
  address: RegExp
  /** Below `web/`. */
  module: string
  /** The chunk that this screen asks for by itself once it stands, by its name in the build (web/vite.config.ts). */
  next?: string
}

export const ARRIVALS: readonly Arrival[] = [
  { address: /^\/$/, module: 'home/home.tsx', next: 'below' },
  { address: /^\/slot(\/|$)/, module: 'casino/lobby.tsx' },
  { address: /^\/live(\/|$)/, module: 'live/lobby.tsx' },
  { address: /^\/sport$/, module: 'sports/list/sport.tsx' },
  { address: /^\/sport\/live$/, module: 'sports/list/live.tsx' },
  { address: /^\/promotions$/, module: 'content/promotions.tsx' },
  { address: /^\/(info\/|about-us$)/, module: 'content/information.tsx' },
  { address: /^\/tournaments$/, module: 'tournaments/tournaments.tsx' },
  { address: /^\/login$/, module: 'account/login/login.tsx' },
]

/** Any other address, where what stands around every screen is drawn. */
export const ANYWHERE = '/*'

/** Games take the whole screen: nothing stands around them. */
export const isWhole = (path: string): boolean => /^\/(play|demo|replay)\//.test(path)

/** What of a screen at an address is known beforehand; undefined where the first script asks for it soon enough. */
export function arrivalAt(url: string): Arrival | undefined {
  const path = pathOf(url)
  return ARRIVALS.find(({ address }) => address.test(path))
}
