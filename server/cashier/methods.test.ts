import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '#server/testing.ts'
import { newBankAccount } from './accounts/testing-accounts.ts'

const CALL = 'prepayServices/processTransaction'
const NEW = 'finance/list_cash_methods_new'
const GROUP = 10
const BANKS = [11, 12, 13, 14, 15]
const [QR, QUICK_CASH, CARD, WALLET, COINS, CEP] = [1, 4, 3, 5, 8, 7]

let house: TestHouse
let client: Client
beforeAll(async () => {
  house = await startTestHouse()
  client = await loginAs(house, 'demo')
})
afterAll(() => house.close())

const listed = async (Type: 1 | 2, by = client) => (await by.call(NEW, { Type })).data.methods_list

const idsOf = (list: readonly { properties: { id: number } }[]): number[] =>
  list.map(({ properties }) => properties.id)

async function memberId(username: string): Promise<bigint> {
  const found = house.database.db.selectFrom('members').select('id')
  return (await found.where('username', '=', username).executeTakeFirstOrThrow()).id
}

describe('the lists of methods', () => {
  it('CALL-finance/list_cash_methods_new DATA-20/methods_list DATA-20/single lists in data.methods_list, each single with properties that say isFavorite', async () => {
    const methods = await listed(1)
    expect(idsOf(methods)).toEqual([QR, QUICK_CASH, CARD, WALLET, COINS, GROUP, CEP])
    const [first] = methods
    expect(first).toMatchObject({
      type: 'single',
      properties: { id: QR, Type: 1, isFavorite: 0, transfer_type_id: 2, hasQr: true },
    })
    expect(idsOf(await listed(2))).toEqual([2, WALLET, 6, CEP])
  })

  it('DATA-18/payment each method carries isFavorite 0 or 1, as its member marked it', async () => {
    await client.call('finance/add_favorite_cash_method', { Type: 1, methodID: CARD })
    const marks = async () =>
      (await listed(1)).flatMap((each) =>
        each.type === 'single' ? [[each.properties.id, each.properties.isFavorite]] : [],
      )
    expect(await marks()).toContainEqual([CARD, 1])
    await client.call('finance/remove_favorite_cash_method', { Type: 1, methodID: CARD })
    expect(new Set((await marks()).map(([, mark]) => mark))).toEqual(new Set([0]))
  })

  it('DATA-20/group a group has properties and its methods, each with id and isFavorite', async () => {
    const group = (await listed(1)).find(({ type }) => type === 'group')
    if (group?.type !== 'group') throw new Error('no group')
    expect(group.properties).toMatchObject({ id: GROUP, name: 'Havale / EFT' })
    expect(group.methods.map(({ id }) => id)).toEqual(BANKS)
    for (const { isFavorite, transfer_type_id, fields } of group.methods) {
      expect([isFavorite, transfer_type_id]).toEqual([0, 1])
      expect(fields.map(({ name }) => name)).toEqual(['accountID', 'branch', 'referenceNumber'])
    }
  })

  it('gives one method with its form in the first element’s fields, in the caller’s language', async () => {
    const { data } = await client.call(NEW, { Type: 1, methodID: 13 }, 'en')
    const [first, ...more] = data.methods_list
    expect(more).toEqual([])
    expect(first?.type === 'single' && first.fields[0]).toMatchObject({
      name: 'accountID',
      kind: 'account',
      label: 'Account you send from',
    })
    for (const methodID of [77, GROUP, 2])
      expect((await client.refused(NEW, { Type: 1, methodID })).data.refusal).toBe('method-unknown')
  })

  it('CALL-finance/list_cash_methods answers the methods one by one, the favourites alone when asked, one by its id', async () => {
    const ask = async (more: { methodID?: number; favorites?: boolean } = {}) =>
      (await client.call('finance/list_cash_methods', { Type: 1, ...more })).data.methods_list
    const flat = await ask()
    expect(flat.every(({ type }) => type === 'single')).toBe(true)
    expect(idsOf(flat)).toEqual([QR, QUICK_CASH, CARD, WALLET, COINS, ...BANKS, CEP])
    expect(idsOf(await ask({ methodID: COINS }))).toEqual([COINS])
    expect(idsOf(await ask({ favorites: true }))).toEqual([])
    await client.call('finance/add_favorite_cash_method', { Type: 1, methodID: 13 })
    expect(idsOf(await ask({ favorites: true }))).toEqual([13])
    await client.call('finance/remove_favorite_cash_method', { Type: 1, methodID: 13 })
    const unknown = { Type: 1, methodID: 99 } as const
    expect((await client.refused('finance/list_cash_methods', unknown)).code).toBe(422)
  })

  it('CALL-finance/list_highlighted_cash_methods answers those that are offered first, each way', async () => {
    const ask = async (Type: 1 | 2) =>
      (await client.call('finance/list_highlighted_cash_methods', { Type })).data.methods_list
    expect(idsOf(await ask(1))).toEqual([QR, QUICK_CASH, WALLET])
    expect(idsOf(await ask(2))).toEqual([2])
  })
})

