import { parseArgs } from 'node:util'
import { CannotStart, print, exitWithOneLine } from '../serve/start/print.ts'
import { gamesOf, withDatabase } from '../serve/start/with-database.ts'
import {
  examine,
  isVerified,
  verdictOf,
  NOTHING_NOTED,
  type NotedBefore,
  type Step,
} from './verify-round/examine.ts'
import { fetchTable, readProof, readTable, type Round } from './verify-round/proof.ts'
import { alterEveryField } from './verify-round/self-test.ts'
import { recordedIn } from './verify-round/recorded.ts'

/**
 * `npm run verify-round -- <proof.json>` works out again a round that a member saved from its page,
 * over the table that the house publishes (`--url` names another place that serves it);
 * `npm run verify-round -- <id>` one of the configured database. Only what is published goes in: a
 * round whose seed is still sealed waits. Exit code 0 verified, 1 not, 2 not to be worked out. A saved proof
 * brings what the page noted before the round; `--seed-hash`, `--table-hash` and `--key` name what was noted
 * otherwise. `--self-test` alters every field of such records and prints what notices it.
 */
const USAGE =
  'Usage: npm run verify-round -- <id | proof.json> [--url https://house] [--seed-hash <hash>] ' +
  '[--table-hash <hash>] [--key <key>], or npm run verify-round -- --self-test'

try {
  const { values, positionals } = parseArgs({
    options: {
      url: { type: 'string' },
      'seed-hash': { type: 'string' },
      'table-hash': { type: 'string' },
      key: { type: 'string' },
      'self-test': { type: 'boolean' },
    },
    allowPositionals: true,
  })
  if (values['self-test'] === true && positionals.length === 0) await selfTest()
  else await verify(positionals, values)
} catch (error) {
  process.exitCode = 2
  if (!(error instanceof CannotStart)) exitWithOneLine(error)
  console.error(error.message)
}

async function verify(
  [wanted, ...more]: readonly string[],
  values: { url?: string; 'seed-hash'?: string; 'table-hash'?: string; key?: string },
): Promise<void> {
  if (wanted === undefined || more.length > 0) throw new CannotStart(USAGE)
  const { round, table, noted } = await gather(wanted, values.url)
  head(round)
  const known: NotedBefore = {
    ...noted,
    seedHash: values['seed-hash'],
    tableHash: values['table-hash'],
    receiptKey: values.key ?? noted.receiptKey,
    isKeyOfFile: values.key === undefined,
  }
  printSteps(await examine(round, table, known), known)
}

/** Each field altered by itself: whether the page and the command notice, and by what. */
async function selfTest(): Promise<void> {
  const lines = await alterEveryField(print)
  const gaps = lines.filter(({ page, command }) => page === '' || command === '')
  print(
    gaps.length === 0
      ? `Every one of ${lines.length} alterations is noticed.`
      : `NOT NOTICED: ${gaps.map(({ field }) => field).join(', ')}`,
  )
  process.exitCode = gaps.length === 0 ? 0 : 1
}

async function gather(
  wanted: string,
  url: string | undefined,
): Promise<{ round: Round; table: Uint8Array; noted: NotedBefore }> {
  if (/^\d{1,15}$/.test(wanted))
    return withDatabase(async (database, settings) => {
      const games = await gamesOf(database, settings)
      const round = opened(await recordedIn(database.db, games, BigInt(wanted)))
      const table = url === undefined ? readTable(round, settings) : fetchTable(url, round)
      return { round, table: await table, noted: NOTHING_NOTED }
    })
  const { round, house, noted } = await readProof(wanted)
  const table = await fetchTable(url ?? house, opened(round))
  return { round, table, noted: { ...NOTHING_NOTED, ...noted, modeAt: noted.mode?.at } }
}

function opened(round: Round): Round {
  if (round.draw.serverSeed !== null) return round
  throw new CannotStart(
    `Round ${round.roundID} was drawn from a seed that is still in use and sealed. Its hash is ` +
      `${round.draw.seedHash}; the member opens it by renewing it.`,
  )
}

function head({ roundID, gameName, mode, stake, payout, at }: Round): void {
  print(
    `Round ${roundID} of ${at}: ${gameName}, mode ${mode}, stake ${stake}, paid ${payout ?? '–'}`,
  )
}

function printSteps(steps: readonly Step[], known: NotedBefore): void {
  const marks = new Map([
    [true, '✓'],
    [false, '✗'],
    [null, '·'],
  ])
  for (const { holds, text } of steps) print(`  ${marks.get(holds) ?? ''} ${text}`)
  print(verdictOf(steps, known))
  process.exitCode = isVerified(steps) ? 0 : 1
}
