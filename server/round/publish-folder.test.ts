import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHELF } from '#games/shelf.ts'
import { printTable, readTable } from './lookup-table.ts'
import { takeFolder } from './publish-folder.ts'
import { publishHouseGame, publishShelf } from './published.ts'
import { objectionsTo, reportOf } from './table-report.ts'

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

/** A zstandard frame that stores its content as it is: one raw block. */
function zstandard(text: string): Buffer {
  const content = Buffer.from(text)
  const head = Buffer.alloc(4 + 1 + 4 + 3)
  head.writeUInt32LE(0xfd2fb528, 0)
  head.writeUInt8(0xa0, 4) // single segment, content size in four bytes
  head.writeUInt32LE(content.length, 5)
  head.writeUIntLE(1 | (content.length << 3), 9, 3) // last block, raw
  return Buffer.concat([head, content])
}

async function publish(parts: { index?: unknown; table?: string; books?: Buffer | string } = {}) {
  const { index = INDEX, table = TABLE } = parts
  const books = parts.books ?? zstandard(BOOKS.map((book) => `${JSON.stringify(book)}\n`).join(''))
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

  const book = (change: object) => zstandard(JSON.stringify({ ...BOOKS[0], ...change }))
  it.each([
    ['no modes', { index: {} }, /names no modes/],
    ['a mode twice', { index: { modes: [...INDEX.modes, ...INDEX.modes] } }, /twice/],
    [
      'a file outside of it',
      { index: { modes: [{ ...INDEX.modes[0], weights: '../w.csv' }] } },
      /no file of weights/,
    ],
    [
      'a file that is not there',
      { index: { modes: [{ ...INDEX.modes[0], weights: 'x.csv' }] } },
      /not in the folder/,
    ],
    ['a cost of nothing', { index: { modes: [{ ...INDEX.modes[0], cost: 0 }] } }, /no cost/],
    ['a row without weight', { table: '3,0,0\n7,64,150\n' }, /no weight/],
    ['a row with a sign', { table: '3,-1,0\n7,64,150\n' }, /line 1/],
    ['a row with a fraction', { table: '3,1.5,0\n7,64,150\n' }, /line 1/],
    ['half a row', { table: '3,36,0\n7,64' }, /line 2/],
    ['weights beyond 2^64', { table: '3,18446744073709551615,0\n7,64,150\n' }, /beyond 2\^64/],
    ['a book twice in the table', { table: '3,36,0\n3,64,0\n' }, /twice/],
    ['another payout than its row', { table: '3,36,0\n7,64,160\n' }, /book 7 pays 150/],
    ['a book too few', { books: book({}) }, /book 7 is in the table/],
    ['a book too many', { books: book({ id: 4 }) }, /book 4/],
    ['a line that is no book', { books: zstandard('{}') }, /no book/],
    ['books that are no zstandard', { books: 'plain text' }, /zstandard/],
  ])('with %s is refused', async (_says, parts, reason) => {
    await expect(publish(parts)).rejects.toThrow(reason)
  })

  it.each([
    ['returns too little', '3,50,0\n7,50,150\n', /outside 90–98 %/],
    ['returns too much', '3,30,0\n7,70,150\n', /outside 90–98 %/],
    [
      'hides its maximum win',
      '3,36000000,0\n7,63999999,150\n8,1,151\n',
      /rarer than 1 in 10 million/,
    ],
  ])('that %s may not be published', (_says, text, objection) => {
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
  it('is published with exactly the tables whose hashes are committed', async () => {
    const kept = path.join(folder, 'tables')
    const lines: string[] = []
    const { all } = await publishShelf((line) => lines.push(line), kept)
    expect(all).toHaveLength(SHELF.length)
    expect(lines).toHaveLength(2)
    const modes = [...(all[0]?.modes.values() ?? [])].map(({ name, cost, table }) => ({
      name,
      report: reportOf(table, cost),
    }))
    expect(objectionsTo(modes)).toEqual([])
    for (const { report } of modes) expect(Math.abs(report.rtp - 0.9652)).toBeLessThan(0.0001)

    // Built once, kept whole, and built anew when what was kept is not the published table.
    lines.length = 0
    await publishShelf((line) => lines.push(line), kept)
    expect(lines).toEqual([])
    const [file] = (await readdir(kept, { recursive: true })).filter((name) =>
      name.endsWith('.csv'),
    )
    await writeFile(path.join(kept, file ?? ''), '0,1,0\n')
    await publishShelf((line) => lines.push(line), kept)
    expect(lines).toHaveLength(1)
  })

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
    const opening = publishHouseGame(
      { ...game, modes: changed },
      path.join(folder, 'other'),
      () => {},
    )
    await expect(opening).rejects.toThrow(/not the published one/)
  })
})
