/** What was done to the house, by whom; only ever added to. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface ActionsTable {
  id: GeneratedAlways<bigint>
  at: Generated<Date>
  actor_kind: 'command' | 'job'
  actor_name: string
  what: string
  target: string
  /** Written as JSON text, as `after`. */
  before: ColumnType<Record<string, unknown> | null, string | null, never>
  after: ColumnType<Record<string, unknown> | null, string | null, never>
  why: string | null
}
