import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Data } from '#contract/registry.ts'
import { dayOf } from '#contract/time-span.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '#server/testing.ts'
import { csvOf } from '#server/statement/csv.ts'
import type { Value } from '#server/statement/sheet.ts'
import { addPastTransactions } from './testing-transactions.ts'

let house: TestHouse
let demo: Client
let memberId: bigint

const BANK = { bankID: '1', bank: '=cmd|calc', IBAN: 'TR530099800000004821093701' }
const at = (day: number) => new Date(Date.UTC(2026, 2, day, 12))

beforeAll(async () => {
  house = await startTestHouse()
  demo = await loginAs(house, 'demo')
  const { db } = house.database
  const { id } = await db
    .selectFrom('members')
    .select('id')
    .where('username', '=', 'demo')
    .executeTakeFirstOrThrow()
  memberId = id
  await house.owner.db.deleteFrom('cash_transactions').where('member_id', '=', id).execute()
  await addPastTransactions(db, id, [
    { lira: 1000, at: at(1) },
    { lira: 250.5, at: at(2) },
    { lira: 700, status: 1003, at: at(3) },
    { lira: 90, status: 1001, at: at(4) },
    {
      lira: 300,
      direction: 'out',
      at: at(5),
      fields: { ...BANK, bankID: '999', bank: 'Doğuş Şubesi' },
    },
    { lira: 400, direction: 'out', status: 1001, at: at(6) },
    { lira: 500, direction: 'out', status: 1003, at: at(7), refusal: 'Ad uyuşmuyor' },
  ])
})
afterAll(() => house.close())

const totals = async (filters: object) =>
  (await demo.call('finance/transaction_totals', filters)).data
const fileOf = ({ content }: Pick<Data<'finance/statement'>, 'content'>) =>
  Buffer.from(content, 'base64')
const csv = async (filters: object, lang: 'tr' | 'en' = 'tr'): Promise<string> => {
  const { data } = await demo.call('finance/statement', { ...filters, format: 'csv' }, lang)
  return fileOf(data).toString()
}

describe('what transactions are narrowed by', () => {
  it('CALL-finance/list_types_frontend answers the ways money travels', async () => {
    expect((await demo.call('finance/list_types_frontend', {})).data).toEqual([
      { id: 1, name: 'Banka havalesi' },
      { id: 2, name: 'Ödeme sağlayıcısı' },
      { id: 3, name: 'Cep bankacılığı' },
    ])
    const { data } = await demo.call('finance/list_types_frontend', {}, 'en')
    expect(data[0]).toEqual({ id: 1, name: 'Bank transfer' })
  })

  it('CALL-finance/list_categories answers deposits and withdrawals', async () => {
    const { data } = await demo.call('finance/list_categories', {}, 'en')
    expect(data).toEqual([
      { id: 1, name: 'Deposit' },
      { id: 2, name: 'Withdrawal' },
    ])
  })

  it('CALL-finance/list_sub_categories answers the ways within each category', async () => {
    const { data } = await demo.call('finance/list_sub_categories', {})
    expect(data).toHaveLength(6)
    expect(data).toContainEqual({ id: 12, name: 'Ödeme sağlayıcısı', categoryID: 1 })
    expect(new Set(data.map(({ id }) => id)).size).toBe(6)
  })

  it('are for members', async () => {
    for (const name of ['finance/list_types_frontend', 'finance/statement'] as const)
      expect((await visitor(house).refused(name, {})).data.refusal).toBe('no-permission')
  })
})

describe('the totals of transactions', () => {
  it('follow the filter, with what the database counts and with what it reads', async () => {
    const all = { deposited: 1250.5, withdrawn: 300, waiting: 400, records: 7 }
    expect(await totals({})).toEqual(all)
    expect(await totals({ startDate: '2026-03-01' })).toEqual(all)
    expect(await totals({ searchCategory: 2 })).toEqual({ ...all, deposited: 0, records: 3 })
    expect(await totals({ startDate: '2026-03-02', endDate: '2026-03-05' })).toMatchObject({
      deposited: 250.5,
      withdrawn: 300,
      records: 4,
    })
    expect(await totals({ searchMinAmount: 500 })).toMatchObject({ deposited: 1000, records: 3 })
    expect(await totals({ status: 1003, searchType: 1 })).toMatchObject({ records: 1 })
    expect((await demo.refused('finance/transaction_totals', { searchType: 9 })).code).toBe(422)
  })

  it('follow what changes, row by row', async () => {
    const { db } = house.database
    const [id = 0n] = await addPastTransactions(db, memberId, [
      { lira: 60, status: 1001, at: at(8) },
    ])
    const before = await totals({})
    expect(before.records).toBe(8)
    await db
      .updateTable('cash_transactions')
      .set({ status: 1002, decided_at: at(9) })
      .where('id', '=', id)
      .execute()
    expect((await totals({})).deposited).toBe(1310.5)
    await house.owner.db.deleteFrom('cash_transactions').where('id', '=', id).execute()
    expect(await totals({})).toMatchObject({ deposited: 1250.5, records: 7 })
  })
})

