import type { Browser } from '@playwright/test'
import { buildChanged } from '#scripts/site/build.ts'
import { openBrowser } from './browser.ts'
import { createCluster } from './cluster.ts'
import { serveBare } from './first-second/bare.ts'
import {
  describe,
  describeKinds,
  figuresOf,
  largestRatios,
  troublesIn,
  type AllFigures,
} from './first-second/bounds.ts'
import { drawCovers } from './first-second/covers.ts'
import { mediansOf } from './first-second/medians.ts'
import { addressesOf, visitAll, type Place, type Sites } from './first-second/places.ts'
import type { Visit } from './first-second/visit.ts'
import { drawWaterfalls } from './first-second/waterfalls.ts'
import { startHouseProcess } from './house-process.ts'
import type { Result } from './result.ts'
import { untilSettled } from './settled.ts'

/**
 * What a phone on a slow line waits for, beside bare React lobbies of ten thousand games in the same run, one of text and one with pictures:
 * line and processor are slowed for real, each round visits every place once, cold, and three of them a second time.
 * `npm run bench -- first-second [rounds] [draw]`: `draw` writes the waterfalls of docs/pictures/.
 */
const ROUNDS = 5
/** The games' own site in the process of its page, as on a phone with little memory: it is slowed and listened to with it. */
const ONE_PROCESS = '--disable-site-isolation-trials'

type Seen = ReadonlyMap<Place, readonly Visit[]>

export async function result(
  print: (line: string) => void,
  options: readonly string[],
): Promise<Result> {
  await buildChanged(print)
  const rounds = Number(options.find((option) => /^\d+$/.test(option)) ?? ROUNDS) || ROUNDS
  const cluster = await createCluster()
  const browser = await openBrowser([ONE_PROCESS])
  const bare = await serveBare(await drawCovers(browser))
  try {
    const house = await startHouseProcess(cluster.url)
    try {
      const sites = { house: `http://127.0.0.1:${house.port}`, bare: bare.url }
      const seen = await goRounds(browser, sites, rounds, print)
      if (options.includes('draw')) await drawWaterfalls(seen, print)
      return resultOf(seen, print)
    } finally {
      await house.stop()
    }
  } finally {
    await browser.close()
    bare.close()
    await cluster.remove()
  }
}

async function goRounds(
  browser: Browser,
  sites: Sites,
  rounds: number,
  print: (line: string) => void,
): Promise<Seen> {
  const addresses = await addressesOf(sites)
  await untilSettled([...addresses.values()])
  const seen = new Map<Place, Visit[]>()
  for (let round = 1; round <= rounds; round += 1) {
    for (const [place, one] of await visitAll(browser, addresses, sites))
      seen.set(place, [...(seen.get(place) ?? []), one])
    print(`round ${round} of ${rounds}`)
  }
  return seen
}

function resultOf(seen: Seen, print: (line: string) => void): Result {
  const all: AllFigures = new Map([...seen].map(([place, visits]) => [place, mediansOf(visits)]))
  for (const [place, one] of all) {
    const { text, pictured } = largestRatios(all, place)
    print(`${place}: ${describe(one)}`)
    print(
      `  KB: ${describeKinds(one)}; largest ${pictured.toFixed(2)} of pictured, ${text.toFixed(2)} of bare`,
    )
  }
  const troubles = troublesIn(all)
  for (const trouble of troubles) print(`! ${trouble}`)
  const { pictured, text } = largestRatios(all, 'home')
  return {
    line: `ratio=${pictured.toFixed(2)} text_ratio=${text.toFixed(2)} ${describe(figuresOf(all, 'home'))} over=${troubles.length}`,
    passed: troubles.length === 0,
    figures: { ...Object.fromEntries(all), troubles },
  }
}
