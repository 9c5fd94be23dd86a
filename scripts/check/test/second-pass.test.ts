import { describe, expect, it } from 'vitest'
import { AGAIN, onDatabases, serverTests } from './second-pass.ts'

/** `server/floor` of `server/floor/floor.test.ts`. */
const roomOf = (file: string): string => file.split('/').slice(0, -1).slice(0, 2).join('/')

describe('the second pass, on an ordinary PostgreSQL', () => {
  it('lists files that are there, each once, in order', () => {
    const all = serverTests(process.cwd())
    for (const file of AGAIN) expect(all).toContain(file)
    expect(AGAIN).toEqual([...new Set(AGAIN)].toSorted())
  })

  it('goes through every room that has a database', () => {
    const rooms = new Set(onDatabases(process.cwd()).map(roomOf))
    const again = new Set(AGAIN.map(roomOf))
    expect(rooms.size).toBeGreaterThan(20)
    expect([...rooms].filter((room) => !again.has(room))).toEqual([])
  })
})
