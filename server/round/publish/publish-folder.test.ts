import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHELF } from '#games/shelf.ts'
import { readBook } from './book-store.ts'
import { printTable, readTable } from './lookup-table.ts'
import { takeFolder } from './publish-folder.ts'
import { publishOwnGame, publishShelf } from './published.ts'
import { exactPercent, objectionsTo, reportOf } from '../fairness/table-report.ts'
import { makeFolder, zstandard } from './testing-folder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kasa-folder-'))
})
afterAll(() => rm(folder, { recursive: true }))

const INDEX = { modes: [{ name: 'base', cost: 1, events: 'b.jsonl.zst', weights: 'w.csv' }] }
const BOOKS = [
  { id: 3, events: [{ type: 'total' }], payoutMultiplier: 0 },
  { id: 7, events: [{ type: 'total' }], payoutMultiplier: 150 },
]
const TABLE = '3,36,0\n7,64,150\n'

/** Packed as the maths kit would, but stored as it is. */
const packed = (text: string): Buffer => Buffer.concat([...zstandard([text])])

const lines = (...books: object[]): Buffer =>
  packed(books.map((book) => `${JSON.stringify(book)}\n`).join(''))

async function publish(parts: { index?: unknown; table?: string; books?: Buffer | string } = {}) {
  const { index = INDEX, table = TABLE } = parts
  const books = parts.books ?? lines(...BOOKS)
  await writeFile(path.join(folder, 'index.json'), JSON.stringify(index))
  await writeFile(path.join(folder, 'w.csv'), table)
  await writeFile(path.join(folder, 'b.jsonl.zst'), books)
  return (await takeFolder(folder)).modes
}

