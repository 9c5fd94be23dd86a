import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SECTION_OF_KIND } from '#contract/games/game-kinds.ts'
import { BET_KINDS, BOUGHT_KIND, kindsTakenAtOnce } from '../bets/kinds.ts'
import { openTestTable } from '../floor/testing.ts'
import { gameClient, openSlot } from '../round/testing.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'

/** Where rounds are bought one at a time only games of one kind are opened, and each of their bets is of it. */

let house: TestHouse
let member: Client
beforeAll(async () => {
  house = await startTestHouse()
  member = await loginAs(house, 'demo')
}, 120_000)
afterAll(() => house.close())

const OTHER_KINDS = (Object.keys(SECTION_OF_KIND) as (keyof typeof SECTION_OF_KIND)[]).filter(
  (kind) => kind !== BOUGHT_KIND,
)
const count = async (table: 'bets' | 'game_sessions' | 'demo_sessions'): Promise<bigint> => {
  const { number } = await house.database.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<bigint>().as('number'))
    .executeTakeFirstOrThrow()
  return number
}

describe('a game whose rounds are bought', () => {
  it('is the only kind of bet that is taken at once, and pays by entries of its own', () => {
    expect(kindsTakenAtOnce()).toEqual([BOUGHT_KIND])
    const others = OTHER_KINDS.map((kind) => BET_KINDS[kind].entrySource)
    expect(others).not.toContain(BET_KINDS[BOUGHT_KIND].entrySource)
  })

  it('books bets of the kind that its tile has', async () => {
    const slot = await openSlot(member)
    await slot.playUntilOpen()
    await slot.endRound()
    const bets = await house.database.db
      .selectFrom('bets as bet')
      .innerJoin('catalogue_games as game', 'game.id', 'bet.game_id')
      .innerJoin('rounds as round', (join) =>
        join.onRef('round.member_id', '=', 'bet.member_id').onRef('round.id', '=', 'bet.id'),
      )
      .select(['bet.kind as bet', 'game.kind as tile'])
      .distinct()
      .execute()
    expect(bets).toEqual([{ bet: BOUGHT_KIND, tile: BOUGHT_KIND }])
  })
})

it.each(OTHER_KINDS)(
  'a game of the kind %s is not opened there, for money or for play money',
  async (kind) => {
    const { id } = await house.database.db
      .selectFrom('catalogue_games')
      .select('id')
      .where('kind', '=', kind)
      .where('game', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow()
    const before = [await count('game_sessions'), await count('demo_sessions')]
    const refused = await member.refused('casino/init_game', { gameID: id })
    const demo = await visitor(house).refused('casino/demo_game', { gameID: id })
    expect([refused.data.refusal, demo.data.refusal]).toEqual(['game-unknown', 'game-unknown'])
    expect([await count('game_sessions'), await count('demo_sessions')]).toEqual(before)
  },
)

it('the session of a table buys no round', async () => {
  const { url } = await openTestTable(house, member, {
    table: 'zeplin',
    name: 'zeplin',
    spot: 'flight-1',
  })
  const stray = gameClient(url)
  const before = await count('bets')
  for (const answer of [await stray.authenticate(), await stray.play(), await stray.endRound()])
    expect([answer.http >= 400, answer.error !== undefined]).toEqual([true, true])
  expect(await count('bets')).toBe(before)
})
