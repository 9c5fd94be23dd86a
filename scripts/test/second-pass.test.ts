import { describe, expect, it } from 'vitest'
import { ONCE, secondPass, serverTests } from './second-pass.ts'

describe('the second pass, on an ordinary PostgreSQL', () => {
  it('runs every test with a database that is not listed to run once', () => {
    const again = secondPass()
    for (const file of ['ledger/moves.test.ts', 'server/door/endpoint.test.ts'])
      expect(again).toContain(file)
    expect(again).not.toContain('server/masked-name.test.ts')
    for (const file of Object.keys(ONCE)) expect(again).not.toContain(file)
  })

  it('lists only files that are there', () => {
    const all = serverTests(process.cwd())
    for (const file of Object.keys(ONCE)) expect(all).toContain(file)
  })
})
