import type { Data } from '#contract/registry.ts'

/** A live table, as the list of tables names it. */
export type LiveTable = Data<'livecasino/game_table_list'>[number]
