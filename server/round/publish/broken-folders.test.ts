import { execFile } from 'node:child_process'
import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BadTable } from './lookup-table.ts'
import {
  BrokenFolders,
  withBooks,
  withEvents,
  withLines,
  type Case,
} from './testing-broken-folders.ts'
import {
  packedBooks,
  SMALL_BOOKS,
  SMALL_INDEX,
  SMALL_TABLE,
  type SmallFolder,
} from './testing-folder.ts'
import { changed, PACKED, rawFrame, SUMMED, TEXT } from './testing-frames.ts'

const folders = new BrokenFolders()
const { at, gone, aFolder, aLink } = folders
beforeAll(() => folders.open())
afterAll(() => folders.close())
beforeEach(() => folders.make())
afterEach(() => folders.clear())

const refusals: string[] = []

/** Each is refused by one line of its own, and nothing has changed. */
function areRefused(cases: readonly Case[]): void {
  it.each(cases)('%s', async (_what, broken, reason) => {
    const message = await folders.refusalOf(broken)
    expect(message).toBe(reason)
    expect(message).toMatch(/^[ -~–…“”"]{10,300}$/)
    expect(refusals).not.toContain(message)
    refusals.push(message)
    expect(await folders.leftBehind()).toEqual({ games: [], versions: [] })
  })
}

const [mode] = SMALL_INDEX.modes
const ofMode = (change: object): SmallFolder => ({ index: { modes: [{ ...mode, ...change }] } })
const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('an index is refused that', () => {
  areRefused([
    ['is not there', gone('index.json'), 'index.json is not in the folder'],
    ['is a folder', aFolder('index.json'), 'index.json is not a file'],
    ['is a link', aLink('index.json'), 'index.json is a link: put the file itself into the folder'],
    ['is no JSON', { index: '{"modes":[' }, 'index.json is not JSON'],
    [
      'is no UTF-8',
      { index: Buffer.from('{"modes":"\xff"}', 'latin1') },
      'index.json is not UTF-8',
    ],
    [
      'is very large',
      () => truncate(at('index.json'), 1024 * 1024 + 1),
      'index.json is larger than a megabyte',
    ],
    ['is nested deep', { index: deep(65) }, 'index.json is nested deeper than 64'],
    [
      'says its modes twice',
      { index: `{"modes":[],"modes":[${JSON.stringify(mode)}]}` },
      'index.json has the key "modes" twice in one object',
    ],
    [
      'says a cost twice',
      { index: `{"modes":[{"cost":100,"name":"base","co\\u0073t":1}]}` },
      'index.json has the key "cost" twice in one object',
    ],
    ['names no modes', { index: { modes: [] } }, 'index.json names no modes'],
    [
      'names something else',
      { index: { modes: [5] } },
      'index.json holds something that is no mode',
    ],
    [
      'names a mode twice',
      { index: { modes: [mode, { ...mode, name: 'BASE' }] } },
      'index.json names a mode twice',
    ],
    ['leaves a mode nameless', ofMode({ name: '' }), 'index.json holds a mode without a name'],
    [
      'names a path',
      ofMode({ name: '../base' }),
      'index.json names a mode "../base": a name is a letter and up to 39 letters, digits, - or _',
    ],
    [
      'names a mode in two lines',
      ofMode({ name: 'a\nb' }),
      'index.json names a mode "a\\nb": a name is a letter and up to 39 letters, digits, - or _',
    ],
    ['has a cost of nothing', ofMode({ cost: 0 }), 'mode base has no cost above zero'],
    ['has a cost in words', ofMode({ name: 'b', cost: '1' }), 'mode b has no cost above zero'],
    ['has a cost beyond all', ofMode({ cost: 1e300 }), 'mode base has a cost above 100000'],
    [
      'has a cost no stake is exact in',
      ofMode({ cost: 1.00001 }),
      'mode base has a cost of more than four decimals',
    ],
    ['names no table', ofMode({ weights: undefined }), 'mode base names no file of weights'],
    ['names no books', ofMode({ events: 7 }), 'mode base names no file of events'],
    [
      'has a table outside',
      ofMode({ weights: '../w.csv' }),
      'mode base names "../w.csv" as its weights: it has to be a file of the folder itself',
    ],
    [
      'has books outside',
      ofMode({ events: '/etc/passwd' }),
      'mode base names "/etc/passwd" as its events: it has to be a file of the folder itself',
    ],
  ])
})

const line = (number: number, why: string): string => `w.csv: line ${number} ${why}`
const NO_ROW = 'is not id,weight,payout'

describe('a table is refused that', () => {
  areRefused([
    ['is not there', gone('w.csv'), 'w.csv is not in the folder'],
    ['is a folder', aFolder('w.csv'), 'w.csv is not a file'],
    ['is a link', aLink('w.csv'), 'w.csv is a link: put the file itself into the folder'],
    ['has no rows', { table: '' }, 'w.csv: the table has no rows'],
    ['has a headline', { table: `id,weight,payout\n${SMALL_TABLE}` }, line(1, NO_ROW)],
    ['has a row with a sign', { table: '3,36,0\n7,-1,150\n' }, line(2, NO_ROW)],
    ['has a row with a fraction', { table: `1,1,0\n2,1,0\n3,1.5,0\n` }, line(3, NO_ROW)],
    ['has half a row', { table: '1,1,0\n2,1,0\n3,1,0\n7,64' }, line(4, NO_ROW)],
    ['has a row of four', { table: `${'1,1,0\n'.repeat(4)}3,36,0,1\n` }, line(5, NO_ROW)],
    ['has a payout below nothing', { table: `${'1,1,0\n'.repeat(5)}7,64,-150\n` }, line(6, NO_ROW)],
    ['has an empty row', { table: `${'1,1,0\n'.repeat(6)}\n3,1,0\n` }, line(7, NO_ROW)],
    [
      'has signs that are no digits',
      { table: Buffer.from(`${'1,1,0\n'.repeat(7)}3,\xb2,0\n`, 'latin1') },
      line(8, NO_ROW),
    ],
    ['has a row without weight', { table: '3,0,0\n' }, line(1, 'has no weight above zero')],
    [
      'has weights beyond 2^64',
      { table: '3,18446744073709551615,0\n7,64,150\n' },
      'w.csv: line 2 makes the weights add up beyond 2^64',
    ],
    [
      'has a weight beyond 2^64',
      { table: '3,18446744073709551616,0\n' },
      line(1, 'holds a number beyond 2^64'),
    ],
    [
      'has an id no number can hold',
      { table: '9007199254740993,36,0\n' },
      line(1, 'holds too large a number'),
    ],
    [
      'has a payout no number can hold',
      { table: '3,36,0\n7,64,9007199254740993\n' },
      line(2, 'holds too large a number'),
    ],
    [
      'names a book twice',
      { table: '3,36,0\n3,64,0\n' },
      'w.csv, line 2: the table names book 3 twice',
    ],
  ])
})

const [first, second] = SMALL_BOOKS
const book = (where: number, why: string): string => `b.jsonl.zst, line ${where}: ${why}`
const noEvent = (event: number): string =>
  book(2, `event ${event} of book 7 is no object with a type`)
const wrongSum = (event: string): string => book(2, `book 7 ends with 150 by its row, and ${event}`)
const padding = (events: number): object[] => Array.from({ length: events }, () => ({ type: 'a' }))

describe('books are refused that', () => {
  areRefused([
    [
      'pay something else than their row',
      { table: '3,36,0\n7,64,160\n' },
      book(2, 'book 7 pays 150, its row says 160 (w.csv, line 2)'),
    ],
    [
      'pay in words',
      withBooks({ ...second, payoutMultiplier: '150' }),
      book(2, 'book 7 has a payoutMultiplier that is no number'),
    ],
    [
      'pay infinitely much',
      withLines('{"id":7,"events":[],"payoutMultiplier":1e999}'),
      book(2, 'this has the number 1e999, which cannot be kept as it is'),
    ],
    [
      'are one too few',
      withBooks(),
      'w.csv: book 7 is in the table (line 2) and not among the events',
    ],
    [
      'are one too many',
      withBooks({ ...second }, { ...first, id: 4 }),
      book(3, 'book 4 is among the events and not in the table'),
    ],
    [
      'are there twice',
      withBooks({ ...second }, { ...second }),
      book(3, 'book 7 is among the events twice'),
    ],
    ['are no books', withBooks({}), book(2, 'this is no book')],
    ['are lists', withLines('', '[]'), book(3, 'this is no book')],
    [
      'have an id in words',
      withLines('', '', '{"id":"7","events":[]}'),
      book(4, 'this is no book'),
    ],
    [
      'have no list of events',
      withLines('', '', '', '{"id":7,"events":{}}'),
      book(5, 'this is no book'),
    ],
    ['have a number for an event', withEvents(1), noEvent(1)],
    ['have nothing for an event', withEvents(...padding(1), null), noEvent(2)],
    ['have a text for an event', withEvents(...padding(2), 'x'), noEvent(3)],
    ['have a list for an event', withEvents(...padding(3), []), noEvent(4)],
    ['have an event without a type', withEvents(...padding(4), {}), noEvent(5)],
    ['have a number for a type', withEvents(...padding(5), { type: 7 }), noEvent(6)],
    ['have no events and pay', withEvents(), book(2, 'book 7 has no events, and its row pays 150')],
    [
      'have another finalWin',
      withEvents({ type: 'reveal' }, { type: 'finalWin', amount: 160 }),
      wrongSum('event 2 (finalWin) has 160 as its amount'),
    ],
    [
      'have another finalWin before the end',
      withEvents({ type: 'finalWin', amount: 0 }, { type: 'curtain' }),
      wrongSum('event 1 (finalWin) has 0 as its amount'),
    ],
    [
      'have a finalWin of nothing said',
      withEvents({ type: 'finalWin' }),
      wrongSum('event 1 (finalWin) has nothing as its amount'),
    ],
    [
      'have a finalWin in words',
      withEvents({ type: 'finalWin', amount: '150' }),
      wrongSum('event 1 (finalWin) has "150" as its amount'),
    ],
    [
      'have another total',
      withEvents({ type: 'total', payout: 1.5 }),
      wrongSum('event 1 (total) has 1.5 as its payout'),
    ],
    [
      'end with another amount',
      withEvents({ type: 'setTotalWin', amount: 15_000 }),
      wrongSum('event 1 (setTotalWin) has 15000 as its amount'),
    ],
    [
      'end with another payout',
      withEvents({ type: 'a' }, { type: 'end', payout: 149 }),
      wrongSum('event 2 (end) has 149 as its payout'),
    ],
    [
      'end with another payout, beside one that agrees',
      withEvents({ type: 'a' }, { type: 'end', amount: 150, payout: 999 }),
      wrongSum('event 2 (end) has 999 as its payout'),
    ],
    [
      'end with another total by any other name of its type',
      withEvents({ type: 'FINAL_WIN', amount: 999 }, { type: 'end' }),
      wrongSum('event 1 (FINAL_WIN) has 999 as its amount'),
    ],
    [
      'hold a number beyond all numbers',
      withLines('{"id":7,"events":[{"type":"a","m":-2e999}],"payoutMultiplier":150}'),
      book(2, 'this has the number -2e999, which cannot be kept as it is'),
    ],
    [
      'hold a number that would be rounded',
      withLines('{"id":7,"events":[{"type":"a","m":9007199254740993}],"payoutMultiplier":150}'),
      book(2, 'this has the number 9007199254740993, which cannot be kept as it is'),
    ],
    ...(
      [
        'win',
        'total',
        'payoutMultiplier',
        'totalWinAmount',
        'Final Win',
        'totalWin',
        'FinalWin',
        'total_win',
        'FINALWIN',
        'final-payout',
        'Amount',
      ] as const
    ).map((field): Case => [
      `end with another ${field}`,
      withEvents({ type: 'end', amount: 150, [field]: 151 }),
      wrongSum(`event 1 (end) has 151 as its ${field}`),
    ]),
    [
      'pay nothing and end with a win',
      { books: packedBooks([{ ...first, events: [{ type: 'total', payout: 150 }] }]) },
      book(1, 'book 3 ends with 0 by its row, and event 1 (total) has 150 as its payout'),
    ],
    [
      'begin with a mark of their bytes',
      withLines('\uFEFF{}'),
      book(2, 'this begins with a byte order mark'),
    ],
    ['are no JSON', withLines('{"id":7'), book(2, 'this is not JSON')],
    [
      'are no UTF-8',
      { books: rawFrame(Buffer.from('{"id":3,"x":"\xe9"}\n', 'latin1')) },
      book(1, 'this is not UTF-8'),
    ],
    [
      'hide a quote in too long a form',
      { books: rawFrame(Buffer.from('\n{"id":3,"x":"\xc0\xa2"}\n', 'latin1')) },
      book(2, 'this is not UTF-8'),
    ],
    [
      'say their pay twice',
      withLines('{"id":7,"payoutMultiplier":9,"events":[],"payoutMultiplier":150}'),
      book(2, 'this has the key "payoutMultiplier" twice in one object'),
    ],
    [
      'say a win twice',
      withLines('{"id":7,"events":[{"type":"finalWin","amount":9,"\\u0061mount" : 150}]}'),
      book(2, 'this has the key "amount" twice in one object'),
    ],
    [
      'are nested deep',
      withLines(`{"id":7,"events":[{"type":"a","x":${deep(62)}}]}`),
      book(2, 'this is nested deeper than 64'),
    ],
    [
      'are nested a million deep, and never closed',
      withLines('', '['.repeat(1_000_000)),
      book(3, 'this is nested deeper than 64'),
    ],
    [
      'have a line without an end',
      { books: rawFrame(Buffer.alloc(16 * 1024 * 1024 + 1, 'x')) },
      book(1, 'longer than 16 MB'),
    ],
  ])
})

const frame = (books: Buffer): SmallFolder => ({ books })
const whole = (why: string): string => `b.jsonl.zst ${why}`

describe('a file of books is refused that', () => {
  areRefused([
    ['is not there', gone('b.jsonl.zst'), whole('is not in the folder')],
    ['is a folder', aFolder('b.jsonl.zst'), whole('is not a file')],
    ['is a link', aLink('b.jsonl.zst'), whole('is a link: put the file itself into the folder')],
    [
      'is empty',
      frame(Buffer.alloc(0)),
      'w.csv: book 3 is in the table (line 1) and not among the events',
    ],
    [
      'is no zstandard',
      frame(Buffer.from('plain text, and more of it')),
      whole('is not zstandard'),
    ],
    ['ends too early', frame(SUMMED.subarray(0, 90)), whole('ends in the middle of a frame')],
    [
      'was packed with a dictionary',
      frame(rawFrame(TEXT, { header: [0b01, 0x50, 7] })),
      whole('was packed with a dictionary'),
    ],
    [
      'needs more memory than there is',
      frame(rawFrame(TEXT, { header: [0, 0xf8] })),
      whole('needs more than 128 MB to unpack: pack it with a smaller window'),
    ],
    [
      'has another checksum',
      frame(changed(SUMMED, SUMMED.length - 1)),
      whole('is damaged: its content has another checksum than it says'),
    ],
    [
      'has another length',
      frame(rawFrame(TEXT, { header: [0b1000_0000, 0x50, 9, 0, 0, 0] })),
      whole('is damaged: its content has another length than it says'),
    ],
    ['cannot be unpacked', frame(changed(PACKED, 12)), whole('cannot be unpacked: it is damaged')],
  ])

  it.each([
    ['content that was changed under its checksum', changed(SUMMED, 38), /another checksum/],
    ['a checksum that is missing', SUMMED.subarray(0, -4), /in the middle of a frame/],
    ['something after its end', Buffer.concat([SUMMED, Buffer.from('more')]), /not zstandard/],
    ['a kind of block that there is not', rawFrame(TEXT, { type: 3 }), /not zstandard/],
    ['half a head', SUMMED.subarray(0, 3), /in the middle of a frame/],
  ])('has %s', async (_what, books, reason) => {
    await folders.refill({ books })
    await expect(folders.publish()).rejects.toThrow(reason)
  })

  it('was packed well and had any one of its bits changed afterwards', async () => {
    const taken: number[] = []
    for (let place = 0; place < PACKED.length; place += 1) {
      await folders.refill({ books: changed(PACKED, place) })
      const refusal: unknown = await folders.publish().catch((error: unknown) => error)
      if (!(refusal instanceof BadTable)) taken.push(place)
    }
    expect(taken).toEqual([])
  })
})

const twoModes = async (): Promise<void> => {
  await folders.refill({
    index: { modes: [mode, { ...mode, name: 'bonus', weights: 'v.csv' }] },
  })
  await writeFile(at('v.csv'), '3,37,0\n7,63,150\n')
}
const paying = (payout: number, table: string): SmallFolder => ({
  table,
  books: packedBooks([
    { ...first },
    { id: 7, events: [{ type: 'total', payout }], payoutMultiplier: payout },
  ]),
})

describe('a game is refused that', () => {
  areRefused([
    [
      'returns too little',
      { table: '3,50,0\n7,50,150\n' },
      'mode base returns 75.00 %, outside 90–98 %',
    ],
    [
      'returns too much',
      { table: '3,1,0\n7,2,150\n' },
      'mode base returns 100.00 %, outside 90–98 %',
    ],
    ['has modes far apart', twoModes, 'the modes return more than 0.5 % apart'],
    [
      'hides its maximum win',
      paying(1_000_000_000, '3,10416666,0\n7,1,1000000000\n'),
      'the maximum win of mode base is rarer than 1 in 10 million; the maximum win of the largest stake is more than an amount can say',
    ],
    [
      'wins more than an amount can say',
      paying(100_000_000, '3,1041666,0\n7,1,100000000\n'),
      'the maximum win of the largest stake is more than an amount can say',
    ],
    [
      'has a page without a first file',
      async () => {
        await mkdir(at('web'))
        await writeFile(at('web/game.js'), '')
      },
      'web/ holds no index.html',
    ],
    [
      'has a page with copies that somebody else made',
      async () => {
        await mkdir(at('web'))
        await writeFile(at('web/index.html'), '')
        await writeFile(at('web/index.html.br'), '')
      },
      'web/index.html.br is a compressed copy: leave it out, the house makes its own',
    ],
    [
      'has a link in its page',
      async () => {
        await mkdir(at('web'))
        await writeFile(at('web/index.html'), '')
        await symlink('/etc/passwd', at('web/passwd.txt'))
      },
      'web/passwd.txt is neither a file nor a folder',
    ],
    [
      'has a page that is a link to another folder',
      () => symlink('/etc', at('web')),
      'web is no folder',
    ],
  ])

  it('is one of seventy, each with a line of its own', () => {
    expect(new Set(refusals).size).toBeGreaterThanOrEqual(70)
  })
})

it('is refused by the command in one line, without a stack, and with exit code 1', async () => {
  await folders.refill(withLines('['.repeat(1_000_000)))
  const command = ['--import', 'tsx', 'scripts/games/publish-game.ts', at(''), '--check']
  const ran = promisify(execFile)(process.execPath, command)
  await expect(ran).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `Refused: ${book(2, 'this is nested deeper than 64')}. Nothing was changed.\n`,
  })
})
