import { randomBytes } from 'node:crypto'
import { toWire } from '#contract/money.ts'
import type { Actor } from '#server/action/actor.ts'
import type { Database } from '#server/database/database.ts'
import { drawLottery } from '#server/lottery/draw.ts'
import { presentLottery, prizesOf } from '#server/lottery/lotteries.ts'
import { lotteryFile, openLottery } from '#server/lottery/open.ts'
import { readActor, refuseWithoutWhy } from '../serve/start/actor.ts'
import { readDefinition } from '../serve/start/definition.ts'
import { CannotStart, print, exitWithOneLine } from '../serve/start/print.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run lottery -- show`, `-- open <file.json>`, `-- draw <id>`: the one in force, another in its place, and its
 * winners once it has ended. Works beside a running house, which pays what was won.
 */
const USAGE = 'Usage: npm run lottery -- show | open <file.json> --why "…" | draw <id> --why "…"'

const NOT_OPENED = {
  'name-taken': 'There is a lottery of that name already.',
  'under-way': 'The present lottery has given tickets and is not drawn: draw it first.',
} as const
const NOT_DRAWN = {
  'not-open': 'There is no such lottery, or it was drawn.',
  'too-early': 'It is drawn a minute after the moment that was promised, not before.',
} as const

try {
  const { actor, rest } = readActor(process.argv.slice(2))
  const [what, which, ...more] = rest
  if (more.length > 0) throw new CannotStart(USAGE)
  if (what === 'show' && which === undefined) await withDatabase(show)
  else if (what === 'open' && which !== undefined) await open(actor, which)
  else if (what === 'draw' && /^\d{1,9}$/.test(which ?? '')) await draw(actor, Number(which))
  else throw new CannotStart(USAGE)
} catch (error) {
  exitWithOneLine(error)
}

async function show({ db }: Database): Promise<void> {
  const lottery = await presentLottery(db)
  if (!lottery) return print('There is no lottery yet: a first start of the house makes one.')
  const { id, name, tickets, minimum, drawn_at } = lottery
  print(`${id}  ${name}: ${tickets} tickets, for deposits of ₺${toWire(minimum)} and more`)
  print(`   ${lottery.starts_at.toISOString()} to ${lottery.ends_at.toISOString()}`)
  for (const prize of await prizesOf(db, id))
    print(`   ${prize.tickets} tickets win ₺${toWire(prize.amount)} each`)
  print(
    drawn_at === null
      ? `   to be drawn ${lottery.draws_at.toISOString()}`
      : `   drawn ${drawn_at.toISOString()}, seed ${lottery.server_seed.toString('hex')}`,
  )
}

async function open(actor: Actor, path: string): Promise<void> {
  refuseWithoutWhy(actor)
  const file = await readDefinition(path, lotteryFile, 'a lottery')
  const opening = { now: new Date(), random: randomBytes }
  const opened = await withDatabase(({ db }) => openLottery(db, actor, file, opening))
  if (typeof opened === 'string') throw new CannotStart(NOT_OPENED[opened])
  print(`Lottery ${opened} is open: ${file.name}, ${file.starts} to ${file.ends}.`)
}

async function draw(actor: Actor, id: number): Promise<void> {
  refuseWithoutWhy(actor)
  const drawn = await withDatabase((database) => drawLottery(database, actor, id, new Date()))
  if (typeof drawn === 'string') throw new CannotStart(NOT_DRAWN[drawn])
  print(`Lottery ${id} is drawn: ${drawn.winners} of ${drawn.tickets} tickets won.`)
}
