import { afterAll, beforeAll, expect, it } from 'vitest'
import { BOARDS_MOST, type BoardChip, type KeptBoards } from '#contract/games/floor-boards.ts'
import type { FloorReply } from '#contract/games/floor-protocol.ts'
import { lira } from '#contract/money.ts'
import { createMember } from '../../account/profile/members.ts'
import { give } from '../../jackpot/testing.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../../testing.ts'
import { findingsOf } from '../../audit/testing-audit.ts'
import { doneOf, openTestTable, refusalOf, request, type LaunchedTable } from '../testing.ts'

/** Costs a house, two members and three tables. */
const TABLE = 'fransiz-ruleti'
const FIVE = 5_000_000

let house: TestHouse
let memberId: bigint
let client: Client
let table: LaunchedTable

beforeAll(async () => {
  house = await startTestHouse()
  await house.owner.pool.query(
    `update floor_tables set open_ms = 4000, pause_ms = 100, rest_ms = 100 where kind = 'roulette'`,
  )
  const who = { username: 'tahta', email: 'tahta@kasa.test', password: 'Demo123!' }
  const names = { firstname: 'Tuna', lastname: 'Işık' }
  memberId = (await createMember(house.owner.db, { ...who, ...names })) ?? 0n
  await give(house, memberId, lira(1_000))
  client = await loginAs(house, 'tahta')
  table = await openTestTable(house, client, { table: TABLE, name: 'Fransız', spot: '17' })
}, 120_000)
afterAll(() => house.close())

const board = (...spots: readonly string[]): BoardChip[] =>
  spots.map((spot) => ({ spot, amount: FIVE }))
const VOISINS = board('0-2-3', '4-7', '12-15', '18-21', '19-22', '25-26-28-29', '32-35')

const lay = (round: number, chips: readonly BoardChip[], more: object = request()) =>
  table.act({ act: 'lay', round, spot: chips[0]?.spot ?? '17', chips, ...more })
const balance = async (): Promise<number> => (await table.open()).balance.amount
const lying = async (): Promise<string[]> =>
  ((await table.open()).seat?.stakes ?? [])
    .filter(({ state }) => state === 'placed')
    .map(({ spot }) => spot)

async function ask(
  call: string,
  asked: object = {},
  { sessionID } = table,
): Promise<FloorReply<KeptBoards>> {
  const response = await fetch(`${house.settings.gamesUrl}/rgs/floor/${call}`, {
    method: 'POST',
    body: JSON.stringify({ sessionID, ...asked }),
  })
  // The shape that every call of the floor answers in.
  return (await response.json()) as FloorReply<KeptBoards>
}

const namesIn = (answer: FloorReply<KeptBoards>): string[] =>
  doneOf(answer).boards.map(({ name }) => name)

it('TABLE-01 a board is laid whole by one act, and the same act again lays nothing more', async () => {
  const round = await table.freshRound(2_000)
  const before = await balance()
  const key = request()
  for (let times = 0; times < 2; times += 1) {
    const { seat, balance: left } = doneOf(await lay(round, VOISINS, key))
    expect(seat?.stakes.map(({ spot }) => spot).toSorted()).toEqual(
      VOISINS.map(({ spot }) => spot).toSorted(),
    )
    expect(left.amount).toBe(before - VOISINS.length * FIVE)
  }
  for (const other of [
    VOISINS.slice(1),
    VOISINS.slice(0, -1),
    board('17'),
    [...VOISINS, ...board('1')],
  ])
    expect(refusalOf(await lay(round, other, key))).toBe('reference-reused')
  const { rows } = await house.database.pool.query(
    `select from floor_stakes where member_id = $1 and state = 'placed'`,
    [memberId],
  )
  expect(rows).toHaveLength(VOISINS.length)
  for (const { spot } of VOISINS)
    doneOf(await table.act({ act: 'take-back', round, spot, ...request() }))
  expect(await balance()).toBe(before)
})

