/** Members with free bets, for tests alone. */
import type { Payload } from '#contract/registry.ts'
import type { TestHouse } from '../testing.ts'
import { bettingAt, type AskedPick, type Player } from './testing-coupons.ts'

type Asked = Payload<'betframe/place_coupon'>

/** What tests of bonuses have, handed in. */
interface Bonuses<Terms> {
  offerFreeBets: (house: TestHouse, terms: Terms) => Promise<number>
  purseOf: (house: TestHouse, memberId: bigint) => Promise<[cash: number, bonus: number]>
}

/** What takes a house of a test, which is there once its tests run. */
export function freeBetsAt<Terms>(
  houseOf: () => TestHouse,
  { offerFreeBets, purseOf }: Bonuses<Terms>,
) {
  const { newPlayer } = bettingAt(houseOf)
  const active = async ({ client }: Player) => (await client.call('bonus/active', {})).data
  const left = async (player: Player) => (await active(player))?.placeable ?? []
  return {
    active,
    left,
    latest: async ({ client }: Player) => (await client.call('bonus/history', {})).data[0],
    /** Cash and bonus money, in lira. */
    purse: ({ memberId }: Player) => purseOf(houseOf(), memberId),
    /** With so much of their own, and free bets as these terms say. */
    withFreeBets: async (terms: Terms, funds = 100): Promise<Player & { bonusID: number }> => {
      const player = await newPlayer(funds)
      const offer = await offerFreeBets(houseOf(), terms)
      const { data } = await player.client.call('bonus/request', { bonusID: offer })
      return { ...player, bonusID: data.bonusID }
    },
    /** Without a stake: what stands for it is the oldest free bet that there is. */
    freely: async (
      player: Player,
      picks: readonly AskedPick[],
      more: Partial<Asked> = {},
    ): Promise<Asked> => {
      const [free] = await left(player)
      const kind = picks.length > 1 ? 'combination' : 'single'
      return { kind, freeBetID: free?.freeBetID ?? 1, selections: [...picks], ...more }
    },
  }
}

/** What a pick wins beyond a stake of so many lira, rounded as lira are written. */
export const winOf = ({ odds }: Pick<AskedPick, 'odds'>, stake = 10): number =>
  Math.round((odds * 100 - 100) * stake) / 100
