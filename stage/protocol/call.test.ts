import { describe, expect, it } from 'vitest'
import { callUntilAnswered, GameRefusal, type Wire } from './call.ts'
import { openGameSession } from './game-session.ts'

interface Seen {
  url: string
  body: Record<string, unknown>
}

/** A network that answers from a list, one entry a call; an Error is a lost reply. */
function network(answers: (Response | Error)[]): { wire: Wire; seen: Seen[]; trouble: boolean[] } {
  const seen: Seen[] = []
  const trouble: boolean[] = []
  const wire: Wire = {
    fetch: (input, init) => {
      const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}')
      seen.push({
        url: input instanceof Request ? input.url : String(input),
        body: { ...(body as object) },
      })
      const answer = answers.shift() ?? new Error('no more answers')
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
    wait: () => Promise.resolve(),
    onTrouble: (isTrouble) => trouble.push(isTrouble),
  }
  return { wire, seen, trouble }
}

const json = (data: unknown, status = 200): Response =>
  new Response(JSON.stringify(data), { status })
const launch = {
  game: 'lale-devri',
  version: '1',
  kind: 'slot',
  sessionID: 's',
  lang: 'tr',
  server: 'http://games/rgs',
  site: null,
  replay: null,
} as const

describe('a call to the game server', () => {
  it('repeats a lost play with the same requestId until the outcome is known', async () => {
    const lost = new Error('reply lost')
    const { wire, seen, trouble } = network([lost, lost, json({ round: { roundID: 7 } })])
    const session = openGameSession(launch, wire, () => 'one-id')
    expect(await session.play({ amount: 1_000_000, mode: 'BASE' })).toEqual({
      round: { roundID: 7 },
    })
    expect(seen.map(({ body }) => body['requestId'])).toEqual(['one-id', 'one-id', 'one-id'])
    expect(trouble).toEqual([true, false])
  })

  it('throws a refusal at once, by its name', async () => {
    const { wire, seen } = network([json({ error: 'ERR_IPB' }, 400)])
    const refused = callUntilAnswered(wire, 'http://games/rgs/wallet/play', {})
    await expect(refused).rejects.toMatchObject({ error: 'ERR_IPB', refusal: null })
    expect(seen).toHaveLength(1)
  })

  it('keeps why nothing may be staked, and passes over a reason it does not know', async () => {
    for (const [refusal, kept] of [
      ['account-closed', 'account-closed'],
      ['elsewhere', null],
    ]) {
      const { wire } = network([json({ error: 'ERR_IS', refusal }, 400)])
      const refused = callUntilAnswered(wire, 'http://games/rgs/wallet/play', {})
      await expect(refused).rejects.toMatchObject({ error: 'ERR_IS', refusal: kept })
    }
  })

  it('tries a fault of the server three times, then says so', async () => {
    const fault = (): Response => json({ error: 'ERR_GEN' }, 500)
    const { wire, seen } = network([fault(), fault(), fault()])
    await expect(callUntilAnswered(wire, 'http://games', {})).rejects.toBeInstanceOf(GameRefusal)
    expect(seen).toHaveLength(3)
  })

  it('takes a proxy that answers no JSON for a lost reply', async () => {
    const { wire } = network([
      new Response('<html>', { status: 502 }),
      json({ balance: { amount: 1 } }),
    ])
    expect(await callUntilAnswered(wire, 'http://games', {})).toEqual({ balance: { amount: 1 } })
  })

  it('sends marks in their order and ends the round after the last of them', async () => {
    const { wire, seen } = network([json({}), json({}), json({ balance: { amount: 5 } })])
    const session = openGameSession(launch, wire)
    session.mark('told:1')
    session.mark('told:2')
    await session.endRound()
    expect(seen.map(({ url, body }) => [url.split('/rgs')[1], body['event']])).toEqual([
      ['/bet/event', 'told:1'],
      ['/bet/event', 'told:2'],
      ['/wallet/end-round', undefined],
    ])
  })
})
