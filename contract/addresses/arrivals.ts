/**
 * The screens that people arrive at: which addresses are theirs, and the module of the site that each stands in. The
 * page asks for those together with itself; the site's own table of screens is held to the same list by a test.
 */
import { readGamePath } from './play.ts'
import { pathOf } from './site.ts'

interface Arrival {
  address: RegExp
  /** Below `web/`; the last is the screen's own, before it what it stands in. */
  modules: readonly [string, ...string[]]
  /** A member's alone: a visitor is led to the login. */
  member?: true
  /** The chunk that this screen asks for by itself once it stands, by its name in the build (web/vite.config.ts). */
  next?: string
}

export const ARRIVALS: readonly Arrival[] = [
  { address: /^\/$/, modules: ['home/home.tsx'], next: 'below' },
  { address: /^\/slot(\/|$)/, modules: ['casino/lobby.tsx'] },
  { address: /^\/live(\/|$)/, modules: ['live/lobby.tsx'] },
  { address: /^\/sport$/, modules: ['sports/list/sport.tsx'] },
  { address: /^\/sport\/live$/, modules: ['sports/list/live.tsx'] },
  { address: /^\/promotions$/, modules: ['content/promotions.tsx'] },
  { address: /^\/(info\/|about-us$)/, modules: ['content/information.tsx'] },
  { address: /^\/tournaments$/, modules: ['tournaments/tournaments.tsx'] },
  { address: /^\/login$/, modules: ['account/login/login.tsx'] },
  { address: /^\/play\/[^/]+\/[^/]+(\/|$)/, modules: ['play/play.tsx'], member: true },
  { address: /^\/demo\/[^/]+\/[^/]+$/, modules: ['play/demo/demo.tsx'] },
  {
    address: /^\/deposit$/,
    modules: ['account/profile/account-frame.tsx', 'cashier/deposit/deposit.tsx'],
    member: true,
  },
]

/** Any other address, where what stands around every screen is drawn. */
export const ANYWHERE = '/*'

/** Under which a screen is drawn: every game of a section looks alike until it has opened. */
export function drawingAt(path: string): string {
  const game = readGamePath(path)
  return game === null ? path : `/${game.way}/${game.section}/*`
}

/** Games take the whole screen: nothing stands around them. */
export const isWhole = (path: string): boolean =>
  /^\/(?:(?:play|demo)(?:\/[^/]+){2}|replay(?:\/[^/]+){4})/.test(path)

/** What of a screen at an address is known beforehand; undefined where the first script asks for it soon enough. */
export function arrivalAt(url: string): Arrival | undefined {
  const path = pathOf(url)
  return ARRIVALS.find(({ address }) => address.test(path))
}