describe('favourite methods', () => {
  const add = 'finance/add_favorite_cash_method'
  const remove = 'finance/remove_favorite_cash_method'
  const check = 'finance/check_favorite_cash_method'
  const isFavourite = async (methodID: number, Type: 1 | 2 = 1, by = client) =>
    (await by.call(check, { methodID, Type })).data

  it('CALL-finance/add_favorite_cash_method CALL-finance/check_favorite_cash_method marks one, for this member and direction alone', async () => {
    expect(await isFavourite(WALLET)).toBe(false)
    for (let times = 0; times < 2; times += 1)
      expect(await client.call(add, { methodID: WALLET, Type: 1 })).toMatchObject({ result: true })
    expect(await isFavourite(WALLET)).toBe(true)
    expect(await isFavourite(WALLET, 2)).toBe(false)
    expect(await isFavourite(WALLET, 1, await loginAs(house, 'vip20'))).toBe(false)
    const marked = (await listed(1)).find(({ properties }) => properties.id === WALLET)
    expect(marked?.type === 'single' && marked.properties.isFavorite).toBe(1)
  })

  it('CALL-finance/remove_favorite_cash_method takes the mark away, and again', async () => {
    await client.call(add, { methodID: 12, Type: 1 })
    for (let times = 0; times < 2; times += 1)
      expect(await client.call(remove, { methodID: 12, Type: 1 })).toMatchObject({ result: true })
    expect(await isFavourite(12)).toBe(false)
  })

  it('are methods of that direction, and never a group', async () => {
    for (const name of [add, remove, check] as const)
      for (const methodID of [999, GROUP, 2])
        expect((await client.refused(name, { methodID, Type: 1 })).data.refusal).toBe(
          'method-unknown',
        )
  })
})

it('CALL-finance/getDepositAmounts answers the amounts of a bank by its code', async () => {
  const ask = 'envoy/getDepositAmounts'
  const { data } = await client.call(ask, { bankcode: '00994' })
  expect(data).toEqual({ amounts: [250, 500, 1_000, 2_000, 5_000, 10_000] })
  const methods = (await client.call('finance/list_cash_methods', { Type: 1 })).data.methods_list
  const codes = methods.flatMap((each) =>
    each.type === 'single' ? (each.properties.bankcode ?? []) : [],
  )
  expect(codes).toHaveLength(BANKS.length)
  for (const bankcode of codes)
    expect((await client.call(ask, { bankcode })).data.amounts.length).toBeGreaterThan(0)
  expect((await client.refused(ask, { bankcode: '11111' })).data.refusal).toBe('bank-unknown')
})

