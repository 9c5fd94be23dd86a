import { describe, expect, it } from 'vitest'
import { TICKETS, drawBalls, drawTicket, ticketAt } from '#chance/bingo.ts'
import { drawRound, isRecordedSo } from '#chance/floor-draws.ts'
import { floorWords, ticketWordsOf, type FloorWords } from '#chance/floor.ts'
import { BINGO_PRIZES, ballWords, prizeName, ticketsName } from '#contract/games/bingo-names.ts'
import { lira } from '#contract/money.ts'
import { hmacLater, sha256Later } from '#server/crypto/node-hash.ts'
import {
  BALLS,
  BINGO_ROOMS,
  NUMBERS,
  RETURN_PERCENT,
  SHARES,
  callsOf,
  firstTicketOf,
  fullWithin,
  missingOf,
  sharesOf,
  stagesOf,
  tellingMsOf,
  ticketsOf,
} from './numbers.ts'
import { partOf, payoutOf, shareOut, type SoldTicket } from './rules.ts'

/** Words of a key that is written here. */
const wordsFrom = (key: string): FloorWords => floorWords(hmacLater, Buffer.from(key), 'bingo')

/** Numbers that look random and are the same every time; thousands of them cost nothing. */
function seeded(seed: number): FloorWords {
  let state = seed
  const next = (): bigint => {
    // mulberry32, twice for a number of 64 bits.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return BigInt((mixed ^ (mixed >>> 14)) >>> 0)
  }
  return { below: async (n) => (((next() << 32n) | next()) * n) >> 64n }
}

async function ticketsFrom(words: FloorWords, count: number): Promise<SoldTicket[]> {
  const sold: SoldTicket[] = []
  for (let number = 1; number <= count; number += 1)
    sold.push({ number, rows: await drawTicket(words) })
  return sold
}

const [FIRST, LAST] = [1, BALLS]

describe('a ticket', () => {
  it('has five numbers a row, one to three a column in ascending order, each in the column of its ten', async () => {
    for (const { rows } of await ticketsFrom(wordsFrom('tickets'), 300)) {
      expect(rows.map((row) => row.filter((one) => one > 0).length)).toEqual([5, 5, 5])
      const wrong = Array.from({ length: 9 }, (_, column) => {
        const cells = rows.map((row) => row[column] ?? 0).filter((one) => one > 0)
        const isRight =
          cells.length >= 1 &&
          cells.every((cell, at) => cell > (cells[at - 1] ?? 0)) &&
          cells.every((cell) => Math.min(8, Math.floor(cell / 10)) === column) &&
          cells.every((cell) => cell >= FIRST && cell <= LAST)
        return isRight ? [] : [column]
      })
      expect(wrong.flat()).toEqual([])
    }
  })

  it('there are as many of as can be counted, and each place has its own', () => {
    expect(TICKETS).toBe(3_669_688_706_217_187_500n)
    const text = (place: bigint) => JSON.stringify(ticketAt(place))
    const places = Array.from({ length: 2_000 }, (_, at) => BigInt(at))
    const ends = places.map((place) => TICKETS - 1n - place)
    expect(new Set([...places, ...ends].map(text)).size).toBe(4_000)
    expect(() => ticketAt(TICKETS)).toThrow(RangeError)
    expect(() => ticketAt(-1n)).toThrow(RangeError)
    expect(ticketAt(0n)).toEqual([
      [1, 10, 20, 30, 0, 0, 0, 0, 80],
      [0, 0, 0, 0, 40, 50, 60, 70, 81],
      [0, 0, 0, 0, 41, 51, 61, 71, 82],
    ])
    expect(ticketAt(TICKETS - 1n)).toEqual([
      [7, 17, 27, 0, 0, 0, 0, 79, 90],
      [8, 18, 28, 0, 0, 59, 69, 0, 0],
      [9, 19, 29, 39, 49, 0, 0, 0, 0],
    ])
  })

  it('is drawn evenly: of many, each column has a number of each row as often as the count of all tickets says', async () => {
    const count = 4_000
    const sold = await ticketsFrom(seeded(90), count)
    // By symmetry every row is alike.
    const filled = sold.reduce((sum, { rows }) => sum + ((rows[0]?.[0] ?? 0) > 0 ? 1 : 0), 0)
    const top = sold.reduce((sum, { rows }) => sum + ((rows[2]?.[0] ?? 0) > 0 ? 1 : 0), 0)
    const chance = chanceOfFirstColumn()
    const off = 2.576 * Math.sqrt(chance * (1 - chance) * count)
    expect(Math.abs(filled - chance * count)).toBeLessThan(off)
    expect(Math.abs(top - chance * count)).toBeLessThan(off)
  })

  it('is the same for whoever draws it by table, round, salt and number, and another for another', async () => {
    const at = { table: 'bingo-lale', round: 7n, salt: 'salt' }
    const drawn = async (number: number, more: object = {}) =>
      JSON.stringify(
        await drawTicket(await ticketWordsOf(hmacLater, sha256Later, { ...at, ...more }, number)),
      )
    expect(await drawn(3)).toBe(await drawn(3))
    const others = [
      drawn(4),
      drawn(3, { round: 8n }),
      drawn(3, { salt: 's' }),
      drawn(3, { table: 'x' }),
    ]
    expect(new Set([await drawn(3), ...(await Promise.all(others))]).size).toBe(5)
    const key = await sha256Later('salt')
    const word = (await hmacLater(key, 'kasa/2:floor-ticket:bingo-lale:7:3:0')).readBigUInt64BE()
    expect(await drawn(3)).toBe(JSON.stringify(ticketAt(word % TICKETS)))
    await expect(drawn(0)).rejects.toThrow(RangeError)
  })
})

