/**
 * Has the browser keep the page that stands in for the site while the line is gone (public/sw.js).
 * In development every file must come fresh, so nothing is kept there.
 */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Some browsers refuse it in private windows: the site is whole without.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
