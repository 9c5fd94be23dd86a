import type { Kysely } from 'kysely'
import { LIRA } from '#contract/money.ts'
import type { Tables } from '#server/database/tables.ts'
import { knownGame, type KnownGame } from '#server/round/known-game.ts'
import { changeSettings, settingsOf, type SettingsChange } from '#server/round/game-settings.ts'
import { GAME_OPTIONS, GAME_USAGE, readChange } from './game/options.ts'
import { readCommand } from './start/command-line.ts'
import { CannotStart, say, sayOnlyLine } from './start/say.ts'
import { withDatabase } from './start/with-database.ts'

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
  await withDatabase(({ db }) => setAndShow(db, id, values))
} catch (error) {
  sayOnlyLine(error)
}

async function setAndShow(
  db: Kysely<Tables>,
  id: string,
  values: Parameters<typeof readChange>[0],
): Promise<void> {
  const game = await knownGame(db, id)
  if (!game) throw new CannotStart(`There is no game ${id}.`)
  const change: SettingsChange = readChange(values, game)
  if (Object.keys(change).length > 0) await changeSettings(db, id, change)
  await show(db, game)
}

async function show(db: Kysely<Tables>, game: KnownGame): Promise<void> {
  const { id, stakes, versions, modes, wrongFiles } = game
  const settings = await settingsOf(db, id)
  const closed = settings?.closed_modes ?? []
  const { minMicro, maxMicro, stepMicro, defaultMicro, levelsMicro } = settings?.stakes ?? stakes
  say(
    `${id}: ${settings?.is_open === false ? 'closed' : 'open'}, ${settings?.is_hidden ? 'hidden' : 'in the lobby'}`,
  )
  say(
    `  versions  ${versions.join(', ')}; new launches get ${settings?.version ?? versions.at(-1)}`,
  )
  say(
    `  modes     ${modes.map((mode) => (closed.includes(mode.toUpperCase()) ? `${mode} (closed)` : mode)).join(', ')}`,
  )
  say(
    `  stakes    ${inLira(minMicro)} to ${inLira(maxMicro)} in steps of ${inLira(stepMicro)}, first ${inLira(defaultMicro)}`,
  )
  say(`  levels    ${levelsMicro.map(inLira).join(' ')}`)
  if (wrongFiles.length > 0) say(`  WRONG     ${wrongFiles.join(', ')} gone or not as published`)
  if (settings?.client) say(`  page      ${settings.client}`)
}

function inLira(micro: number): string {
  return String(micro / Number(LIRA))
}
