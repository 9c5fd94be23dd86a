import { composeIBAN } from 'ibantools'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Data, Payload } from '#contract/registry.ts'
import { refusalTo } from '#server/audit/testing-audit.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '#server/testing.ts'
import { BANKS } from './banks.ts'
import { findBankAccount } from './bank-accounts.ts'

const SAVE = 'finance/save_bank_account'
const LIST = 'finance/list_bank_accounts'

let house: TestHouse
let demo: Client
let other: Client

beforeAll(async () => {
  house = await startTestHouse()
  demo = await loginAs(house, 'demo')
  other = await loginAs(house, 'vip20')
})
afterAll(() => house.close())
beforeEach(async () => {
  await house.database.db.deleteFrom('bank_accounts').execute()
  await house.database.db.deleteFrom('messages').execute()
})

const ibanOf = (code: string, account: number): string =>
  composeIBAN({ countryCode: 'TR', bban: `${code}0${String(account).padStart(16, '0')}` }) ?? ''

const PUSULA = {
  bankID: 1,
  accountOwner: 'Deniz Yıldız',
  accountName: 'Maaş hesabım',
  sportUserName: 'denizspor',
  branchName: 'Moda',
  accountNumber: '4821093701',
  IBAN: 'TR53 0099 8000 0000 4821 0937 01',
  bankAccountNo: '0042',
} as const satisfies Payload<typeof SAVE>

type Saved = Data<typeof SAVE>

const save = async (change: Partial<Payload<typeof SAVE>> = {}, client = demo): Promise<Saved> =>
  (await client.call(SAVE, { ...PUSULA, ...change })).data
const list = async (client = demo): Promise<Saved[]> =>
  (await client.call(LIST, { showPrepaid: 1 })).data
/** Which refusal a change of the good account meets; whatever it is, nothing is kept. */
async function refusalOf(change: object): Promise<string> {
  const { data } = await demo.refused(SAVE, { ...PUSULA, ...change })
  expect(await list()).toEqual([])
  return data.refusal
}
const mails = async () =>
  (await house.database.db.selectFrom('messages').select('template').orderBy('id').execute()).map(
    ({ template }) => template,
  )

describe('the banks', () => {
  it('CALL-finance/list_banks lists those of a type, of type 1 when none is said', async () => {
    const { data } = await demo.call('finance/list_banks', {})
    expect(data.map(({ name }) => name)).toContain('Pusula Bank')
    expect(data.every(({ typeID, ibanCode }) => typeID === 1 && ibanCode !== null)).toBe(true)
    expect((await demo.call('finance/list_banks', { typeID: 1 })).data).toEqual(data)
    for (const typeID of [2, 3] as const) {
      const of = (await demo.call('finance/list_banks', { typeID }, 'en')).data
      expect(of.length).toBeGreaterThan(0)
      expect(of.every((bank) => bank.typeID === typeID && bank.ibanCode === null)).toBe(true)
    }
  })

  it('of a type that is none are a wrong payload, and none are for strangers', async () => {
    for (const typeID of [0, 4, 1.5, '1', -1, 1e300])
      expect((await demo.refused('finance/list_banks', { typeID: typeID as 1 })).code).toBe(422)
    expect((await visitor(house).refused('finance/list_banks', {})).data.refusal).toBe(
      'no-permission',
    )
  })

  it('have numbers and codes of their own', () => {
    const codes = BANKS.flatMap(({ ibanCode }) => ibanCode ?? [])
    expect(new Set(BANKS.map(({ id }) => id)).size).toBe(BANKS.length)
    expect(new Set(codes).size).toBe(codes.length)
    for (const { typeId, ibanCode } of BANKS)
      expect(/^\d{5}$/.test(ibanCode ?? '')).toBe(typeId === 1)
  })
})

