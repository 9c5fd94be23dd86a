import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { audit } from '#ledger/audit.ts'
import { give, sitDown } from '../jackpot/testing.ts'
import { startTestHouse, type TestHouse } from '../testing.ts'
import { lastEntry, unchecked, undoneIn } from '../audit/testing-audit.ts'
import { BONUS_CHECKS } from './audit.ts'
import { offerBonus, offerRounds, playFree, playRounds, sitDownWithBonus } from './testing.ts'

/**
 * One bonus of every state with all that belongs to it, and then each row of it altered or lost: the audit names it.
 * Whoever alters has taken the tables' own checks away before.
 */

type How = 'active' | 'converted' | 'cancelled' | 'expired' | 'spent' | 'cash' | 'rounds' | 'loss'

let house: TestHouse
/** Whose bonus is active. */
let owner: bigint
const ids = new Map<How, bigint>()
beforeAll(async () => {
  house = await startTestHouse()
  const wagered = await offerBonus(house, { wagering: 10 })
  const long = await offerBonus(house, { wagering: 100 })
  const cash = await offerBonus(house, { wagering: 0 })
  const bonusOf = async (offerId: number, more: number) => {
    const player = await sitDownWithBonus(house, { offerId, deposit: 100, more })
    return { ...player, id: BigInt(player.bonusId) }
  }
  const active = await bonusOf(wagered, 1_000)
  await playRounds(active, 3, 10)
  ids.set('active', active.id)
  owner = active.memberId
  const converted = await bonusOf(wagered, 5_000)
  await playRounds(converted, 10, 50)
  ids.set('converted', converted.id)
  const cancelled = await bonusOf(wagered, 0)
  await cancelled.client.call('bonus/cancel', { bonusID: cancelled.bonusId })
  ids.set('cancelled', cancelled.id)
  const expired = await bonusOf(wagered, 0)
  await house.owner.pool.query(
    `update bonuses set granted_at = granted_at - interval '400 days',
       expires_at = expires_at - interval '400 days' where id = $1`,
    [expired.id],
  )
  await expired.client.call('bonus/cancel', { bonusID: expired.bonusId })
  ids.set('expired', expired.id)
  ids.set('cash', (await bonusOf(cash, 0)).id)
  while (!ids.has('spent')) {
    const spent = await bonusOf(long, 0)
    const { round } = await spent.slot.play({ amount: 150_000_000 })
    if (!round.active) ids.set('spent', spent.id)
  }
  const player = await sitDown(house, 100)
  const { data } = await player.client.call('bonus/request', {
    bonusID: await offerRounds(house, { rounds: 200 }),
  })
  // Until something is won, and some are left.
  let won = 0
  while (won === 0) {
    const played = await playFree(player)
    if (played.round.active) await player.slot.endRound()
    won += played.round.payout
  }
  ids.set('rounds', BigInt(data.bonusID))
  await give(house, player.memberId, lira(1))
}, 120_000)
afterAll(() => house.close())

/** What is found once the rows of this bonus were altered; taken back again. */
async function foundAfter(how: How, alter: (id: bigint) => string): Promise<string[]> {
  const id = ids.get(how)
  if (id === undefined) throw new Error(`there is no bonus that is ${how}`)
  return undoneIn(house.owner, async (q) => {
    for (const table of ['bonuses', 'bonus_bets', 'bonus_offers'])
      await q.query(unchecked(table), [])
    await q.query('drop index bonuses_active', [])
    await q.query(alter(id), [])
    const { findings } = await audit(q, { checks: BONUS_CHECKS })
    return [...new Set(findings.map(({ kind }) => kind))]
  })
}

const set = (what: string) => (id: bigint) => `update bonuses set ${what} where id = ${id}`
const ownerOf = (id: bigint) => `select member_id from bonuses where id = ${id}`
/** A member has lost something at slots the day before, and took all of it back. */
async function takeLoss(): Promise<bigint> {
  const offerId = await offerBonus(house, {
    kind: 'loss-back',
    every: 'day',
    percent: 100,
    minimum: 1,
    wagering: 0,
  })
  const { client, slot, memberId } = await sitDown(house, 5_000)
  const lost = async (): Promise<bigint> => {
    const { rows } = await house.owner.pool.query<{ lost: bigint }>(
      'select sum(stake - payout)::bigint as lost from bets where member_id = $1',
      [memberId],
    )
    return rows[0]?.lost ?? 0n
  }
  do await playRounds({ slot }, 1, 10)
  while ((await lost()) < lira(1))
  await house.owner.pool.query(
    `update bets set placed_at = placed_at - interval '1 day', settled_at = settled_at - interval '1 day'
     where member_id = $1`,
    [memberId],
  )
  return BigInt((await client.call('bonus/request', { bonusID: offerId })).data.bonusID)
}

