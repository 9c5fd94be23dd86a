/**
 * The one script that the built page holds: lets the browser show what stands in the page, then
 * runs the site, which comes behind its picture and styles.
 */
const { main } = document.currentScript.dataset
/** Whatever keeps the paint waiting, the site does not wait longer. */
const WAIT_MS_MAX = 300

const painted = () =>
  new Promise((done) => {
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true })
  })

/** The picture of the first screen was asked for before any script: it may come along. */
const pictured = () =>
  document.images
    .item(0)
    ?.decode()
    .catch(() => {})

const frame = () => new Promise((done) => requestAnimationFrame(done))

const shown = () => Promise.all([painted(), pictured()]).then(frame).then(frame)

const enough = new Promise((done) => setTimeout(done, WAIT_MS_MAX))

const parsed = () =>
  document.readyState === 'loading' &&
  new Promise((done) => document.addEventListener('DOMContentLoaded', done))

/**
 * The page asks for its stylesheets without waiting for them (server/page/shell.ts). They are in force all at once: one by one, a piece's rules
 * would come before those of the screen that bends them, and each would lay the page out again. One that does not come is waited for no longer
 * than its line lasts.
 */
const style = async () => {
  await parsed()
  const sheets = [...document.querySelectorAll('link[rel=preload][as=style]')].map((asked) => {
    const sheet = Object.assign(asked.cloneNode(), { media: 'not all', rel: 'stylesheet' })
    asked.after(sheet)
    return sheet
  })
  await Promise.all(
    sheets.map((sheet) => new Promise((done) => (sheet.onload = sheet.onerror = done))),
  )
  for (const sheet of sheets) sheet.media = 'all'
}

/** While the site begins, the line is free for what it will ask for by itself. */
const fetchBehind = () => {
  for (const link of document.querySelectorAll('link[rel=behind]'))
    link.rel = link.as === 'style' ? 'preload' : 'modulepreload'
}

/** What the site draws has its styles from the first moment on. */
const fetchAll = async () => {
  await style()
  await import(main)
  fetchBehind()
}

/**
 * What is pressed in the frame that answers nothing yet is kept for the site, which presses it again (early-press.ts).
 * The frame is inert, so that no press finds its target by itself; what is drawn last lies on top.
 */
document.addEventListener('click', ({ clientX: x, clientY: y }) => {
  const under = [...document.querySelectorAll('.first-screen :is(a, button, input)')].filter(
    (element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return left < x && x < right && top < y && y < bottom
    },
  )
  const pressedEarly = under.at(-1)
  if (pressedEarly) Object.assign(window, { pressedEarly })
})

/** Without Web Crypto no session could be kept from other eyes; without modules there is no site. */
const isSupported =
  globalThis.crypto?.subtle !== undefined && 'noModule' in HTMLScriptElement.prototype

const tellUnsupported = () => {
  const script = document.createElement('script')
  script.src = '/device-unsupported.js'
  document.head.append(script)
}

// Whoever comes again has the type here already: it stands from the first.
if (navigator.serviceWorker?.controller)
  for (const link of document.querySelectorAll('link[rel=type]')) link.rel = 'stylesheet'

// A tab in the background paints nothing.
if (isSupported) void Promise.race([document.hidden || shown(), enough]).then(fetchAll)
else tellUnsupported()
