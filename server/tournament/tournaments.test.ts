import { TESTER } from '#server/action/testing.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'
import { cancelTournament } from './operate.ts'
import { addBets } from '../bets/testing.ts'
import { hoursFrom, hold, memberIds } from './testing.ts'

let house: TestHouse
let stranger: Client
let members: Record<string, bigint>
let now: Date

beforeAll(async () => {
  house = await startTestHouse()
  stranger = visitor(house)
  members = await memberIds(house.database.db)
  now = house.clock()
})
afterAll(() => house.close())
beforeEach(async () => {
  await house.owner.db.deleteFrom('tournament_standings').execute()
  await house.owner.db.deleteFrom('tournaments').execute()
  await house.owner.db.deleteFrom('bets').execute()
})

const db = () => house.database.db
const memberId = (name: string): bigint => members[name] ?? 0n

async function standings(id: number, client: Client = stranger, page = {}) {
  return (await client.call('tournament/standings', { id, ...page })).data
}

/** Rank, name and score of each, in one line. */
const lines = (page: Awaited<ReturnType<typeof standings>>): string[] =>
  page.standings.map(({ rank, name, score }) => `${rank} ${name} ${score}`)

describe('the list', () => {
  it('CALL-content/getTournaments ROLE-03/tournaments answers a visitor, fifty from the first', async () => {
    const id = await hold(db(), now, { prizes: [500, 250.5] })
    const payload = { limit: 50, offset: 0 }
    const user = { lang: 'tr' }
    const api = { class: 'cmscontroller', method: 'getTournaments' }
    const wire = await stranger.post({ api, data: { Lang: 'tr', SiteType: 1, ...payload }, user })
    expect(wire.result).toBe(true)
    const { data } = await stranger.call('cmscontroller/getTournaments', payload)
    expect(data).toEqual([
      {
        id,
        Status: 'open',
        title: 'Deneme Kupası',
        text: 'Bir deneme.',
        image: `${house.settings.publicUrl}/art/banners/tournament.svg`,
        Start_date: hoursFrom(now, -1).toISOString(),
        End_date: hoursFrom(now, 1).toISOString(),
        now: expect.any(String),
        rule: 'best-multiple',
        minStake: 2,
        prizePool: 750.5,
        prizes: [
          { rank: 1, amount: 500 },
          { rank: 2, amount: 250.5 },
        ],
        gamesTotal: 1,
        games: [expect.objectContaining({ name: 'Lale Devri', providerName: 'Çini Atölyesi' })],
      },
    ])
    const english = await stranger.call('cmscontroller/getTournaments', payload, 'en')
    expect(english.data[0]).toMatchObject({ title: 'Trial Cup', text: 'A trial.' })
  })

  it('DATA-22/Start_date DATA-22/End_date a tournament carries when it begins and ends, and what time it is', async () => {
    await hold(db(), now)
    const id = await hold(db(), now, { from: 5, until: 7 })
    const { data } = await stranger.call('cmscontroller/getTournaments', {})
    expect(data[0]?.id).toBe(id)
    expect(data[0]?.Start_date).toBe(hoursFrom(now, 5).toISOString())
    expect(data[0]?.End_date).toBe(hoursFrom(now, 7).toISOString())
    expect(Math.abs(Date.parse(data[0]?.now ?? '') - Date.now())).toBeLessThan(60_000)
    const [, second] = (await stranger.call('cmscontroller/getTournaments', {})).data
    const paged = await stranger.call('cmscontroller/getTournaments', { limit: 1, offset: 1 })
    expect(paged.data.map((each) => each.id)).toEqual([second?.id])
  })

  it('keeps a closed game out of what there is to play', async () => {
    const id = await hold(db(), now, { games: ['lale-devri', 'kapadokya-1000'] })
    const set = (isOpen: boolean) =>
      db()
        .updateTable('catalogue_games')
        .set({ is_open: isOpen })
        .where('game', '=', 'lale-devri')
        .execute()
    await set(false)
    const { data } = await stranger.call('cmscontroller/getTournaments', {})
    await set(true)
    const names = data.find((each) => each.id === id)?.games.map(({ name }) => name)
    expect(names).toEqual(['Kapadokya 1000'])
  })
})

