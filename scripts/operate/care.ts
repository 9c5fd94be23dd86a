import { dayOf } from '#contract/time-span.ts'
import { accountState } from '#server/account/profile/closing.ts'
import type { Database } from '#server/database/database.ts'
import {
  careHistory,
  careList,
  lookedAfter,
  type CareSignal,
} from '#server/protection/care-list.ts'
import { commandActor, refuseWithoutWhy } from '../serve/start/actor.ts'
import { readCommand, readVerb, refuseMore, wrongUse } from '../serve/start/command-line.ts'
import { CannotStart, exitWithOneLine, print } from '../serve/start/print.ts'
import { amountText } from '../serve/start/text.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run care -- …`: members of whom a rule says that play may be hurting them, with the rule that spoke;
 * `show`, what rules said of one before; and `done`, by which somebody has looked after one. Works beside a running house.
 */
const USAGE = 'Usage: npm run care -- list | show <member> | done <member> --why "…"'
const SHOWN_MAX = 500
const MONEY = new Set(['deposited', 'lost', 'week', 'usual', 'amount'])

try {
  const { values, positionals } = readCommand(
    { options: { why: { type: 'string' } }, allowPositionals: true },
    USAGE,
  )
  const [typed, member, ...rest] = positionals
  const verb = readVerb(typed, ['list', 'show', 'done'], USAGE)
  refuseMore(verb === 'list' ? positionals.slice(1) : rest, USAGE)
  if (verb === 'list') await withDatabase(list)
  else if (member === undefined) throw wrongUse(`${verb} wants a member.`, USAGE)
  else if (verb === 'show') await withDatabase((database) => show(database, member))
  else {
    const actor = commandActor(values.why ?? null)
    refuseWithoutWhy(actor)
    await withDatabase(async ({ db }) => {
      const found = await findMember(db, member)
      const count = await lookedAfter(db, actor, found.id, new Date())
      print(
        count === 0
          ? `Nothing of ${found.username} is on the list.`
          : `${found.username} is off the list: ${count} of theirs were on it.`,
      )
    })
  }
} catch (error) {
  exitWithOneLine(error)
}

async function list({ db }: Database): Promise<void> {
  const signals = await careList(db, SHOWN_MAX)
  if (signals.length === 0) print('Nobody is on the list.')
  for (const signal of signals) print(lineOf(signal))
  if (signals.length === SHOWN_MAX) print(`The first ${SHOWN_MAX}; there may be more.`)
}

async function show({ db }: Database, member: string): Promise<void> {
  const { id, username } = await findMember(db, member)
  const signals = await careHistory(db, id, SHOWN_MAX)
  if (signals.length === 0) print(`No rule has said anything of ${username} in two years.`)
  for (const signal of signals) {
    const { handledAt } = signal
    print(`${lineOf(signal)}  ${handledAt ? `looked after ${dayOf(handledAt)}` : 'on the list'}`)
  }
}

async function findMember(db: Database['db'], member: string) {
  const found = await accountState(db, member)
  if (!found) throw new CannotStart(`There is no member ${member}.`)
  return found
}

function lineOf({ day, username, memberId, rule, figures }: CareSignal): string {
  return `${day}  ${username} (${memberId})  ${rule}  ${Object.entries(figures).map(figureText).join(', ')}`
}

function figureText([name, value]: readonly [string, number]): string {
  return `${name} ${MONEY.has(name) ? amountText(BigInt(value)) : value}`
}
