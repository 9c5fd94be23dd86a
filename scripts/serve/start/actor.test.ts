import { userInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { readActor, refuseWithoutWhy } from './actor.ts'

const who = { kind: 'command', name: userInfo().username }

describe('a command that changes the house', () => {
  it('knows who runs it, and takes the reason out of what was typed', () => {
    expect(readActor(['on'])).toEqual({ actor: { ...who, why: null }, rest: ['on'] })
    const typed = [
      ['off', '--why', 'new cables', 'now'],
      ['--why=new cables', 'off', 'now'],
    ]
    for (const words of typed)
      expect(readActor(words)).toEqual({
        actor: { ...who, why: 'new cables' },
        rest: ['off', 'now'],
      })
    expect(readActor(['reply', '7', '--', '--why', 'me?']).rest).toHaveLength(5)
  })

  it('refuses a reason that is none, and an act that wants one without', () => {
    for (const words of [['--why'], ['--why', ' '], ['--why', 'x'.repeat(501)]])
      expect(() => readActor(words)).toThrow(/--why takes the reason/)
    expect(() => refuseWithoutWhy(readActor(['close']).actor)).toThrow(/Say why/)
    refuseWithoutWhy(readActor(['close', '--why', 'asked']).actor)
  })
})
