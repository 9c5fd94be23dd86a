import { isDeepStrictEqual } from 'node:util'
import type { OwnGame, OwnMode } from '#games/own-game.ts'
import { SHELF } from '#games/shelf.ts'
import type { Noted, RecordCheck } from '#web/parts/fairness/verify-record.ts'
import { verifyRound, type DrawnRound } from '#web/parts/fairness/verify-round.ts'
import type { Round } from './proof.ts'

/** One thing that was looked at; `holds` is null for what is only told. */
export interface Step {
  /** What it looks at, in a word. */
  name: string
  holds: boolean | null
  text: string
}

/** What was noted before by the one who verifies, and what a saved file says that its page had noted. */
export interface NotedBefore extends Noted {
  seedHash: string | undefined
  tableHash: string | undefined
  /** When the mode was first shown, in Unix milliseconds, as the file says. */
  modeAt: number | undefined
  /** The key comes from the file, and from nobody who noted it otherwise. */
  isKeyOfFile: boolean
}

export const NOTHING_NOTED: NotedBefore = {
  seedHash: undefined,
  tableHash: undefined,
  modeAt: undefined,
  mode: null,
  receiptKey: null,
  isKeyOfFile: false,
  seed: null,
}

/**
 * Works a round out again, by the very code that drew it and that the page verifies with; a game of
 * the house's own studio is played anew from its rules besides. Without its table, or with one that is none,
 * nothing is drawn, and it is not verified.
 */
export async function examine(
  round: Round,
  table: Uint8Array | null,
  noted: NotedBefore,
  shelf: readonly OwnGame[] = SHELF,
): Promise<Step[]> {
  const { record, drawn } = await verifyRound(round, table, noted)
  return [
    ...againstRecord(round, record, noted),
    ...againstNote('hash of the seed', round.draw.seedHash, noted.seedHash),
    ...againstNote('hash of the table', round.draw.tableHash, noted.tableHash),
    ...againstShelf(round, shelf),
    ...(drawn ? againstDraw(round, drawn) : [NOT_DRAWN]),
  ]
}

const NOT_DRAWN: Step = {
  name: 'draw',
  holds: false,
  text: 'an outcome can be drawn for what the record says',
}

/** A file cannot prove when its own notes were made: who trusts it is the one who saved it. */
const BY_FILE = 'noted according to this file'

function againstRecord(round: Round, record: RecordCheck, noted: NotedBefore): Step[] {
  const { receipt } = round
  return [
    {
      name: 'receipt',
      holds: record.receipt,
      text: `the house signed this very record, with the key ${receipt.key}`,
    },
    {
      name: 'figures',
      holds: record.figures,
      text: 'multiplier, jackpots won, end and place of the table follow from the other figures',
    },
    {
      name: 'key',
      holds: record.receiptKey,
      text:
        record.receiptKey === null
          ? 'no key was noted: anybody can sign; hold the key above to one that you know (--key)'
          : `that key is the one ${noted.isKeyOfFile ? BY_FILE : 'noted before'}`,
    },
    ...againstNotedSeed(round, record, noted),
    ...againstNotedGame(round, record, noted),
  ]
}

function againstNotedSeed({ draw }: Round, record: RecordCheck, { seed }: NotedBefore): Step[] {
  if (seed === null)
    return [
      {
        name: 'noted seed',
        holds: null,
        text: 'the file notes no hash of the seed and no client seed: hold both to what you know (--seed-hash)',
      },
    ]
  const hash: Step = {
    name: 'noted seed',
    holds: record.notedSeed,
    text: `the hash of the seed is the one ${BY_FILE}, before round ${seed.nonce} of it`,
  }
  const later: Step = {
    name: 'noted seed',
    holds: null,
    text: `the hash of the seed was ${BY_FILE} only before round ${seed.nonce} of it, and this is round ${draw.nonce}`,
  }
  const client: Step = {
    name: 'noted client seed',
    holds: record.notedClientSeed,
    text:
      seed.clientSeed === null
        ? `no client seed was ${BY_FILE}: it was not made in that browser`
        : `the client seed is the one that the browser made, ${BY_FILE}`,
  }
  const version: Step = {
    name: 'noted draw',
    holds: record.notedDraw,
    text:
      seed.drawVersion === null
        ? `no version of the draw was ${BY_FILE}`
        : `the version of the draw is the one ${BY_FILE}`,
  }
  return [record.notedSeed === true && seed.nonce > draw.nonce ? later : hash, client, version]
}

function againstNotedGame(round: Round, record: RecordCheck, noted: NotedBefore): Step[] {
  if (noted.mode === null)
    return [
      {
        name: 'noted',
        holds: null,
        text: 'no table, cost or jackpots of its game were noted: hold the table to what you know (--table-hash)',
      },
    ]
  const { modeAt } = noted
  const later: Step = {
    name: 'noted',
    holds: null,
    text: `its game was ${BY_FILE} only after the round, at ${momentOf(modeAt)}`,
  }
  return [
    { name: 'noted table', holds: record.notedTable, text: `its table is the one ${BY_FILE}` },
    {
      name: 'noted cost',
      holds: record.notedCost,
      text: `the stake is what a round costs, as ${BY_FILE}`,
    },
    {
      name: 'noted jackpots',
      holds: record.notedJackpots,
      text: `it took part in the jackpots or not, as ${BY_FILE}`,
    },
    ...(modeAt !== undefined && !(modeAt <= Date.parse(round.at)) ? [later] : []),
  ]
}

