import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readMark, writeMark, type Mark } from './mark-file.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'kasa-mark-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const page = { to: ['4', '12'], digest: 'ab' }
const MARK: Mark = {
  house: 'this one',
  at: '2026-01-02T03:04:05.678Z',
  marks: {
    rounds: [{ above: '0', upTo: '12', isWhole: true, pages: [page, { ...page, digest: null }] }],
  },
}
const file = (name: string): string => path.join(dataDir, 'audit', name)

describe('the mark of an audit', () => {
  it('is read again as it was written, and again after the next one', async () => {
    await writeMark(dataDir, MARK)
    expect(await readMark(dataDir, 'this one')).toEqual(MARK)
    await writeMark(dataDir, { ...MARK, marks: {} })
    expect(await readMark(dataDir, 'this one')).toEqual({ ...MARK, marks: {} })
    for (const name of ['key', 'mark.json']) expect((await stat(file(name))).mode & 0o077).toBe(0)
  })

  it('is not taken once a letter of it was changed, or with another key', async () => {
    await writeMark(dataDir, MARK)
    const written = await readFile(file('mark.json'), 'utf8')
    await writeFile(file('mark.json'), written.replace('12', '13'))
    await expect(readMark(dataDir, 'this one')).rejects.toThrow(/not as an audit signed it/)
    await writeFile(file('mark.json'), written)
    expect(await readMark(dataDir, 'this one')).toEqual(MARK)
    await writeFile(file('key'), 'another')
    await expect(readMark(dataDir, 'this one')).rejects.toThrow(/not as an audit signed it/)
    await writeFile(file('mark.json'), '{')
    await expect(readMark(dataDir, 'this one')).rejects.toThrow(/not as an audit signed it/)
  })

  it('is not taken where another version wrote it otherwise', async () => {
    const earlier = { house: 'this one', at: MARK.at, layers: [] }
    await writeMark(dataDir, earlier as unknown as Mark)
    await expect(readMark(dataDir, 'this one')).rejects.toThrow(/mark of another version/)
  })

  it('is not taken for another house, and is missed where there is none', async () => {
    await expect(readMark(dataDir, 'this one')).rejects.toThrow(/no mark to go on from/)
    await writeMark(dataDir, MARK)
    await expect(readMark(dataDir, 'that one')).rejects.toThrow(/mark of another house/)
  })
})
