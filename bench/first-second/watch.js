// Runs in every page of the bench before anything of its own, and keeps when what was seen.
const marks = { shift: 0 }
globalThis.marks = marks

const each = (type, act) =>
  new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({
    type,
    buffered: true,
  })

each('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') marks.first = startTime
})
each('largest-contentful-paint', ({ startTime }) => {
  marks.largest = startTime
})
each('layout-shift', ({ value }) => {
  marks.shift += value
})

/** The house's first frame is a drawing until its script has come; the bare lobby says itself when it hears. */
const isLive = () => {
  const root = document.getElementById('root')
  if (root === null || document.getElementById('games') !== null)
    return document.documentElement.dataset.live !== undefined
  return root.childElementCount > 0 && !document.querySelector('.first-screen, .first-frame')
}

const timer = setInterval(() => {
  if (!isLive()) return
  marks.live = performance.now()
  clearInterval(timer)
}, 10)
