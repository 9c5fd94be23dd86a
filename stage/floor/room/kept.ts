/** What this browser keeps of a member's wishes about others: whom they do not read, and whether they read anybody. */

const OFF = 'kasa.room.off'
const MUTED = 'kasa.room.muted'
const MUTED_MAX = 200

/** A browser that keeps nothing (a frame may be refused it) forgets with the page. */
const memory = new Map<string, string>()

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? ''
  } catch {
    return memory.get(key) ?? ''
  }
}

function write(key: string, value: string): void {
  memory.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch {
    // Kept for this page, then.
  }
}

export const isChatOff = (): boolean => read(OFF) === '1'
export const setChatOff = (isOff: boolean): void => write(OFF, isOff ? '1' : '')

export const mutedAuthors = (): readonly string[] => read(MUTED).split(' ').filter(Boolean)

export function muteAuthor(author: string): void {
  const others = mutedAuthors().filter((one) => one !== author)
  write(MUTED, [...others, author].slice(-MUTED_MAX).join(' '))
}

export const unmuteAll = (): void => write(MUTED, '')
