/** Which systems can be made of so many picks, by the rules of the house: of one size, and those with a name. */
import { NAMED_SYSTEMS, SYSTEM_MAX } from '#games/sports/lines.ts'

export interface System {
  /** `2` of one size, or its name. */
  id: string
  sizes: readonly number[]
}

/** Fewer picks than three stand together in one way only. */
const PICKS_LEAST = 3

export function systemsOf(picks: number): readonly System[] {
  if (picks < PICKS_LEAST || picks > SYSTEM_MAX) return []
  const plain = Array.from({ length: picks - 2 }, (_, at): System => {
    const size = at + 2
    return { id: String(size), sizes: [size] }
  })
  const named = Object.entries(NAMED_SYSTEMS).flatMap(([id, sizes]): System[] =>
    sizes.at(-1) === picks ? [{ id, sizes }] : [],
  )
  return [...plain, ...named]
}

/** The one that was chosen, as far as it can be made of so many picks; null where none can. */
export function systemOf(picks: number, chosen: string): System | null {
  const systems = systemsOf(picks)
  return systems.find(({ id }) => id === chosen) ?? systems[0] ?? null
}

/** As everybody calls them, in every language. */
const NAMES = new Map([
  ['trixie', 'Trixie'],
  ['yankee', 'Yankee'],
  ['canadian', 'Canadian'],
  ['heinz', 'Heinz'],
  ['super-heinz', 'Super Heinz'],
  ['goliath', 'Goliath'],
  ['patent', 'Patent'],
  ['lucky-15', 'Lucky 15'],
  ['lucky-31', 'Lucky 31'],
  ['lucky-63', 'Lucky 63'],
])

/** `Yankee`, or `2/4`. */
export function systemText(sizes: readonly number[], picks: number): string {
  const known = systemsOf(picks).find((each) => each.sizes.join() === sizes.join())
  return NAMES.get(known?.id ?? '') ?? `${sizes.join('+')}/${picks}`
}
