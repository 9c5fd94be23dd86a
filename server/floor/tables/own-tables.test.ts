import { afterAll, beforeAll, expect, it } from 'vitest'
import { toWire } from '#contract/money.ts'
import { tableTiles } from '#scripts/site/art/table-tile.ts'
import { loginAs, startTestHouse, type TestHouse } from '../../testing.ts'
import { OWN_TABLES, tablesOfKind } from './own-tables.ts'
import { openTestTable } from '../testing.ts'

/** Costs a house. */
let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

interface Row {
  id: string
  kind: string
  name: string
  rules: unknown
  languages: string[]
  open_ms: number
  pause_ms: number
  rest_ms: number
  every_ms: number | null
  offset_ms: number
  min_stake: bigint
  max_stake: bigint
  image: string
}

it('TABLE-06 every record is a row of the floor and of the catalogue, with all that it says, and no row is without a record', async () => {
  const { rows } = await house.database.pool.query<Row>(
    `select t.*, g.name, g.min_stake, g.max_stake, g.image
     from floor_tables t join catalogue_games g on g.id = t.game_id`,
  )
  const expected = OWN_TABLES.map(({ times, limits, ...own }) => ({
    id: own.id,
    kind: own.kind,
    name: own.name.tr,
    rules: own.rules,
    languages: own.languages,
    open_ms: times.openMs,
    pause_ms: times.pauseMs,
    rest_ms: times.restMs,
    every_ms: times.timetable?.everyMs ?? null,
    offset_ms: times.timetable?.offsetMs ?? 0,
    min_stake: limits.min,
    max_stake: limits.max,
    image: `/art/${own.id}/tile.svg`,
  }))
  expect(rows).toHaveLength(OWN_TABLES.length)
  for (const one of expected) expect(rows.find(({ id }) => id === one.id)).toMatchObject(one)
})

it('TABLE-06 every record has a picture of its own, in its own colours', () => {
  const tiles = tableTiles()
  expect([...tiles.keys()]).toEqual(OWN_TABLES.map(({ id }) => id))
  expect(new Set(tiles.values()).size).toBe(OWN_TABLES.length)
  for (const { id, look } of OWN_TABLES) {
    const colours = 'cloth' in look ? look.cloth : look.sky
    for (const colour of colours) expect(tiles.get(id)).toContain(colour)
  }
})

it('the lobby of roulette lists every wheel, in whole names, with its limits and what is spoken there', async () => {
  const demo = await loginAs(house, 'demo')
  const wheels = tablesOfKind('roulette')
  const { data } = await demo.call('livecasino/game_table_list', { type: 'roulette' })
  expect(data.map(({ name, minStake, maxStake }) => [name, minStake, maxStake])).toEqual(
    wheels.map(({ name, limits }) => [name.tr, toWire(limits.min), toWire(limits.max)]),
  )
  const { data: states } = await demo.call('livecasino/table_states', {})
  const spoken = new Map(states.map(({ tableID, languages }) => [tableID, languages]))
  expect(data.map(({ tableID }) => spoken.get(tableID))).toEqual(
    wheels.map(({ languages }) => languages),
  )
  const languages = new Map(wheels.map((own) => [own.id, own.languages]))
  expect(languages.get('istanbul-ruleti')).toEqual(['tr'])
  expect(languages.get('london-roulette')).toEqual(['en'])
})

it('TABLE-06 a game is told its table’s name in both languages and its look by its record, and what is spoken there by its row', async () => {
  const demo = await loginAs(house, 'demo')
  await house.owner.pool.query(`update floor_tables set languages = '{en}' where id = 'oto-rulet'`)
  const payload = { table: 'oto-rulet', name: 'Oto Rulet', spot: '17' }
  const { face } = await (await openTestTable(house, demo, payload)).open()
  const own = tablesOfKind('roulette').find(({ id }) => id === 'oto-rulet')
  expect(face).toEqual({
    name: { tr: 'Oto Rulet', en: 'Auto Roulette' },
    languages: ['en'],
    look: own?.look,
  })
})
