/** The poker purse against the sandbox room, over the door. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira, toWire } from '#contract/money.ts'
import { audit } from '#ledger/audit.ts'
import { pokerIn } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { newMember, PASSWORD } from '../account/testing-factors.ts'
import type { Actor } from '../action/actor.ts'
import { recordAction } from '../action/record.ts'
import { port } from '../database/database.ts'
import { KEPT_AS_IT_IS, refusalTo } from '../audit/testing-audit.ts'
import { startTestHouse, visitor, type TestHouse } from '../testing.ts'
import { POKER_CHECKS } from './audit.ts'
import { creditPurseWithdrawal, refusePurseWithdrawal } from './decision.ts'
import { playerOf, referenceOf, returnReferenceOf, takeKey } from './references.ts'
import { returnPurseWithdrawal } from './return.ts'
import { moveOnce } from './sandbox-room/book.ts'
import { cashOf, makeOld, guestsOf, POKER, transfersOf, type Guest } from './testing.ts'
import { whoseIs } from './transfer-row.ts'
import { askUnansweredPoker } from './unanswered.ts'

const OPERATOR: Actor = { kind: 'command', name: 'operator', why: 'test' }
const CALLS = ['launch', 'createMember', 'deposit', 'drawrequest'] as const
const FILLED = { username: 'kim', amount: 10 }

const { newGuest, newPlayer } = guestsOf({ newMember, password: PASSWORD })

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
}, 120_000)
afterAll(() => house.close())

const purseOf = async ({ id }: Guest): Promise<bigint> => {
  const found = house.database.db.selectFrom('sandbox_poker_players').select('purse_kurus')
  return (await found.where('player', '=', playerOf(id)).executeTakeFirstOrThrow()).purse_kurus
}

const deposit = ({ client }: Guest, amount: number, requestId?: string) =>
  client.call('klasGaming/deposit', { ...POKER, amount, ...(requestId ? { requestId } : {}) })
const refusedDeposit = ({ client }: Guest, amount: number, requestId?: string) =>
  client.refused('klasGaming/deposit', { ...POKER, amount, ...(requestId ? { requestId } : {}) })
const draw = ({ client }: Guest, amount: number, requestId?: string) =>
  client.call('klasGaming/drawrequest', { ...POKER, amount, ...(requestId ? { requestId } : {}) })
const listed = async ({ client }: Guest) => (await client.call('klasGaming/transfers', POKER)).data
const refusal = (name: string, code = 422) => ({ code, data: { refusal: name } })

/** A player who has asked so much back, and the row that waits. */
async function drawn(amount = 100) {
  const guest = await newPlayer(house)
  await deposit(guest, 300)
  await draw(guest, amount)
  const transfer = (await transfersOf(house, guest)).at(-1)
  if (!transfer) throw new Error('no draw was written down')
  return { guest, whose: whoseIs(transfer) }
}

