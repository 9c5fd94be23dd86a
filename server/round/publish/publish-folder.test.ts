import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHELF } from '#games/shelf.ts'
import { readBook } from './book-store.ts'
import { printTable, readTable } from './lookup-table.ts'
import { takeFolder } from './publish-folder.ts'
import { publishOwnGame, publishShelf } from './published.ts'
import { exactPercent, objectionsTo, reportOf } from '../fairness/table-report.ts'
import {
  makeFolder,
  makeSmallFolder,
  packedBooks,
  packedLines,
  SMALL_BOOKS,
  type SmallFolder,
} from './testing-folder.ts'
import { PACKED, rawFrame, sumOf, SUMMED, TEXT, WITH_SUM } from './testing-frames.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kasa-folder-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('a published folder', () => {
  it('in order is read whole, ids with gaps included', async () => {
    await makeSmallFolder(folder)
    const [mode] = (await takeFolder(folder)).modes
    expect(mode?.report).toMatchObject({ rows: 2, rtp: 0.96, hitRate: 0.64, maxWin: 1.5 })
    expect(mode?.report.maxWinOneIn).toBeCloseTo(1.5625)
    expect(objectionsTo(mode ? [mode] : [])).toEqual([])
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

const [first, second] = SMALL_BOOKS

describe('a folder is taken', () => {
  it.each([
    ['as it is', {}],
    ['packed by zstd itself', { books: PACKED }],
    ['with a checksum that holds', { books: SUMMED }],
    [
      'in several frames, one of them to be passed over',
      {
        books: Buffer.concat([
          rawFrame(TEXT.subarray(0, 50)),
          Buffer.from([0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]),
          rawFrame(TEXT.subarray(50), { header: WITH_SUM, sum: sumOf(TEXT.subarray(50)) }),
        ]),
      },
    ],
    ['with a book that pays nothing and tells nothing', withoutEvents()],
    ['nested as deep as may be', nested()],
  ])('%s', async (_what, parts: SmallFolder) => {
    await makeSmallFolder(folder, parts)
    const [mode] = (await takeFolder(folder)).modes
    expect(mode?.report).toMatchObject({ rows: 2, rtp: 0.96 })
  })
})

function withoutEvents(): SmallFolder {
  return { books: packedBooks([{ ...first, events: [] }, { ...second }]) }
}

function nested(): SmallFolder {
  const deep = `${'['.repeat(61)}${']'.repeat(61)}`
  const events = `[{"type":"a","x":${deep}},{"type":"total","payout":150}]`
  const line = `{"id":7,"payoutMultiplier":150,"events":${events}}`
  return { books: packedLines([JSON.stringify(first), line]) }
}

describe('a book ends with one declared sum, which is what its row pays: one that', () => {
  const ending = (events: readonly object[]): SmallFolder => ({
    books: packedBooks([{ ...first }, { ...second, events }]),
  })
  const none = (event: string): string =>
    `book 7 ends with ${event}, which declares no sum: a book ends with a finalWin and its amount, or with a total and its payout`
  const wrong = (event: string): string => `book 7 ends with 150 by its row, and ${event}`

  it.each<[string, object[], string]>([
    ['ends with winnings', [{ type: 'end', winnings: 999 }], none('event 1 (end)')],
    ['ends with a grandTotal', [{ type: 'end', grandTotal: 999 }], none('event 1 (end)')],
    ['ends with a right prize', [{ type: 'end', prize: 150 }], none('event 1 (end)')],
    [
      'declares it before its end',
      [{ type: 'total', payout: 150 }, { type: 'curtain' }],
      none('event 2 (curtain)'),
    ],
    [
      'declares another one',
      [{ type: 'finalWin', amount: 999, winnings: 150 }],
      wrong('event 1 (finalWin) has 999 as its amount'),
    ],
  ])('%s is refused', async (_what, events, reason) => {
    await makeSmallFolder(folder, ending(events))
    await expect(takeFolder(folder)).rejects.toThrow(`b.jsonl.zst, line 2: ${reason}`)
  })

  it.each<[string, object[]]>([
    [
      'says so by finalWin',
      [
        { type: 'end', winnings: 999 },
        { type: 'finalWin', amount: 150 },
      ],
    ],
    ['says so by total', [{ type: 'total', payout: 150, winnings: 7 }]],
  ])('%s is taken', async (_what, events) => {
    await makeSmallFolder(folder, ending(events))
    expect((await takeFolder(folder)).modes).toHaveLength(1)
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
