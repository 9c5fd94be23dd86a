import { toWire } from '#contract/money.ts'
import type { Actor } from '#server/action/actor.ts'
import { addOffer, closeOffer, listOffers, offerFile } from '#server/bonus/operate.ts'
import type { Database } from '#server/database/database.ts'
import { readActor, refuseWithoutWhy } from './start/actor.ts'
import { readDefinition } from './start/definition.ts'
import { CannotStart, print, exitWithOneLine } from './start/print.ts'
import { withDatabase } from './start/with-database.ts'

/**
 * `npm run bonus -- list`, `-- add <file.json>`, `-- close <id>`: what is offered and what became of it, a new offer,
 * one that nobody takes any more. Terms never change. Works beside a running house.
 */
const USAGE = 'Usage: npm run bonus -- list | add <file.json> --why "…" | close <id> --why "…"'

try {
  const { actor, rest } = readActor(process.argv.slice(2))
  const [what, which, ...more] = rest
  if (more.length > 0) throw new CannotStart(USAGE)
  if (what === 'list' && which === undefined) await withDatabase(list)
  else if (what === 'add' && which !== undefined) await add(actor, which)
  else if (what === 'close' && /^\d{1,9}$/.test(which ?? '')) await close(actor, Number(which))
  else throw new CannotStart(USAGE)
} catch (error) {
  exitWithOneLine(error)
}

async function list({ db }: Database): Promise<void> {
  const lines = await listOffers(db, new Date())
  if (lines.length === 0) print('No bonus is offered.')
  for (const { id, name, title, percent, wagering, state, ...sums } of lines) {
    print(`${id}  ${name}: ${title}`)
    print(`   ${state}, ${percent} %, to be wagered ${wagering} times`)
    print(`   taken ${sums.taken}, under way ${sums.active}; given ₺${toWire(sums.granted)},`)
    print(
      `   became cash ₺${toWire(sums.converted)}, given up or out of time ₺${toWire(sums.forfeited)}`,
    )
  }
}

async function add(actor: Actor, path: string): Promise<void> {
  refuseWithoutWhy(actor)
  const file = await readDefinition(path, offerFile, 'an offer')
  const id = await withDatabase(({ db }) => addOffer(db, actor, file, new Date()))
  if (id === null) throw new CannotStart(`There is an offer named ${file.name} already.`)
  print(`Offer ${id} stands: ${file.title.tr}. Its terms do not change; close it to end it.`)
}

async function close(actor: Actor, id: number): Promise<void> {
  refuseWithoutWhy(actor)
  const isClosed = await withDatabase(({ db }) => closeOffer(db, actor, id, new Date()))
  if (!isClosed) throw new CannotStart('There is no such offer, or it is closed.')
  print(`Offer ${id} is closed: nobody takes it any more, and who has it plays on.`)
}