it.each([
  [
    'with one chip over its spot’s limit',
    [...VOISINS, { spot: '17', amount: 1_429_000_000 }],
    'table-limit',
  ],
  [
    'with a spot twice that bears only one of them',
    [...board('1'), { spot: '8', amount: 720_000_000 }, { spot: '8', amount: 720_000_000 }],
    'table-limit',
  ],
  [
    'beyond what the member has',
    [...VOISINS, { spot: 'red', amount: 990_000_000 }],
    'insufficient-funds',
  ],
  [
    'with a chip below the smallest',
    [...VOISINS, { spot: '17', amount: 4_990_000 }],
    'stake-range',
  ],
  ['with a spot that there is not', [...VOISINS, { spot: '1-3', amount: FIVE }], 'spot-unknown'],
  ['without a chip', [], 'bad-payload'],
  [
    'of more chips than one has',
    Array.from({ length: 61 }, () => ({ spot: '17', amount: FIVE })),
    'bad-payload',
  ],
  ['with an amount below nothing', [...VOISINS, { spot: '17', amount: -FIVE }], 'bad-payload'],
])(
  'TABLE-01 a board %s is refused by name, and nothing of it lies',
  async (_what, chips, refusal) => {
    const round = await table.nextRound(1_500)
    const before = await balance()
    expect(refusalOf(await lay(round, chips))).toBe(refusal)
    expect([await balance(), await lying()]).toEqual([before, []])
  },
)

it('TABLE-01 a board that passes the member’s own limit, or comes after the closing, leaves nothing behind', async () => {
  await client.call('protection/set_limit', { kind: 'stake', period: 'day', value: 200 })
  const round = await table.freshRound(2_000)
  const before = await balance()
  const beyond = [...VOISINS, { spot: 'red', amount: 190_000_000 }]
  expect(refusalOf(await lay(round, beyond))).toBe('limit-reached')
  expect([await balance(), await lying()]).toEqual([before, []])
  expect(refusalOf(await lay(round + 1, board('1', '2')))).toBe('bets-closed')
  expect(refusalOf(await lay(round, board('1', '2')))).toBeNull()
  await house.owner.pool.query('delete from limits where member_id = $1', [memberId])
  await table.hurry(({ round: now }) => (now?.number ?? 0) > round)
})

it('a board is laid at no table that has none', async () => {
  const flight = await openTestTable(house, client, { table: 'zeplin', name: 'Zeplin', spot: '1' })
  const round = await flight.openRound()
  const payload = { act: 'lay', round, spot: '1', amount: FIVE, chips: board('1'), ...request() }
  expect(refusalOf(await flight.act(payload))).toBe('bad-payload')
  expect(refusalOf(await ask('boards', {}, flight))).toBe('bad-payload')
  table = await openTestTable(house, client, { table: TABLE, name: 'Fransız', spot: '17' })
})