describe('an account', () => {
  it('CALL-finance/save_bank_account-add is added and read back whole', async () => {
    const saved = await save()
    const expected = {
      ...PUSULA,
      IBAN: 'TR530099800000004821093701',
      bankName: 'Pusula Bank',
      typeID: 1,
      bankAccountID: saved.bankAccountID,
    }
    expect(saved).toMatchObject(expected)
    const { data } = await demo.call('finance/get_bank_account', { bankID: saved.bankAccountID })
    expect(data).toEqual(saved)
    expect(await list()).toEqual([saved])
  })

  const FIELDS = [
    ['account-owner', 'accountOwner', 'Deniz Yıldız'],
    ['account-name', 'accountName', 'Kira hesabım'],
    ['sport-user-name', 'sportUserName', 'deniz.34'],
    ['branch-name', 'branchName', 'Çarşı'],
    ['account-number', 'accountNumber', '4821093701'],
    ['iban', 'IBAN', ibanOf('00998', 4_711)],
    ['bank-account-no', 'bankAccountNo', '77-1234'],
  ] as const
  it.each(FIELDS)('DATA-24/%s is saved and read back', async (_part, field, value) => {
    const { bankAccountID: bankID } = await save({ [field]: value })
    const { data } = await demo.call('finance/get_bank_account', { bankID })
    expect(data[field]).toBe(value)
  })

  it('takes what is left out as empty', async () => {
    const { bankID, accountOwner, IBAN } = PUSULA
    const { data } = await demo.call(SAVE, { bankID, accountOwner, IBAN })
    expect(data).toMatchObject({ accountName: '', branchName: '', accountNumber: '' })
  })

  it('CALL-finance/save_bank_account-update is changed by its member alone', async () => {
    const { bankAccountID } = await save()
    const changed = await save({ bankAccountID, accountName: 'Ev', IBAN: ibanOf('00998', 77) })
    expect(changed).toMatchObject({ accountName: 'Ev', IBAN: ibanOf('00998', 77) })
    expect(await list()).toEqual([changed])
    const { bankAccountID: next, IBAN } = changed
    const renamed = await save({ bankAccountID: next, accountName: 'İş', IBAN })
    expect(renamed).toEqual({ ...changed, accountName: 'İş' })
    const ada = { ...PUSULA, bankAccountID: next, accountOwner: 'Ada Işık' }
    const refused = await other.refused(SAVE, ada)
    expect(refused.data.refusal).toBe('account-unknown')
    expect(refused.message).toBe('Lütfen geçerli bir hesap seçin')
    const inEnglish = await other.refused(SAVE, { ...ada, bankAccountID: 1e15 }, 'en')
    expect(inEnglish.message).toBe('Please select a valid account')
    expect(await list()).toEqual([renamed])
    expect(await list(other)).toEqual([])
    // Under its number money goes nowhere else: what is asked for by it meanwhile is not.
    expect(next).not.toBe(bankAccountID)
    const gone = await demo.refused('finance/get_bank_account', { bankID: bankAccountID })
    expect(gone.data.refusal).toBe('account-unknown')
    const again = await save({ bankAccountID, accountName: 'İş', IBAN })
    expect([again, await list()]).toEqual([renamed, [renamed]])
  })

  it('goes nowhere else under its number, whatever the house’s own role says', async () => {
    const { bankAccountID } = await save()
    for (const statement of [
      `update bank_accounts set iban = '${ibanOf('00998', 78)}'`,
      `update bank_accounts set account_number = '4821093702'`,
      `insert into bank_accounts (member_id, id, bank_id, account_owner, iban) overriding system value
         select member_id, ${bankAccountID} + 1, bank_id, account_owner, '${ibanOf('00998', 78)}' from bank_accounts`,
    ])
      expect(await refusalTo(house, statement)).toMatch(/permission denied/)
  })

  it('CALL-finance/list_bank_accounts CALL-finance/get_bank_account is shown to its member alone', async () => {
    const mine = await save()
    const theirs = await save({ accountOwner: 'ada isik', IBAN: ibanOf('00998', 5) }, other)
    expect(await list()).toEqual([mine])
    expect(await list(other)).toEqual([theirs])
    expect(theirs.accountOwner).toBe('Ada Işık')
    const bankID = mine.bankAccountID
    const refused = await other.refused('finance/get_bank_account', { bankID })
    expect(refused.data.refusal).toBe('account-unknown')
    expect((await visitor(house).refused(LIST, {})).data.refusal).toBe('no-permission')
  })

  it('CALL-finance/delete_bank_account is deleted by its member alone, and once', async () => {
    const { bankAccountID } = await save()
    const asOther = await other.refused('finance/delete_bank_account', { bankAccountID })
    expect(asOther.data.refusal).toBe('account-unknown')
    expect(await list()).toHaveLength(1)
    expect((await demo.call('finance/delete_bank_account', { bankAccountID })).data).toBe(true)
    expect(await list()).toEqual([])
    const again = await demo.refused('finance/delete_bank_account', { bankAccountID })
    expect(again.data.refusal).toBe('account-unknown')
  })

  it('is found inside a transaction for its member alone', async () => {
    const { bankAccountID } = await save()
    const { db } = house.database
    const { member_id, iban } = await db
      .selectFrom('bank_accounts')
      .selectAll()
      .executeTakeFirstOrThrow()
    const found = await db
      .transaction()
      .execute((db) => findBankAccount(db, member_id, bankAccountID))
    expect(found.iban).toBe(iban)
    await expect(findBankAccount(db, member_id + 1n, bankAccountID)).rejects.toMatchObject({
      refusal: 'account-unknown',
    })
  })
})

