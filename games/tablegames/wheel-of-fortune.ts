/** Wheel of fortune: a wheel of 54 fields, each of which pays its own number to one. */
import type { TablegameBoard } from '#contract/games/tablegames-names.ts'
import { spotAt, type TablegameRules } from './tablegame.ts'

/** How many fields pay so much. */
const COUNTS: readonly (readonly [pays: number, fields: number])[] = [
  [1, 26],
  [2, 17],
  [12, 4],
  [16, 3],
  [25, 2],
  [50, 1],
  [51, 1],
]

/** Going round from the top: each number as evenly spread as can be, the rarer after the more frequent where both fall on one place. */
export const FIELDS: readonly number[] = COUNTS.flatMap(([pays, fields], nth) =>
  Array.from({ length: fields }, (_, at) => ({ pays, place: (at + 0.5 + nth * 0.07) / fields })),
)
  .toSorted((a, b) => a.place - b.place)
  .map(({ pays }) => pays)

/** What a field pays, by its number: 1 at the top, and on clockwise. */
export const fieldPays = (number: number): number => FIELDS[number - 1] ?? 0

function boardOf([number = 1]: readonly number[]): TablegameBoard {
  const ended = `field-${fieldPays(number)}`
  return { dealt: [{ place: 'field', number }], totals: {}, ended }
}

export const WHEEL_OF_FORTUNE: TablegameRules = {
  drums: [{ of: FIELDS.length, take: 1 }],
  groups: [
    {
      spots: COUNTS.map(([pays]) =>
        spotAt(`field-${pays}`, pays * 100, ({ ended }) => ended === `field-${pays}`),
      ),
      cases: () => FIELDS.map((_, at) => ({ numbers: [at + 1], weight: 1 })),
    },
  ],
  boardOf,
}