describe('a published folder', () => {
  it('in order is read whole, ids with gaps included', async () => {
    const [mode] = await publish()
    expect(mode?.report).toMatchObject({ rows: 2, rtp: 0.96, hitRate: 0.64, maxWin: 1.5 })
    expect(mode?.report.maxWinOneIn).toBeCloseTo(1.5625)
    expect(objectionsTo(mode ? [mode] : [])).toEqual([])
  })

  const [first, second] = BOOKS
  const mode = (change: object) => ({ index: { modes: [{ ...INDEX.modes[0], ...change }] } })
  it.each([
    ['no modes', { index: {} }, /index.json names no modes/],
    ['an index of no modes', { index: { modes: [] } }, /names no modes/],
    ['something else among the modes', { index: { modes: [5] } }, /something that is no mode/],
    ['a mode twice', { index: { modes: [...INDEX.modes, ...INDEX.modes] } }, /a mode twice/],
    ['a mode without a name', mode({ name: '' }), /a mode without a name/],
    ['a name that is a path', mode({ name: '../base' }), /names a mode "..\/base": a name is/],
    ['a name that is none', mode({ name: 5 }), /a mode without a name/],
    [
      'weights outside of it',
      mode({ weights: '../w.csv' }),
      /"..\/w.csv" as its weights: .*itself/,
    ],
    ['events outside of it', mode({ events: '/etc/passwd' }), /as its events: .*itself/],
    ['no events at all', mode({ events: undefined }), /names no file of events/],
    ['weights that are not there', mode({ weights: 'x.csv' }), /x.csv is not in the folder/],
    ['events that are not there', mode({ events: 'x.zst' }), /x.zst is not in the folder/],
    ['a cost of nothing', mode({ cost: 0 }), /no cost above zero/],
    ['a cost below nothing', mode({ cost: -1 }), /no cost above zero/],
    ['a cost in words', mode({ cost: '1' }), /no cost above zero/],
    ['a cost no stake can be exact in', mode({ cost: 1.00001 }), /more than four decimals/],
    ['an empty table', { table: '' }, /w.csv: the table has no rows/],
    ['a row without weight', { table: '3,0,0\n7,64,150\n' }, /w.csv: line 1 has no weight/],
    ['a row with a sign', { table: '3,36,0\n7,-1,150\n' }, /w.csv: line 2 is not id,weight,/],
    ['a row with a fraction', { table: '3,1.5,0\n7,64,150\n' }, /w.csv: line 1 is not/],
    ['half a row', { table: '3,36,0\n7,64' }, /w.csv: line 2 is not/],
    ['a row of four', { table: '3,36,0,1\n7,64,150\n' }, /w.csv: line 1 is not/],
    ['a payout below nothing', { table: '3,36,0\n7,64,-150\n' }, /w.csv: line 2 is not/],
    ['a headline', { table: 'id,weight,payout\n3,36,0\n' }, /w.csv: line 1 is not/],
    [
      'weights beyond 2^64',
      { table: '3,18446744073709551615,0\n7,64,150\n' },
      /w.csv: line 2 .* beyond 2\^64/,
    ],
    ['a weight beyond 2^64', { table: '3,18446744073709551616,0\n' }, /line 1 holds a number bey/],
    ['an id no number can hold', { table: '9007199254740993,36,0\n' }, /line 1 holds too large/],
    ['a book twice in the table', { table: '3,36,0\n3,64,0\n' }, /w.csv, line 2: .* book 3 twice/],
    [
      'another payout than its row',
      { table: '3,36,0\n7,64,160\n' },
      /b.jsonl.zst, line 2: book 7 pays 150, its row says 160 \(w.csv, line 2\)/,
    ],
    [
      'a payout in words',
      { books: lines({ ...first, payoutMultiplier: '0' }) },
      /line 1: book 3 has a payoutMultiplier that is no number/,
    ],
    ['a book too few', { books: lines({ ...first }) }, /w.csv: book 7 is in the table \(line 2\)/],
    [
      'a book too many',
      { books: lines(...BOOKS, { ...first, id: 4 }) },
      /line 3: book 4 .* not in/,
    ],
    ['a book twice', { books: lines(...BOOKS, { ...second }) }, /line 3: book 7 .* twice/],
    ['a line that is no book', { books: lines({}) }, /b.jsonl.zst, line 1: this is no book/],
    [
      'a book without events',
      { books: lines({ ...first, events: {} }) },
      /line 1: this is no book/,
    ],
    ...[1, null, 'x', [], {}, { type: 7 }].map((event): [string, object, RegExp] => [
      `the event ${JSON.stringify(event)}`,
      { books: lines({ ...first }, { ...second, events: [{ type: 'a' }, event] }) },
      /b.jsonl.zst, line 2: event 2 of book 7 is no object with a type/,
    ]),
    ['a line that is no JSON', { books: packed('{"id":3\n') }, /b.jsonl.zst, line 1 is not JSON/],
    ['books that are no zstandard', { books: 'plain text, and more of it' }, /not zstandard/],
    ['books cut off', { books: lines(...BOOKS).subarray(0, 90) }, /not zstandard, or not whole/],
    ['no books at all', { books: '' }, /book 3 is in the table|not zstandard/],
  ])('with %s is refused, and named', async (_title, parts, reason) => {
    await expect(publish(parts)).rejects.toThrow(reason)
  })

  it('is read alone: a link to a file elsewhere is refused by its name', async () => {
    await publish()
    for (const name of ['w.csv', 'b.jsonl.zst']) {
      const [file, elsewhere] = [path.join(folder, name), path.join(folder, 'elsewhere')]
      await rename(file, elsewhere)
      await symlink(elsewhere, file)
      await expect(takeFolder(folder)).rejects.toThrow(`${name} is a link`)
      await rename(elsewhere, file)
    }
  })

  it('has its return told exactly, in however many decimals', () => {
    const exact = (text: string, cost = 1) =>
      exactPercent(reportOf(readTable(Buffer.from(text)), cost).exactRtp)
    expect(exact('3,36,0\n7,64,150\n')).toBe('96.00 %')
    expect(exact('3,1,0\n7,2,140\n')).toBe('93.333333333333… %')
    expect(exact('3,36,0\n7,64,15000\n', 100)).toBe('96.00 %')
    // One in 10^18 too much is too much: no double could tell.
    const text = '3,20000000000000000,0\n7,980000000000000001,100\n'
    const report = reportOf(readTable(Buffer.from(text)), 1)
    expect(objectionsTo([{ name: 'base', report }]).join()).toMatch(/outside 90–98 %/)
  })

  it('is kept so that every book is read alone, whatever the order of its rows', async () => {
    const [from, to] = [path.join(folder, 'made'), path.join(folder, 'kept')]
    await makeFolder(from, { books: 300 })
    const file = path.join(from, 'lookUpTable_base_0.csv')
    const rows = String(await readFile(file))
      .trim()
      .split('\n')
    await writeFile(file, `${rows.reverse().join('\n')}\n`)
    await mkdir(to)
    const { modes, kept } = await takeFolder(from, { keepIn: to })
    expect(modes.map(({ name, report }) => [name, report.rows, report.rtp])).toEqual([
      ['base', 300, 0.96],
      ['bonus', 300, 0.96],
    ])
    const table = readTable(await readFile(path.join(to, 'lookUpTable_base_0.csv')))
    for (const row of [0, 1, 150, 299]) {
      expect(table.rowOf(table.ids[row] ?? -1)).toBe(row)
      const events = await readBook(to, 'base', row)
      expect(events.at(-1)).toMatchObject({ type: 'finalWin', amount: table.payouts[row] })
    }
    expect(table.rowOf(1)).toBe(-1)
    for (const [name, hash] of Object.entries(kept)) {
      const bytes = await readFile(path.join(to, name))
      expect(createHash('sha256').update(bytes).digest('hex'), name).toBe(hash)
    }
  })

  it.each([
    ['returns too little', '3,50,0\n7,50,150\n', /outside 90–98 %/],
    ['returns too much', '3,30,0\n7,70,150\n', /outside 90–98 %/],
    [
      'hides its maximum win',
      '3,36000000,0\n7,63999999,150\n8,1,151\n',
      /rarer than 1 in 10 million/,
    ],
  ])('that %s may not be published', (_title, text, objection) => {
    const report = reportOf(readTable(Buffer.from(text)), 1)
    expect(objectionsTo([{ name: 'base', report }]).join()).toMatch(objection)
  })

  it('whose modes return more than half a point apart may not be published', () => {
    const report = (text: string) => reportOf(readTable(Buffer.from(text)), 1)
    const modes = [
      { name: 'a', report: report('3,36,0\n7,64,150\n') },
      { name: 'b', report: report('3,37,0\n7,63,150\n') },
    ]
    expect(objectionsTo(modes)).toEqual(['the modes return more than 0.5 % apart'])
  })
})

