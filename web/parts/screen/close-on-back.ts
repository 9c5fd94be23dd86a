/**
 * What opens over a page, in the browser's history: as long as it is open, an entry of its own stands
 * above the page's, so that Back closes it and nothing else. That entry is the page's twin: the router
 * never hears of it, and would find in it the very page that it shows.
 */
import { useEffect, useEffectEvent } from 'react'
import { createPath, useLocation, type createBrowserRouter } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

/** As the router writes it, and how many open things the entry stands for. */
interface Entry {
  key?: string
  over?: number
}

/** Something open, over the page of this key. */
interface Open {
  key: string
  close: () => void
}

/** The topmost last. */
const open: Open[] = []

/** Under way to an entry below: who waits until the browser has told of it. */
let waiting: (() => void)[] | null = null

/** A traversal that the browser dropped is not waited for; nor is it made again, for it may be but late. */
const STEP_MS_MAX = 500

const entryOf = (state: unknown): Entry =>
  typeof state === 'object' && state !== null ? state : {}
const overOf = (state: unknown): number => entryOf(state).over ?? 0
const keyOf = (state: unknown): string => entryOf(state).key ?? 'default'

/** Takes away the entries above the page, all but so many. */
function stepDown(kept: number): void {
  const step: (() => void)[] = []
  waiting = step
  history.go(kept - overOf(history.state))
  setTimeout(() => waiting === step && goOn(), STEP_MS_MAX)
}

function goOn(): void {
  const waited = waiting ?? []
  waiting = null
  for (const each of waited) each()
}

function arrive(): void {
  goOn()
  settleSoon()
}

/** Once the browser is at the page's own entry. */
const atPage = (): Promise<void> =>
  new Promise((done) => {
    if (waiting === null) stepDown(0)
    waiting?.push(done)
  })

let router: Router | null = null

const isGoing = (): boolean => router !== null && router.state.navigation.state !== 'idle'

/** Whether the page of an entry is the one on screen. */
const isShown = (state: unknown): boolean =>
  router !== null &&
  !isGoing() &&
  keyOf(state) === router.state.location.key &&
  createPath(location) === createPath(router.state.location)

/** As many entries above the page as things are open over it. */
function settle(): void {
  if (waiting !== null || isGoing()) return
  const state = entryOf(history.state)
  const wanted = open.filter(({ key }) => key === keyOf(state)).length
  if (overOf(state) > wanted) stepDown(wanted)
  for (let over = overOf(state) + 1; over <= wanted; over += 1)
    history.pushState({ ...state, over }, '')
}

/** What closes one thing may open the next, which then takes over the entry. */
const settleSoon = (): void => void setTimeout(settle)

function onPop(event: PopStateEvent): void {
  if (waiting !== null) {
    event.stopImmediatePropagation()
    return arrive()
  }
  if (open.length === 0 && overOf(event.state) === 0) return
  const stays = isShown(event.state)
  if (stays) event.stopImmediatePropagation()
  for (const { close } of open.slice(stays ? overOf(event.state) : 0).toReversed()) close()
  settleSoon()
}

/** A router that hears of no twin, and whose ways lead on from the page itself. */
export function withTwins(opened: () => Router): Router {
  // A window's listeners are called in the order of their coming: this one before the router's.
  addEventListener('popstate', onPop)
  router = opened()
  // oxlint-disable-next-line typescript/unbound-method -- the router's functions know no `this`
  router.navigate = new Proxy(router.navigate, {
    apply: async (navigate, self, way) => {
      if (overOf(history.state) > 0) await atPage()
      await Reflect.apply(navigate, self, way)
    },
  })
  // A page that was loaded anew has nothing open.
  settle()
  return router
}

/** While it is open, the browser's Back closes it and leaves the page as it is. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const { key } = useLocation()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return undefined
    const mine = { key, close: () => close() }
    open.push(mine)
    settleSoon()
    return () => {
      open.splice(open.indexOf(mine), 1)
      settleSoon()
    }
  }, [isOpen, key])
}