describe('the four calls', () => {
  it('CALL-poker/createMember takes username and creates the member at the partner', async () => {
    const guest = await newGuest(house)
    const { client } = guest
    expect(await client.refused('klasGaming/launch', POKER)).toMatchObject(
      refusal('poker-name-needed'),
    )
    const taken = { ...POKER, username: 'Yıldız Işık' }
    const { data } = await client.call('klasGaming/createMember', taken)
    expect(data).toEqual({ balance: 0, username: 'Yıldız Işık' })
    expect(await purseOf(guest)).toBe(0n)
    expect((await client.call('klasGaming/createMember', taken)).data).toEqual(data)
    expect(
      await client.refused('klasGaming/createMember', { ...POKER, username: 'Başka' }),
    ).toMatchObject(refusal('poker-name-set', 409))
  })

  it('CALL-poker/launch answers the poker account’s balance and username, and a lobby of their own', async () => {
    const guest = await newPlayer(house)
    await deposit(guest, 250.5)
    const { data } = await guest.client.call('klasGaming/launch', POKER)
    expect(data).toMatchObject({ balance: 250.5, username: guest.username })
    const lobby = await fetch(data.url ?? '')
    expect(lobby.status).toBe(200)
    expect(await lobby.text()).toContain('₺250,50')
    expect((await guest.client.call('klasGaming/launch', POKER)).data.url).not.toBe(data.url)
  })

  it('CALL-poker/deposit takes amount and moves it from the member’s balance to poker', async () => {
    const guest = await newPlayer(house)
    const { data } = await deposit(guest, 400.25)
    expect(data).toEqual({ balance: 400.25, username: guest.username })
    expect(await cashOf(house, guest)).toBe(lira(1_000) - 400_250_000n)
    expect(await purseOf(guest)).toBe(400_25n)
    expect(await listed(guest)).toMatchObject([{ direction: 'in', amount: 400.25, state: 'done' }])
  })

  it('CALL-poker/drawrequest takes amount and leaves a withdrawal request for review', async () => {
    const guest = await newPlayer(house)
    await deposit(guest, 400)
    const { data } = await draw(guest, 150)
    expect(data).toEqual({ balance: 250, username: guest.username })
    expect(await purseOf(guest)).toBe(250_00n)
    expect(await cashOf(house, guest)).toBe(lira(600))
    expect((await listed(guest))[0]).toMatchObject({
      direction: 'out',
      amount: 150,
      state: 'review',
      endedAt: null,
    })
  })

  it('CALL-poker/productId all four carry productId poker and are refused without it', async () => {
    const { client } = await newPlayer(house)
    for (const name of CALLS)
      for (const wrong of [{}, { productId: 'tavla' }, { productId: null }]) {
        const user = client.stored.user
        const envelope = { api: { class: 'klasGaming', method: name }, user }
        const reply = await client.post({ ...envelope, data: { ...FILLED, ...wrong } })
        expect(reply).toMatchObject({ result: false, code: 422 })
        expect(reply.data).toMatchObject({ fields: [{ field: 'productId' }] })
      }
    expect((await client.call('klasGaming/launch', POKER)).code).toBe(200)
  })

  it('CALL-poker/auth all four are refused without a session', async () => {
    const stranger = visitor(house)
    for (const name of CALLS) {
      const api = { class: 'klasGaming', method: name }
      const data = { ...POKER, ...FILLED }
      expect(await stranger.post({ api, data, user: { lang: 'tr' } })).toMatchObject({ code: 403 })
    }
  })
})

