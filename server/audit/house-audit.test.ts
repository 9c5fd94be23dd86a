import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QueryPort } from '#ledger/query-port.ts'
import { port } from '../database/database.ts'
import { auditHouse, type HouseReport } from './house-audit.ts'
import { makeLucky, playHigh, sitDown, type Player } from '../jackpot/testing.ts'
import { drawLottery } from '../lottery/draw.ts'
import { payLotteryPrizes } from '../lottery/prizes.ts'
import { holdLottery, OPERATOR } from '../lottery/testing.ts'
import { payEachWay } from '../cashier/testing-payments.ts'
import {
  lastEntry,
  unchecked,
  undoneIn,
  unkeyed,
  untriggered,
  type LastEntry,
} from './testing-audit.ts'
import { startTestHouse, type TestHouse } from '../testing.ts'

let house: TestHouse
let player: Player
/** Rounds: of a pair that is opened, of one that is sealed, one that is still open, and the one that hit a jackpot. */
const rounds = { opened: 0, sealed: 0, open: 0, lucky: 0 }
/** Its number, and when it may be drawn: it has four tickets, and is open until the last tests. */
const lottery = { id: 0, drawn: new Date() }
const payments = { open: 0, approved: 0, canceled: 0, out: 0 }

beforeAll(async () => {
  house = await startTestHouse()
  player = await sitDown(house, 100_000)
  await makeLucky(house, player, ['mini'])
  rounds.lucky = (await playHigh(player)).round.roundID
  await player.slot.endRound()
  for (let at = 0; at < 4; at += 1) {
    rounds.opened = (await player.slot.play()).round.roundID
    await player.slot.endRound()
  }
  const { seq } = (await player.client.call('casino/seeds', {})).data
  await player.client.call('casino/rotate_seeds', { seq, clientSeed: 'the second of a test' })
  for (let at = 0; at < 3; at += 1) {
    rounds.sealed = (await player.slot.play()).round.roundID
    await player.slot.endRound()
  }
  rounds.open = (await player.slot.playUntilOpen()).round.roundID
  const starts = new Date()
  Object.assign(payments, await payEachWay(house, player))
  Object.assign(lottery, await holdLottery(house, { starts, minimum: 60, prizes: [200, 50] }))
}, 120_000)
afterAll(() => house.close())

/** Does it inside a transaction and takes it back. */
const undone = <T>(work: (q: QueryPort) => Promise<T>): Promise<T> => undoneIn(house.owner, work)

const look = (q: QueryPort): Promise<HouseReport> =>
  auditHouse(q, { games: house.games, marks: {}, settledBefore: new Date() })

/** What the audit finds after some tampering: each finding with the row that it names. */
async function foundAfter(...tampering: string[]): Promise<string[]> {
  const { findings } = await undone(async (q) => {
    // What waits for the commit is done at once: this transaction never commits.
    await q.query('set constraints all immediate', [])
    for (const text of tampering) await q.query(text, [])
    return look(q)
  })
  return [...new Set(findings.map(({ kind, row, seq }) => `${kind}: ${row ?? `entry ${seq}`}`))]
}

type Which = keyof typeof rounds
const round = (which: Which, set: string): string =>
  `update rounds set ${set} where id = ${rounds[which]}`
const bet = (which: Which, set: string): string =>
  `update bets set ${set} where id = ${rounds[which]}`
const payment = (which: keyof typeof payments, set: string): string =>
  `update cash_transactions set ${set} where id = ${payments[which]}`
const seed = (seq: number, set: string): string =>
  `update member_seeds set ${set} where member_id = ${player.memberId} and seq = ${seq}`
const ticket = (number: number, set: string): string =>
  `update lottery_tickets set ${set} where lottery_id = ${lottery.id} and number = ${number}`
/** Whole rounds exchanged in what they drew, so that each has the other's nonce. */
const SWAPPED = () => [
  'drop index rounds_by_nonce',
  `update rounds r set nonce = o.nonce from rounds o where r.member_id = o.member_id and r.id <> o.id
     and r.id in (${rounds.sealed}, ${rounds.sealed - 1}) and o.id in (${rounds.sealed}, ${rounds.sealed - 1})`,
]
const entry = (values: Omit<LastEntry, 'memberId'>) =>
  lastEntry({ ...values, memberId: player.memberId })

