import { isCountry } from '#contract/members/countries.ts'
import { nationalIdOf } from '#contract/members/national-id.ts'
import { dayOf, isCalendarDay } from '#contract/time-span.ts'
import type { Database } from '#server/database/database.ts'
import { sandboxList, setInSandbox } from '#server/protection/register/sandbox.ts'
import { commandActor, refuseWithoutWhy } from '../serve/start/actor.ts'
import { readCommand, readVerb, refuseMore, wrongUse } from '../serve/start/command-line.ts'
import { CannotStart, exitWithOneLine, print } from '../serve/start/print.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run exclusions -- …`: who stands in the sandbox register of a demo, which plays the register outside. Works
 * beside a running house; who is listed is restricted from their next login on.
 */
const USAGE = [
  'Usage: npm run exclusions -- list',
  '       npm run exclusions -- add <national id> --until yyyy-mm-dd [--country TR] --why "…"',
  '       npm run exclusions -- remove <national id> [--country TR] --why "…"',
].join('\n')

try {
  const { values, positionals } = readCommand(
    {
      options: {
        until: { type: 'string' },
        country: { type: 'string', default: 'TR' },
        why: { type: 'string' },
      },
      allowPositionals: true,
    },
    USAGE,
  )
  const [typed, nationalId, ...rest] = positionals
  const verb = readVerb(typed, ['list', 'add', 'remove'], USAGE)
  if (verb === 'list') {
    refuseMore(positionals.slice(1), USAGE)
    await withDatabase(list)
  } else {
    refuseMore(rest, USAGE)
    if (nationalId === undefined) throw wrongUse(`${verb} wants a national id.`, USAGE)
    const actor = commandActor(values.why ?? null)
    refuseNoId(nationalId, values.country)
    const until = verb === 'add' ? dayIn(values.until) : null
    refuseWithoutWhy(actor)
    await withDatabase(async ({ db }) => {
      const isNew = await setInSandbox(db, actor, { country: values.country, nationalId }, until)
      print(`${nationalId} ${outcomeOf(until, isNew)}`)
    })
  }
} catch (error) {
  exitWithOneLine(error)
}

function outcomeOf(until: string | null, isNew: boolean): string {
  if (until !== null)
    return `stands until ${until} in the sandbox register${isNew ? '.' : ', as before.'}`
  return isNew
    ? 'was taken out of the sandbox register.'
    : 'does not stand in the sandbox register; nothing was changed.'
}

function dayIn(text: string | undefined): string {
  if (text === undefined)
    throw new CannotStart('Say until when: --until 2027-01-31, the last day of the exclusion.')
  if (!isCalendarDay(text))
    throw new CannotStart(`--until ${text} is no day of the calendar: write it as 2027-01-31.`)
  if (text < dayOf(new Date()))
    throw new CannotStart(`--until ${text} is over: an exclusion ends today or later.`)
  return text
}

/** Who cannot join by it cannot be found by it either. */
function refuseNoId(nationalId: string, country: string): void {
  if (!isCountry(country))
    throw new CannotStart(`--country ${country} is no country: write its two letters, such as TR.`)
  const kept = nationalIdOf(nationalId, country)
  if (kept === nationalId) return
  if (kept !== null) throw new CannotStart(`Write ${nationalId} as it is kept: ${kept}.`)
  const shape =
    country === 'TR'
      ? 'eleven digits, of which the last two check the others'
      : 'three to twenty letters and digits'
  throw new CannotStart(`${nationalId} is no national id of ${country}: ${shape}.`)
}

async function list({ db }: Database): Promise<void> {
  const rows = await sandboxList(db)
  if (rows.length === 0) print('Nobody stands in the sandbox register.')
  for (const { country, national_id, until } of rows) print(`${country} ${national_id}  ${until}`)
}
