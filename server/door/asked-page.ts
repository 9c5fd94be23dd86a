/** What the address of a page says: its path names the screen, a few parameters narrow what it shows. */

/** Of the lobbies, and of a promotion opened over the others; whatever else stands there is for others. */
const NARROWING = ['category', 'provider', 'type', 'q', 'id']

/** Without its query, and without the slash that some put at the end. */
export function pathOf(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '/'
  return path === '/' ? path : path.replace(/\/+$/, '')
}

/** The parameters, decoded; of a name that stands there twice `get` gives the first. */
export function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?')
  return new URLSearchParams(at === -1 ? '' : url.slice(at))
}

/** Does the screen show something else than its path alone would? */
export function isNarrowed(url: string): boolean {
  const query = queryOf(url)
  return NARROWING.some((name) => query.has(name))
}
