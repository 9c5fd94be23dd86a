import { lira } from '#contract/money.ts'
import { newMember } from '#journeys/tools/member.ts'
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { port } from '#server/database/database.ts'
import { jobActor } from '#server/action/actor.ts'
import { fillTables } from '#server/live/testing.ts'
import { creditPurseWithdrawal, refusePurseWithdrawal } from '#server/poker/decision.ts'
import { openSlot } from '#server/round/testing.ts'
import { loginAs, type Client, type TestHouse } from '#server/testing.ts'
import { addBets } from '#server/bets/testing.ts'
import { hold, hoursFrom, memberIds } from '#server/tournament/testing.ts'

const ROUNDS = 40
const MILLION = 1_234_567

/** Fills a house as one that has been open for a while; answers the member whose pages are full. */
export async function fillUsedHouse(house: TestHouse): Promise<string> {
  const { db } = house.database
  const username = await newMember(house)
  const memberId = (await memberIds(db))[username] ?? 0n
  const key = { memberId, source: 'contact-sheet', reference: 'fortune' }
  await post(port(db), deposit(key, lira(MILLION) + 890_000n, 'demo'))
  const client = await loginAs(house, username)
  for (const choice of ['approve', 'decline', 'delay']) await payIn(client, choice)
  await playRounds(client)
  await movePokerMoney(house, client, memberId)
  await markFavourites(house, memberId)
  await fillTables(db)
  await holdTournaments(house)
  return username
}

/** Through the sandbox's own page, where the payer chooses what becomes of it. */
async function payIn(client: Client, choice: string): Promise<void> {
  const payload = { methodID: 3, amount: 250, transfer_type_id: 2, fields: {} }
  const { data } = await client.call('prepayServices/processTransaction', payload)
  await fetch(data.url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ do: choice }),
    redirect: 'manual',
  })
}

/** To the poker room and back: one draw is credited, one refused, one waits. */
async function movePokerMoney(house: TestHouse, client: Client, memberId: bigint): Promise<void> {
  const productId = 'poker' as const
  await client.call('klasGaming/createMember', { productId, username: 'Nilüfer Ç.' })
  await client.call('klasGaming/deposit', { productId, amount: 2_500 })
  for (const amount of [620, 150, 400])
    await client.call('klasGaming/drawrequest', { productId, amount })
  const { db } = house.database
  const draws = await db
    .selectFrom('poker_transfers')
    .select('id as transferId')
    .where('member_id', '=', memberId)
    .where('direction', '=', 'out')
    .orderBy('id')
    .execute()
  const [first, second] = draws.map((draw) => ({ ...draw, memberId }))
  if (!first || !second) throw new Error('no draw waits')
  const actor = jobActor('contact-sheet')
  await creditPurseWithdrawal(house, actor, first)
  await refusePurseWithdrawal(house, actor, second, 'Masa incelemede; kasanızdadır.')
}

async function playRounds(client: Client): Promise<void> {
  const slot = await openSlot(client)
  for (let played = 0; played < ROUNDS; played += 1) {
    await slot.play({ amount: 250_000_000 })
    await slot.endRound()
  }
}

async function markFavourites({ database: { db } }: TestHouse, memberId: bigint): Promise<void> {
  const games = await db.selectFrom('catalogue_games').select('id').limit(3).execute()
  const marks = games.map(({ id }) => ({ member_id: memberId, game_id: id }))
  await db.insertInto('favourite_games').values(marks).execute()
}

/** One that runs and counts what the member played, one that comes, one that is over. */
async function holdTournaments(house: TestHouse): Promise<void> {
  const { db } = house.database
  const now = house.clock()
  const named = (tr: string, en: string) => ({ title: { tr, en } })
  await hold(db, now, { ...named('Lale Zamanı Büyük Kupası', 'Grand Cup of Tulips'), until: 26 })
  await hold(db, now, { ...named('Hafta Sonu Kupası', 'Weekend Cup'), from: 49, until: 60 })
  await hold(db, now, { ...named('Güz Kupası', 'Autumn Cup'), from: -60, until: -50 })
  const { demo = 0n, vip20 = 0n } = await memberIds(db)
  const at = hoursFrom(now, -0.5)
  await addBets(db, { memberId: demo, payout: 31, at })
  await addBets(db, { memberId: vip20, stake: 5, payout: 210, at })
}
