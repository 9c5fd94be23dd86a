import { parseArgs } from 'node:util'
import { CannotStart, print, exitWithOneLine } from './start/print.ts'
import { gamesOf, withDatabase } from './start/with-database.ts'
import { examine, isVerified, type Step } from './verify-round/examine.ts'
import { fetchTable, readProof, readTable, type Round } from './verify-round/proof.ts'
import { recordedIn } from './verify-round/recorded.ts'

/**
 * `npm run verify-round -- <proof.json>` works out again a round that a member saved from its page,
 * over the table that the house publishes (`--url` names another place that serves it);
 * `npm run verify-round -- <id>` one of the configured database. Only what is published goes in: a
 * round whose seed is still sealed waits. Exit code 0 verified, 1 not, 2 not to be worked out.
 */
const USAGE =
  'Usage: npm run verify-round -- <id | proof.json> [--url https://house] [--seed-hash <hash>]'

try {
  const { values, positionals } = parseArgs({
    options: { url: { type: 'string' }, 'seed-hash': { type: 'string' } },
    allowPositionals: true,
  })
  const [wanted] = positionals
  if (wanted === undefined || positionals.length > 1) throw new CannotStart(USAGE)
  const { round, table } = await gather(wanted, values.url)
  head(round)
  printSteps(await examine(round, table, { seedHash: values['seed-hash'] }))
} catch (error) {
  process.exitCode = 2
  if (!(error instanceof CannotStart)) exitWithOneLine(error)
  console.error(error.message)
}

async function gather(
  wanted: string,
  url: string | undefined,
): Promise<{ round: Round; table: Uint8Array }> {
  if (/^\d{1,15}$/.test(wanted))
    return withDatabase(async (database, settings) => {
      const games = await gamesOf(database, settings)
      const round = opened(await recordedIn(database.db, games, BigInt(wanted)))
      const table = url === undefined ? readTable(round, settings) : fetchTable(url, round)
      return { round, table: await table }
    })
  const { round, house } = await readProof(wanted)
  return { round, table: await fetchTable(url ?? house, opened(round)) }
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

function printSteps(steps: readonly Step[]): void {
  const marks = new Map([
    [true, '✓'],
    [false, '✗'],
    [null, '·'],
  ])
  for (const { holds, text } of steps) print(`  ${marks.get(holds) ?? ''} ${text}`)
  print(isVerified(steps) ? 'Verified: every step holds.' : 'NOT VERIFIED: a step does not hold.')
  process.exitCode = isVerified(steps) ? 0 : 1
}
