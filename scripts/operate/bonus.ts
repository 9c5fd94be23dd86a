import { toWire } from '#contract/money.ts'
import type { Actor } from '#server/action/actor.ts'
import { accountState } from '#server/account/profile/closing.ts'
import { offerFile } from '#server/bonus/offer-file.ts'
import {
  addOffer,
  awardRounds,
  closeOffer,
  listOffers,
  UnknownGames,
  UselessOffer,
  type AwardRefusal,
  type OfferLine,
} from '#server/bonus/operate.ts'
import type { Database } from '#server/database/database.ts'
import { readActor, refuseWithoutWhy } from '../serve/start/actor.ts'
import { readVerb, refuseMore, wrongUse } from '../serve/start/command-line.ts'
import { readDefinition } from '../serve/start/definition.ts'
import { CannotStart, print, exitWithOneLine } from '../serve/start/print.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run bonus -- list`, `-- add <file.json>`, `-- close <id>`: what is offered and what became of it, a new offer,
 * one that nobody takes any more; `-- award <name> <member>` gives free rounds or free bets that only an operator gives. Terms never
 * change. Works beside a running house.
 */
const USAGE =
  'Usage: npm run bonus -- list | add <file.json> --why "…" | close <id> --why "…" | award <name> <member> --why "…"'
const NUMBER = /^\d{1,9}$/
const WANTED = {
  add: 'a file, as offer.json',
  close: 'the number of an offer',
  award: 'the name of an offer',
} as const

const AWARD_REFUSALS: Readonly<Record<AwardRefusal, string>> = {
  'no-such-offer': 'There is no such offer that can be given now.',
  'not-by-hand': 'That offer is one that members take by themselves.',
  paused: 'The member has paused or excluded themselves: they are given nothing.',
  taken: 'The member has had it for this time.',
  'other-active': 'The member has a bonus under way: one at a time.',
  'in-play': 'Bonus money of another bonus still lies in a bet: once its round is over.',
  'no-basis': 'The member has no deposit that it is given for.',
  withdrawn: 'The member has asked for a withdrawal since.',
  'game-closed': 'Its game is closed.',
}

try {
  const { actor, rest } = readActor(process.argv.slice(2))
  const verb = readVerb(rest[0], ['list', 'add', 'close', 'award'], USAGE)
  const [which, username] = rest.slice(1)
  refuseMore(rest.slice({ list: 1, add: 2, close: 2, award: 3 }[verb]), USAGE)
  if (verb === 'list') await withDatabase(list)
  else if (which === undefined) throw wrongUse(`${verb} wants ${WANTED[verb]}.`, USAGE)
  else if (verb === 'add') await add(actor, which)
  else if (verb === 'close') await close(actor, numberIn(which))
  else if (username === undefined) throw wrongUse('award wants a member, too.', USAGE)
  else await award(actor, which, username)
} catch (error) {
  exitWithOneLine(error)
}

function numberIn(text: string): number {
  if (!NUMBER.test(text))
    throw wrongUse(`"${text}" is no number of an offer: list says which there are.`, USAGE)
  return Number(text)
}

async function list({ db }: Database): Promise<void> {
  const lines = await listOffers(db, new Date())
  if (lines.length === 0) print('No bonus is offered.')
  for (const line of lines) {
    const { id, name, title, wagering, state, ...sums } = line
    print(`${id}  ${name}: ${title}`)
    print(`   ${state}, ${givenText(line)}, to be wagered ${wagering} times`)
    print(`   taken ${sums.taken}, under way ${sums.active}; given ₺${toWire(sums.granted)},`)
    print(
      `   became cash ₺${toWire(sums.converted)}, given up or out of time ₺${toWire(sums.forfeited)}`,
    )
  }
}

/** A share of a deposit or loss, or rounds. */
function givenText({ percent, rounds, game, round_stake }: OfferLine): string {
  if (rounds === null || round_stake === null) return `${percent} %`
  return `${rounds} free rounds at ${game}, ₺${toWire(round_stake)} each`
}

async function add(actor: Actor, path: string): Promise<void> {
  refuseWithoutWhy(actor)
  const file = await readDefinition(path, offerFile, 'an offer')
  const id = await withDatabase(({ db }) => addOffer(db, actor, file, new Date())).catch(
    (error: unknown) => {
      if (error instanceof UselessOffer)
        throw new CannotStart(
          [
            `${path} offers what nobody could have:`,
            ...error.reasons.map((one) => `  ${one}`),
          ].join('\n'),
        )
      if (!(error instanceof UnknownGames)) throw error
      const lines = error.games.map((game) => `  ${game}: no game, table or sport of this house`)
      throw new CannotStart([`${path} names what is not there:`, ...lines].join('\n'))
    },
  )
  if (id === null) throw new CannotStart(`There is an offer named ${file.name} already.`)
  print(`Offer ${id} stands: ${file.title.tr}. Its terms do not change; close it to end it.`)
}

async function close(actor: Actor, id: number): Promise<void> {
  refuseWithoutWhy(actor)
  const isClosed = await withDatabase(({ db }) => closeOffer(db, actor, id, new Date()))
  if (!isClosed) throw new CannotStart('There is no such offer, or it is closed.')
  print(`Offer ${id} is closed: nobody takes it any more, and who has it plays on.`)
}

async function award(actor: Actor, name: string, username: string): Promise<void> {
  refuseWithoutWhy(actor)
  const given = await withDatabase(async ({ db }) => {
    const account = await accountState(db, username)
    if (!account) throw new CannotStart(`There is no member ${username}.`)
    const offer = (await listOffers(db, new Date())).find((one) => one.name === name)
    if (!offer) return 'no-such-offer'
    return awardRounds(db, actor, { offerId: offer.id, memberId: account.id }, new Date())
  })
  if (typeof given === 'string') throw new CannotStart(AWARD_REFUSALS[given])
  print(`${username} has what ${name} gives (bonus ${given}).`)
}