describe('the audit of a house', () => {
  it('finds nothing where nothing was altered, and works every round out', async () => {
    expect(await foundAfter()).toEqual([])
    const report = await undone((q) => look(q))
    expect(report).toMatchObject({
      isClean: true,
      workedOut: { rounds: rounds.open - rounds.lucky + 1 },
    })
  })

  it.each<[string, () => string[], string[]]>([
    [
      'another book',
      () => [round('opened', 'book = book + 1')],
      ['book-not-drawn: round {opened}'],
    ],
    [
      'another book of a sealed pair',
      () => [round('sealed', 'book = book + 1')],
      ['book-not-drawn: round {sealed}'],
    ],
    [
      'another multiplier',
      () => [round('opened', 'multiplier = multiplier + 1')],
      ['multiplier-not-drawn: round {opened}'],
    ],
    [
      'a raised payout of a round that is still open',
      () => [round('open', 'payout = payout + 5')],
      ['payout-not-of-its-draw: round {open}'],
    ],
    [
      'another mode',
      () => [round('sealed', "mode = 'bonus'")],
      expect.arrayContaining([
        'book-not-drawn: round {sealed}',
        'stake-not-its-cost: round {sealed}',
      ]) as never,
    ],
    [
      'a mode that its game has not',
      () => [round('sealed', "mode = 'feature'")],
      ['mode-unknown: round {sealed}'],
    ],
    [
      'a mode in other letters',
      () => [round('sealed', "mode = 'Base'")],
      ['mode-unknown: round {sealed}'],
    ],
    [
      'another version',
      () => [round('sealed', "version = '99'")],
      ['version-unknown: round {sealed}'],
    ],
    [
      'another game',
      () => [bet('sealed', "game = 'no-such-game'")],
      expect.arrayContaining([
        'version-unknown: round {sealed}',
        'bet-of-other-game: bet {sealed}',
      ]),
    ],
    [
      'another base bet',
      () => [round('lucky', 'amount = amount * 2')],
      expect.arrayContaining(['stake-not-its-cost: round {lucky}']) as never,
    ],
    [
      'two rounds that exchanged their nonces',
      SWAPPED,
      expect.arrayContaining([expect.stringMatching(/^nonce-out-of-order: round /)]) as never,
    ],
    [
      'a server seed that is not the committed one',
      () => [seed(2, "server_seed = sha256('other')")],
      expect.arrayContaining(['seed-not-committed: seed 2']) as never,
    ],
    [
      'a server seed exchanged with its hash',
      () => [seed(2, "server_seed = sha256('other'), seed_hash = sha256(sha256('other'))")],
      expect.arrayContaining(['seed-not-the-next: seed 2']) as never,
    ],
    [
      'a next seed that is not the one whose hash stands there',
      () => [seed(2, "next_server_seed = sha256('other')")],
      ['next-seed-not-committed: seed 2'],
    ],
    [
      'a pair that was in use before the one before it was opened',
      () => [seed(2, "created_at = created_at - interval '1 day'")],
      ['seed-before-its-time: seed 2'],
    ],
    [
      'another client seed',
      () => [seed(1, "client_seed = 'other'")],
      expect.arrayContaining([
        expect.stringMatching(/^(book|multiplier)-not-drawn: round /),
      ]) as never,
    ],
    [
      'another version of the draw',
      () => [seed(2, 'draw_version = 1')],
      expect.arrayContaining([
        expect.stringMatching(/^(book|multiplier)-not-drawn: round /),
      ]) as never,
    ],
    [
      'a version of the draw that there is not',
      () => [unchecked('member_seeds'), seed(2, 'draw_version = 3')],
      expect.arrayContaining(['draw-unknown: round {sealed}']) as never,
    ],
    [
      'rounds without a client seed',
      () => [unchecked('member_seeds'), seed(2, 'client_seed = null')],
      expect.arrayContaining(['drawn-without-client-seed: round {sealed}']) as never,
    ],
    [
      'a jackpot that its round did not hit',
      () => [
        `update jackpot_wins set round_id = ${rounds.opened} where round_id = ${rounds.lucky}`,
      ],
      expect.arrayContaining([
        'jackpot-not-hit: round {opened}',
        'jackpot-not-paid: round {lucky}',
        'jackpot-without-entry: jackpot mini of round {opened}',
      ]) as never,
    ],
    [
      'a jackpot that was hit and is not recorded',
      () => [`delete from jackpot_wins where round_id = ${rounds.lucky}`],
      expect.arrayContaining(['jackpot-not-paid: round {lucky}']) as never,
    ],
    [
      'an entry under a source that no room owns',
      () => entry({ source: 'gift', reference: '1', move: 'deposit', amount: 5 }),
      ['entry-of-no-room: source gift'],
    ],
    [
      'a payout without a bet',
      () => entry({ source: 'round', reference: 'payout:99999999', move: 'payout', amount: 5 }),
      ['entry-without-bet: bet 99999999'],
    ],
    [
      'a second payout of a bet',
      () =>
        entry({
          source: 'round',
          reference: `payout:${rounds.lucky}:again`,
          move: 'payout',
          amount: 5,
        }),
      expect.arrayContaining([expect.stringMatching(/-(payout|differs): bet /)]) as never,
    ],
    [
      'an approved deposit of another amount',
      () => [untriggered('cash_transactions'), payment('approved', 'amount = amount + 1')],
      [
        'deposit-differs: deposit {approved}',
        'deposit-not-as-notified: deposit {approved}',
        'transactions-miscounted: count of in 1002 by 2',
        'amounts-miscounted: amounts of in 1002 by 2',
      ],
    ],
    [
      'an open deposit of another amount',
      () => [untriggered('cash_transactions'), payment('open', 'amount = amount + 1')],
      [
        expect.stringMatching(/^amounts-miscounted: amounts of in 1001 by 2$/),
        expect.stringMatching(/^transactions-miscounted: count of in 1001 by 2 \(deposit \d+\)$/),
      ],
    ],
    [
      'an open deposit that has its money',
      () =>
        entry({ source: 'deposit', reference: String(payments.open), move: 'deposit', amount: 5 }),
      ['entry-without-deposit: deposit {depositOpen}'],
    ],
    [
      'a declined deposit that is said to be open',
      () => [unchecked('cash_transactions'), payment('canceled', 'status = 1001')],
      ['deposit-state-wrong: deposit {canceled}', 'deposit-not-as-notified: deposit {canceled}'],
    ],
    [
      'an open withdrawal of another amount',
      () => [untriggered('cash_transactions'), payment('out', 'amount = amount + 1')],
      [
        'withdrawal-differs: withdrawal {out}',
        'transactions-miscounted: count of out 1001 by 2',
        'amounts-miscounted: amounts of out 1001 by 2',
      ],
    ],
    [
      'an open withdrawal that is said to be refused',
      () => [
        unchecked('cash_transactions'),
        payment(
          'out',
          "status = 1003, payout_state = 'refused', canceled_by = 'house', decided_at = now()",
        ),
      ],
      ['withdrawal-without-end: withdrawal {out}'],
    ],
    [
      'another seed of a lottery that is still to be drawn',
      () => [`update lotteries set server_seed = sha256('other') where id = ${lottery.id}`],
      ['lottery-seed-not-committed: lottery 1'],
    ],
    [
      'what a jackpot takes of a stake, written as money of a round that paid',
      () =>
        entry({ source: 'round', reference: `share:${rounds.opened}`, move: 'payout', amount: 5 }),
      expect.arrayContaining(['stake-differs: bet {opened}', 'bet-of-other-source: bet {opened}']),
    ],
    [
      'a ticket for a deposit that is open',
      () => [ticket(2, `transaction_id = ${payments.open}`)],
      ['lottery-ticket-without-deposit: ticket 1:2'],
    ],
    [
      'a ticket for a deposit below the minimum',
      () => [`update lotteries set minimum = minimum + 1 where id = ${lottery.id}`],
      ['lottery-not-as-opened: lottery 1', 'lottery-ticket-without-deposit: ticket 1:1'],
    ],
    [
      'a second ticket of a deposit',
      () => [
        'alter table lottery_tickets drop constraint lottery_tickets_member_id_lottery_id_transaction_id_key',
        ticket(2, `transaction_id = ${payments.approved}`),
      ],
      ['lottery-ticket-twice: ticket 1:2'],
    ],
    [
      'tickets that exchanged their numbers before the draw',
      () => [
        'drop index lottery_tickets_numbers',
        unkeyed('lottery_tickets'),
        `update lottery_tickets set number = 5 - number where number in (1, 4)`,
      ],
      expect.arrayContaining(['lottery-ticket-out-of-order: ticket 1:4']) as never,
    ],
    [
      'two tickets with one number, and a number that nobody has',
      () => [
        'drop index lottery_tickets_numbers',
        unkeyed('lottery_tickets'),
        ticket(2, 'number = 3'),
      ],
      ['lottery-tickets-miscounted: lottery 1'],
    ],
    [
      'a prize of a lottery that was not drawn',
      () => [ticket(2, 'place = 1, prize = 5')],
      ['lottery-ticket-not-drawn: ticket 1:2'],
    ],
  ])('finds %s, and names its row', async (_what, tampering, expected) => {
    const found = await foundAfter(...tampering())
    expect(found.map(named).toSorted()).toEqual(
      Array.isArray(expected) ? expected.toSorted() : expected,
    )
  })
})

