import type { Data } from '#contract/registry.ts'
import { NEW_PURSE, type DemoPurse } from './demo-balance.ts'

/**
 * A demo goes on when its tab is loaded anew: its address and what its purse told are kept in the
 * tab's own storage. One that the house has forgotten answers as ended, and a new one takes its place.
 */
export type DemoAnswer = Data<'casino/demo_game'> & Pick<Data<'casino/demo_seed'>, 'clientSeed'>

/** That of a table: its purse is the house's, and new where the house has forgotten it. */
export type TableDemoAnswer = Data<'floor/demo'>

const FACE = ['url', 'name', 'providerName'] as const
const WORDS = [...FACE, 'seedHash', 'clientSeed'] as const

export function keepDemo(gameID: number, answer: DemoAnswer | TableDemoAnswer): void {
  write(launchKey(gameID), JSON.stringify(answer))
}

/** The demo this tab had open; null without one, or when what was kept cannot be read. */
export function keptDemo(gameID: number): DemoAnswer | null {
  const kept = readObject(launchKey(gameID))
  if (kept?.['gameID'] !== gameID) return null
  if (!WORDS.every((word) => typeof kept[word] === 'string')) return null
  return kept as unknown as DemoAnswer // every field was looked at
}

/** The same of a table. */
export function keptTableDemo(gameID: number): TableDemoAnswer | null {
  const kept = readObject(launchKey(gameID))
  if (kept?.['gameID'] !== gameID || typeof kept['published'] !== 'object') return null
  if (!FACE.every((word) => typeof kept[word] === 'string')) return null
  return kept as unknown as TableDemoAnswer // every field was looked at
}

export function keepPurse(gameID: number, { net, rounds }: DemoPurse): void {
  write(purseKey(gameID), JSON.stringify({ net: String(net), rounds }))
}

/** The purse as the tab last heard of it; its balance comes from the game again. */
export function keptPurse(gameID: number): DemoPurse {
  const kept = readObject(purseKey(gameID))
  const [net, rounds] = [kept?.['net'], kept?.['rounds']]
  if (typeof net !== 'string' || !/^-?\d{1,20}$/.test(net)) return NEW_PURSE
  if (!Number.isSafeInteger(rounds)) return NEW_PURSE
  return { ...NEW_PURSE, net: BigInt(net), rounds: Number(rounds) }
}

const launchKey = (gameID: number): string => `kasaDemo-${gameID}`
const purseKey = (gameID: number): string => `kasaDemoPurse-${gameID}`

function readObject(key: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

/** A tab that may keep nothing has a demo all the same, only not over a reload. */
function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    return
  }
}
