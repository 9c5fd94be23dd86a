/** One limit against ten logins of one member at once: by the site's calls and by the game's own. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { openSlot, type GameClient } from '../../round/testing.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../../testing.ts'
import { fundedMember } from '../../testing-members.ts'
import { bettingAt, one, place } from '../testing-coupons.ts'
import { openMatch } from '../testing.ts'

const LOGINS = 10
const STAKE = 10
const LIMIT = 70

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { pickOf, findings } = bettingAt(() => house)

interface Login {
  memberId: bigint
  client: Client
  slot: GameClient
}

/** Of one member, each at a game of its own frame. */
async function manyLogins(username: string): Promise<[Login, ...Login[]]> {
  const memberId = await fundedMember(house, username, 10_000)
  const login = async (): Promise<Login> => {
    const client = await loginAs(house, username)
    return { memberId, client, slot: await openSlot(client) }
  }
  const logins: [Login, ...Login[]] = [await login()]
  while (logins.length < LOGINS) logins.push(await login())
  return logins
}

const outcome = (call: Promise<unknown>) => call.then(() => 'taken').catch(String)
const played = async (slot: GameClient): Promise<string> => {
  const reply = await slot.play({ amount: STAKE * 1_000_000 })
  if (reply.http === 200) return 'taken'
  return (reply as { refusal?: string }).refusal ?? String(reply.error)
}

interface Posted {
  move: string
  lost: bigint
}

/** What took of the member's money and gave it back, in its order. */
async function entriesOf(memberId: bigint): Promise<readonly Posted[]> {
  const { rows } = await house.owner.pool.query<Posted>(
    `select move, -cash_delta as lost from entries where member_id = $1
       and move in ('stake', 'hold-raise', 'payout', 'settle', 'jackpot-win') order by seq`,
    [memberId],
  )
  return rows
}

it.each(['stake', 'loss'] as const)(
  'PROT-97 a limit of %s is not passed by ten logins that stake in games and on coupons at once',
  async (kind) => {
    const logins = await manyLogins(`on-oturum-${kind}`)
    const [{ client, memberId }] = logins
    const pick = await pickOf(await openMatch(house, { clubs: [1, 2] }), 'match-result', '1')
    await client.call('protection/set_limit', { kind, period: 'day', value: LIMIT })
    const outcomes = await Promise.all(
      logins.flatMap((login) => [
        played(login.slot),
        outcome(place(login, one(pick, STAKE))),
        played(login.slot.again()),
      ]),
    )
    expect(outcomes.filter((each) => each.includes('limit-reached'))).not.toEqual([])
    const posted = await entriesOf(memberId)
    const stakes = posted.filter(({ move }) => move === 'stake' || move === 'hold-raise')
    expect(stakes).toHaveLength(outcomes.filter((each) => each === 'taken').length)
    // As it was after each of them; of stakes what came back makes no room.
    let used = 0n
    for (const { lost } of kind === 'stake' ? stakes : posted) {
      used += lost
      expect(used).toBeLessThanOrEqual(lira(LIMIT))
    }
    const { data } = await client.call('protection/get', {})
    expect(data.limits).toMatchObject([{ kind, value: LIMIT, used: Number(used) / 1e6 }])
    if (kind === 'stake') expect(used).toBe(lira(LIMIT))
    expect(await findings()).toEqual([])
  },
  60_000,
)

it('PROT-97 nor where others of them lower it meanwhile: what comes after the lowest is within it', async () => {
  const logins = await manyLogins('on-oturum-daha')
  const [{ client, memberId }] = logins
  const pick = await pickOf(await openMatch(house, { clubs: [3, 4] }), 'match-result', '1')
  const which = { kind: 'stake', period: 'day' } as const
  await client.call('protection/set_limit', { ...which, value: 200 })
  const outcomes = await Promise.all(
    logins.flatMap((login, at) => [
      played(login.slot),
      outcome(place(login, one(pick, STAKE))),
      outcome(login.client.call('protection/set_limit', { ...which, value: 150 - 10 * at })),
    ]),
  )
  const taken = outcomes.filter((each, at) => at % 3 < 2 && each === 'taken').length
  const { data } = await client.call('protection/get', {})
  const used = taken * STAKE
  // A house that has too much to do says so by name, and has changed nothing.
  const set = outcomes.flatMap((each, at) =>
    at % 3 === 2 && each === 'taken' ? [150 - (10 * (at - 2)) / 3] : [],
  )
  const lowest = Math.min(200, ...set)
  expect(set).not.toEqual([])
  expect(data.limits).toMatchObject([{ ...which, value: lowest, used }])
  expect(used).toBeLessThanOrEqual(200)
  const room = Math.max(0, lowest - used) / STAKE
  for (let more = 0; more < room; more += 1) await place({ client, memberId }, one(pick, STAKE))
  const beyond = await client.refused('betframe/place_coupon', one(pick, STAKE))
  expect(beyond.data.refusal).toBe('limit-reached')
}, 60_000)
