/** Members who bet, and what becomes of their coupons, for tests alone. */
import { randomBytes } from 'node:crypto'
import type { Payload } from '#contract/registry.ts'
import { findingsAfter } from '../audit/testing-audit.ts'
import { fundedMember } from '../testing-members.ts'
import { loginAs, visitor, type Client, type TestHouse } from '../testing.ts'
import type { TestMatch } from './testing.ts'

export type Asked = Payload<'betframe/place_coupon'>
export type AskedPick = Asked['selections'][number]

export interface Player {
  client: Client
  memberId: bigint
}

/** What takes a house of a test, which is there once its tests run. */
export function bettingAt(houseOf: () => TestHouse) {
  const shown = async ({ eventID }: TestMatch) =>
    (await visitor(houseOf()).call('betframe/event', { eventID })).data
  const pickOf = async (
    match: TestMatch,
    market: string,
    selection: string,
  ): Promise<AskedPick> => {
    const { eventID } = match
    const found = (await shown(match)).markets
      .find((each) => each.market === market)
      ?.selections.find((each) => each.selection === selection)
    if (found?.odds === null || found?.odds === undefined)
      throw new Error(`${market} ${selection} is not offered`)
    return { eventID, market, selection, odds: found.odds }
  }
  return {
    shown,
    /** A combination of 100 on the home side of each. */
    placeHomeSides: async (player: Player, ...matches: readonly TestMatch[]) => {
      const picks = matches.map((match) => pickOf(match, 'match-result', '1'))
      const selections = await Promise.all(picks)
      return place(player, { kind: 'combination', stake: 100, selections })
    },
    newPlayer: async (funds: number): Promise<Player> => {
      const username = `bahisci${randomBytes(4).toString('hex')}`
      const memberId = await fundedMember(houseOf(), username, funds)
      return { client: await loginAs(houseOf(), username), memberId }
    },
    /** A pick with the odds that are shown now. */
    pickOf,
    /** The kinds of what the audit finds once these statements were carried out, which are taken back. */
    findings: async (statements: readonly string[] = []): Promise<string[]> => {
      const found = await findingsAfter(houseOf(), ...statements)
      // The money that tests begin with came by no provider.
      return found.map(({ kind }) => kind).filter((kind) => kind !== 'entry-of-no-room')
    },
  }
}

export async function wallet({ client }: Player): Promise<{ balance: number; held: number }> {
  const { data } = await client.call('finance/check_balance', {})
  return { balance: data[0]?.balance ?? 0, held: data[0]?.held ?? 0 }
}

export const one = (pick: AskedPick, stake = 100): Asked => ({
  kind: 'single',
  stake,
  selections: [pick],
})

export const place = async ({ client }: Player, asked: Asked) =>
  (await client.call('betframe/place_coupon', asked)).data

/** Why a coupon is not taken, and what would be. */
export interface CouponRefusal {
  refusal: string
  min?: number
  max?: number
  selections?: (Pick<AskedPick, 'eventID' | 'market' | 'selection'> & { odds?: number })[]
}

export const refusalOf = async ({ client }: Player, asked: Asked): Promise<CouponRefusal> =>
  (await client.refused('betframe/place_coupon', asked)).data

export const refusalNameOf = async (player: Player, asked: Asked): Promise<string> =>
  (await refusalOf(player, asked)).refusal

export const hundredths = ({ odds }: AskedPick): number => Math.round(odds * 100)

export const couponsOf = async ({ client }: Player, filters: Payload<'betframe/getCoupons'> = {}) =>
  (await client.call('betframe/getCoupons', filters)).data

export const lastOf = async (player: Player) => (await couponsOf(player))[0]

/** At once; a house that has too much to do says so by name, and has taken nothing. Those that it took. */
export async function aHundred(player: Player, asked: Asked) {
  const sent = await Promise.allSettled(Array.from({ length: 100 }, () => place(player, asked)))
  for (const answer of sent)
    if (answer.status === 'rejected' && !String(answer.reason).includes('"refusal":"busy"'))
      throw answer.reason
  return sent.flatMap((answer) =>
    answer.status === 'fulfilled' ? answer.value.map(({ couponID }) => couponID) : [],
  )
}
