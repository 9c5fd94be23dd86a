import { sql } from 'kysely'
import type { Member } from '../context.ts'

/** Members of this rank try what is hidden from everyone else. */
const TESTER_RID = 20

export const isTester = (member: Member | null): boolean => member?.rid === TESTER_RID

/** The `status` of a provider that everyone sees; 2 is hidden. */
const SHOWN = 1

export const isShown = sql<boolean>`provider.status = ${sql.lit(SHOWN)}`