/** Counted by the places of tickets: those whose first column has a number in the first row have an odd fill. */
function chanceOfFirstColumn(): number {
  let [with1, all] = [0, 0]
  const step = TICKETS / 10_007n
  for (let place = 0n; place < TICKETS; place += step) {
    all += 1
    if ((ticketAt(place)[0]?.[0] ?? 0) > 0) with1 += 1
  }
  return with1 / all
}

describe('the balls', () => {
  it('are all ninety, shuffled from the end, whatever was sold', async () => {
    const { balls, drawn } = await drawBalls(wordsFrom('balls'))
    expect(balls.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 90 }, (_, at) => at + 1))
    // The first number says which ball is called last.
    expect(balls[89]).toBe(Number(drawn) + 1)
    const { outcome } = await drawRound({ kind: 'bingo' }, wordsFrom('balls'))
    expect(outcome).toEqual({ balls })
    expect(isRecordedSo(outcome, { balls: balls.slice(0, 50) })).toBe(true)
    expect(isRecordedSo(outcome, { balls: [balls[1] ?? 0, balls[0] ?? 0] })).toBe(false)
  })
})

const RULES = { price: 2_000_000, jackpotBalls: 50 }
const row = (...numbers: number[]): number[] => {
  const cells = Array.from({ length: 9 }, () => 0)
  for (const number of numbers) cells[Math.min(8, Math.floor(number / 10))] = number
  return cells
}
const ONE = [row(1, 10, 20, 30, 40), row(2, 11, 50, 60, 70), row(21, 31, 51, 61, 80)]
/** The same numbers, rows in another order: it is full when the other is, and has its rows when it has. */
const SAME = [ONE[2] ?? [], ONE[0] ?? [], ONE[1] ?? []]
const OTHER = [row(3, 12, 22, 32, 42), row(4, 13, 52, 62, 72), row(23, 33, 53, 63, 83)]
const inOrder = [...ONE.flat(), ...OTHER.flat()].filter((one) => one > 0)
const BALLS_OF = [
  ...inOrder,
  ...Array.from({ length: 90 }, (_, at) => at + 1).filter((one) => !inOrder.includes(one)),
]

