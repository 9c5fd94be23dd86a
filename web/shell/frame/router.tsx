import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { auth, isMember } from '#web/state/auth.ts'
import { opensAnyway } from '#web/state/maintenance.ts'
import { REDIRECTS, SCREENS, type Screen } from '#web/routes.tsx'
import { withTwins } from '#web/parts/screen/close-on-back.ts'
import { keepCanonical } from './canonical.ts'
import { showChrome } from '#web/state/chrome.ts'
import { Frame } from './frame.tsx'
import { memberOnly, whileOpen } from '#web/shell/start-up/guard.ts'
import { notePlace } from '#web/state/current-location.ts'
import { ScreenLost, ScreenThrew, ScreenWaits } from '#web/parts/screen/screen-states.tsx'

const routeOf = (screen: Screen): RouteObject => ({
  id: screen.name,
  path: screen.path,
  // An address is written one way, here as in the house.
  caseSensitive: true,
  handle: screen,
  lazy: async () => ({ Component: await screen.open().catch(toLost) }),
  HydrateFallback: ScreenWaits,
  ErrorBoundary: ScreenThrew,
  ...(opensAnyway(screen.path) ? {} : { loader: guardOf(screen), shouldRevalidate }),
})

/** Its code could not be fetched: the line is gone, or the house has a newer one by now. */
function toLost(cause: unknown): never {
  throw new ScreenLost('the code of a screen did not come', { cause })
}

type Guard = (args: { request: Request }) => Response | null

const guardOf =
  ({ member }: Screen): Guard =>
  (args) =>
    whileOpen() ?? (member === true ? memberOnly(args) : null)

/** A filter or a page in the address is no new visit, and does not wait for the guard. */
const shouldRevalidate = ({ currentUrl, nextUrl }: Record<'currentUrl' | 'nextUrl', URL>) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search

/** Screens of the account stand below one route, whose frame stays while they change. */
function inFrames(screens: readonly Screen[]): RouteObject[] {
  const isAccount = ({ frame }: Screen) => frame === 'account'
  const account: RouteObject = {
    id: 'account',
    lazy: async () => ({
      Component: (await import('#web/account/profile/account-frame.tsx').catch(toLost))
        .AccountFrame,
    }),
    HydrateFallback: ScreenWaits,
    ErrorBoundary: ScreenThrew,
    children: screens.filter(isAccount).map(routeOf),
  }
  return [...screens.filter((screen) => !isAccount(screen)).map(routeOf), account]
}

const redirectOf = ([from, to]: [string, string]): RouteObject => ({
  path: from,
  caseSensitive: true,
  loader: () => redirect(to),
  HydrateFallback: ScreenWaits,
})

/** The routes of a table of screens inside the frame, and what every navigation does. */
export function openRouter(extra: readonly Screen[] = []) {
  const children = inFrames([...SCREENS, ...extra])
  const redirects = Object.entries(REDIRECTS).map(redirectOf)
  const frame: RouteObject = {
    id: 'frame',
    Component: Frame,
    ErrorBoundary: ScreenThrew,
    children: [...redirects, ...children],
  }
  const router = withTwins(() => createBrowserRouter([frame]))
  let last = router.state.location
  router.subscribe(({ location, navigation }) => {
    notePlace(navigation.location ?? location)
    if (location === last) return
    last = location
    // Before the new screen renders, so that one which hides them again has the last word.
    showChrome()
    auth.setState({ noAccess: false })
  })
  keepCanonical(router)
  auth.subscribe((_now, before) => {
    // A session that ended under an open page: its guard looks again, once whoever ended it by hand
    // has said where they go.
    if (before.user === null || isMember()) return
    setTimeout(() => {
      const isStaying = router.state.navigation.state === 'idle' && !auth.getState().noAccess
      if (isStaying && !isMember()) void router.revalidate()
    })
  })
  return router
}

/**
 * Waits until the code of the first screen is here (or has failed to come): till then the page keeps
 * the frame that it came with.
 */
export function firstScreenOf(router: ReturnType<typeof openRouter>): Promise<void> {
  return new Promise((done) => {
    if (router.state.initialized) return done()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      done()
    })
  })
}