describe('what is refused', () => {
  it('somebody else’s name in the room, however it is written, and names that are none', async () => {
    const first = await newGuest(house)
    await first.client.call('klasGaming/createMember', { ...POKER, username: 'İnci_Gül' })
    const second = await newGuest(house)
    for (const username of ['İnci_Gül', 'inci_gul', 'INCI_GÜL'])
      expect(
        await second.client.refused('klasGaming/createMember', { ...POKER, username }),
      ).toMatchObject(refusal('poker-name-taken'))
    for (const username of ['ab', '', 'x'.repeat(21), '<b>ad</b>', 'a\u0000bc', '   '])
      expect(
        await second.client.refused('klasGaming/createMember', { ...POKER, username }),
      ).toMatchObject(refusal('bad-payload'))
    const { data } = await second.client.call('klasGaming/createMember', {
      ...POKER,
      username: 'İnci_Gül2',
    })
    expect(data.username).toBe('İnci_Gül2')
  })

  it('amounts that are none, in either direction', async () => {
    const guest = await newPlayer(house)
    const { client } = guest
    const amounts = [0, -5, 10.005, 1e-7, 1e30, '10', '1e3', '١٠', '10,5', null, [10], {}, true]
    for (const method of ['deposit', 'drawrequest'])
      for (const amount of amounts) {
        const api = { class: 'klasGaming', method }
        const data = { ...POKER, amount }
        expect(await client.post({ api, data, user: client.stored.user })).toMatchObject({
          code: 422,
          data: { refusal: 'bad-payload' },
        })
      }
    expect(await transfersOf(house, guest)).toEqual([])
  })

  it('more than the balance holds, and more than the purse holds', async () => {
    const guest = await newPlayer(house)
    expect(await refusedDeposit(guest, 1_000.01)).toMatchObject(refusal('insufficient-funds'))
    expect(await transfersOf(house, guest)).toEqual([])
    await deposit(guest, 100)
    expect(
      await guest.client.refused('klasGaming/drawrequest', { ...POKER, amount: 100.01 }),
    ).toMatchObject(refusal('poker-purse-short'))
    expect(await purseOf(guest)).toBe(100_00n)
    expect(await cashOf(house, guest)).toBe(lira(900))
  })

  it('money that protection keeps from play', async () => {
    const guest = await newPlayer(house)
    await deposit(guest, 50)
    await house.owner.pool.query(
      `create or replace function may_stake(p_stakes ledger_move[], p_now timestamptz)
       returns table (member_id bigint, refusal text) language sql stable as $$
         select s.member_id, 'limit-reached' from unnest(p_stakes) s
         where s.member_id = ${guest.id} and s.amount > ${lira(10)} and s.house = 'poker' $$`,
    )
    expect(await refusedDeposit(guest, 10.01)).toMatchObject(refusal('limit-reached'))
    expect(await cashOf(house, guest)).toBe(lira(950))
    // What comes back is never asked about.
    await draw(guest, 50)
    expect((await deposit(guest, 10)).data.balance).toBe(10)
  })

  it('a transfer that the room does not take: it is in the balance again', async () => {
    const guest = await newPlayer(house)
    expect(await refusedDeposit(guest, 100.13, 'once')).toMatchObject(
      refusal('poker-transfer-refused'),
    )
    expect(await cashOf(house, guest)).toBe(lira(1_000))
    expect(await listed(guest)).toMatchObject([{ state: 'refused', amount: 100.13 }])
    expect(await refusedDeposit(guest, 100.13, 'once')).toMatchObject(
      refusal('poker-transfer-refused'),
    )
    expect(await transfersOf(house, guest)).toHaveLength(1)
  })
})

describe('a request', () => {
  it('that is repeated moves money once and is answered the same; another amount under it is refused', async () => {
    const guest = await newPlayer(house)
    const first = await deposit(guest, 200, 'r1')
    await deposit(guest, 50, 'r2')
    expect((await deposit(guest, 200, 'r1')).data).toEqual(first.data)
    expect(await refusedDeposit(guest, 201, 'r1')).toMatchObject(refusal('reference-reused', 409))
    const drawnFirst = await draw(guest, 100, 'r1')
    expect((await draw(guest, 100, 'r1')).data).toEqual(drawnFirst.data)
    expect(await purseOf(guest)).toBe(150_00n)
    expect(await cashOf(house, guest)).toBe(lira(750))
  })

  it('that is pressed twice at once moves money once, and is answered the same', async () => {
    const guest = await newPlayer(house)
    const { client } = guest
    const payload = { ...POKER, amount: 300, requestId: 'double' }
    const api = { class: 'klasGaming', method: 'deposit' }
    const press = () => client.post({ api, data: payload, user: client.stored.user })
    const replies = await Promise.all([press(), press(), press(), press()])
    for (const { code, data } of replies)
      expect({ code, data }).toMatchObject({ code: 200, data: { balance: 300 } })
    expect(await purseOf(guest)).toBe(300_00n)
    expect(await cashOf(house, guest)).toBe(lira(700))
    expect(await transfersOf(house, guest)).toMatchObject([{ state: 'done' }])
  })

  it('beside many others never takes more than there is', async () => {
    const guest = await newPlayer(house, lira(100))
    const { client } = guest
    const user = client.stored.user
    const press = (method: string) =>
      client.post({ api: { class: 'klasGaming', method }, data: { ...POKER, amount: 30 }, user })
    const put = await Promise.all(Array.from({ length: 8 }, () => press('deposit')))
    expect(put.filter(({ result }) => result)).toHaveLength(3)
    const replies = await Promise.all(Array.from({ length: 8 }, () => press('drawrequest')))
    expect(replies.filter(({ result }) => result)).toHaveLength(3)
    expect([...put, ...replies].filter(({ code }) => code >= 500)).toEqual([])
    expect(await purseOf(guest)).toBe(0n)
    expect(await cashOf(house, guest)).toBe(lira(10))
  })
})