/** Both steps are done for good here: what was altered is then paid by the house itself, so that all rows agree. */
describe('what was altered before it was paid', () => {
  /** What is found now, of those rows alone: each test leaves its own alteration to the next. */
  async function foundOf(table: RegExp, ...notThese: string[]): Promise<string[]> {
    const { findings } = await undone((q) => look(q))
    const found = findings.map(({ kind, row }) => `${kind}: ${row}`)
    return found.filter((each) => table.test(each) && !notThese.includes(each)).toSorted()
  }

  it('a payout of an open round that was raised and then collected: the round, and no other', async () => {
    await house.owner.pool.query(round('open', 'payout = payout + 5000000'))
    expect((await player.slot.endRound()).error).toBeUndefined()
    const { findings, isClean } = await undone((q) => look(q))
    expect(isClean).toBe(false)
    const row = `round ${rounds.open}`
    expect(findings).toEqual([
      { kind: 'payout-not-of-its-draw', memberId: player.memberId, seq: null, row },
    ])
  })

  it('an open round that was given the nonce of an earlier one that won', async () => {
    const won = (await player.slot.playUntilOpen()).round.roundID
    await player.slot.endRound()
    const again = (await player.slot.playUntilOpen()).round.roundID
    await house.owner.pool.query('drop index if exists rounds_by_nonce')
    await house.owner.pool.query(
      `update rounds r set (nonce, book, multiplier, payout) = (w.nonce, w.book, w.multiplier, w.payout)
       from rounds w where r.id = $1 and w.id = $2 and w.seed_seq = r.seed_seq and w.mode = r.mode
         and w.amount = r.amount`,
      [again, won],
    )
    expect((await player.slot.endRound()).error).toBeUndefined()
    expect(
      await foundOf(/(round|seed) \d+$/, `payout-not-of-its-draw: round ${rounds.open}`),
    ).toEqual(['nonce-lost: seed 2', `nonce-twice: round ${again}`])
  })

  it('a prize of a lottery that was raised, and another that was given to somebody else', async () => {
    const [first, second, other] = await house.owner.db.transaction().execute(async (db) => {
      await drawLottery({ db }, OPERATOR, lottery.id, lottery.drawn)
      const { rows } = await port(db).query(
        'select number from lottery_tickets where lottery_id = $1 order by place nulls last, number',
        [lottery.id],
      )
      const [first, second, other] = rows.map(({ number }) => Number(number)) as [
        number,
        number,
        number,
      ]
      const q = port(db)
      await q.query(ticket(first, 'prize = prize + 5000000'), [])
      await q.query(ticket(other, 'place = 2, prize = 50000000'), [])
      await q.query(ticket(second, 'place = null, prize = null'), [])
      return [first, second, other]
    })
    await payLotteryPrizes(house)
    expect(await foundOf(/(ticket|lottery) /)).toEqual(
      [
        `lottery-prize-not-of-place: ticket ${lottery.id}:${first}`,
        `lottery-place-not-drawn: ticket ${lottery.id}:${second}`,
        `lottery-ticket-not-drawn: ticket ${lottery.id}:${other}`,
      ].toSorted(),
    )
  })
})

/** The numbers of this house's rows by the names of this file. */
function named(finding: string): string {
  const [kind = '', row = ''] = finding.split(': ')
  const [table = '', id = ''] = row.split(/ (?=\d+$)/)
  const of = /^(deposit|withdrawal)$/.test(table)
    ? { ...payments, open: 0, depositOpen: payments.open }
    : rounds
  const [name] = Object.entries(of).find(([, each]) => String(each) === id) ?? []
  const isRound = /(round|bet)$/.test(table) || /^(deposit|withdrawal)$/.test(table)
  return `${kind}: ${table}${id === '' ? '' : ` ${isRound && name !== undefined ? `{${name}}` : id}`}`
}
