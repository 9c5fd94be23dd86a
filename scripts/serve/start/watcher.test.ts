import { describe, expect, it } from 'vitest'
import { watchDatabase, type WatchedDatabase } from './watcher.ts'

const withCode = (code: string): Error => Object.assign(new Error(`${code}: no way`), { code })

/** A database of which each look finds the next of these, and what was said and done. */
function watched(found: (boolean | Error)[], revive: () => Promise<void> = async () => {}) {
  const lines: string[] = []
  let revived = 0
  const database: WatchedDatabase = {
    isAlive() {
      const next = found.shift() ?? true
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
    },
    async revive() {
      revived += 1
      await revive()
    },
  }
  const watcher = watchDatabase(database, (line) => void lines.push(line))
  return { watcher, lines, revived: () => revived }
}

describe('the watcher of the database', () => {
  it.each(['EMFILE', 'ENFILE', 'ENOMEM'])(
    'takes one it cannot look at for no dead one: %s',
    async (code) => {
      const { watcher, lines, revived } = watched([withCode(code), withCode(code), true, true])
      for (let look = 0; look < 4; look++) await watcher.look()
      expect(revived()).toBe(0)
      expect(lines).toEqual([
        `The database cannot be looked at: Error: ${code}: no way`,
        'The database can be looked at again.',
      ])
    },
  )

  it('brings a dead one back, and tries again where that did not work for want of files', async () => {
    let tries = 0
    const { watcher, lines, revived } = watched([false, false, true], async () => {
      if (++tries === 1) throw withCode('EMFILE')
    })
    for (let look = 0; look < 3; look++) await watcher.look()
    expect(revived()).toBe(2)
    expect(lines).toEqual(['The database has died; starting it again…', 'The database is back.'])
  })

  it('says what no later look would mend, and looks no more once it ends', async () => {
    const broken = watched([false], () => Promise.reject(new Error('no space left')))
    await expect(broken.watcher.look()).rejects.toThrow('no space left')
    const ended = watched([false])
    await ended.watcher.end()
    await ended.watcher.look()
    expect(ended.revived()).toBe(0)
  })
})
