/**
 * How tables stand, for whoever asks: a table is read once at a time, however many ask for it, and whoever comes while it is read is
 * told what is read next. So nobody is told what was before they asked, and no crowd of them takes more than one connection a table.
 */
import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import type { SourceHouse } from '../../push/source.ts'
import { tableState } from './state.ts'
import { ownKind } from '../tables/tables.ts'

type Db = SourceHouse['database']['db']
type Look = () => Promise<FloorTableState | null>

const looks = new WeakMap<Db, Map<string, Look>>()

/** What anyone may know of a table; null where there is none. */
export function lookAtTable(db: Db, id: string): Promise<FloorTableState | null> {
  // Whatever names nobody has a table of would stay in memory for good.
  if (ownKind(id) === null) return Promise.resolve(null)
  const known = looks.get(db) ?? new Map<string, Look>()
  looks.set(db, known)
  const look = known.get(id) ?? oneAtATime(() => tableState(db, id))
  known.set(id, look)
  return look()
}

function oneAtATime<T>(read: () => Promise<T>): () => Promise<T> {
  let present: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | null = null
  const begin = (): Promise<T> => {
    next = null
    const reading = read()
    present = reading
    return reading
  }
  return () => (next ??= present.then(begin, begin))
}