describe('what a method takes', () => {
  const ask = (changes: object) =>
    client.refused(CALL, { methodID: QR, amount: 100, transfer_type_id: 2, ...changes })
  const rows = async () =>
    (await client.call('finance/list_transactions', {})).pagination?.total ?? 0
  const balance = async () => (await client.call('finance/check_balance', {})).data[0]?.balance

  it('RULE-04/platform refuses what is beyond its minimum and maximum with 422, and no money moves', async () => {
    const before = [await rows(), await balance()]
    for (const [methodID, amounts] of [
      [QR, [9.99, 50_000.01]],
      [QUICK_CASH, [49.99, 5_000.01]],
      [WALLET, [19.99, 20_000.01]],
    ] as const)
      for (const amount of amounts) {
        const refused = await ask({ methodID, amount })
        expect([refused.code, refused.data.refusal]).toEqual([422, 'amount-out-of-range'])
      }
    expect([await rows(), await balance()]).toEqual(before)
  })

  it('holds to its limit of the day, also when two come at once, and tells what is left', async () => {
    const by = await loginAs(house, 'vip20')
    const pay = (amount: number) =>
      by.call(CALL, { methodID: QUICK_CASH, amount, transfer_type_id: 2 })
    const { data: first } = await pay(5_000)
    const raced = await Promise.allSettled([pay(3_000), pay(3_000)])
    expect(raced.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { methods_list } = (await by.call(NEW, { Type: 1, methodID: QUICK_CASH })).data
    expect(methods_list[0]?.properties).toMatchObject({ dailyMaximum: 10_000, leftToday: 2_000 })
    const over = { methodID: QUICK_CASH, amount: 2_000.01, transfer_type_id: 2 }
    expect((await by.refused(CALL, over)).data).toMatchObject({
      refusal: 'daily-limit-reached',
      dailyMaximum: 10_000,
      leftToday: 2_000,
    })
    // What is given up counts no more; what was moved the day before neither.
    await by.call('finance/cancel_deposit', { transactionID: first.transactionID })
    await pay(5_000)
    await house.owner.pool.query(
      `update cash_transactions set created_at = created_at - interval '1 day' where method_id = $1`,
      [QUICK_CASH],
    )
    await pay(5_000)
  })

  it('asks by the form: phones, identity numbers, choices and accounts that are none are named', async () => {
    const cep = (fields: object) =>
      client.refused('finance/save_cep_bank_transfer', {
        methodID: CEP,
        amount: 100,
        transfer_type_id: 3,
        fields: { senderPhone: '+905321234567', senderNationalId: '10000000146', ...fields },
      })
    for (const [fields, field, problem] of [
      [{ senderPhone: 'abc' }, 'senderPhone', 'phone'],
      [{ senderPhone: '0000000' }, 'senderPhone', 'phone'],
      [{ senderPhone: '0212 123 45 67' }, 'senderPhone', 'phone'],
      [{ senderNationalId: '10000000147' }, 'senderNationalId', 'national-id'],
      [{ receiverNationalId: '1' }, 'receiverNationalId', 'national-id'],
      [{ senderPhone: '' }, 'senderPhone', 'required'],
    ] as const)
      expect((await cep(fields)).data.fields).toEqual([{ field: `fields.${field}`, problem }])
    const coins = (fields: object) => ask({ methodID: COINS, amount: 500, fields })
    for (const [fields, field, problem] of [
      [{ network: 'BTC' }, 'network', 'choice'],
      // The lira are what is asked for; how much that is in coins is said, not asked.
      [{ network: 'TRC20', coinAmount: '12' }, 'coinAmount', 'unknown'],
      [{}, 'network', 'required'],
    ] as const)
      expect((await coins(fields)).data.fields).toEqual([{ field: `fields.${field}`, problem }])
  })

  it('takes an account of the member’s own alone', async () => {
    const theirs = await newBankAccount(house, await memberId('vip20'))
    const send = { methodID: 11, amount: 500, transfer_type_id: 1, accountID: theirs }
    const refused = await client.refused('finance/save_bank_transfer', send)
    expect(refused.data.refusal).toBe('account-unknown')
    const { accountID: _, ...without } = send
    expect((await client.refused('finance/save_bank_transfer', without)).data.fields).toEqual([
      { field: 'accountID', problem: 'required' },
    ])
  })
})

describe('where a deposit goes', () => {
  it('CALL-routing/deposit-default CALL-routing/deposit-bank-transfer CALL-routing/deposit-cep each call takes the methods of its transfer_type_id and no other', async () => {
    const accountID = await newBankAccount(house, await memberId('demo'))
    const requests = {
      [CALL]: { methodID: QR, amount: 100, transfer_type_id: 2 },
      'finance/save_bank_transfer': { methodID: 11, amount: 100, transfer_type_id: 1, accountID },
      'finance/save_cep_bank_transfer': {
        methodID: CEP,
        amount: 100,
        transfer_type_id: 3,
        fields: { senderPhone: '05321234567', senderNationalId: '10000000146' },
      },
    } as const
    type Name = keyof typeof requests
    for (const name of Object.keys(requests) as Name[])
      for (const other of Object.keys(requests) as Name[]) {
        if (name !== other) {
          expect((await client.refused(name, requests[other])).data.refusal).toBe('method-unknown')
          continue
        }
        const { data } = await client.call(name, requests[name])
        const found = await client.call('finance/list_transactions', {
          searchID: data.transactionID,
        })
        expect(found.data).toMatchObject([
          { transaction_category_id: 1, transfer_type_id: requests[name].transfer_type_id },
        ])
      }
  })

  it('ROLE-02/finance every call of finance, envoy and prepayServices is refused with 403 without a session', async () => {
    const stranger = visitor(house)
    const favourite = { methodID: QR, Type: 1 } as const
    const asked = [
      [CALL, { methodID: QR, amount: 100 }],
      ['finance/save_bank_transfer', { methodID: 11, amount: 100 }],
      ['finance/save_cep_bank_transfer', { methodID: CEP, amount: 100 }],
      ['finance/cancel_deposit', { transactionID: 1 }],
      ['finance/announce_deposit', { transactionID: 1 }],
      ['finance/cancel_withdrawal', { transactionID: 1 }],
      ['finance/check_balance', {}],
      ['finance/list_transactions', {}],
      [NEW, { Type: 1 }],
      ['finance/list_cash_methods', { Type: 1 }],
      ['finance/list_highlighted_cash_methods', { Type: 1 }],
      ['finance/add_favorite_cash_method', favourite],
      ['finance/remove_favorite_cash_method', favourite],
      ['finance/check_favorite_cash_method', favourite],
      ['finance/list_banks', {}],
      ['finance/list_bank_accounts', {}],
      ['finance/get_bank_account', { bankID: 1 }],
      ['finance/delete_bank_account', { bankAccountID: 1 }],
      ['envoy/getDepositAmounts', { bankcode: '00994' }],
    ] as const
    for (const [name, payload] of asked) {
      const refused = await stranger.refused(name, payload)
      expect([name, refused.code, refused.data.refusal]).toEqual([name, 403, 'no-permission'])
    }
    for (const [name, payload] of asked.slice(6, 10)) {
      const answered = await client.call(name, payload)
      expect([name, answered.code]).toEqual([name, 200])
    }
  })
})
