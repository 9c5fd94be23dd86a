/** Where a round goes: every place once by a phone that was never there, and three of them a second time. */
import type { Browser } from '@playwright/test'
import type { Data } from '#contract/registry.ts'
import { demoPath } from '#contract/addresses/play.ts'
import { ARRIVALS } from '../arrivals.ts'
import { logInAtPhone } from './member.ts'
import { openPhone, visit, type Visit } from './visit.ts'

/** The second visits, by the place they come back to. */
const AGAIN = { home: 'again', slots: 'slotsAgain', live: 'liveAgain' } as const
/** Opened by members only. */
const OF_MEMBERS = 'deposit'

export const BARE = ['bare', 'pictured'] as const
export type Arrival = keyof typeof ARRIVALS | 'sport' | 'table' | typeof OF_MEMBERS
export type Place = (typeof BARE)[number] | Arrival | (typeof AGAIN)[keyof typeof AGAIN]

export interface Sites {
  house: string
  bare: string
}

/** The addresses of a round, in its order. */
export async function addressesOf({ house, bare }: Sites): Promise<Map<Place, string>> {
  const table = demoPath('live', await tableToTry(house))
  const own = { ...ARRIVALS, sport: '/sport', table, [OF_MEMBERS]: '/deposit' }
  return new Map<Place, string>([
    ['bare', `${bare}/`],
    ['pictured', `${bare}/pictured`],
    // The keys of an object are texts to the compiler.
    ...Object.entries(own).map(([name, path]): [Place, string] => [name as Place, house + path]),
  ])
}

/** The first roulette that a visitor finds in the list, played there with play money. */
async function tableToTry(house: string): Promise<number> {
  const response = await fetch(`${house}/endpoint/v1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', panel: 'frontend', origin: house },
    body: JSON.stringify({
      api: { class: 'livecasino', method: 'game_table_list' },
      data: { limit: 48, offset: 0, type: 'roulette' },
      user: { lang: 'tr' },
    }),
  })
  // The contract's shape, which the door holds itself to.
  const { data } = (await response.json()) as { data: Data<'livecasino/game_table_list'> }
  const table = data.find(({ hasDemo, isOpen }) => hasDemo && isOpen)
  if (table === undefined) throw new Error('the house has no table to try')
  return table.tableID
}

/** One round; answers every visit by its place. */
export async function visitAll(
  browser: Browser,
  addresses: ReadonlyMap<Place, string>,
  { house }: Sites,
): Promise<Map<Place, Visit>> {
  const seen = new Map<Place, Visit>()
  for (const [place, url] of addresses) {
    const [first, again] = await untilQuiet(place, () => visitPlace(browser, place, url, house))
    seen.set(place, first)
    if (again !== undefined) seen.set(again.place, again.visit)
  }
  return seen
}

type Visited = [Visit, { place: Place; visit: Visit }?]

/** By a phone of its own; null where the line stood still. */
async function visitPlace(
  browser: Browser,
  place: Place,
  url: string,
  house: string,
): Promise<Visited | null> {
  // A login anew each time: a session that was gone on with is no longer the one that was stored.
  const stored = place === OF_MEMBERS ? { storageState: await logInAtPhone(house) } : {}
  const phone = await openPhone(browser, stored)
  try {
    const first = await visit(phone, url)
    const comesBackAs = Object.entries(AGAIN).find(([name]) => name === place)?.[1]
    if (first === null || comesBackAs === undefined) return first && [first]
    const again = await visit(phone, url)
    return again && [first, { place: comesBackAs, visit: again }]
  } finally {
    await phone.close()
  }
}

const TRIES_MAX = 3

async function untilQuiet(place: Place, go: () => Promise<Visited | null>): Promise<Visited> {
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    const visited = await go()
    if (visited !== null) return visited
  }
  throw new Error(`${place} was not quiet in ${TRIES_MAX} tries`)
}