describe('the statement', () => {
  it('as a table holds what the filter shows, in the signs of the language', async () => {
    const lines = (await csv({ searchCategory: 1, status: 1002 })).split('\r\n')
    expect(lines[0]).toBe('\uFEFFİşlem;Yöntem;Zaman;İşlem no;Durum;Neden;Tutar;Bakiyede')
    expect(lines[1]).toMatch(/^Para yatırma;[^;]+;2026-03-02 15:00;\d+;Onaylandı;;250,5;250,5$/)
    expect(lines.slice(4)).toEqual([
      'Yatırılan;1250,5',
      'Çekilen;0',
      'Bekleyen çekim;0',
      'Fark;1250,5',
      '',
    ])
    expect(await csv({ searchCategory: 1, status: 1002 }, 'en')).toContain(
      ',Approved,,250.5,250.5\r\n',
    )
  })

  it('names a withdrawal as the site does, why it was canceled, and what each did to the balance', async () => {
    const lines = (await csv({ searchCategory: 2 })).split('\r\n').slice(1, 4)
    expect(lines.map((line) => line.split(';').slice(-4).join('|'))).toEqual([
      'İptal edildi|Kabul edilmedi: Ad uyuşmuyor|500|0',
      'Alındı||400|-400',
      'Ödendi||300|-300',
    ])
    const english = await csv({ searchCategory: 2, status: 1002 }, 'en')
    expect(english).toContain(',Paid,,300,-300\r\n')
  })

  it('opens no formula: what begins one is text', async () => {
    const { db } = house.database
    const fields = { ...BANK, bankID: '999' }
    const [id = 0n] = await addPastTransactions(db, memberId, [
      { lira: 5, direction: 'out', at: at(9), fields },
    ])
    const text = await csv({ searchCategory: 2 })
    expect(text).toContain(";'=cmd|calc ·· 3701;")
    await house.owner.db
      .updateTable('cash_transactions')
      .set({ fields: { ...fields, bank: '=cmd;calc' } })
      .where('id', '=', id)
      .execute()
    // Whichever sign parts the columns, a program of the other kind opens none either.
    expect(await csv({ searchCategory: 2 }, 'en')).toContain(`,"'=cmd;calc ·· 3701",`)
    await house.owner.db.deleteFrom('cash_transactions').where('id', '=', id).execute()
  })

  it('knows every sign that begins a formula, hidden or wide, and leaves figures and plain words alone', () => {
    const cellOf = (value: Value) =>
      csvOf({
        fileName: '',
        title: '',
        lang: 'en',
        about: [],
        columns: [],
        rows: [[value]],
        totals: [],
      })
        .toString()
        .split('\r\n')[1]
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '|calc', '%0', '＝1', ' =1', '\u0000=1'])
      expect(cellOf(text)).toBe(`'${text}`)
    expect(cellOf('\t=1')).toBe(`"'\t=1"`)
    expect(cellOf('Kira = 5')).toBe('Kira = 5')
    expect(cellOf(-4.5)).toBe('-4.5')
  })

  it('as pages to print sets every Turkish letter, and its rows, and cuts nothing', async () => {
    const { data } = await demo.call('finance/statement', { format: 'pdf' })
    expect(data).toMatchObject({ type: 'application/pdf', records: 7 })
    expect(data.name).toBe(`kasa-para-${dayOf(house.clock())}.pdf`)
    const pdf = fileOf(data)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const letters = new Set(lettersOf(pdf))
    for (const letter of 'şıİğüöçŞ₺') expect(letters).toContain(letter)
    expect(letters).not.toContain('…')
  })

  it('is refused where nothing fits, and for more than a file takes', async () => {
    const none = await demo.refused('finance/statement', { format: 'csv', endDate: '2020-01-01' })
    expect(none.data.refusal).toBe('not-found')
    const other = await loginAs(house, 'vip20')
    const { db } = house.database
    const { id } = await db
      .selectFrom('members')
      .select('id')
      .where('username', '=', 'vip20')
      .executeTakeFirstOrThrow()
    const many = Array.from({ length: 2_000 }, () => ({ lira: 1, at: at(1) }))
    await addPastTransactions(db, id, many)
    const full = await other.refused('finance/statement', { format: 'pdf' })
    expect(full.data).toMatchObject({ refusal: 'statement-too-long', most: 2_000 })
    expect((await other.call('finance/statement', { format: 'csv' })).data.records).toBe(2_001)
    const unknown = { format: 'xls' as 'csv' }
    expect((await other.refused('finance/statement', unknown)).code).toBe(422)
  })
})

/** The letters that the fonts of a PDF can say, by their tables from glyph to letter. */
function lettersOf(pdf: Buffer): string[] {
  const letters: string[] = []
  for (const [, stream] of pdf
    .toString('latin1')
    .matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    const text = inflated(Buffer.from(stream ?? '', 'latin1'))
    if (!text.includes('beginbfrange') && !text.includes('beginbfchar')) continue
    for (const [, hex] of text.matchAll(/<([0-9a-f]{4})>/gi))
      letters.push(String.fromCharCode(Number.parseInt(hex ?? '0', 16)))
  }
  return letters
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}
