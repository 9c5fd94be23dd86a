/** The wheel: nineteen fields, one to eighteen in three colours by turns, and a star that is no number and has a colour of its own. */
import { STAR, WHEEL_COLOURS, WHEEL_NUMBERS, fieldColour } from '#contract/games/betgames-names.ts'
import { countTo, isOdd, spotOf, type BetgameRules } from './betgame.ts'

const THIRD = WHEEL_NUMBERS / 3

export const WHEEL: BetgameRules = {
  drums: [{ of: STAR, take: 1 }],
  groups: [
    {
      spots: [
        ...countTo(WHEEL_NUMBERS).map((number) =>
          spotOf('number', [number], ([field]) => field === number),
        ),
        spotOf('number', ['star'], ([field]) => field === STAR),
        ...WHEEL_COLOURS.map((colour) =>
          spotOf('colour', [colour], ([field = 0]) => fieldColour(field) === colour),
        ),
        spotOf('parity', ['odd'], ([field = 0]) => field !== STAR && isOdd(field)),
        spotOf('parity', ['even'], ([field = 0]) => !isOdd(field)),
        spotOf('half', ['low'], ([field = 0]) => field <= WHEEL_NUMBERS / 2),
        spotOf('half', ['high'], ([field = 0]) => field > WHEEL_NUMBERS / 2 && field !== STAR),
        ...countTo(3).map((third) =>
          spotOf('third', [third], ([field = 0]) => Math.ceil(field / THIRD) === third),
        ),
      ],
      cases: countTo(STAR).map((field) => ({ numbers: [field], weight: 1 })),
    },
  ],
  made: null,
}
