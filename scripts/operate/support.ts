import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Actor } from '#server/action/actor.ts'
import { supportText } from '#contract/calls/support.ts'
import type { Tables } from '#server/database/tables.ts'
import { openNotify } from '#server/push/notify.ts'
import {
  closeConversation,
  listConversations,
  newestMessage,
  readConversation,
  replyTo,
  writtenAfter,
} from '#server/support/operator.ts'
import { hourText, hoursOf, readHours, setHours } from '#server/support/hours.ts'
import { readActor } from '../serve/start/actor.ts'
import { CannotStart, print, exitWithOneLine } from '../serve/start/print.ts'
import { timeText } from '../serve/start/text.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run support -- …`: the support desk of whoever runs the house: who wrote, what they wrote, the
 * answers, and when the desk is open. Works beside a running house.
 */
const USAGE =
  'Usage: npm run support -- list | watch | show <id> | reply <id> <text> | close <id> | hours [09:00-23:00] [--why "…"]'

const WATCH_MS = 2_000

type Db = Kysely<Tables>
type Work = (db: Db, rest: readonly string[], actor: Actor, pool: pg.Pool) => Promise<void>

const WORKS: Readonly<Record<string, Work>> = { list, watch, show, reply, close, hours }

try {
  const { actor, rest: typed } = readActor(process.argv.slice(2))
  const [word = '', ...rest] = typed
  const work = Object.hasOwn(WORKS, word) ? WORKS[word] : undefined
  if (work === undefined) throw new CannotStart(USAGE)
  await withDatabase(({ db, pool }) => work(db, rest, actor, pool))
} catch (error) {
  exitWithOneLine(error)
}

async function list(db: Db): Promise<void> {
  const conversations = await listConversations(db)
  if (conversations.length === 0) return print('Nobody has written yet.')
  for (const { id, username, lastAt, closedAt, waits } of conversations) {
    const state = closedAt ? 'closed' : Number(waits) > 0 ? `${waits} waiting` : 'answered'
    print(
      `${String(id).padStart(5)}  ${timeText(lastAt)}  ${state.padEnd(11)}  ${username ?? 'visitor'}`,
    )
  }
}

/** Shows what is written from now on, as it comes, until it is interrupted. */
async function watch(
  db: Db,
  _rest: readonly string[],
  _actor: Actor,
  pool: pg.Pool,
): Promise<void> {
  const interrupted = new AbortController()
  process.once('SIGINT', () => interrupted.abort())
  const { signal } = interrupted
  let seen = await newestMessage(db)
  let wake = new AbortController()
  const wakeUp = () => wake.abort()
  const { connectionString = '' } = pool.options
  const log = { warn: () => print('The connection is lost; looking every two seconds meanwhile.') }
  const notices = await openNotify({ connectionString, log }, { received: wakeUp, missed: wakeUp })
  print('Waiting for messages; Ctrl+C ends it.')
  while (!signal.aborted) {
    for (const { id, conversation, username, text, at } of await writtenAfter(db, seen)) {
      print(
        `${String(conversation).padStart(5)}  ${timeText(at)}  ${username ?? 'visitor'}: ${shown(text)}`,
      )
      seen = id
    }
    const until = AbortSignal.any([signal, wake.signal])
    await pause(WATCH_MS, undefined, { signal: until }).catch(() => undefined)
    wake = new AbortController()
  }
  await notices.close()
}

async function show(db: Db, [given]: readonly string[]): Promise<void> {
  const id = idFrom(given)
  const conversation = await readConversation(db, id)
  if (!conversation) throw new CannotStart(`There is no conversation ${id}.`)
  const { username, closedAt, messages } = conversation
  print(`Conversation ${id}, ${username ?? 'a visitor'}${closedAt ? ', closed' : ''}`)
  for (const { isFromHouse, text, at } of messages)
    print(`  ${timeText(at)}  ${isFromHouse ? 'house' : (username ?? 'visitor')}: ${shown(text)}`)
}

async function reply(db: Db, [given, ...words]: readonly string[], actor: Actor): Promise<void> {
  const id = idFrom(given)
  const text = words.join(' ')
  if (!supportText.safeParse(text).success)
    throw new CannotStart('Give a text of 1 to 2,000 characters: npm run support -- reply 7 "…"')
  if (!(await replyTo(db, actor, id, text, new Date())))
    throw new CannotStart(`There is no conversation ${id}.`)
  print(`Answered. It is on their screen within a second when they have the site open.`)
}

async function close(db: Db, [given]: readonly string[], actor: Actor): Promise<void> {
  const id = idFrom(given)
  if (!(await closeConversation(db, actor, id, new Date())))
    throw new CannotStart(`There is no conversation ${id}.`)
  print('Closed. It opens again by itself when they write.')
}

async function hours(db: Db, [given]: readonly string[], actor: Actor): Promise<void> {
  if (given !== undefined) {
    const span = readHours(given)
    if (!span) throw new CannotStart(`${given} is no span like 09:00-23:00.`)
    await setHours(db, actor, span)
  }
  const { opensMinute, closesMinute } = await hoursOf(db)
  const isAlways = opensMinute === closesMinute
  print(
    isAlways
      ? 'The desk is open around the clock.'
      : `The desk is open from ${hourText(opensMinute)} to ${hourText(closesMinute)}, Turkish time.`,
  )
}

function idFrom(given: string | undefined): bigint {
  if (given === undefined || !/^\d{1,18}$/.test(given)) throw new CannotStart(USAGE)
  return BigInt(given)
}

/** Further lines stand under the first. */
function shown(text: string): string {
  return text.replaceAll('\t', ' ').replaceAll('\n', '\n      ')
}
