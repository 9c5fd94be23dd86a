import { isDeepStrictEqual } from 'node:util'
import type { OwnGame, OwnMode } from '#games/own-game.ts'
import { SHELF } from '#games/shelf.ts'
import { verifyRound, type Verification } from '#web/parts/fairness/verify-round.ts'
import { versionOf, type Round } from './proof.ts'

/** One thing that was looked at; `holds` is null for what is only told. */
export interface Step {
  holds: boolean | null
  text: string
}

/** Hashes that whoever verifies noted before, to be held against those of the record. */
export interface Noted {
  seedHash: string | undefined
}

/**
 * Works a round out again, by the very code that drew it and that the page verifies with; a game of
 * the house's own studio is played anew from its rules besides. Throws when the bytes are no table.
 */
export async function examine(
  round: Round,
  table: Uint8Array,
  noted: Noted,
  shelf: readonly OwnGame[] = SHELF,
): Promise<Step[]> {
  const { draw } = round
  const found = await verifyRound(round, table)
  const { point, total, row, rows, multiple } = found
  const pays = found.eventsMatch ?? true
  return [
    { holds: found.seed, text: `the opened server seed has the SHA-256 ${draw.seedHash}` },
    ...againstNote(draw.seedHash, noted.seedHash),
    { holds: found.table, text: `the table of ${rows} rows has the SHA-256 ${draw.tableHash}` },
    ...againstShelf(round, shelf),
    {
      holds: null,
      text: `HMAC-SHA-256 over "${draw.clientSeed}:${draw.nonce}:…" draws ${point} of ${total}: row ${row}`,
    },
    { holds: found.book, text: `that row holds outcome no. ${draw.bookID}, the recorded one` },
    { holds: found.payout, text: `it pays ${multiple}× the base stake, which is what was paid` },
    { holds: pays, text: 'the events told add up to that pay' },
    ...againstJackpots(round, found),
  ]
}

/** Every level's draw, and whether it was recorded as it came. */
function againstJackpots(
  { jackpot, draw }: Round,
  { jackpots, jackpotsHold }: Verification,
): Step[] {
  if (jackpots === null)
    return [
      {
        holds: null,
        text: 'the record says that the round took no part in the jackpots: right for games of other studios only',
      },
    ]
  const wins = jackpot?.wins.map(({ level }) => level).join(', ') || 'none'
  const draws = jackpots.map(({ level, point, oneIn, isHit }) => ({
    holds: null,
    text: `over "${draw.clientSeed}:${draw.nonce}:jackpot:${level}:…" it draws ${point} of ${oneIn} micro-lira: ${isHit ? 'a hit' : 'no hit'}`,
  }))
  return [...draws, { holds: jackpotsHold, text: `the jackpots recorded are those hit: ${wins}` }]
}

export const isVerified = (steps: readonly Step[]): boolean =>
  steps.every(({ holds }) => holds !== false)

function againstNote(seedHash: string, noted: string | undefined): Step[] {
  if (noted === undefined) return []
  return [
    { holds: noted.toLowerCase() === seedHash, text: 'it is the hash noted before the round' },
  ]
}

/** What this repository itself says of the round's game: hash, cost and events. */
function againstShelf(round: Round, shelf: readonly OwnGame[]): Step[] {
  const { game, version } = versionOf(round)
  const own = shelf.find((each) => each.id === game && each.version === version)
  if (!own) return [{ holds: null, text: `${game} ${version} is no game of this repository` }]
  const mode = own.modes.find(({ name }) => name === round.mode)
  if (!mode) return [{ holds: false, text: `${game} ${version} has a mode named ${round.mode}` }]
  return [
    {
      holds: mode.tableHash === round.draw.tableHash,
      text: `that hash is committed for ${game} ${version}, mode ${mode.name}, in games/`,
    },
    { holds: isCost(round, mode), text: `the stake is ${mode.cost}× the base stake` },
    {
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
