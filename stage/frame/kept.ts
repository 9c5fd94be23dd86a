/** What this browser keeps of a member's wishes at the tables, from one visit to the next. */

/** A browser that keeps nothing (a frame may be refused it) forgets with the page. */
const memory = new Map<string, string>()

/** Empty where nothing is kept. */
export function readKept(key: string): string {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? ''
  } catch {
    return memory.get(key) ?? ''
  }
}

export function keep(key: string, value: string): void {
  memory.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch {
    // Kept for this page, then.
  }
}