describe('the shelf', () => {
  it('is published with exactly the tables whose hashes are committed, each fit to be', async () => {
    const { all } = await publishShelf()
    expect(all).toHaveLength(SHELF.length)
    for (const { modes } of all) {
      const summaries = [...modes.values()].map(({ name, cost, rtp, table }) => {
        const report = reportOf(table, cost)
        expect(Math.abs(report.rtp - rtp)).toBeLessThan(0.0001)
        return { name, report }
      })
      expect(objectionsTo(summaries)).toEqual([])
    }
  }, 240_000)

  it('builds a table once, keeps it whole, and builds it anew when what was kept is another', async () => {
    const kept = path.join(folder, 'tables')
    const [game] = SHELF
    if (!game) throw new Error('the shelf is empty')
    const built = async () => {
      const lines: string[] = []
      await publishOwnGame(game, kept, (line) => lines.push(line))
      return lines.length
    }
    expect(await built()).toBe(game.modes.length)
    expect(await built()).toBe(0)
    const [file] = (await readdir(kept, { recursive: true })).filter((name) =>
      name.endsWith('.csv'),
    )
    await writeFile(path.join(kept, file ?? ''), '0,1,0\n')
    expect(await built()).toBe(1)
  }, 120_000)

  it('does not open with another table than the committed one', async () => {
    const weights = Float64Array.from([1, 1])
    const text = printTable(weights, Int32Array.from([0, 190]))
    expect(text).toBe('0,1,0\n1,1,190\n')
    const [game] = SHELF
    if (!game) throw new Error('the shelf is empty')
    const changed = game.modes.map((mode) => ({
      ...mode,
      build: () => ({ weights, payouts: Int32Array.from([0, 190]) }),
    }))
    const opening = publishOwnGame(
      { ...game, modes: changed },
      path.join(folder, 'other'),
      () => {},
    )
    await expect(opening).rejects.toThrow(/not the published one/)
  })
})
