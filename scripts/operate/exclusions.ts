import { isCountry } from '#contract/members/countries.ts'
import { nationalIdOf } from '#contract/members/national-id.ts'
import { dayOf, isCalendarDay } from '#contract/time-span.ts'
import type { Database } from '#server/database/database.ts'
import { sandboxList, setInSandbox } from '#server/protection/register/sandbox.ts'
import { commandActor, refuseWithoutWhy } from '../serve/start/actor.ts'
import { readCommand } from '../serve/start/command-line.ts'
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
  const [verb, nationalId, ...rest] = positionals
  if (rest.length > 0) throw new CannotStart(USAGE)
  if (verb === 'list' && nationalId === undefined) await withDatabase(list)
  else if ((verb === 'add' || verb === 'remove') && nationalId !== undefined) {
    const actor = commandActor(values.why ?? null)
    refuseWithoutWhy(actor)
    const until = verb === 'add' ? dayIn(values.until) : null
    if (verb === 'add') refuseNoId(nationalId, values.country)
    await withDatabase(async ({ db }) => {
      const isNew = await setInSandbox(db, actor, { country: values.country, nationalId }, until)
      const stands = until === null ? 'is not in' : `stands until ${until} in`
      print(`${nationalId} ${stands} the sandbox register${isNew ? '.' : ', as before.'}`)
    })
  } else throw new CannotStart(USAGE)
} catch (error) {
  exitWithOneLine(error)
}

function dayIn(text = ''): string {
  if (!isCalendarDay(text))
    throw new CannotStart(`--until ${text} is no day: write it as 2027-01-31.`)
  if (text < dayOf(new Date()))
    throw new CannotStart(`--until ${text} is over: an exclusion ends today or later.`)
  return text
}

/** Who cannot join by it cannot be found by it either. */
function refuseNoId(nationalId: string, country: string): void {
  if (!isCountry(country))
    throw new CannotStart(`--country ${country} is none: write two letters, such as TR.`)
  if (nationalIdOf(nationalId, country) !== nationalId)
    throw new CannotStart(`${nationalId} is no national id of ${country}.`)
}

async function list({ db }: Database): Promise<void> {
  const rows = await sandboxList(db)
  if (rows.length === 0) print('Nobody stands in the sandbox register.')
  for (const { country, national_id, until } of rows) print(`${country} ${national_id}  ${until}`)
}