describe('a transfer without an answer', () => {
  it('that was done is asked after at a repeat, and never sent again', async () => {
    const guest = await newPlayer(house)
    expect(await refusedDeposit(guest, 70.17, 'lost')).toMatchObject(
      refusal('poker-transfer-unanswered'),
    )
    expect(await cashOf(house, guest)).toBe(lira(1_000) - 70_170_000n)
    expect((await deposit(guest, 70.17, 'lost')).data.balance).toBe(70.17)
    expect(await purseOf(guest)).toBe(70_17n)
    expect(await transfersOf(house, guest)).toHaveLength(1)
  })

  it('is ended by the job: done where it was done', async () => {
    const guest = await newPlayer(house)
    await deposit(guest, 500)
    await refusedDeposit(guest, 70.17)
    await guest.client.refused('klasGaming/drawrequest', { ...POKER, amount: 20.17 })
    await askUnansweredPoker(house)
    expect((await transfersOf(house, guest)).map(({ state }) => state)).toContain('sent')
    await makeOld(house, guest)
    await askUnansweredPoker(house)
    expect((await transfersOf(house, guest)).map(({ state }) => state)).toEqual([
      'done',
      'done',
      'review',
    ])
    expect(await purseOf(guest)).toBe(550_00n)
  })

  it('is closed by the job where the room never heard of it: it goes back, and cannot come late', async () => {
    const guest = await newPlayer(house)
    expect(await refusedDeposit(guest, 70.19, 'unheard')).toMatchObject(
      refusal('poker-transfer-unanswered'),
    )
    expect(await refusedDeposit(guest, 70.19, 'unheard')).toMatchObject(
      refusal('poker-transfer-unanswered'),
    )
    await makeOld(house, guest)
    await askUnansweredPoker(house)
    expect(await transfersOf(house, guest)).toMatchObject([{ state: 'refused' }])
    expect(await cashOf(house, guest)).toBe(lira(1_000))
    const [transfer] = await transfersOf(house, guest)
    if (!transfer) throw new Error('no transfer')
    const late = await moveOnce(house.database.db, {
      reference: referenceOf(whoseIs(transfer)),
      player: playerOf(guest.id),
      direction: 'in',
      amountKurus: 70_19n,
    })
    expect(late.state).toBe('refused')
    expect(await purseOf(guest)).toBe(0n)
  })

  it('that a crash left unsent is closed and goes back', async () => {
    const guest = await newPlayer(house)
    const row = {
      member_id: guest.id,
      direction: 'in',
      amount: lira(80),
      request_id: 'crash',
    } as const
    const { id } = await house.database.db
      .insertInto('poker_transfers')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    const key = takeKey({ memberId: guest.id, transferId: id })
    await post(port(house.database.db), pokerIn(key, lira(80)))
    await makeOld(house, guest)
    await Promise.all([askUnansweredPoker(house), askUnansweredPoker(house)])
    expect(await cashOf(house, guest)).toBe(lira(1_000))
    expect(await purseOf(guest)).toBe(0n)
  })
})