it('TABLE-02 boards are kept under names, found again from another device and table, renamed and removed', async () => {
  expect(namesIn(await ask('boards'))).toEqual([])
  const kept = await ask('keep-board', { name: '  Komşular  17 ', chips: VOISINS })
  expect(doneOf(kept).boards).toEqual([
    { id: expect.any(Number), name: 'Komşular 17', chips: VOISINS },
  ])
  const [first] = doneOf(kept).boards
  expect(doneOf(await ask('keep-board', { name: 'Komşular 17', chips: VOISINS }))).toEqual(
    doneOf(kept),
  )
  expect(refusalOf(await ask('keep-board', { name: 'Komşular 17', chips: board('1') }))).toBe(
    'board-name-taken',
  )
  expect(namesIn(await ask('keep-board', { name: 'İki', chips: [...board('1', '1')] }))).toEqual([
    'Komşular 17',
    'İki',
  ])
  const own = { board: first?.id ?? 0 }
  expect(refusalOf(await ask('rename-board', { ...own, name: 'İki' }))).toBe('board-name-taken')
  expect(namesIn(await ask('rename-board', { ...own, name: 'Yeni' }))).toEqual(['Yeni', 'İki'])

  const elsewhere = await openTestTable(house, await loginAs(house, 'tahta'), {
    table: 'avrupa-ruleti',
    name: 'Avrupa',
    spot: '17',
  })
  const { boards } = doneOf(await ask('boards', {}, elsewhere))
  expect(boards.map(({ name, chips }) => [name, chips])).toEqual([
    ['Yeni', VOISINS],
    ['İki', [{ spot: '1', amount: 2 * FIVE }]],
  ])
  const { subjects } = (await client.call('user/personal_data', {})).data
  expect(subjects['floorBoards']).toMatchObject([
    { name: 'İki' },
    { name: 'Yeni', layout: 'single-zero' },
  ])

  const demo = await loginAs(house, 'demo')
  const stranger = await openTestTable(house, demo, { table: TABLE, name: 'Fransız', spot: '17' })
  expect(namesIn(await ask('boards', {}, stranger))).toEqual([])
  expect(namesIn(await ask('remove-board', own, stranger))).toEqual([])
  expect(refusalOf(await ask('rename-board', { ...own, name: 'Benim' }, stranger))).toBe(
    'not-found',
  )
  for (let times = 0; times < 2; times += 1)
    expect(namesIn(await ask('remove-board', own, elsewhere))).toEqual(['İki'])
})

it('TABLE-02 so many are kept and no more, however many ask at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: BOARDS_MOST + 3 }, (_, n) =>
      ask('keep-board', { name: `Tahta ${n}`, chips: board('17') }),
    ),
  )
  const refused = answers.filter(({ result }) => !result)
  expect(refused.map(refusalOf)).toEqual(Array.from({ length: 4 }, () => 'boards-full'))
  expect(namesIn(await ask('boards'))).toHaveLength(BOARDS_MOST)
})

it.each([
  ['no name', { name: ' ​ ' }, 'bad-payload'],
  ['a name that is too long', { name: 'x'.repeat(25) }, 'bad-payload'],
  ['no chip', { chips: [] }, 'bad-payload'],
  ['a spot that there is not', { chips: board('1-3') }, 'spot-unknown'],
])('a board of %s is not kept', async (_what, wrong, refusal) => {
  const payload = { name: 'Başka', chips: board('17'), ...wrong }
  expect(refusalOf(await ask('keep-board', payload))).toBe(refusal)
})

it('TABLE-01 what was laid by one act is taken back by one, all of it or nothing, and the same act again takes nothing more', async () => {
  const round = await table.freshRound(2_500)
  const before = await balance()
  const undo = (chips: readonly BoardChip[], more: object = request()) =>
    table.act({ act: 'undo', round, spot: chips[0]?.spot ?? '17', chips, ...more })
  doneOf(await lay(round, VOISINS))
  doneOf(await lay(round, VOISINS))
  const key = request()
  for (let times = 0; times < 2; times += 1) {
    expect(doneOf(await undo(VOISINS, key)).balance.amount).toBe(before - VOISINS.length * FIVE)
    expect(await lying()).toHaveLength(VOISINS.length)
  }
  for (const [chips, refusal] of [
    [[...VOISINS, ...board('red')], 'no-bet'],
    [board('1-3'), 'spot-unknown'],
    [[], 'bad-payload'],
  ] as const)
    expect(refusalOf(await undo(chips))).toBe(refusal)
  expect(await lying()).toHaveLength(VOISINS.length)
  await house.owner.pool.query(
    `update floor_rounds set closes_at = opened_at where table_id = $1 and number = $2`,
    [TABLE, round],
  )
  expect(refusalOf(await undo(VOISINS))).toBe('bets-closed')
  expect(await balance()).toBe(before - VOISINS.length * FIVE)
  await table.hurry(({ round: now }) => (now?.number ?? 0) > round)
})

it('the books agree', async () => {
  expect(await findingsOf(house)).toEqual([])
})
