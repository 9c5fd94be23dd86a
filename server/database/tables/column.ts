import type { ColumnType } from 'kysely'

/** Set by the database unless given. */
export type Default<T> = ColumnType<T, T | undefined, T>
/** Null unless given. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