describe('a game', () => {
  it('gives each prize to the first tickets that have it, and ends with the full house', () => {
    const sold = [
      { number: 3, rows: OTHER },
      { number: 5, rows: ONE },
    ]
    const { balls, prizes, pot } = shareOut(sold, BALLS_OF, { ...RULES, jackpotBalls: 14 }, 0)
    expect(balls).toEqual(BALLS_OF.slice(0, 15))
    expect(prizes).toEqual([
      { name: 'line', ball: 5, amount: 560_000, tickets: [5] },
      { name: 'lines', ball: 10, amount: 800_000, tickets: [5] },
      { name: 'house', ball: 15, amount: 2_000_000, tickets: [5] },
    ])
    expect(pot).toEqual({ before: 0, after: 320_000 })
  })

  it('shares what two win at one ball exactly, and a micro-lira that is left goes to the earlier ticket', () => {
    const sold = [
      { number: 9, rows: SAME },
      { number: 2, rows: ONE },
      { number: 4, rows: OTHER },
    ]
    const { prizes, pot } = shareOut(sold, BALLS_OF, RULES, 1_000_001)
    const jackpot = prizes.find(({ name }) => name === 'jackpot')
    expect(jackpot).toEqual({ name: 'jackpot', ball: 15, amount: 1_480_001, tickets: [2, 9] })
    expect(pot).toEqual({ before: 1_000_001, after: 0 })
    if (!jackpot) throw new Error('no jackpot')
    expect([partOf(jackpot, 2), partOf(jackpot, 9), partOf(jackpot, 4)]).toEqual([
      740_001n,
      740_000n,
      0n,
    ])
  })

  it('falls into the jackpot at its count of balls and not at one more', () => {
    const sold = [{ number: 1, rows: ONE }]
    const fallen = (jackpotBalls: number) =>
      shareOut(sold, BALLS_OF, { ...RULES, jackpotBalls }, 0).prizes.some(
        ({ name }) => name === 'jackpot',
      )
    expect([fallen(15), fallen(14)]).toEqual([true, false])
  })

  it('of nobody calls no ball, and leaves the jackpot as it was', () => {
    expect(shareOut([], BALLS_OF, RULES, 77)).toEqual({
      balls: [],
      pot: { before: 77, after: 77 },
      prizes: [],
    })
    expect(() => shareOut([{ number: 1, rows: ONE }], BALLS_OF.slice(0, 14), RULES, 0)).toThrow(
      RangeError,
    )
  })

  it('pays a stake all that its tickets won, and nothing to one that was not sold', () => {
    const tickets = [{ first: 2, count: 2 }]
    const prizes = [
      { name: 'line' as const, ball: 5, amount: 100, tickets: [2, 3, 8] },
      { name: 'house' as const, ball: 15, amount: 50, tickets: [3] },
    ]
    const paid = (spot: string, amount: bigint) =>
      payoutOf({ spot, amount }, 2_000_000, { tickets, prizes })
    expect(paid('tickets-2', lira(4))).toBe(34n + 33n + 50n)
    expect(paid('tickets-2', lira(2))).toBeNull()
    expect(paid('tickets-3', lira(4))).toBeNull()
    expect(paid('tickets', lira(4))).toBeNull()
    expect(paid('tickets-2', lira(3))).toBeNull()
  })
})

describe('what goes back', () => {
  it('is 92 in a hundred: 14, 20, 50 and 8, to the micro-lira and nothing kept beyond it', () => {
    expect([RETURN_PERCENT, Object.values(SHARES)]).toEqual([92n, [14n, 20n, 50n, 8n]])
    for (const sales of [lira(2), lira(50), 7n, 333_333n, 1n]) {
      const parts = sharesOf(sales)
      expect(Object.values(parts).reduce((sum, one) => sum + one, 0n)).toBe((sales * 92n) / 100n)
      expect(Object.values(parts).every((one) => one >= 0n)).toBe(true)
    }
  })

  it(
    'is all that went in, game after game, with the jackpot that goes on between them',
    { timeout: 30_000 },
    async () => {
      const words = seeded(47)
      const rules = { price: 3_000_001, jackpotBalls: 58 }
      let [pot, paid, due, jackpots, shared] = [0, 0n, 0n, 0, 0]
      for (let game = 0; game < 400; game += 1) {
        const sold = await ticketsFrom(words, 1 + Number(await words.below(12n)))
        const { balls } = await drawBalls(words)
        const came = shareOut(sold, balls, rules, pot)
        const stakes = sold.map(({ number }) => ({
          spot: `tickets-${number}`,
          amount: BigInt(rules.price),
        }))
        const tickets = sold.map(({ number }) => ({ first: number, count: 1 }))
        const all = stakes.map(
          (stake) => payoutOf(stake, rules.price, { tickets, prizes: came.prizes }) ?? -1n,
        )
        paid += all.reduce((sum, one) => sum + one, 0n)
        due += (BigInt(rules.price) * BigInt(sold.length) * 92n) / 100n
        if (came.prizes.some(({ name }) => name === 'jackpot')) jackpots += 1
        if (came.prizes.some(({ tickets: winners }) => winners.length > 1)) shared += 1
        expect(came.prizes.map(({ ball }) => ball).slice(0, 3)).toEqual(
          came.prizes
            .map(({ ball }) => ball)
            .slice(0, 3)
            .toSorted((a, b) => a - b),
        )
        pot = came.pot.after
      }
      expect(paid + BigInt(pot)).toBe(due)
      expect(jackpots).toBeGreaterThan(0)
      expect(shared).toBeGreaterThan(0)
    },
  )

  it(
    'falls as often within a count of balls as the choices of fifteen say, within 99 %',
    { timeout: 30_000 },
    async () => {
      const words = seeded(15)
      const [games, balls] = [3_000, 78]
      const [ticket] = await ticketsFrom(words, 1)
      let within = 0
      for (let game = 0; game < games; game += 1) {
        const order = (await drawBalls(words)).balls
        if (stagesOf(ticket?.rows ?? [], callsOf(order)).house <= balls) within += 1
      }
      const { of, all } = fullWithin(balls)
      const chance = Number(of) / Number(all)
      expect(Math.abs(within - chance * games)).toBeLessThan(
        2.576 * Math.sqrt(games * chance * (1 - chance)),
      )
      expect(fullWithin(BALLS)).toEqual({
        of: 45_795_673_964_460_816n,
        all: 45_795_673_964_460_816n,
      })
      expect(fullWithin(NUMBERS).of).toBe(1n)
      expect(fullWithin(NUMBERS - 1).of).toBe(0n)
    },
  )
})

