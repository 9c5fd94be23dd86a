import { parseArgs } from 'node:util'
import { readSettings } from '#server/settings.ts'
import { exitWithOneLine, print } from '../serve/start/print.ts'
import { askedBy, USAGE } from './verify-floor/asked.ts'
import { believedOf, objectionsTo, type Asked } from './verify-floor/expected.ts'
import { askHouse, readSaved } from './verify-floor/published.ts'
import { verifyRounds } from './verify-floor/verify.ts'

/**
 * `npm run verify-floor -- <table> <from> <to> [--house <url> | --file <saved.json>] [--end <hash>] [--salt <salt>]`: works rounds
 * of a table out again from what the house published and nothing else: that they are those asked for, of a table, rules and chains as
 * this repository has them, that each seed follows the one before it from the end of its chain, and that each round came to what seed
 * and crowd say. `--end` and `--salt` name what was noted before. Exit code 1 when something is wrong, 2 when rounds that were asked
 * for are not there yet, or nothing could be asked.
 */
let isAsking = false
try {
  const { values, positionals } = parseArgs({
    options: {
      house: { type: 'string' },
      file: { type: 'string' },
      end: { type: 'string' },
      salt: { type: 'string' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  if (values.help === true) print(USAGE)
  else await verify(askedBy(positionals, values), values)
} catch (error) {
  exitWithOneLine(error, isAsking ? 2 : 1)
}

async function verify(asked: Asked, { file, house }: { file?: string; house?: string }) {
  isAsking = true
  const published =
    file === undefined
      ? await askHouse(house ?? readSettings(process.env).gamesUrl, asked)
      : await readSaved(file)
  isAsking = false
  const objections = objectionsTo(published, asked)
  const { verified, sealed, wrong } = await verifyRounds(published)
  for (const line of new Set([...objections, ...wrong])) print(line)
  print(`${asked.table}: ${verified} rounds hold, ${wrong.length} do not.`)
  if (sealed > 0)
    print(`${sealed} more are of a shoe that goes on, and can be verified once it has ended.`)
  const last = published.rounds.at(-1)?.number ?? asked.from - 1
  if (last < asked.to)
    print(
      `Rounds ${last + 1} to ${asked.to} are not published: they have not ended, or are kept back.`,
    )
  const believed = believedOf(asked)
  if (believed !== null) print(believed)
  process.exitCode = objections.length + wrong.length > 0 ? 1 : last < asked.to ? 2 : 0
}
