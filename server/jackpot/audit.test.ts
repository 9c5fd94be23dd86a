import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '#ledger/audit.ts'
import { port } from '../database/database.ts'
import { KEPT_AS_IT_IS, refusalTo, unchecked } from '../audit/testing-audit.ts'
import { startTestHouse, type TestHouse } from '../testing.ts'
import { JACKPOT_CHECKS } from './audit.ts'
import { makeLucky, playHigh, sitDown, type Player } from './testing.ts'

let house: TestHouse
let player: Player
beforeAll(async () => {
  house = await startTestHouse()
  player = await sitDown(house, 100_000)
  for (const levels of [['mini'], ['mini', 'minor'], []] as const) {
    await makeLucky(house, player, levels)
    await playHigh(player)
    await player.slot.endRound()
  }
}, 120_000)
afterAll(() => house.close())

class Undo extends Error {}

/** Tampers inside a transaction and takes it back; answers what these checks alone find. */
async function foundAfter(...tampering: string[]): Promise<string[]> {
  let kinds: string[] = []
  const work = house.owner.db.transaction().execute(async (transaction) => {
    const q = port(transaction)
    for (const text of tampering) await q.query(text, [])
    const { findings } = await audit(q, { checks: JACKPOT_CHECKS })
    const own = findings.filter(({ kind }) => /jackpot|pool|share/.test(kind))
    kinds = [...new Set(own.map(({ kind }) => kind))].sort()
    throw new Undo()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  return kinds
}

const LAST = "where level = 'mini' and number = 2"

describe('the audit of the jackpots', () => {
  it('finds nothing where pools, wins, rounds and entries agree', async () => {
    expect(await foundAfter()).toEqual([])
  })

  it.each([
    [
      'a win of another amount',
      `update jackpot_wins set amount = amount + 1 ${LAST}`,
      ['jackpot-differs', 'jackpot-not-its-pool'],
    ],
    [
      'a win that began elsewhere',
      `update jackpot_wins set start = start + 1 ${LAST}`,
      ['jackpot-account-differs', 'jackpot-not-its-pool'],
    ],
    [
      'a win taken out',
      `delete from jackpot_wins ${LAST}`,
      ['jackpot-account-differs', 'jackpot-entry-without-round', 'pool-differs'],
    ],
    [
      'a first win taken out',
      `delete from jackpot_wins where level = 'mini' and number = 1`,
      [
        'jackpot-account-differs',
        'jackpot-entry-without-round',
        'jackpot-not-its-pool',
        'pool-differs',
      ],
    ],
    [
      'a pool that was emptied',
      "update jackpot_pools set taken = taken + 1 where level = 'grand'",
      ['jackpot-account-differs', 'pool-differs'],
    ],
    [
      'growth out of nowhere',
      'update jackpot_stripes set grand = grand + 1 where stripe = 5',
      ['jackpot-account-differs', 'pool-growth-differs'],
    ],
    [
      'a share that was never taken',
      "update entries set house_delta = house_delta + share_delta, share_delta = 0, share_house = null where reference like 'stake:%'",
      ['jackpot-account-differs', 'round-without-share'],
    ],
    [
      'a share of more than its terms say',
      `${unchecked('entries')}; update entries set share_delta = share_delta + 1
        where reference like 'stake:%' and share_delta > 0`,
      ['jackpot-account-differs', 'share-differs'],
    ],
    [
      'a win that was never posted',
      "delete from entries where reference like 'win:%'",
      ['jackpot-account-differs', 'jackpot-without-entry'],
    ],
    [
      'a round said to take no part',
      'update rounds set jackpot_terms = null',
      [
        'jackpot-account-differs',
        'jackpot-entry-without-round',
        'jackpot-not-its-pool',
        'pool-growth-differs',
      ],
    ],
  ])('finds %s', async (_what, tampering, kinds) => {
    expect(await foundAfter(tampering)).toEqual(kinds)
  })
})

it('a pool that was raised for a win by the house’s own role stays raised, and is found', async () => {
  const raise = 'update jackpot_stripes set mini = mini + 1000000000 where stripe = 3'
  expect(await refusalTo(house, raise)).toBeNull()
  await makeLucky(house, player, ['mini'])
  await playHigh(player)
  await player.slot.endRound()
  for (const statement of [
    'update jackpot_stripes set mini = mini - 1000000000 where stripe = 3',
    'insert into jackpot_stripes (stripe, mini) values (64, -1000000000)',
    'delete from jackpot_stripes where stripe = 3',
    "update jackpot_pools set taken = taken - 1000000000 where level = 'mini'",
    'update jackpot_wins set grown = grown - 1000000000',
    'update jackpot_wins set amount = amount - 1000000000',
  ])
    expect(await refusalTo(house, statement), statement).toMatch(KEPT_AS_IT_IS)
  expect(await foundAfter()).toEqual(['jackpot-account-differs', 'pool-growth-differs'])
})