const HOWS: readonly How[] = [
  'active',
  'converted',
  'cancelled',
  'expired',
  'spent',
  'cash',
  'rounds',
]
const STATES = ['active', 'converted', 'cancelled', 'expired', 'spent']

describe('the audit of bonuses', () => {
  it('finds nothing while bonuses, bets and entries agree', async () => {
    for (const how of HOWS)
      expect([how, await foundAfter(how, set('period = period'))]).toEqual([how, []])
  })

  it.each(HOWS)('PROT-43 names whatever was altered of one that is: %s', async (how) => {
    const altered = [
      'amount = amount + 1',
      'wagering_due = wagering_due + 1',
      'wagered = wagered + 1',
      'converted = converted + 1',
      'forfeited = forfeited + 1',
      'basis = basis - 1000000000',
      'ended_at = case when ended_at is null then now() end',
      'rounds_played = coalesce(rounds_played, 0) + 1',
    ]
    for (const what of altered)
      expect([what, (await foundAfter(how, set(what))).length]).toEqual([
        what,
        expect.toSatisfy((found: number) => found > 0),
      ])
  })

  it.each(HOWS)('PROT-43 names any other state of one that is: %s', async (how) => {
    const isNow = how === 'cash' ? 'converted' : how === 'rounds' ? 'active' : how
    for (const state of STATES.filter((name) => name !== isNow)) {
      // A state that comes with its own end, or without one.
      const ended = state === 'active' ? 'null' : 'coalesce(ended_at, now())'
      const found = await foundAfter(how, set(`state = '${state}', ended_at = ${ended}`))
      expect([state, found]).toEqual([
        state,
        expect.arrayContaining([expect.stringMatching(/bonus|bet-/)]),
      ])
    }
  })

  it.each(['deposit', 'payout', 'bonus-grant'])(
    'PROT-43 names cash that came by a bonus’s name: %s',
    async (move) => {
      const found = await foundAfter('active', (id) => {
        const reference = `${move === 'bonus-grant' ? 'convert' : 'grant'}:${id}:more`
        const amount = 1_000_000_000
        return lastEntry({ memberId: owner, source: 'bonus', reference, move, amount }).join(';')
      })
      expect(found).toContain('bonus-entry-of-other-move')
    },
  )

  it('PROT-43 names a bet whose bonus money is said to be that of a bonus that never staked on it', async () => {
    const found = await foundAfter(
      'active',
      (id) =>
        `update bets set grown_under = ${id} where (member_id, id) in (
           select member_id, max(id) from bets where member_id = ${owner} group by 1)`,
    )
    expect(found).toContain('bet-grown-under-other-bonus')
  })

  it.each([
    'percent = percent + 1',
    'amount_max = amount_max * 2',
    "ends_at = '2099-01-01'",
    'days = days + 1',
    `weights = '{"slot": 99}'`,
    "excluded_games = array['lale-devri']",
    'by_hand = not by_hand',
  ])('PROT-43 names an offer that stands otherwise than it was added: %s', async (change) => {
    const found = await foundAfter('active', () => `update bonus_offers set ${change}`)
    expect(found).toContain('bonus-offer-not-as-added')
  })

  it('PROT-43 names an offer that nobody added, and takes no period behind which another stands', async () => {
    const offer = `insert into bonus_offers select (o).* from (select jsonb_populate_record(o,
      '{"id": 9999, "name": "gift"}') as o from bonus_offers o order by id limit 1) made`
    const given = offer.replace(
      'insert into bonus_offers',
      'insert into bonus_offers overriding system value',
    )
    expect(await foundAfter('active', () => given)).toEqual(['bonus-offer-not-as-added'])
    const period = "update bonuses set period = 'day 2026-01-05 again'"
    await expect(house.owner.pool.query(period)).rejects.toThrow(/bonuses_period_check/)
  })

  it('PROT-43 names a loss given back that was none', async () => {
    ids.set('loss', await takeLoss())
    expect(await foundAfter('loss', set('period = period'))).toEqual([])
    expect(await foundAfter('loss', set('basis = basis + 1000000'))).toContain('bonus-above-loss')
    expect(await foundAfter('loss', set(`period = 'day 2026-01-05'`))).toContain('bonus-above-loss')
    const offerHas = (what: string) => (id: bigint) =>
      `update bonus_offers set ${what} where id = (select offer_id from bonuses where id = ${id})`
    for (const without of [
      `weights = '{"slot":0,"table":100}'`,
      `game_weights = '{"lale-devri":0}'`,
    ])
      expect(await foundAfter('loss', offerHas(without))).toContain('bonus-above-loss')
    const share = await foundAfter('loss', offerHas(`weights = '{"slot":10}'`))
    expect(share).not.toContain('bonus-above-loss')
  })

  it.each<[string, How, (id: bigint) => string, string]>([
    ['a bonus', 'converted', (id) => `delete from bonuses where id = ${id}`, 'entry-without-bonus'],
    [
      'a count',
      'active',
      (id) => `delete from bonus_bets where bonus_id = ${id}`,
      'bet-not-counted',
    ],
    [
      'a grant',
      'active',
      (id) => `delete from entries where reference = 'grant:${id}'`,
      'bonus-without-grant',
    ],
    [
      'a conversion',
      'converted',
      (id) => `delete from entries where reference = 'convert:${id}'`,
      'bonus-conversion-differs',
    ],
    [
      'a free round',
      'rounds',
      (id) => `delete from bonus_rounds where bonus_id = ${id}`,
      'free-stake-of-no-round',
    ],
    [
      'the grant of a free round',
      'rounds',
      (id) => `delete from entries where reference like 'grant:${id}:%'`,
      'bonus-without-grant',
    ],
  ])('PROT-43 names %s that was lost', async (_what, how, alter, kind) => {
    expect(await foundAfter(how, alter)).toContain(kind)
  })

  it.each<[string, How, (id: bigint) => string, string]>([
    [
      'a count of more',
      'active',
      (id) => `update bonus_bets set counted = counted + 1 where bonus_id = ${id}`,
      'bet-counted-wrong',
    ],
    [
      'a count of a bet that there is not',
      'active',
      (id) =>
        `insert into bonus_bets (member_id, bet_id, bonus_id, counted)
         select member_id, 999999999, id, 1 from bonuses where id = ${id}`,
      'count-without-bet',
    ],
    [
      'terms of another wagering',
      'active',
      (id) =>
        `update bonus_offers set wagering = wagering + 1 where id = (select offer_id from bonuses where id = ${id})`,
      'bonus-not-of-terms',
    ],
    [
      'a stake of another size',
      'rounds',
      (id) =>
        `update bonus_offers set round_stake = round_stake * 2 where id = (select offer_id from bonuses where id = ${id})`,
      'free-round-wrong',
    ],
    [
      'a grant of another amount',
      'active',
      (id) =>
        `${unchecked('entries')}; update entries set bonus_delta = bonus_delta + 1 where reference = 'grant:${id}'`,
      'bonus-grant-differs',
    ],
    [
      'more given up than was',
      'cancelled',
      set('forfeited = forfeited + 1'),
      'bonus-forfeit-differs',
    ],
    [
      'one given up after it was over',
      'cancelled',
      set('ended_at = expires_at'),
      'bonus-state-wrong',
    ],
    [
      'more wagered than was counted',
      'active',
      set('wagered = wagered + 1'),
      'bonus-progress-differs',
    ],
    [
      'a count for a bonus that there is not',
      'active',
      (id) => `update bonus_bets set bonus_id = 999999999 where bonus_id = ${id}`,
      'count-without-bonus',
    ],
    [
      'more free rounds than were played',
      'rounds',
      set('rounds_played = rounds_played + 1'),
      'free-rounds-differ',
    ],
    [
      'bonus money out of nowhere',
      'active',
      (id) => `update wallets set bonus = bonus + 1 where member_id in (${ownerOf(id)})`,
      'bonus-account-differs',
    ],
    [
      'bonus money where no bonus is under way',
      'cancelled',
      (id) => `update wallets set bonus = 1 where member_id in (${ownerOf(id)})`,
      'bonus-money-without-bonus',
    ],
    [
      'a bet that was none of the rounds',
      'rounds',
      (id) =>
        `insert into bonus_rounds (member_id, bet_id, bonus_id)
           select b.member_id, 1, b.id from bonuses b where b.id = ${id}`,
      'free-round-wrong',
    ],
  ])('PROT-43 names %s', async (_what, how, alter, kind) => {
    expect(await foundAfter(how, alter)).toContain(kind)
  })
})