describe('what stands in the books', () => {
  it.each([
    ['tickets-1', lira(4), [1, 2]],
    ['tickets-17', lira(2), [17]],
    ['tickets-0', lira(2), null],
    ['tickets', lira(2), null],
    ['tickets-1', lira(3), null],
    ['tickets-1', 0n, null],
    ['tickets--1', lira(2), null],
    ['win-1', lira(2), null],
  ])('%s for %s is %s', (spot, amount, tickets) => {
    expect(ticketsOf(spot, amount, 2_000_000)).toEqual(tickets)
  })

  it('reads a purchase by the number of its first ticket alone', () => {
    expect([
      firstTicketOf('tickets-12'),
      firstTicketOf('tickets-012'),
      firstTicketOf('tickets-1234567'),
    ]).toEqual([12, null, null])
  })

  it('counts what a ticket misses, and when it has a row', () => {
    expect(missingOf(ONE, new Set([1, 10, 90]))).toBe(13)
    expect(stagesOf(ONE, callsOf([1, 10, 20, 30]))).toEqual({
      line: Infinity,
      lines: Infinity,
      house: Infinity,
    })
    expect(tellingMsOf(50, { ballMs: 3_000 })).toBe(153_000)
  })

  it('has a name for every prize and every number, in both languages', () => {
    expect(BINGO_PRIZES.map((prize) => prizeName(prize, 'tr'))).toEqual([
      '1. çinko',
      '2. çinko',
      'Bingo',
      'Jackpot',
    ])
    expect([1, 10, 11, 19, 20, 47, 90].map((ball) => ballWords(ball, 'tr'))).toEqual([
      'bir',
      'on',
      'on bir',
      'on dokuz',
      'yirmi',
      'kırk yedi',
      'doksan',
    ])
    expect([1, 10, 11, 19, 20, 47, 90].map((ball) => ballWords(ball, 'en'))).toEqual([
      'one',
      'ten',
      'eleven',
      'nineteen',
      'twenty',
      'forty-seven',
      'ninety',
    ])
    const all = Array.from({ length: 90 }, (_, at) => at + 1)
    for (const lang of ['tr', 'en'] as const)
      expect(new Set(all.map((ball) => ballWords(ball, lang))).size).toBe(90)
    expect(ticketsName('tickets-17', 3, 'tr')).toBe('Kart 17–19')
    expect(ticketsName('tickets-17', 1, 'en')).toBe('Ticket 17')
  })

  it('has rooms at several prices, silent and spoken', () => {
    const rooms = Object.values(BINGO_ROOMS)
    expect(new Set(rooms.filter(({ isSpoken }) => !isSpoken).map(({ price }) => price)).size).toBe(
      3,
    )
    expect(rooms.filter(({ isSpoken }) => isSpoken).length).toBe(2)
  })
})
