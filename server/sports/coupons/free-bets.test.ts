import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payload } from '#contract/registry.ts'
import { offerFreeBets, purseOf } from '../../bonus/testing.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'
import { settleSports } from '../settlement/settle.ts'
import { bettingAt, couponsOf, place, type AskedPick, type Player } from '../testing-coupons.ts'
import { ending, openMatch } from '../testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, pickOf, newPlayer } = bettingAt(() => house)

type Terms = Parameters<typeof offerFreeBets>[1]

/** With so much of their own, and free bets as these terms say. */
async function withFreeBets(terms: Terms = {}, funds = 100): Promise<Player & { bonusID: number }> {
  const player = await newPlayer(funds)
  const offer = await offerFreeBets(house, terms)
  const { data } = await player.client.call('bonus/request', { bonusID: offer })
  return { ...player, bonusID: data.bonusID }
}

const active = async ({ client }: Player) => (await client.call('bonus/active', {})).data
const left = async (player: Player) => (await active(player))?.placeable ?? []
const purse = ({ memberId }: Player) => purseOf(house, memberId)

/** Without a stake: what stands for it is the first free bet that there is, or another. */
async function freely(
  player: Player,
  picks: readonly AskedPick[],
  more: Partial<Payload<'betframe/place_coupon'>> = {},
): Promise<Payload<'betframe/place_coupon'>> {
  const [free] = await left(player)
  const kind = picks.length > 1 ? 'combination' : 'single'
  return { kind, freeBetID: free?.freeBetID ?? 0, selections: [...picks], ...more }
}

const winOf = ({ odds }: AskedPick, stake = 10): number => Math.round(odds * 100 - 100) * stake / 100

describe('a free bet', () => {
  it('PROT-94 is placed without money of the member’s, and wins what is beyond its stake, as cash', async () => {
    const match = await openMatch(house, { clubs: [0, 1] })
    const player = await withFreeBets()
    expect(await left(player)).toMatchObject([{ stake: 10 }, { stake: 10 }])
    const pick = await pickOf(match, 'match-result', '1')
    const [coupon] = await place(player, await freely(player, [pick]))
    expect(coupon).toMatchObject({ stake: 10, isFreeBet: true, status: 'open', most: winOf(pick) })
    expect(await purse(player)).toEqual([100, 0])
    expect(await left(player)).toHaveLength(1)
    await match.play(1, 0)
    await settleSports(house)
    const [ended] = await couponsOf(player)
    expect(ended).toMatchObject({ status: 'won', payout: winOf(pick), returned: 0 })
    expect(await purse(player)).toEqual([100 + winOf(pick), 0])
    expect(await active(player)).toMatchObject({ status: 'active', bets: 2, betsLeft: 1 })
    expect(await findings()).toEqual([])
  })
})