describe('what an account has to be', () => {
  it('an IBAN that a library takes, of the bank that was chosen', async () => {
    const wrong = ['', 'TR', 'TR540099800000004821093701', 'TR53009980000000482109370', '٥٣', '😀']
    for (const IBAN of wrong) expect(await refusalOf({ IBAN })).toBe('iban-wrong')
    expect(await refusalOf({ IBAN: ibanOf('00996', 1) })).toBe('iban-other-bank')
    // Right, and of a country whose banks we pay none of.
    expect(await refusalOf({ IBAN: 'DE89370400440532013000' })).toBe('iban-other-bank')
    // Where members send their deposits.
    expect(await refusalOf({ IBAN: 'TR84 0099 8000 0123 4000 5678 02' })).toBe('iban-ours')
    expect((await save({ IBAN: 'tr53-0099-8000-0000-4821-0937-01' })).IBAN).toBe(
      'TR530099800000004821093701',
    )
  })

  it('in the name of the member, however a bank writes it', async () => {
    for (const accountOwner of ['Ada Işık', 'Deniz', 'Deniz Yıldız ve ortağı', 'Yıldız'])
      expect(await refusalOf({ accountOwner })).toBe('account-owner-other')
    const { accountOwner } = await save({ accountOwner: '  DENIZ  YILDIZ ' })
    expect(accountOwner).toBe('Deniz Yıldız')
  })

  it('at a bank of the list', async () => {
    for (const bankID of [6, 999, 2 ** 40]) expect(await refusalOf({ bankID })).toBe('bank-unknown')
  })

  it('of texts that are short, in one line, and no HTML', async () => {
    const wrong = [
      { accountName: 'x'.repeat(61) },
      { accountName: '<b>ev</b>' },
      { branchName: 'Mo\nda' },
      { sportUserName: '\u202eters' },
      { accountNumber: '1'.repeat(41) },
      { bankAccountNo: '<' },
      { IBAN: 'T'.repeat(43) },
      { accountOwner: '' },
      { bankID: 0 },
      { bankAccountID: -1 },
      { accountName: 7 },
    ]
    for (const change of wrong) expect(await refusalOf(change)).toBe('bad-payload')
  })

  it('by a number where the bank is prepaid, and listed only with showPrepaid', async () => {
    const prepaid = { bankID: 201, IBAN: '' }
    // Sixteen digits are a payment card's, which is not kept.
    for (const accountNumber of ['', '12345', 'abcdef', '4111111111111111', '١٢٣٤٥٦٧'])
      expect(await refusalOf({ ...prepaid, accountNumber })).toBe('account-number-wrong')
    const saved = await save({ ...prepaid, accountNumber: '1234 5678 90' })
    expect(saved).toMatchObject({ typeID: 2, IBAN: '', accountNumber: '1234567890' })
    expect((await demo.call(LIST, {})).data).toEqual([])
    expect(await list()).toEqual([saved])
  })

  it('by a mobile number where the bank is a cep bank', async () => {
    const cep = { bankID: 301, IBAN: '' }
    for (const accountNumber of ['', '0212 555 55 55', '532', '+49 532 000 00 01', '5320000001x'])
      expect(await refusalOf({ ...cep, accountNumber })).toBe('phone-wrong')
    const saved = await save({ ...cep, accountNumber: '0 (532) 000 00 01' })
    expect(saved).toMatchObject({ typeID: 3, accountNumber: '+905320000001' })
    expect((await demo.call(LIST, {})).data).toEqual([saved])
  })
})

