/** How the live tables stand just now, as the stream brings it, or the house is asked while it does not. */
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { Data } from '#contract/registry.ts'
import { useLang } from '#kit/text/language.ts'
import { callQuery, useCall } from '#web/call/use-call.ts'
import type { LiveTable } from './live-table.ts'
import { useIsSeen } from '#web/parts/screen/use-is-seen.ts'

const STATES = 'livecasino/table_states'
/** How often it is asked for without a stream. */
const ASKED_EVERY_MS = 5_000

export type TableState = Data<typeof STATES>[number]

/** Has the states come while any of this place is on the screen. */
export function useTableStates(place: RefObject<Element | null>): void {
  const enabled = useIsSeen(place)
  useCall(STATES, {}, { silent: true, everyMs: ASKED_EVERY_MS, enabled })
}

/** Does the table begin rounds? As the list said it, until the states say otherwise. */
export function useIsTableOpen({
  tableID,
  isOpen,
}: Pick<LiveTable, 'tableID' | 'isOpen'>): boolean {
  const lang = useLang()
  const { data } = useQuery({
    ...callQuery(STATES, {}, lang, { silent: true }),
    enabled: false,
    select: (states) => states.find((state) => state.tableID === tableID)?.phase ?? null,
  })
  return data === undefined || data === null ? isOpen : data !== 'closed'
}

/** How a table stood when that was last told; null of one that nothing is told of. */
export function useTableState(tableID: number): TableState | null {
  const lang = useLang()
  const { data } = useQuery({
    ...callQuery(STATES, {}, lang, { silent: true }),
    // Whoever shows the tiles has it come.
    enabled: false,
    select: (states) => states.find((state) => state.tableID === tableID) ?? null,
  })
  return data ?? null
}
