/**
 * What the browser remembers, under exactly these names: other programs and open tabs read them.
 * Where storage is refused (private windows, blocked cookies) the page remembers until it closes.
 */
export const STORED_KEYS = [
  'modalStatus',
  'siteUnderMaintenance',
  'bnwUserSession',
  'bnwUserAuth',
  'bnwUserProfile',
  'bnwUserLang',
  'bnwUserLanguage',
  'bnwUserMode',
  'userActivityStartTime',
  'ridValue',
  'expirationDate',
  'returnUrl',
  'showBalance',
  'seedHashes',
  'gameHashes',
  'tableNotes',
  'receiptKey',
  'supportDraft',
  'supportTalk',
  'sportsSlip',
  'oddsFormat',
  'playClosed',
  'pauseBegun',
] as const

export type StoredKey = (typeof STORED_KEYS)[number]

const inMemory = new Map<StoredKey, string>()

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

export function readStored(key: StoredKey): string | null {
  return inMemory.get(key) ?? storage()?.getItem(key) ?? null
}

export function writeStored(key: StoredKey, value: string): void {
  try {
    const place = storage()
    if (place === null) throw new Error('no storage')
    place.setItem(key, value)
    inMemory.delete(key)
  } catch {
    inMemory.set(key, value)
  }
}

export function removeStored(...keys: StoredKey[]): void {
  for (const key of keys) {
    inMemory.delete(key)
    storage()?.removeItem(key)
  }
}

/** Tells when another tab has changed it, until what it answers is called. */
export function whenStored(key: StoredKey, onChange: () => void): () => void {
  const heed = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange()
  }
  addEventListener('storage', heed)
  return () => removeEventListener('storage', heed)
}

/** A stored JSON object, or null when there is none or it does not parse. */
export function readStoredObject(key: StoredKey): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? 'null')
    // Any non-null object can be read by name; what stands there is still unknown.
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}
