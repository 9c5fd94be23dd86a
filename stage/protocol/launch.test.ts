import { describe, expect, it } from 'vitest'
import { readLaunch } from './launch.ts'

const AT = 'http://games.example/lale-devri/1/index.html?rgs_url=games.example/rgs'
const REPLAY = `${AT}&replay=true&game=lale-devri&version=1&mode=bonus&event=17&amount=2000000&currency=TRY&lang=en`
const read = (address: string) => readLaunch(new URL(address))

describe('the address of a launch', () => {
  it('needs a session, unless it is a replay’s', () => {
    expect(read(AT)).toBeNull()
    expect(read(`${AT}&sessionID=s`)).toMatchObject({ sessionID: 's', lang: 'tr', replay: null })
    expect(read(REPLAY)).toMatchObject({
      game: 'lale-devri',
      server: 'http://games.example/rgs',
      lang: 'en',
      replay: { game: 'lale-devri', version: '1', mode: 'bonus', event: '17', amount: 2_000_000 },
    })
  })

  it('names the kind of game; one that names none is a slot’s', () => {
    expect(read(`${AT}&sessionID=s&kind=crash`)?.kind).toBe('crash')
    expect(read(`${AT}&sessionID=s`)?.kind).toBe('slot')
  })

  it('is none when a replay lacks its book or a stake that can be', () => {
    for (const [part, wrong] of [
      ['event=17', ''],
      ['mode=bonus', 'mode='],
      ['amount=2000000', 'amount=0'],
      ['amount=2000000', 'amount=1.5'],
      ['amount=2000000', 'amount=lots'],
    ] as const)
      expect(read(REPLAY.replace(part, wrong)), wrong).toBeNull()
  })
})
