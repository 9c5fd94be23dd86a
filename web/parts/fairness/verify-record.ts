/** What a record says of itself, who says it, and what was noted before it was played: all but the draw. */
import { receiptText, type Receipt } from '#contract/games/receipt.ts'
import { tablePath } from '#contract/games/tables.ts'
import { fromWire, toWire } from '#contract/money.ts'
import type { NotedMode } from './recorded-games.ts'
import type { NotedSeed } from './recorded-seeds.ts'
import { isSignedBy } from './web-hash.ts'

/** A record of a round, as far as more than its draw is held to something. */
export interface Recorded {
  game: string
  version: string
  mode: string
  stake: number
  baseStake: number
  payout: number | null
  multiplier: number | null
  jackpotWon: number
  active: boolean
  jackpot: { terms: number; wins: readonly { amount: number }[] } | null
  draw: {
    tableHash: string
    table: string
    seedHash: string
    clientSeed: string
    drawVersion: number
  }
  receipt: Receipt
}

/** What whoever verifies noted before the round; null where nothing was. */
export interface Noted {
  mode: Pick<NotedMode, 'tableHash' | 'cost' | 'jackpots'> | null
  receiptKey: string | null
  /** Of the seed that the round names. */
  seed: NotedSeed | null
}

/** What a record is held to of its game, as it was noted when the game opened; null where nothing was. */
export interface GameCheck {
  /** The table and the cost are those noted, and the round took part in the jackpots if its game does. */
  notedTable: boolean | null
  notedCost: boolean | null
  notedJackpots: boolean | null
}

/** Where nothing was noted, it is null. */
export interface RecordCheck extends GameCheck {
  /** The house signed this very record, with the key that the record names. */
  receipt: boolean
  /** That key is the one noted. */
  receiptKey: boolean | null
  /** Multiplier, jackpots won, end and the table's place follow from the other figures. */
  figures: boolean
  /** The seed's hash, the client seed beside it and the version they draw by are those noted. */
  notedSeed: boolean | null
  notedClientSeed: boolean | null
  notedDraw: boolean | null
}

export async function verifyRecord(record: Recorded, noted: Noted): Promise<RecordCheck> {
  const { seed } = noted
  const ownClientSeed = seed?.clientSeed ?? null
  const drawVersion = seed?.drawVersion ?? null
  const { key, signature } = record.receipt
  return {
    receipt: await isSignedBy(key, signature, receiptText(record)),
    receiptKey: noted.receiptKey === null ? null : key === noted.receiptKey,
    figures: doFiguresAgree(record),
    notedSeed: seed && record.draw.seedHash === seed.seedHash,
    notedClientSeed: ownClientSeed === null ? null : record.draw.clientSeed === ownClientSeed,
    notedDraw: drawVersion === null ? null : record.draw.drawVersion === drawVersion,
    ...verifyGame(record, noted.mode),
  }
}

/** Holds what a record says of its game to what was noted of it. */
export const verifyGame = (
  record: Pick<Recorded, 'stake' | 'baseStake'> & {
    jackpot: object | null
    draw: { tableHash: string }
  },
  noted: Noted['mode'],
): GameCheck => ({
  notedTable: noted && record.draw.tableHash === noted.tableHash,
  notedCost: noted && isCost(record, noted.cost),
  notedJackpots: noted && (record.jackpot === null) === (noted.jackpots === null),
})

/** The names of what does not hold. */
export const failingIn = (found: GameCheck): string[] =>
  Object.entries(found).flatMap(([name, holds]) => (holds === false ? [name] : []))

function doFiguresAgree(record: Recorded): boolean {
  const { payout, stake, multiplier, jackpotWon, jackpot, draw, active } = record
  const won = (jackpot?.wins ?? []).reduce((sum, { amount }) => sum + (fromWire(amount) ?? 0n), 0n)
  return (
    !active &&
    payout !== null &&
    multiplier === (stake === 0 ? null : Number(fromWire(payout)) / Number(fromWire(stake))) &&
    jackpotWon === toWire(won) &&
    draw.table === tablePath(record.game, record.version, record.mode)
  )
}

const SCALE = 1_000_000

const isCost = (
  { stake, baseStake }: Pick<Recorded, 'stake' | 'baseStake'>,
  cost: number,
): boolean => Math.round(stake * SCALE) === Math.round(baseStake * SCALE * cost)
