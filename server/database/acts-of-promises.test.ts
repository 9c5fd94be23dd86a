import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { TESTER } from '#server/action/testing.ts'
import { audit } from '#ledger/audit.ts'
import { BONUS_CHECKS } from '#server/bonus/audit.ts'
import { offerFile } from '#server/bonus/offer-file.ts'
import { addOffer } from '#server/bonus/operate.ts'
import { LOTTERY_CHECKS } from '#server/lottery/audit.ts'
import { seedDemoLottery } from '#server/lottery/demo.ts'
import { TOURNAMENT_CHECKS } from '#server/tournament/audit.ts'
import { seedDemoTournaments } from '#server/tournament/demo.ts'
import { port } from './database.ts'
import { up } from './migrations/120-acts-of-promises.ts'
import { freshDatabase } from './testing.ts'

it('what was promised before every promise was an act is given one, and stands as that says', async () => {
  const database = await freshDatabase('demo')
  const { db } = database
  const now = new Date()
  await seedDemoTournaments(db, now)
  await seedDemoLottery(db, { now, random: randomBytes })
  const offer = offerFile.parse({
    name: 'every-term',
    kind: 'free-rounds',
    title: { tr: 'Deneme', en: 'Trial' },
    starts: '2026-01-01T00:00:00.25Z',
    ends: '2030-01-01T00:00:00Z',
    every: 'week',
    game: 'lale-devri',
    rounds: 3,
    stake: 2,
    byHand: true,
    wagering: 2,
    days: 30,
    weights: { slot: 100 },
    gameWeights: { 'yonca-bahcesi': 50 },
    stakeMax: 50,
    excludedGames: ['kapadokya-1000'],
  })
  await addOffer(db, TESTER, offer, now)
  // Free bets came later: each of them was added by an act.
  await database.pool.query("delete from bonus_offers where kind = 'free-bets'")
  const checks = [...BONUS_CHECKS, ...TOURNAMENT_CHECKS, ...LOTTERY_CHECKS]
  const kinds = async () => (await audit(port(db), { checks })).findings.map(({ kind }) => kind)
  expect(await kinds()).toEqual([])
  await database.pool.query('alter table actions disable trigger user; delete from actions')
  expect(new Set(await kinds())).toEqual(
    new Set(['bonus-offer-not-as-added', 'tournament-not-as-opened', 'lottery-not-as-opened']),
  )
  // The tables are those of this version: what it reads is there in them.
  await up(db as never)
  expect(await kinds()).toEqual([])
  const { rows } = await database.pool.query('select distinct actor_name from actions')
  expect(rows).toEqual([{ actor_name: 'migration-120' }])
  await database.close()
})
