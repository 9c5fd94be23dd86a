import { prizeName, ticketsName } from '#contract/games/bingo-names.ts'
import { fromWire, toWire } from '#contract/money.ts'
import { stackClass } from '#kit/layout/stack.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { useWords } from '#web/words/words.ts'
import styles from './bingo-board.module.css'
import { BINGO_STAKE_WORDS } from './bingo-board-words.ts'
import storyStyles from './round-sheet.module.css'
import type { TableRound } from './table-words.ts'

type Ticket = NonNullable<TableRound['tickets']>[number]

/** What became of each purchase. */
export function TicketStakes({ round: { stakes, rules } }: { round: TableRound }) {
  const words = useWords(BINGO_STAKE_WORDS)
  const lang = useLang()
  const price = rules.kind === 'bingo' ? BigInt(rules.price) : 1n
  return stakes.map(({ spot, amount, state, paid }, at) => {
    const count = Number((fromWire(amount) ?? 0n) / price)
    return (
      // Stakes never move: their place is what they are.
      <li key={at} data-depth={0}>
        {words.spot(ticketsName(spot, count, lang), formatMoney(amount, lang))}
        <ul className={storyStyles['story']}>
          <li data-depth={1} data-money={state === 'paid'}>
            {words.states[state](formatMoney(paid, lang))}
          </li>
        </ul>
      </li>
    )
  })
}

/** The whole game: the balls in order, who won what at which of them, and the tickets, one's own and all that won. */
export function BingoBoard({ round }: { round: TableRound }) {
  const words = useWords(BINGO_STAKE_WORDS)
  const lang = useLang()
  const { tickets, outcome } = round
  const game = outcome !== null && 'prizes' in outcome ? outcome : null
  const money = (micro: number): string => formatMoney(toWire(BigInt(micro)), lang)
  const own = new Set((tickets ?? []).filter(({ isOwn }) => isOwn).map(({ number }) => number))
  return (
    <>
      {game !== null && (
        <section className={stackClass(12)}>
          <h3>{words.prizes}</h3>
          <ol className={storyStyles['story']}>
            {game.prizes.map(({ name, amount, ball, tickets: winners }) => (
              <li key={name} data-depth={0}>
                {words.prize(prizeName(name, lang), money(amount), ball)}
                <ul className={storyStyles['story']}>
                  <li data-depth={1}>
                    {words.winners(winners, winners.filter((ticket) => own.has(ticket)).length)}
                  </li>
                </ul>
              </li>
            ))}
            <li data-depth={0}>
              {words.sold(game.tickets.reduce((sum, { count }) => sum + count, 0))}
            </li>
            <li data-depth={0}>{words.pot(money(game.pot.before), money(game.pot.after))}</li>
          </ol>
          <h3>{words.balls}</h3>
          <ol className={styles['balls']}>
            {game.balls.map((ball) => (
              <li key={ball}>{ball}</li>
            ))}
          </ol>
        </section>
      )}
      {tickets !== null && tickets.length > 0 && (
        <section className={stackClass(12)}>
          <h3>{words.tickets}</h3>
          {tickets.map((ticket) => (
            <TicketFace key={ticket.number} ticket={ticket} called={new Set(game?.balls ?? [])} />
          ))}
        </section>
      )}
    </>
  )
}

function TicketFace({ ticket, called }: { ticket: Ticket; called: ReadonlySet<number> }) {
  const words = useWords(BINGO_STAKE_WORDS)
  return (
    <table className={styles['ticket']} data-own={ticket.isOwn}>
      <caption>{words.ticket(ticket.number, ticket.isOwn)}</caption>
      <tbody>
        {ticket.rows.map((row, at) => (
          <tr key={at}>
            {row.map((number, column) => (
              <td key={column} data-blank={number === 0} data-called={called.has(number)}>
                {number === 0 ? '' : number}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
