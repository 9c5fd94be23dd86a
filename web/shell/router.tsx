import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { auth, isMember } from '#web/state/auth.ts'
import { REDIRECTS, SCREENS, type Screen } from '#web/routes.tsx'
import { showChrome } from './chrome.ts'
import { Frame } from './frame.tsx'
import { memberOnly } from './guard.ts'
import { ScreenThrew, ScreenWaits } from './screen-faces.tsx'

const routeOf = (screen: Screen): RouteObject => ({
  id: screen.name,
  path: screen.path,
  lazy: async () => ({ Component: await screen.open() }),
  HydrateFallback: ScreenWaits,
  ErrorBoundary: ScreenThrew,
  ...(screen.member === true ? { loader: memberOnly } : {}),
})

const redirectOf = ([from, to]: [string, string]): RouteObject => ({
  path: from,
  loader: () => redirect(to),
  HydrateFallback: ScreenWaits,
})

/** The routes of a table of screens inside the frame, and what every navigation does. */
export function openRouter(extra: readonly Screen[] = []) {
  const children = [...SCREENS, ...extra].map(routeOf)
  const redirects = Object.entries(REDIRECTS).map(redirectOf)
  const router = createBrowserRouter([
    {
      id: 'frame',
      Component: Frame,
      ErrorBoundary: ScreenThrew,
      children: [...redirects, ...children],
    },
  ])
  let last = router.state.location
  router.subscribe(({ location }) => {
    if (location === last) return
    last = location
    // Before the new screen renders, so that one which hides them again has the last word.
    showChrome()
    auth.setState({ noAccess: false })
  })
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
