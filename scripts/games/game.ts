import type { Kysely } from 'kysely'
import type { Actor } from '#server/action/actor.ts'
import { LIRA } from '#contract/money.ts'
import type { Tables } from '#server/database/tables.ts'
import { knownGame, type KnownGame } from '#server/round/publish/known-game.ts'
import {
  changeSettings,
  settingsOf,
  type SettingsChange,
} from '#server/round/publish/game-settings.ts'
import { GAME_OPTIONS, GAME_USAGE, readChange } from './game/options.ts'
import { commandActor } from '../serve/start/actor.ts'
import { readCommand } from '../serve/start/command-line.ts'
import { CannotStart, print, exitWithOneLine } from '../serve/start/print.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run game -- <id> …`: what the operator says of a game: stakes, what is closed or hidden, which
 * version opens, where a page elsewhere stands. Without more it shows what stands. Holds from the next
 * play on in a running house; open rounds still end.
 */
try {
  const config = { options: GAME_OPTIONS, allowPositionals: true } as const
  const { values, positionals } = readCommand(config, GAME_USAGE)
  const [id, ...more] = positionals
  if (id === undefined || more.length > 0) throw new CannotStart(GAME_USAGE)
  const actor = commandActor(values.why ?? null)
  await withDatabase(({ db }) => setAndShow(db, actor, id, values))
} catch (error) {
  exitWithOneLine(error)
}

async function setAndShow(
  db: Kysely<Tables>,
  actor: Actor,
  id: string,
  values: Parameters<typeof readChange>[0],
): Promise<void> {
  const game = await knownGame(db, id)
  if (!game) throw new CannotStart(`There is no game ${id}.`)
  const change: SettingsChange = readChange(values, game)
  if (Object.keys(change).length > 0) await changeSettings(db, actor, id, change)
  await show(db, game)
}

async function show(db: Kysely<Tables>, game: KnownGame): Promise<void> {
  const { id, stakes, versions, modes, wrongFiles } = game
  const settings = await settingsOf(db, id)
  const closed = settings?.closed_modes ?? []
  const { minMicro, maxMicro, stepMicro, defaultMicro, levelsMicro } = settings?.stakes ?? stakes
  print(
    `${id}: ${settings?.is_open === false ? 'closed' : 'open'}, ${settings?.is_hidden ? 'hidden' : 'in the lobby'}`,
  )
  print(
    `  versions  ${versions.join(', ')}; new launches get ${settings?.version ?? versions.at(-1)}`,
  )
  print(
    `  modes     ${modes.map((mode) => (closed.includes(mode.toUpperCase()) ? `${mode} (closed)` : mode)).join(', ')}`,
  )
  print(
    `  stakes    ${inLira(minMicro)} to ${inLira(maxMicro)} in steps of ${inLira(stepMicro)}, first ${inLira(defaultMicro)}`,
  )
  print(`  levels    ${levelsMicro.map(inLira).join(' ')}`)
  if (wrongFiles.length > 0) print(`  WRONG     ${wrongFiles.join(', ')} gone or not as published`)
  if (settings?.client) print(`  page      ${settings.client}`)
}

function inLira(micro: number): string {
  return String(micro / Number(LIRA))
}
