/**
 * The one script that the built page names: lets the browser show what stands in the page, then
 * fetches the site itself. On a slow line type, styles and picture have it to themselves till then.
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

const fetchAll = () => {
  for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'
  return import(main)
}

/** Without Web Crypto no session could be kept from other eyes; without modules there is no site. */
const isSupported =
  globalThis.crypto?.subtle !== undefined && 'noModule' in HTMLScriptElement.prototype

const tellUnsupported = () => {
  const script = document.createElement('script')
  script.src = '/device-unsupported.js'
  document.head.append(script)
}

// A tab in the background paints nothing.
if (isSupported) void Promise.race([document.hidden || shown(), enough]).then(fetchAll)
else tellUnsupported()
