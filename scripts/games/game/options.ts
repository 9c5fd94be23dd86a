import { LIRA } from '#contract/money.ts'
import {
  objectionTo,
  type SettingsChange,
  type Stakes,
} from '#server/round/publish/game-settings.ts'
import type { KnownGame } from '#server/round/publish/known-game.ts'
import { refuseClient } from '#server/round/publish/publish-game.ts'
import { CannotStart } from '../../serve/start/print.ts'

/** Every switch of `npm run game`. Amounts are in lira. */
export const GAME_OPTIONS = {
  open: { type: 'boolean' },
  close: { type: 'boolean' },
  show: { type: 'boolean' },
  hide: { type: 'boolean' },
  'open-mode': { type: 'string' },
  'close-mode': { type: 'string' },
  min: { type: 'string' },
  max: { type: 'string' },
  step: { type: 'string' },
  first: { type: 'string' },
  levels: { type: 'string' },
  'own-stakes': { type: 'boolean' },
  version: { type: 'string' },
  client: { type: 'string' },
  why: { type: 'string' },
} as const

export const GAME_USAGE =
  'Usage: npm run game -- <id> [--close|--open] [--hide|--show] [--close-mode bonus] [--open-mode bonus] ' +
  '[--min 1 --max 1000 --step 0.2 --first 5 --levels 1,2,5,10] [--own-stakes] [--version 2] [--client https://…] [--why "…"]'

type Given = {
  readonly [name in keyof typeof GAME_OPTIONS]?:
    ((typeof GAME_OPTIONS)[name]['type'] extends 'boolean' ? boolean : string) | undefined
}

/** What is to be changed; nothing of it when one part cannot be. Throws `CannotStart`. */
export function readChange(given: Given, game: KnownGame): SettingsChange {
  const change: SettingsChange = {}
  if (given.open) refuseWrongFiles(game)
  if (given.open || given.close) change.is_open = given.open === true
  if (given.show || given.hide) change.is_hidden = given.show !== true
  if (given['open-mode'] ?? given['close-mode']) change.closed_modes = closedModes(given, game)
  if (given.version !== undefined) change.version = versionOf(given.version, game)
  if (given.client !== undefined) Object.assign(change, clientOf(given.client))
  const stakes = stakesOf(given, game)
  return stakes === undefined ? change : { ...change, stakes }
}

/** The house would close it again at its next look; until then it would take stakes on other files. */
function refuseWrongFiles({ id, wrongFiles }: KnownGame): void {
  if (wrongFiles.length === 0) return
  throw new CannotStart(
    `${id} stays closed: ${wrongFiles.join(', ')} gone or not as published. ` +
      'Put back what was published, run npm run game-hashes, and open it then.',
  )
}

function closedModes(given: Given, game: KnownGame): string[] {
  const closed = new Set(game.settings?.closed_modes)
  const read = (name: string): string => {
    const mode = game.modes.find((each) => each.toUpperCase() === name.toUpperCase())
    if (!mode)
      throw new CannotStart(`${game.id} has no mode ${name}; it has ${game.modes.join(', ')}.`)
    return mode.toUpperCase()
  }
  if (given['close-mode'] !== undefined) closed.add(read(given['close-mode']))
  if (given['open-mode'] !== undefined) closed.delete(read(given['open-mode']))
  return [...closed]
}

function versionOf(version: string, { id, versions }: KnownGame): string {
  if (versions.includes(version)) return version
  throw new CannotStart(`${id} has no version ${version}; it has ${versions.join(', ')}.`)
}

/** A game with a page can be opened, so it is shown; without an address its own page counts again. */
function clientOf(client: string): SettingsChange {
  if (client === '') return { client: null }
  try {
    refuseClient(client)
  } catch (error) {
    throw new CannotStart(error instanceof Error ? error.message : String(error))
  }
  return { client, is_hidden: false }
}

function stakesOf(given: Given, game: KnownGame): Stakes | null | undefined {
  if (given['own-stakes']) return null
  const { min, max, step, first, levels } = given
  if ([min, max, step, first, levels].every((value) => value === undefined)) return undefined
  const before = game.settings?.stakes ?? game.stakes
  const minMicro = min === undefined ? before.minMicro : micro('--min', min)
  const maxMicro = max === undefined ? before.maxMicro : micro('--max', max)
  const stepMicro = step === undefined ? before.stepMicro : micro('--step', step)
  const levelsMicro =
    levels === undefined
      ? before.levelsMicro.filter(
          (level) => level >= minMicro && level <= maxMicro && level % stepMicro === 0,
        )
      : levels.split(',').map((level) => micro('--levels', level))
  const kept = levelsMicro.includes(before.defaultMicro)
    ? before.defaultMicro
    : (levelsMicro[0] ?? 0)
  const defaultMicro = first === undefined ? kept : micro('--first', first)
  const stakes = { minMicro, maxMicro, stepMicro, defaultMicro, levelsMicro }
  const objection = objectionTo(stakes, game)
  if (objection !== null) throw new CannotStart(`These stakes cannot be: ${objection}.`)
  return stakes
}

const DECIMAL = /^\d{1,9}(\.\d{1,6})?$/

function micro(option: string, text: string): number {
  if (!DECIMAL.test(text.trim()))
    throw new CannotStart(`${option} takes lira like 0.20, "${text}" is none.`)
  return Math.round(Number(text) * Number(LIRA))
}