/** A number that is no moment is printed as it is. */
const momentOf = (ms: number | undefined): string => {
  const moment = new Date(ms ?? NaN)
  return Number.isNaN(moment.getTime()) ? String(ms) : moment.toISOString()
}

function againstDraw(round: Round, found: DrawnRound): Step[] {
  const { draw } = round
  const { point, total, row, rows, multiple } = found
  return [
    {
      name: 'seed',
      holds: found.seed,
      text: `the opened server seed has the SHA-256 ${draw.seedHash}`,
    },
    {
      name: 'table',
      holds: found.table,
      text: `the table of ${rows} rows has the SHA-256 ${draw.tableHash}`,
    },
    {
      name: 'draw',
      holds: null,
      text: `version ${draw.drawVersion} of the draw, client seed "${draw.clientSeed}", nonce ${draw.nonce}: it draws ${point} of ${total}: row ${row}`,
    },
    {
      name: 'outcome',
      holds: found.book,
      text: `that row holds outcome no. ${draw.bookID}, the recorded one`,
    },
    {
      name: 'payout',
      holds: found.payout,
      text: `it pays ${multiple}× the base stake, which is what was paid`,
    },
    {
      name: 'events',
      holds: found.eventsMatch ?? true,
      text: 'the events told add up to that pay',
    },
    ...againstJackpots(round, found),
  ]
}

/** Every level's draw, and whether it was recorded as it came. */
function againstJackpots({ jackpot }: Round, { jackpots, jackpotsHold }: DrawnRound): Step[] {
  if (jackpots === null)
    return [
      {
        name: 'jackpots',
        holds: null,
        text: 'the record says that the round took no part in the jackpots',
      },
    ]
  const wins = jackpot?.wins.map(({ level }) => level).join(', ') || 'none'
  const draws = jackpots.map(({ level, point, oneIn, isHit }) => ({
    name: 'jackpots',
    holds: null,
    text: `for the jackpot ${level} it draws ${point} of ${oneIn} micro-lira: ${isHit ? 'a hit' : 'no hit'}`,
  }))
  return [
    ...draws,
    { name: 'jackpots', holds: jackpotsHold, text: `the jackpots recorded are those hit: ${wins}` },
  ]
}

export const isVerified = (steps: readonly Step[]): boolean =>
  steps.every(({ holds }) => holds !== false)

/**
 * What the steps come to, in a line: verified is what was worked out again and held to what the one who verifies noted, or this
 * repository has committed. Of what comes from the record alone it is said so: whoever wrote it may have made that up as a whole.
 */
export function verdictOf(steps: readonly Step[], noted: NotedBefore): string {
  if (!isVerified(steps)) return 'NOT VERIFIED: a step does not hold.'
  const taken = takenFromRecord(steps, noted)
  return taken.length === 0
    ? 'Verified: every step holds, against what you noted yourself.'
    : `Worked out again, and nothing is wrong. Taken from the record, and held to nothing that you noted: ${taken.join(', ')}. A record that somebody made up can be as right in itself.`
}

function takenFromRecord(steps: readonly Step[], noted: NotedBefore): string[] {
  const isCommitted = steps.some(({ name, holds }) => name === 'committed table' && holds === true)
  const grounds: [string, boolean][] = [
    ['the key (--key)', noted.receiptKey !== null && !noted.isKeyOfFile],
    ['the hash of the seed (--seed-hash)', noted.seedHash !== undefined],
    ['the table (--table-hash)', noted.tableHash !== undefined || isCommitted],
  ]
  return grounds.flatMap(([what, isKnown]) => (isKnown ? [] : [what]))
}

function againstNote(what: string, recorded: string, noted: string | undefined): Step[] {
  if (noted === undefined) return []
  return [
    {
      name: what,
      holds: noted.toLowerCase() === recorded,
      text: `it is the ${what} noted before the round`,
    },
  ]
}

/** What this repository itself says of the round's game: hash, cost and events. */
function againstShelf(round: Round, shelf: readonly OwnGame[]): Step[] {
  const { game, version } = round
  const own = shelf.find((each) => each.id === game && each.version === version)
  if (!own)
    return [
      { name: 'repository', holds: null, text: `${game} ${version} is no game of this repository` },
    ]
  const mode = own.modes.find(({ name }) => name === round.mode)
  if (!mode)
    return [
      {
        name: 'repository',
        holds: false,
        text: `${game} ${version} has a mode named ${round.mode}`,
      },
    ]
  return [
    {
      name: 'committed table',
      holds: mode.tableHash === round.draw.tableHash,
      text: `that hash is committed for ${game} ${version}, mode ${mode.name}, in games/`,
    },
    {
      name: 'jackpots',
      holds: round.jackpot !== null,
      text: 'a slot of the house takes part in the jackpots',
    },
    { name: 'cost', holds: isCost(round, mode), text: `the stake is ${mode.cost}× the base stake` },
    {
      name: 'rules',
      holds: hasSameEvents(round, mode),
      text: 'the rules, played anew, tell the very same events',
    },
  ]
}

const WIRE_SCALE = 1_000_000

const isCost = ({ stake, baseStake }: Round, { cost }: OwnMode): boolean =>
  Math.round(stake * WIRE_SCALE) === Math.round(baseStake * WIRE_SCALE * cost)

function hasSameEvents({ events, draw }: Round, mode: OwnMode): boolean {
  try {
    const anew: unknown = JSON.parse(JSON.stringify(mode.book(draw.bookID)))
    return isDeepStrictEqual(anew, events)
  } catch {
    return false
  }
}
