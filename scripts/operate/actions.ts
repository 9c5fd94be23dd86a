import type { Selectable } from 'kysely'
import { listActions, type ActionFilter } from '#server/action/list.ts'
import type { ActionsTable } from '#server/database/tables/action.ts'
import { readFilter, ACTION_OPTIONS, ACTION_USAGE } from './actions/options.ts'
import { readCommand } from '../serve/start/command-line.ts'
import { print, exitWithOneLine } from '../serve/start/print.ts'
import { timeText } from '../serve/start/text.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run actions`: who did what to the house and why, the latest first. `--who`, `--what`, `--target`
 * and `--since` narrow it; `--json` writes one object a line, with what stood before and after.
 * Lines tell the time in Istanbul, as the lists of the office do; `--json` in UTC.
 */
try {
  const { values } = readCommand({ options: ACTION_OPTIONS } as const, ACTION_USAGE)
  const filter: ActionFilter = readFilter(values, new Date())
  const actions = await withDatabase(({ db }) => listActions(db, filter))
  for (const action of actions) print(values.json ? jsonOf(action) : lineOf(action))
  if (actions.length === 0 && !values.json) print('Nothing stands in the log that fits.')
} catch (error) {
  exitWithOneLine(error)
}

function lineOf({ at, actor_kind, actor_name, what, target, why }: Selectable<ActionsTable>) {
  const who = actor_kind === 'command' ? actor_name : `${actor_kind} ${actor_name}`
  return `${timeText(at)}  ${who.padEnd(16)}  ${what.padEnd(18)}  ${target.padEnd(26)}  ${why ?? ''}`.trimEnd()
}

function jsonOf({ id, ...action }: Selectable<ActionsTable>): string {
  return JSON.stringify({ id: String(id), ...action })
}