describe('the standings', () => {
  it('rank by the best multiple, whoever staked more, and name nobody', async () => {
    const id = await hold(db(), now)
    const at = hoursFrom(now, -0.5)
    await addBets(db(), { memberId: memberId('demo'), stake: 2, payout: 21, at })
    await addBets(db(), { memberId: memberId('demo'), stake: 2, payout: 4, at })
    await addBets(db(), { memberId: memberId('vip20'), stake: 1000, payout: 9000, at })
    const page = await standings(id)
    expect(lines(page)).toEqual(['1 D•••z 10.5', '2 A•••a 9'])
    expect(page).toMatchObject({ Status: 'open', players: 2, mine: null })
    expect(page.standings.map(({ prize }) => prize)).toEqual([500, 250])
    const text = JSON.stringify(page)
    for (const secret of ['demo', 'vip20', 'Deniz', 'Yıldız', 'Ada"', 'memberId', 'uid'])
      expect(text).not.toContain(secret)
  })

  it('tell a member their own place, even from a page that does not show it', async () => {
    const id = await hold(db(), now)
    const at = hoursFrom(now, -0.5)
    await addBets(db(), { memberId: memberId('demo'), payout: 21, at })
    await addBets(db(), { memberId: memberId('vip20'), payout: 18, at })
    const demo = await loginAs(house, 'demo')
    const page = await standings(id, demo, { limit: 1, offset: 1 })
    expect(page.standings).toMatchObject([{ rank: 2, isMine: false }])
    expect(page.mine).toMatchObject({ rank: 1, name: 'D•••z', score: 10.5, prize: 500 })
    expect((await standings(id, demo)).standings.map(({ isMine }) => isMine)).toEqual([true, false])
  })

  it('count only settled rounds of its games, of its minimum stake, within its time', async () => {
    const id = await hold(db(), now, { games: ['yonca-bahcesi'] })
    const game = 'yonca-bahcesi'
    const at = hoursFrom(now, -0.25)
    const who = memberId('iki')
    await addBets(db(), { memberId: who, payout: 3, at, game })
    await addBets(db(), { memberId: who, payout: 90, at: hoursFrom(now, -1.01), game })
    await addBets(db(), { memberId: who, payout: 90, at: hoursFrom(now, 1), game })
    await addBets(db(), { memberId: who, payout: 90, at, game, stake: 1 })
    await addBets(db(), { memberId: who, payout: 90, at, game: 'kapadokya-1000' })
    await addBets(db(), { memberId: who, payout: 90, at, game, state: 'open' })
    await addBets(db(), { memberId: memberId('demo'), payout: 0, at, game })
    expect(lines(await standings(id))).toEqual(['1 İ•••l 1.5'])
  })

  it('rank equal scores by who had theirs first', async () => {
    const games = ['kapadokya-1000']
    const id = await hold(db(), now, { games, from: -20 })
    const game = 'kapadokya-1000'
    for (const [name, at] of [
      ['vip20', -19.3],
      ['iki', -19.5],
      ['demo', -19.4],
    ] as const)
      await addBets(db(), { memberId: memberId(name), payout: 8, at: hoursFrom(now, at), game })
    expect(lines(await standings(id))).toEqual(['1 İ•••l 4', '2 D•••z 4', '3 A•••a 4'])
    expect((await standings(id)).standings[2]?.prize).toBeNull()
  })

  it('sum the best ten multiples where that is the rule', async () => {
    const id = await hold(db(), now, { rule: 'best-ten', from: -40 })
    const at = hoursFrom(now, -35)
    for (let round = 1; round <= 12; round++)
      await addBets(db(), { memberId: memberId('demo'), payout: round * 2, at })
    await addBets(db(), { memberId: memberId('iki'), payout: 100, at })
    // 3 + 4 + … + 12, the two smallest left out.
    expect(lines(await standings(id))).toEqual(['1 D•••z 75', '2 İ•••l 50'])
  })

  it('are counted once for a while, however many ask', async () => {
    const id = await hold(db(), now, { from: -60 })
    expect((await standings(id)).players).toBe(0)
    const late = { memberId: memberId('demo'), payout: 4, at: hoursFrom(now, -55) }
    await addBets(db(), late)
    expect((await standings(id)).players).toBe(0)
    house.pass(11_000)
    expect((await standings(id)).players).toBe(1)
  })

  it('are empty before it begins and when it is called off, and not there for no tournament', async () => {
    const coming = await hold(db(), now, { from: 2, until: 3 })
    expect(await standings(coming)).toMatchObject({ players: 0, standings: [] })
    const cancelled = await hold(db(), now)
    expect(await cancelTournament(db(), TESTER, cancelled, now)).toBe(true)
    expect(await standings(cancelled)).toMatchObject({ Status: 'cancelled', players: 0 })
    for (const id of [999_999, 2 ** 40])
      expect((await stranger.refused('tournament/standings', { id })).data.refusal).toBe(
        'not-found',
      )
  })
})
