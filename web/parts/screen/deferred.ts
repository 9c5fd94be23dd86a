import { lazy, type ComponentType } from 'react'

/** As long as the first screen is left to itself: to be looked at, and to be touched. */
const LOOK_MS = 100
/** A page that is never idle does not wait for it longer. */
const IDLE_MS_MAX = 100

/** A promise, and what keeps it. */
function signal(): readonly [Promise<void>, () => void] {
  let keep = () => {}
  const kept = new Promise<void>((done) => (keep = done))
  return [kept, keep]
}

/** Told once: the first screen is on the page. */
const [firstScreenReady, markFirstScreenReady] = signal()
/** Told once: what happens when the page opens has begun, and comes before all else. */
const [startUpBegan, markStartUpBegan] = signal()
export { markFirstScreenReady, markStartUpBegan }

const looked = () => new Promise((done) => setTimeout(done, LOOK_MS))

const idle = () =>
  new Promise<unknown>((done) => {
    // Not every browser tells when it has time to spare.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done, { timeout: IDLE_MS_MAX })
    else setTimeout(done)
  })

/** The first screen stood for a moment, and the page has nothing else to do. */
export const calm = firstScreenReady.then(looked).then(idle)
const free = Promise.all([calm, startUpBegan])

/** So long after the first screen what stands further down comes too, looked for or not: it is read by other ways than scrolling. */
const REST_MS = 5_000

let hasRestedNow = false
export const hasRested = (): boolean => hasRestedNow
export const rested = free
  .then(() => new Promise((done) => setTimeout(done, REST_MS)))
  .then(() => void (hasRestedNow = true))

const never = () => new Promise<never>(() => {})

/**
 * A part of a screen whose code comes after the first screen stands. Where the build draws first
 * frames it never comes: its styles are not in the page either.
 */
export const later = <P>(open: () => Promise<ComponentType<P>>) =>
  lazy(import.meta.env.SSR ? never : () => free.then(async () => ({ default: await open() })))

/** The same for what stands around the screens: a part that cannot be fetched is left out. */
export const soon = <P>(open: () => Promise<ComponentType<P>>) =>
  later(() => open().catch((): ComponentType<P> => () => null))
