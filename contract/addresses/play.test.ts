import { describe, expect, it } from 'vitest'
import { playPath, readPlayPath } from './play.ts'

describe('a play address', () => {
  it('names a game by type and id', () => {
    expect(readPlayPath({ type: 'slot', id: '12' })).toEqual({
      section: 'slot',
      gameID: 12,
      gamingType: null,
      providerName: null,
    })
  })

  it('takes a third segment other than a gaming type as the provider', () => {
    expect(readPlayPath({ type: 'slot', id: '12', third: 'Çini Atölyesi' })).toMatchObject({
      gamingType: null,
      providerName: 'Çini Atölyesi',
    })
  })

  it.each(['slot', 'live', 'virtual'])('takes the third segment %s as the gaming type', (third) => {
    expect(readPlayPath({ type: 'slot', id: '12', third })).toMatchObject({
      section: third,
      gamingType: third,
      providerName: null,
    })
  })

  it('reads gaming type and provider together', () => {
    expect(readPlayPath({ type: 'slot', id: '7', third: 'live', fourth: 'Han' })).toEqual({
      section: 'live',
      gameID: 7,
      gamingType: 'live',
      providerName: 'Han',
    })
  })

  it('is none of ours with a strange id, a type that is none, or two provider names', () => {
    expect(readPlayPath({ type: 'slot', id: '-1' })).toBeNull()
    expect(readPlayPath({ type: 'slot', id: '1e9' })).toBeNull()
    expect(readPlayPath({ id: '1' })).toBeNull()
    expect(readPlayPath({ type: 'foo', id: '1' })).toBeNull()
    expect(readPlayPath({ type: 'slot', id: '1', third: 'Han', fourth: 'Han' })).toBeNull()
  })

  it('is written the way it is read', () => {
    const [, , type, id] = playPath('slot', 41).split('/')
    expect(readPlayPath({ type, id })).toMatchObject({ section: 'slot', gameID: 41 })
  })
})
