/** Which systems can be made of so many picks, by the rules of the house: of one size, and those with a name. */
import { NAMED_SYSTEMS, SYSTEM_MAX } from '#games/sports/lines.ts'

export interface System {
  /** `2` of one size, or its name. */
  id: string
  sizes: readonly number[]
}

/** Fewer picks than three stand together in one way only; beside a banker, fewer than two. */
const PICKS_LEAST = 3

/** Of so many picks that are no bankers. With bankers beside them a line may take one of them alone. */
export function systemsOf(picks: number, bankers = 0): readonly System[] {
  const least = bankers > 0 ? PICKS_LEAST - 1 : PICKS_LEAST
  if (picks < least || picks > SYSTEM_MAX) return []
  const from = bankers > 0 ? 1 : 2
  const plain = Array.from({ length: picks - from }, (_, at): System => {
    const size = at + from
    return { id: String(size), sizes: [size] }
  })
  const named = Object.entries(NAMED_SYSTEMS).flatMap(([id, sizes]): System[] =>
    sizes.at(-1) === picks ? [{ id, sizes }] : [],
  )
  return [...plain, ...named]
}

const SEVERAL = /^\d(?:\+\d)+$/

/** The one that was chosen, or several sizes at once (`2+3`), as far as they can be made of so many picks; null where none can. */
export function systemOf(picks: number, chosen: string, bankers = 0): System | null {
  const systems = systemsOf(picks, bankers)
  if (SEVERAL.test(chosen)) {
    const ids = chosen.split('+')
    const sizes = systems.filter(({ id }) => ids.includes(id)).flatMap((each) => each.sizes)
    if (sizes.length > 1) return { id: sizes.join('+'), sizes }
  }
  return systems.find(({ id }) => id === chosen) ?? systems[0] ?? null
}

/** What is chosen once a size was pressed: it is added or taken out, and takes the place of a system with a name. The last size stays. */
export function withSize({ id, sizes }: System, size: number): string {
  if (!/^\d/.test(id)) return String(size)
  const next = sizes.includes(size) ? sizes.filter((each) => each !== size) : [...sizes, size]
  return (next.length === 0 ? sizes : next.toSorted((a, b) => a - b)).join('+')
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
