import {
  endPromotionCode,
  forgetReferenceNumber,
  isPromotionCode,
  isReferenceNumber,
  promotionCodes,
  referenceNumbers,
  resumeJoining,
  setPromotionCode,
  setReferenceNumber,
} from '#server/account/joining/operate.ts'
import type { Actor } from '#server/action/actor.ts'
import type { Database } from '#server/database/database.ts'
import { commandActor, refuseWithoutWhy } from '../serve/start/actor.ts'
import { readCommand } from '../serve/start/command-line.ts'
import { CannotStart, print, exitWithOneLine } from '../serve/start/print.ts'
import { lineText, timeText } from '../serve/start/text.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run joining -- …`: the promotion codes and reference numbers that somebody may join with, and `resume`, by which
 * joining goes on where too much was asked today. Works beside a running house. Each act says why.
 */
const USAGE =
  'Usage: npm run joining -- list | code <CODE> --tr "…" --en "…" [--starts <moment>] [--ends <moment>] | end <CODE>' +
  ' | number <number> <name> | forget <number> | resume, each but list with --why "…"'

const OPTIONS = {
  tr: { type: 'string' },
  en: { type: 'string' },
  starts: { type: 'string' },
  ends: { type: 'string' },
  why: { type: 'string' },
} as const

const LINE_MAX = 100

type Given = { readonly [name in keyof typeof OPTIONS]?: string | undefined }

/** What an act did, or that all stood as it is asked for. */
type Act = (database: Database, actor: Actor) => Promise<string>

try {
  const { values, positionals } = readCommand({ options: OPTIONS, allowPositionals: true }, USAGE)
  if (positionals.join(' ') === 'list') await withDatabase(list)
  else {
    const act = readAct(positionals, values)
    const actor = commandActor(values.why ?? null)
    refuseWithoutWhy(actor)
    print(await withDatabase((database) => act(database, actor)))
  }
} catch (error) {
  exitWithOneLine(error)
}

function readAct([verb, name, more, ...rest]: readonly string[], given: Given): Act {
  const words = [name, more, ...rest].filter((word) => word !== undefined).length
  if (verb === 'code' && words === 1) return codeOf(name, given)
  if (verb === 'end' && words === 1) return endOf(readCode(name))
  if (verb === 'number' && words === 2) return numberOf(readNumber(name), readLine('a name', more))
  if (verb === 'forget' && words === 1) return forgetOf(readNumber(name))
  if (verb === 'resume' && words === 0) return resume
  throw new CannotStart(USAGE)
}

async function list({ db }: Database): Promise<void> {
  for (const { code, title_tr, title_en, starts_at, ends_at } of await promotionCodes(db)) {
    print(`${code}  ${lineText(title_tr)} / ${lineText(title_en)}`)
    print(`   ${timeText(starts_at)} to ${timeText(ends_at)}`)
  }
  for (const { number, name } of await referenceNumbers(db)) print(`${number}  ${lineText(name)}`)
}

function codeOf(name: string | undefined, { tr, en, starts, ends }: Given): Act {
  const code = readCode(name)
  const [starts_at, ends_at] = [momentOf('--starts', starts), momentOf('--ends', ends)]
  if (starts_at && ends_at && ends_at <= starts_at)
    throw new CannotStart('A code ends after it starts.')
  const titles = { title_tr: readLine('--tr', tr), title_en: readLine('--en', en) }
  return async ({ db }, actor) => {
    const given = { code, ...titles, starts_at, ends_at }
    const hasChanged = await setPromotionCode(db, actor, given, new Date())
    return hasChanged ? `${code} is set.` : `${code} stood so already.`
  }
}

function endOf(code: string): Act {
  return async ({ db }, actor) =>
    (await endPromotionCode(db, actor, code, new Date()))
      ? `Nobody joins by ${code} any more.`
      : `There is no code ${code} that somebody could join by.`
}

function numberOf(number: string, name: string): Act {
  return async ({ db }, actor) =>
    (await setReferenceNumber(db, actor, { number, name }))
      ? `${number} is set.`
      : `${number} stood so already.`
}

function forgetOf(number: string): Act {
  return async ({ db }, actor) =>
    (await forgetReferenceNumber(db, actor, number))
      ? `Nobody joins by ${number} any more.`
      : `There is no reference number ${number}.`
}

async function resume({ db }: Database, actor: Actor): Promise<string> {
  return (await resumeJoining(db, actor))
    ? 'The day begins anew: joining goes on everywhere.'
    : 'Joining paused nowhere.'
}

function readCode(text = ''): string {
  if (isPromotionCode(text)) return text
  throw new CannotStart(`A code is 3 to 40 capitals of A to Z and digits; "${text}" is none.`)
}

function readNumber(text = ''): string {
  if (isReferenceNumber(text)) return text
  throw new CannotStart(
    `A reference number is 1 to 40 letters, digits and dashes; "${text}" is none.`,
  )
}

function readLine(what: string, text: string | undefined): string {
  const line = lineText(text ?? '').trim()
  if (line !== '' && line.length <= LINE_MAX) return line
  throw new CannotStart(`${what} takes 1 to ${LINE_MAX} characters.`)
}

function momentOf(option: string, text: string | undefined): Date | null {
  if (text === undefined) return null
  const at = new Date(text)
  if (Number.isNaN(at.getTime()) || !/^\d{4}-\d\d-\d\d/.test(text))
    throw new CannotStart(`${option} takes a moment like 2026-03-01T00:00:00+03:00.`)
  return at
}