describe('a draw request', () => {
  it('is credited by an operator once, under their name', async () => {
    const { guest, whose } = await drawn()
    const decisions = await Promise.all([
      creditPurseWithdrawal(house, OPERATOR, whose),
      creditPurseWithdrawal(house, OPERATOR, whose),
      refusePurseWithdrawal(house, OPERATOR, whose, 'Olmaz.'),
    ])
    expect(decisions.filter((decision) => decision === 'not-open')).toHaveLength(2)
    const { cash, purse } = { cash: await cashOf(house, guest), purse: await purseOf(guest) }
    if (decisions.includes('credited')) {
      expect(cash).toBe(lira(800))
      expect(purse).toBe(200_00n)
    }
    const acts = await house.database.db
      .selectFrom('actions')
      .select(['what', 'actor_name'])
      .where('target', '=', `poker:${whose.transferId}`)
      .execute()
    expect(acts).toHaveLength(1)
    expect(acts[0]).toMatchObject({ actor_name: 'operator' })
  })

  it('is in the balance when it was credited, and the member reads so', async () => {
    const { guest, whose } = await drawn(120)
    expect(await creditPurseWithdrawal(house, OPERATOR, whose)).toBe('credited')
    expect(await cashOf(house, guest)).toBe(lira(820))
    expect((await listed(guest))[0]).toMatchObject({
      state: 'credited',
      endedAt: expect.any(String),
    })
  })

  it('goes back to the purse when it was refused, once, and the member reads why', async () => {
    const { guest, whose } = await drawn(120)
    expect(await refusePurseWithdrawal(house, OPERATOR, whose, 'Masa incelemede.')).toBe(
      'returning',
    )
    const payload = { member: String(whose.memberId), transfer: String(whose.transferId) }
    // The house's own job is at it, too.
    await Promise.allSettled([1, 2, 3].map(() => returnPurseWithdrawal(house, payload)))
    await returnPurseWithdrawal(house, payload)
    expect((await listed(guest))[0]).toMatchObject({
      state: 'returned',
      reasonText: 'Masa incelemede.',
    })
    expect(await purseOf(guest)).toBe(300_00n)
    expect(await cashOf(house, guest)).toBe(lira(700))
    expect(await creditPurseWithdrawal(house, OPERATOR, whose)).toBe('not-open')
  })

  it('that was sent back and not answered is asked after before another attempt', async () => {
    const { guest, whose } = await drawn(120)
    const { db } = house.database
    const set = { state: 'returning', refusal_reason: 'Hayır.', return_attempt: 1 } as const
    await db.transaction().execute(async (db) => {
      await db.updateTable('poker_transfers').set(set).where('id', '=', whose.transferId).execute()
      const target = `poker:${whose.transferId}`
      await recordAction(db, OPERATOR, { what: 'poker.refuse', target, before: null, after: set })
    })
    await moveOnce(db, {
      reference: returnReferenceOf(whose, 1),
      player: playerOf(guest.id),
      direction: 'in',
      amountKurus: 120_00n,
    })
    await makeOld(house, guest)
    await askUnansweredPoker(house)
    expect((await listed(guest))[0]).toMatchObject({ state: 'returned' })
    expect(await purseOf(guest)).toBe(300_00n)
  })
})

it('another member’s transfers are nobody else’s to read', async () => {
  const { guest } = await drawn()
  const other = await newGuest(house)
  const reply = await other.client.call('klasGaming/transfers', POKER)
  expect(reply).toMatchObject({ message: 'Kayıt Bulunamadı', data: { refusal: 'not-found' } })
  const page = await guest.client.call('klasGaming/transfers', { ...POKER, limit: 1, offset: 1 })
  expect(page).toMatchObject({ data: [{ direction: 'in' }], pagination: { total: 2 } })
  expect(toWire(lira(300))).toBe(page.data[0]?.amount)
})

