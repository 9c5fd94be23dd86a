import { AMOUNT_MAX, fromWire, isWholeKurus, toWire, type Money } from '#contract/money.ts'
import type { Actor } from '#server/action/actor.ts'
import { port, type Database } from '#server/database/database.ts'
import { floorKind } from '#server/floor/kinds/kinds.ts'
import {
  closeTable,
  openTable,
  setTableLimits,
  setTableVideo,
} from '#server/floor/tables/operate.ts'
import { findTable, type FloorTable } from '#server/floor/tables/tables.ts'
import { UnfitLimits, type Limits } from '#server/floor/tables/unfit-bets.ts'
import { notifyTouched } from '#server/push/notify.ts'
import { readSettings } from '#server/settings.ts'
import { readActor, refuseWithoutWhy } from '../serve/start/actor.ts'
import { CannotStart, exitWithOneLine, print } from '../serve/start/print.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run table -- list`, `-- open <table>`, `-- close <table>`, `-- limits <table> <min> <max>`, `-- video <table> <address>|off`:
 * the tables of the floor. A closed table tells the round that is under way to its end, and begins no other. A studio's video stands in
 * the place of the scene that is drawn, from an origin that `STUDIO_ORIGINS` names. Works beside a running house.
 */
const USAGE =
  'Usage: npm run table -- list | open <table> --why "…" | close <table> --why "…" | limits <table> <min> <max> --why "…" | video <table> <address>|off --why "…"'

const VIDEO_LENGTH_MAX = 2_000
const UNKNOWN = 'There is no such table: npm run table -- list'

try {
  const { actor, rest } = readActor(process.argv.slice(2))
  const [what, table, ...limits] = rest
  if (what === 'list' && table === undefined) await withDatabase(list)
  else if (table === undefined) throw new CannotStart(USAGE)
  else if (what === 'open' && limits.length === 0) await act(actor, table, openTable)
  else if (what === 'close' && limits.length === 0) await act(actor, table, closeTable)
  else if (what === 'limits' && limits.length === 2) {
    const [minStake, maxStake] = limits.map(amountOf)
    if (minStake === undefined || maxStake === undefined || minStake > maxStake)
      throw new CannotStart('The smallest bet is not above the highest.')
    await limit(actor, table, { minStake, maxStake })
  } else if (what === 'video' && limits.length === 1) await film(actor, table, limits[0] ?? '')
  else throw new CannotStart(USAGE)
} catch (error) {
  exitWithOneLine(error)
}

async function list({ db }: Database): Promise<void> {
  const rows = await db.selectFrom('floor_tables').select('id').orderBy('id').execute()
  for (const { id } of rows) {
    const table = await findTable(db, id)
    if (table) print(describe(table))
  }
}

async function act(actor: Actor, id: string, work: typeof openTable): Promise<void> {
  refuseWithoutWhy(actor)
  const changed = await withDatabase(async ({ db }) => {
    const before = await findTable(db, id)
    const table = await work(db, actor, id)
    if (table) await notifyTouched(port(db), [['table', [id]]])
    return table && before && { before: describe(before), after: describe(table) }
  })
  if (!changed) throw new CannotStart(UNKNOWN)
  print(changed.after)
  if (changed.after === changed.before) print('It stood so already: nothing was done.')
}

async function limit(actor: Actor, id: string, limits: Limits): Promise<void> {
  try {
    await act(actor, id, (db, who) => setTableLimits(db, who, id, limits))
  } catch (error) {
    if (!(error instanceof UnfitLimits)) throw error
    const bets = error.bets.map(([bet, most]) => `${bet} (₺${toWire(most)} at most)`)
    throw new CannotStart(
      `With ₺${toWire(limits.minStake)} to ₺${toWire(limits.maxStake)} nothing could be laid on ${bets.join(', ')}. Lower the smallest bet${error.isRaisable ? ', or raise the highest' : ''}.`,
    )
  }
}

async function film(actor: Actor, id: string, address: string): Promise<void> {
  const video = address === 'off' ? null : videoOf(address)
  await act(actor, id, async (db, who) => {
    const table = await findTable(db, id)
    if (!table) return null
    if (video !== null && floorKind(table.kind).isFilmed !== true)
      throw new CannotStart(
        `A table of ${table.kind} is played in its scene, or tells what was drawn by it: no video stands in its place.`,
      )
    return setTableVideo(db, who, id, video)
  })
}

/** As browsers will ask for it, and may by the policy of the games' pages. */
function videoOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  const { studioOrigins = [] } = readSettings(process.env)
  if (!url || url.username !== '' || url.href.length > VIDEO_LENGTH_MAX)
    throw new CannotStart(
      `${address} is no address of a video: https://video.example/table.mp4, or off.`,
    )
  if (!studioOrigins.includes(url.origin))
    throw new CannotStart(
      `No page may show what comes from ${url.origin}: name it in STUDIO_ORIGINS, for the house too.`,
    )
  return url.href
}

function describe(table: FloorTable): string {
  const { id, kind, minStake, maxStake, languages, openMs, videoUrl } = table
  const limits = `₺${toWire(minStake)} to ₺${toWire(maxStake)}`
  return `${id}  ${kind}, ${stateOf(table)}, ${limits}, ${languages.join(' and ')}, open ${openMs / 1_000} s${videoUrl === null ? '' : `, video ${videoUrl}`}`
}

function stateOf({ isOpen, isOpenItself }: FloorTable): string {
  if (!isOpenItself) return 'closed'
  return isOpen ? 'open' : 'closed with all tables'
}

function amountOf(text: string): Money {
  const isAmount = /^\d+(\.\d+)?$/.test(text)
  if (isAmount && Number(text) > toWire(AMOUNT_MAX))
    throw new CannotStart(`${text} is above all amounts here: ₺${toWire(AMOUNT_MAX)} is the most.`)
  const amount = isAmount ? fromWire(Number(text)) : null
  if (amount === null || amount <= 0n || !isWholeKurus(amount))
    throw new CannotStart(`${text} is no amount of whole kuruş: limits are lira, like 5 or 2500.50`)
  return amount
}