describe('of several accounts', () => {
  it('one stands for an IBAN, however often it is added, also at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => save()))
    expect(await list()).toHaveLength(1)
    const [first] = await list()
    const again = await save({ accountName: 'Yeni adı' })
    expect(again.bankAccountID).toBe(first?.bankAccountID)
    expect(await list()).toEqual([again])
  })

  it('none is changed into another', async () => {
    await save()
    const { bankAccountID } = await save({ IBAN: ibanOf('00998', 2) })
    const { data } = await demo.refused(SAVE, { ...PUSULA, bankAccountID })
    expect(data.refusal).toBe('account-exists')
    expect((await list()).map(({ IBAN }) => IBAN)).toContain(ibanOf('00998', 2))
  })

  it('there are ten at most, also when more come at once, and a repeat is none more', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 14 }, (_, i) => save({ IBAN: ibanOf('00998', i + 1) })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const [newest] = await list()
    const full = await demo.refused(SAVE, { ...PUSULA, IBAN: ibanOf('00998', 99) })
    expect([full.data.refusal, full.code]).toEqual(['accounts-full', 422])
    expect((await save({ IBAN: newest?.IBAN ?? '' })).bankAccountID).toBe(newest?.bankAccountID)
    expect(await list()).toHaveLength(10)
  })
})

describe('who changes where money goes', () => {
  it('is told by mail when an account is new or goes elsewhere, and not of a name', async () => {
    const { bankAccountID } = await save()
    expect(await mails()).toEqual(['bank-account-added'])
    await save()
    await save({ bankAccountID, accountName: 'Ev' })
    expect(await mails()).toEqual(['bank-account-added'])
    await save({ bankAccountID, IBAN: ibanOf('00998', 3) })
    expect(await mails()).toEqual(['bank-account-added', 'bank-account-changed'])
    const { body_text } = await house.database.db
      .selectFrom('messages')
      .select('body_text')
      .where('template', '=', 'bank-account-added')
      .executeTakeFirstOrThrow()
    expect(body_text).toContain('3701')
    expect(body_text).not.toContain('0048')
  })

  it('has proven lately who they are; looking and deleting ask nothing', async () => {
    const { bankAccountID } = await save()
    house.pass(16 * 60 * 1000)
    const { data } = await demo.refused(SAVE, { ...PUSULA, bankAccountID, accountName: 'Ev' })
    expect(data.refusal).toBe('proof-needed')
    await demo.call('user/prove', { password: 'Demo123!' })
    expect((await save({ bankAccountID, accountName: 'Ev' })).accountName).toBe('Ev')
    house.pass(16 * 60 * 1000)
    expect(await list()).toHaveLength(1)
    await demo.call('finance/delete_bank_account', { bankAccountID })
    await demo.call('user/prove', { password: 'Demo123!' })
  })
})
