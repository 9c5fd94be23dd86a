// Runs in every page of the bench before anything of its own, and keeps when what was seen.

/** @type {{ began: number, shift: number, first?: number, largest?: { ms: number, size: number }, live?: number }} */
const marks = { began: performance.timeOrigin, shift: 0 }
Object.assign(globalThis, { marks })

/**
 * @param {string} type
 * @param {(entry: PerformanceEntry) => void} act
 */
const each = (type, act) => {
  const watching = new PerformanceObserver((list) => list.getEntries().forEach(act))
  watching.observe({ type, buffered: true })
}

each('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') marks.first = startTime
})
each('largest-contentful-paint', (entry) => {
  if ('size' in entry) marks.largest = { ms: entry.startTime, size: Number(entry.size) }
})
each('layout-shift', (entry) => {
  if ('value' in entry) marks.shift += Number(entry.value)
})

/**
 * The house's first frame is a drawing until its script has come, a game is busy until it can be played; the bare lobby says itself when it
 * hears.
 */
const isLive = () => {
  const { bare, live } = document.documentElement.dataset
  if (bare !== undefined) return live !== undefined
  const game = document.querySelector('main.stage')
  if (game !== null) return !game.hasAttribute('aria-busy')
  const isDrawn = document.querySelector('.first-screen, .first-frame') !== null
  return !isDrawn && (document.getElementById('root')?.childElementCount ?? 0) > 0
}

const timer = setInterval(() => {
  if (!isLive()) return
  marks.live = performance.now()
  clearInterval(timer)
}, 10)
