import { afterAll, beforeAll, expect, it } from 'vitest'
import { TESTER } from '../action/testing.ts'
import { loginAs, startTestHouse, type TestHouse } from '../testing.ts'
import { DEMO_OFFERS } from './demo.ts'
import { offerFile } from './offer-file.ts'
import { addOffer, UnknownGames, UselessOffer } from './operate.ts'
import { offerBonus } from './testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

it.each([
  [{ gameWeights: { 'lale-devri': 50, 'lale-devrii': 100 } }, ['lale-devrii']],
  [{ excludedGames: ['galata-ruletii', 'sport'] }, ['galata-ruletii', 'sport']],
  [{ gameWeights: { slot: 10 }, excludedGames: ['slot'] }, ['slot']],
])(
  'PROT-72 an offer that names a game which is not there is refused with its name: %o',
  async (terms, games) => {
    const file = offerFile.parse({ ...DEMO_OFFERS[0], name: 'misnamed', ...terms })
    const added = addOffer(house.database.db, TESTER, file, new Date())
    await expect(added).rejects.toThrow(new UnknownGames(games))
    const found = house.database.db.selectFrom('bonus_offers').where('name', '=', 'misnamed')
    expect(await found.selectAll().execute()).toEqual([])
  },
)

it('PROT-72 terms name slots, tables and the sportsbook as the reader knows them', async () => {
  const bonusID = await offerBonus(house, {
    gameWeights: { 'yonca-bahcesi': 50, 'avrupa-ruleti': 5, sports: 20 },
    excludedGames: ['kapadokya-1000', 'bingo-lale', 'london-roulette'],
  })
  const client = await loginAs(house, 'demo')
  const termsIn = async (lang: 'tr' | 'en') =>
    (await client.call('bonus/list', {}, lang)).data.find((offer) => offer.bonusID === bonusID)
  expect(await termsIn('tr')).toMatchObject({
    gameWeights: expect.arrayContaining([
      { game: 'Yonca Bahçesi', percent: 50 },
      { game: 'Avrupa Ruleti', percent: 5 },
      { game: 'Spor kuponları', percent: 20 },
    ]),
    excludedGames: ['Kapadokya 1000', 'Bingo Lale', 'London Roulette'],
  })
  expect(await termsIn('en')).toMatchObject({
    gameWeights: expect.arrayContaining([
      { game: 'European Roulette', percent: 5 },
      { game: 'Sports coupons', percent: 20 },
    ]),
  })
})

it.each([
  [{ weights: { slot: 100 }, stakeMax: 0.01 }, /lale-devri: counts, but takes no stake below/],
  [
    { weights: { crash: 100 }, excludedGames: ['zeplin', 'spaceman'] },
    /zeplin: counts, but is among the excluded games; spaceman/,
  ],
  [{ ends: '2026-01-02T00:00:00+03:00' }, /ends: 2026-01-02T00:00:00\+03:00 is over/],
])(
  'PROT-90 an offer that nobody could have is refused with what stands in the way: %o',
  async (terms, why) => {
    const file = offerFile.parse({ ...DEMO_OFFERS[0], name: 'useless', ...terms })
    const added = addOffer(house.database.db, TESTER, file, new Date())
    await expect(added).rejects.toThrow(UselessOffer)
    await expect(added).rejects.toThrow(why)
    const found = house.database.db.selectFrom('bonus_offers').where('name', '=', 'useless')
    expect(await found.selectAll().execute()).toEqual([])
  },
)
