const KEPT = /^\/(slot|live)\/(category|provider)\/[^/]+\/?$/

const familyOf = (path: string): string | null => KEPT.exec(path)?.[1] ?? null

/** Whether going from one path to another keeps the scroll: within slot or live category and provider pages. */
export function keepsScroll(from: string, to: string): boolean {
  const family = familyOf(to)
  return family !== null && family === familyOf(from)
}
