import { describe, expect, it } from 'vitest'
import { queryOf } from './site.ts'
import { readReplayPath, replayPath } from './replay.ts'

const SHOWN = { game: 'lale-devri', version: '1', mode: 'bonus', book: '17' }
const read = (more: object = {}, query = '') =>
  readReplayPath({ ...SHOWN, ...more }, queryOf(`?${query}`))

describe('the address of a replay', () => {
  it('says game, version, mode, book and stake, and reads them back', () => {
    const path = { game: 'lale-devri', version: '1', mode: 'bonus', bookID: 17, amount: 2.5 }
    expect(replayPath(path)).toBe('/replay/lale-devri/1/bonus/17?amount=2.5')
    expect(read({}, 'amount=2.5')).toEqual(path)
    expect(replayPath({ ...path, amount: undefined })).toBe('/replay/lale-devri/1/bonus/17')
  })

  it('leaves a stake out that cannot be', () => {
    for (const amount of ['', '0', '-1', '1e9', 'x', '1.1234567', '9'.repeat(12)])
      expect(read({}, `amount=${amount}`)?.amount).toBeUndefined()
  })

  it('is none with a segment that is no name or no number', () => {
    for (const wrong of [{ game: '' }, { mode: 'a b' }, { book: '-1' }, { version: undefined }])
      expect(read(wrong)).toBeNull()
  })
})
