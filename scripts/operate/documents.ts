import { writeFile } from 'node:fs/promises'
import { DOCUMENT_KINDS, type DocumentKind } from '#contract/documents.ts'
import { accountState } from '#server/account/profile/closing.ts'
import type { Actor } from '#server/action/actor.ts'
import {
  acceptDocument,
  askForDocument,
  exportDocument,
  refuseDocument,
  reviewDocument,
} from '#server/cashier/documents/decision.ts'
import { missingOf, neededDocuments } from '#server/cashier/documents/needed.ts'
import {
  documentDetails,
  undecidedDocuments,
  type DocumentDetails,
} from '#server/cashier/documents/queue.ts'
import type { OperatingHouse } from '#server/house.ts'
import { dayOf, isCalendarDay, monthsLater } from '#contract/time-span.ts'
import { readActor, refuseWithoutWhy } from '../serve/start/actor.ts'
import { memberText } from '../serve/start/member-text.ts'
import { withOperatingHouse } from '../serve/start/operating-house.ts'
import { CannotStart, print, exitWithOneLine } from '../serve/start/print.ts'
import { lineText, timeText } from '../serve/start/text.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run documents -- …`: what members send to show who they are: who waits, and what an operator decides of it.
 * Works beside a running house, on the same DATA_DIR.
 */
const USAGE = `Usage: npm run documents -- list | show <member> | export <number> <file>
       review <number> | accept <number> [<valid until, 2031-03-14>] [--why "…"]
       refuse <number> "how to do better, for the member" --why "…"
       ask <member> ${DOCUMENT_KINDS.join('|')} "why, for the member" --why "…"`

interface Request {
  house: OperatingHouse
  actor: Actor
  words: readonly string[]
}

/** The fewest and the most words after each verb. */
const WORKS: Readonly<Record<string, [number, number, (request: Request) => Promise<void>]>> = {
  list: [0, 0, list],
  show: [1, 1, show],
  export: [2, 2, exportTo],
  review: [1, 1, review],
  accept: [1, 2, accept],
  refuse: [2, 2, refuse],
  ask: [3, 3, ask],
}

const VALID_YEARS: Readonly<Record<DocumentKind, number>> = {
  'identity-front': 5,
  'identity-back': 5,
  address: 1,
}

try {
  const { actor, rest } = readActor(process.argv.slice(2))
  const [verb = '', ...words] = rest
  const found = Object.hasOwn(WORKS, verb) ? WORKS[verb] : undefined
  if (!found || words.length < found[0] || words.length > found[1]) throw new CannotStart(USAGE)
  await withDatabase((database, settings) =>
    withOperatingHouse(database, settings, (house) => found[2]({ house, actor, words })),
  )
} catch (error) {
  exitWithOneLine(error)
}

async function list({ house }: Request): Promise<void> {
  const documents = await undecidedDocuments(house.database.db)
  if (documents.length === 0) return print('No document waits.')
  for (const each of documents)
    print(
      [
        String(each.id).padStart(8),
        timeText(each.created_at),
        each.state.padEnd(10),
        each.kind.padEnd(15),
        each.username.padEnd(20),
        fileText(each),
      ].join('  '),
    )
}

function fileText(details: DocumentDetails): string {
  const { file_type, bytes, width, height, is_scanned, stored_as } = details
  if (bytes === null) return 'no file'
  const size = width === null ? '' : `, ${width}×${height}`
  const scan = is_scanned ? 'scanned' : 'not scanned'
  const end = stored_as === null ? ', erased' : ''
  return `${file_type} of ${Math.ceil(bytes / 1024)} kB${size}, ${scan}${end}`
}

async function show({ house, words: [given = ''] }: Request): Promise<void> {
  const { id, username } = await memberNamed(house, given)
  const { withdrawals } = house.settings
  const needed = await neededDocuments(house.database.db, withdrawals, id, house.clock())
  const missing = missingOf(needed)
  print(`${username}: ${missing.length === 0 ? 'nothing is missing' : 'documents are missing'}`)
  for (const { kind, state, latest, cause } of needed) {
    const number = latest === undefined ? '' : `  document ${latest.id}`
    const until = latest?.valid_until ? `  until ${latest.valid_until}` : ''
    print(
      `  ${kind.padEnd(15)} ${state.padEnd(9)}${number}${until}${cause ? `  for ${cause}` : ''}`,
    )
    if (latest?.file_name) print(`    file: ${lineText(latest.file_name)}`)
    if (latest?.reason_text) print(`    the member reads: ${lineText(latest.reason_text)}`)
  }
}

async function memberNamed({ database }: OperatingHouse, given: string) {
  const found = await accountState(database.db, given)
  if (!found) throw new CannotStart(`There is no member ${given}.`)
  return found
}

async function documentNumbered(
  { database }: OperatingHouse,
  number = '',
): Promise<DocumentDetails> {
  const id = /^[1-9]\d{0,17}$/.test(number) ? BigInt(number) : null
  const found = id === null ? undefined : await documentDetails(database.db, id)
  if (!found) throw new CannotStart(`There is no document ${number}: look at the list.`)
  return found
}

/** Never over what is there: a file that an operator has beside is not ours to change. */
async function exportTo({ house, actor, words: [number, file = ''] }: Request): Promise<void> {
  const document = await documentNumbered(house, number)
  await writeFile(file, '', { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new CannotStart(`${file} cannot be written: ${why}`)
  })
  const bytes = await exportDocument(house, actor, document.id)
  if (bytes === null) throw new CannotStart(`Document ${document.id} has no file any more.`)
  await writeFile(file, bytes)
  print(
    `${document.kind} of ${document.username} (${document.memberName}), ${document.file_type}, is in ${file}. ` +
      'That you have it stands in the action log: delete it when you have looked.',
  )
}

async function review({ house, actor, words: [number] }: Request): Promise<void> {
  const { id } = await documentNumbered(house, number)
  refuseEnded(await reviewDocument(house, actor, id))
  print('Taken up: the member sees that it is looked at, and cannot replace it.')
}

async function accept({ house, actor, words: [number, day] }: Request): Promise<void> {
  const { id, kind } = await documentNumbered(house, number)
  const until = day ?? dayOf(monthsLater(house.clock(), 12 * VALID_YEARS[kind]))
  if (!isCalendarDay(until)) throw new CannotStart(`${until} is not a day like 2031-03-14.`)
  const decision = await acceptDocument(house, actor, id, until)
  if (decision === 'over') throw new CannotStart(`${until} is over: refuse it, and say so.`)
  refuseEnded(decision)
  print(`Accepted until ${until}: the member is told.`)
}

async function refuse({ house, actor, words: [number, text] }: Request): Promise<void> {
  refuseWithoutWhy(actor)
  const { id } = await documentNumbered(house, number)
  refuseEnded(await refuseDocument(house, actor, id, memberText(text)))
  print('Refused: the member reads why, and can send another.')
}

async function ask({ house, actor, words: [given = '', kind, text] }: Request): Promise<void> {
  refuseWithoutWhy(actor)
  const { id: memberId } = await memberNamed(house, given)
  const wanted = DOCUMENT_KINDS.find((each) => each === kind)
  if (wanted === undefined) throw new CannotStart(USAGE)
  const outcome = await askForDocument(house, actor, {
    memberId,
    kind: wanted,
    reason: memberText(text),
  })
  print(
    outcome === 'asked'
      ? 'Asked: their withdrawals wait until it is accepted.'
      : 'One of these waits already.',
  )
}

function refuseEnded(decision: string): void {
  if (decision === 'not-open')
    throw new CannotStart('It does not wait for that: it is decided, or another came in its place.')
}
