/** Writes the waterfalls of the places that most people arrive at, each of its middle visit. */
import { writeFile } from 'node:fs/promises'
import { middleOf } from './medians.ts'
import { builtNames, nameOf } from './names.ts'
import type { Place } from './places.ts'
import type { Visit } from './visit.ts'
import { drawWaterfall } from './waterfall.ts'

const TITLES = {
  home: 'Home, visited for the first time',
  slots: 'Slots, visited for the first time',
  live: 'Live tables, visited for the first time',
} as const

export async function drawWaterfalls(
  seen: ReadonlyMap<Place, readonly Visit[]>,
  print: (line: string) => void,
): Promise<void> {
  const built = await builtNames()
  for (const place of ['home', 'slots', 'live'] as const) {
    const visit = middleOf(seen.get(place) ?? [])
    const title = TITLES[place]
    const file = `docs/pictures/waterfall-${place}.svg`
    await writeFile(
      file,
      drawWaterfall({ title, visit, nameOf: (request) => nameOf(request, built) }),
    )
    print(file)
  }
}
