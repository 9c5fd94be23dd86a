import { readFile } from 'node:fs/promises'
import { readCommand } from './start/command-line.ts'
import { CannotStart, exitWithOneLine } from './start/print.ts'
import { pushMessages, type Receiver } from './sports-feed/push.ts'
import { importedSeason, madeUpSeason } from './sports-feed/seasons.ts'
import { UnreadableSeason } from '#server/sports/feed/import.ts'

/**
 * `npm run sports-feed -- season [--seed 1] [--from 2026-11-25T17:00:00Z] [--every 20]` tells the demo's leagues, a match every so many
 * minutes; `npm run sports-feed -- import <file.json|.csv> --name "…" --region "…" [--zone Europe/London]` tells what a file has. Both as
 * the feed has it (docs/feed.md), a line of JSON for each message, in the order of their times. `--push <address>` tells a house instead, each
 * message when its time has come, signed by SPORTS_SECRET.
 */
const USAGE = `Usage: npm run sports-feed -- season [--seed 1] [--from 2026-11-25T17:00:00Z] [--every 20]
       import <file.json|file.csv> --name "…" --region "…" [--zone Europe/London]
       either with --push <address of a house>, signed by SPORTS_SECRET`
const OPTIONS = {
  seed: { type: 'string', default: '1' },
  from: { type: 'string' },
  every: { type: 'string', default: '20' },
  name: { type: 'string' },
  region: { type: 'string' },
  zone: { type: 'string', default: 'UTC' },
  push: { type: 'string' },
} as const

try {
  const { values, positionals } = readCommand({ options: OPTIONS, allowPositionals: true }, USAGE)
  const [verb, file] = positionals
  const messages =
    verb === 'season' && file === undefined
      ? madeUpSeason({
          seed: wholeOf(values.seed),
          firstAt: values.from === undefined ? Date.now() : momentOf(values.from),
          everyMs: wholeOf(values.every) * 60_000,
        })
      : verb === 'import' && file !== undefined && values.name && values.region
        ? await imported(file, values.name, values.region, values.zone)
        : refuse()
  if (values.push === undefined)
    for (const message of messages) console.log(JSON.stringify(message))
  else console.log(`${await pushMessages(messages, receiverAt(values.push))} messages were taken.`)
} catch (error) {
  exitWithOneLine(error)
}

function refuse(): never {
  throw new CannotStart(USAGE)
}

function receiverAt(address: string): Receiver {
  const secret = process.env['SPORTS_SECRET']
  if (!secret) throw new CannotStart('SPORTS_SECRET signs what is told to a house: set it.')
  if (!URL.canParse(address))
    throw new CannotStart(`An address like http://127.0.0.1:8080, not ${address}.`)
  return { address: new URL(address).origin, secret }
}

function wholeOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new CannotStart(`A whole number, not ${text}. ${USAGE}`)
  return Number(text)
}

function momentOf(text: string): number {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new CannotStart(`A moment like 2026-11-25T17:00:00Z, not ${text}.`)
  return at
}

async function imported(file: string, name: string, region: string, zone: string) {
  if (!isZone(zone)) throw new CannotStart(`There is no time zone ${zone}.`)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CannotStart(`${file} cannot be read: ${String(error)}`)
  })
  try {
    return importedSeason(text, { name, region, zone, isCsv: file.endsWith('.csv') })
  } catch (error) {
    if (error instanceof UnreadableSeason) throw new CannotStart(`${file}: ${error.message}`)
    throw error
  }
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