describe('what the house’s own role does to a transfer', () => {
  const HERE = ({ transferId }: { transferId: bigint }) => `where id = ${transferId}`

  it('brings none back that the room refused, nor on before it has spoken', async () => {
    const guest = await newPlayer(house)
    await guest.client.refused('klasGaming/drawrequest', { ...POKER, amount: 500 })
    const refused = (await transfersOf(house, guest)).at(-1)
    if (!refused) throw new Error('no draw was written down')
    const whose = whoseIs(refused)
    const review = `update poker_transfers set state = 'review', ended_at = null, purse = 0`
    expect(await refusalTo(house, `${review} ${HERE(whose)}`)).toMatch(KEPT_AS_IT_IS)
    expect(await creditPurseWithdrawal(house, OPERATOR, whose)).toBe('not-open')
    const { rows } = await house.database.pool.query<{ id: bigint }>(
      `insert into poker_transfers (member_id, direction, amount) values ($1, 'out', $2) returning id`,
      [guest.id, lira(500)],
    )
    const waiting = { memberId: guest.id, transferId: rows[0]?.id ?? 0n }
    expect(await refusalTo(house, `${review} ${HERE(waiting)}`)).toMatch(/has not said/)
    await house.owner.db
      .deleteFrom('poker_transfers')
      .where('id', '=', waiting.transferId)
      .execute()
    expect(await cashOf(house, guest)).toBe(lira(1_000))
  })

  it('nor one that was asked of nobody: credited by an operator, it is named', async () => {
    const guest = await newPlayer(house)
    const { rows } = await house.database.pool.query<{ id: bigint }>(
      `insert into poker_transfers (member_id, direction, state, amount, purse)
       values ($1, 'out', 'review', $2, 0) returning id`,
      [guest.id, lira(500)],
    )
    const whose = { memberId: guest.id, transferId: rows[0]?.id ?? 0n }
    expect(await creditPurseWithdrawal(house, OPERATOR, whose)).toBe('credited')
    expect(await findings()).toEqual([['poker-not-as-said', guest.id]])
    await house.owner.pool.query(
      `insert into poker_words (member_id, transfer_id, outcome, amount, purse) values ($1, $2, 'done', $3, 0)`,
      [guest.id, whose.transferId, lira(500)],
    )
    expect(await refusalTo(house, `update poker_words set amount = 1`)).toMatch(KEPT_AS_IT_IS)
  })
  const findings = async () =>
    (await audit(port(house.database.db), { checks: POKER_CHECKS })).findings.map(
      ({ kind, memberId }) => [kind, memberId],
    )
})

describe('the audit', () => {
  const findings = async () =>
    (await audit(port(house.database.db), { checks: POKER_CHECKS })).findings

  it('finds every transfer and entry of these tests in order', async () => {
    expect(await findings()).toEqual([])
  })

  it('names a transfer without its entries, and entries without a transfer', async () => {
    const { guest, whose } = await drawn(120)
    const { db } = house.owner
    const inTurn = async (set: object, direction: 'in' | 'out') => {
      const ended_at = new Date()
      await db
        .updateTable('poker_transfers')
        .set({ ...set, ended_at })
        .where('member_id', '=', guest.id)
        .where('direction', '=', direction)
        .execute()
      return (await findings()).map(({ kind, memberId }) => [kind, memberId])
    }
    expect(await inTurn({ state: 'credited' }, 'out')).toEqual([
      ['poker-without-operator', guest.id],
      ['poker-without-end', guest.id],
    ])
    await db
      .updateTable('poker_transfers')
      .set({ state: 'review', ended_at: null })
      .where('id', '=', whose.transferId)
      .execute()
    expect(await inTurn({ state: 'refused' }, 'in')).toEqual([
      ['poker-not-as-said', guest.id],
      ['poker-without-end', guest.id],
    ])
    expect(await inTurn({ state: 'done', amount: lira(299) }, 'in')).toEqual([
      ['poker-not-as-said', guest.id],
      ['poker-differs', guest.id],
    ])
    await house.owner.db.deleteFrom('poker_transfers').where('member_id', '=', guest.id).execute()
    expect((await findings()).map(({ kind }) => kind)).toEqual(['entry-without-poker'])
  })
})
