/**
 * A game of bingo, told again from its balls: every ticket that was sold is drawn anew by the room's salt, and prizes, winners and
 * jackpot are held to what is recorded. It asks nobody: the record is handed in.
 */
import { drawTicket } from '#chance/bingo.ts'
import type { DrawnOutcome } from '#chance/floor-draws.ts'
import { ticketWordsOf } from '#chance/floor.ts'
import { sortedJson } from '#contract/games/receipt.ts'
import { fromWire } from '#contract/money.ts'
import type { Data } from '#contract/registry.ts'
import { shareOut, ticketsOf, type SharedGame, type SoldTicket } from '#games/owed.ts'
import { hmac, sha256Bytes } from './web-hash.ts'

type Round = Data<'floor/round'>
type Record = Pick<Round, 'table' | 'rules' | 'number' | 'outcome' | 'proof'> &
  Partial<Pick<Round, 'stakes' | 'tickets'>>

/** No room sells so many. */
const TICKETS_MAX = 10_000

/** True of kinds that sell no tickets. What nobody's own record shows is held to the tickets sold alone. */
export async function doesGameHold(record: Record, drawn: DrawnOutcome): Promise<boolean> {
  const { table, rules, number, outcome, proof, tickets } = record
  if (rules.kind !== 'bingo') return (tickets ?? null) === null
  if (!('balls' in drawn) || outcome === null || !('prizes' in outcome) || proof === null)
    return false
  const count = outcome.tickets.reduce((sum, run) => sum + run.count, 0)
  if (count > Math.min(rules.ticketsMost, TICKETS_MAX)) return false
  const at = { table, round: BigInt(number), salt: proof.salt }
  const sold: SoldTicket[] = []
  for (const run of outcome.tickets)
    for (let ticket = run.first; ticket < run.first + run.count; ticket += 1)
      sold.push({
        number: ticket,
        rows: await drawTicket(await ticketWordsOf(hmac, sha256Bytes, at, ticket)),
      })
  const isAscending = sold.every((one, nth) => one.number > (sold[nth - 1]?.number ?? 0))
  const again = shareOut(sold, drawn.balls, rules, outcome.pot.before)
  return (
    isAscending &&
    (tickets === undefined || sortedJson(tickets) === sortedJson(shownOf(record, sold, again))) &&
    sortedJson({ ...again, tickets: outcome.tickets }) === sortedJson(outcome)
  )
}

/** The tickets that a record has to show: the member's own, and all that won. */
function shownOf(
  { rules, stakes = [] }: Record,
  sold: readonly SoldTicket[],
  { prizes }: SharedGame,
): (SoldTicket & { isOwn: boolean })[] {
  const price = rules.kind === 'bingo' ? rules.price : 0
  const own = stakes.flatMap(({ spot, amount, state }) =>
    state === 'back' ? [] : (ticketsOf(spot, fromWire(amount) ?? 0n, price) ?? []),
  )
  const shown = new Set([...own, ...prizes.flatMap((prize) => prize.tickets)])
  return sold
    .filter(({ number }) => shown.has(number))
    .map((ticket) => ({ ...ticket, isOwn: own.includes(ticket.number) }))
}
