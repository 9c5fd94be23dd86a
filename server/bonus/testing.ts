/** Members with a bonus, and what tests of bonuses ask of the house again and again. */
import { lira, toWire } from '#contract/money.ts'
import { balanceOf } from '#ledger/balance.ts'
import { TESTER } from '../action/testing.ts'
import { port } from '../database/database.ts'
import { auditHouse } from '../audit/house-audit.ts'
import { give, sitDown, type Player } from '../jackpot/testing.ts'
import type { TestHouse } from '../testing.ts'
import {
  offerFile,
  type WrittenBets,
  type WrittenOffer,
  type WrittenRounds,
  type WrittenShare,
} from './offer-file.ts'
import { addOffer } from './operate.ts'

let offers = 0

/** An offer of a test's own: 50 percent of a first deposit, to be wagered twice, unless told otherwise. */
export async function offerBonus(
  house: TestHouse,
  terms: Partial<WrittenShare> = {},
): Promise<number> {
  return addTo(house, {
    name: `offer-${(offers += 1)}`,
    kind: 'deposit',
    title: { tr: 'Deneme %50', en: 'Trial 50%' },
    starts: '2026-01-01T00:00:00Z',
    every: 'once',
    percent: 50,
    minimum: 100,
    maximum: 999,
    claimDays: 7,
    wagering: 2,
    days: 30,
    weights: { slot: 100 },
    ...terms,
  })
}

/** Three free rounds of ₺2 at Lale Devri for whoever asks, what they win to be wagered twice, unless told otherwise. */
export async function offerRounds(
  house: TestHouse,
  terms: Partial<WrittenRounds> = {},
): Promise<number> {
  return addTo(house, {
    name: `offer-${(offers += 1)}`,
    kind: 'free-rounds',
    title: { tr: 'Deneme turları', en: 'Trial rounds' },
    starts: '2026-01-01T00:00:00Z',
    every: 'once',
    game: 'lale-devri',
    rounds: 3,
    stake: 2,
    wagering: 2,
    days: 30,
    weights: terms.wagering === 0 ? {} : { slot: 100 },
    ...terms,
  })
}

/** Two free bets of ₺10 for whoever asks, whose winnings are cash, unless told otherwise. */
export async function offerFreeBets(
  house: TestHouse,
  terms: Partial<WrittenBets> = {},
): Promise<number> {
  return addTo(house, {
    name: `offer-${(offers += 1)}`,
    kind: 'free-bets',
    title: { tr: 'Deneme bahisleri', en: 'Trial bets' },
    starts: '2026-01-01T00:00:00Z',
    every: 'once',
    bets: 2,
    stake: 10,
    wagering: 0,
    days: 30,
    weights: (terms.wagering ?? 0) === 0 ? {} : { slot: 100, coupon: 100 },
    ...terms,
  })
}

async function addTo(house: TestHouse, file: WrittenOffer): Promise<number> {
  const id = await addOffer(house.database.db, TESTER, offerFile.parse(file), house.clock())
  if (id === null) throw new Error('the offer exists')
  return id
}

/** Plays one free round at ₺2, or at another stake. */
export const playFree = ({ slot }: Pick<Player, 'slot'>, bet: object = {}) =>
  slot.play({ mode: 'FREE_ROUND', amount: 2_000_000, ...bet })

export interface Bonused extends Player {
  bonusId: number
}

/** Has deposited so many lira, taken this offer for it, and sits at Lale Devri. */
export async function sitDownWithBonus(
  house: TestHouse,
  { offerId, deposit, more = 0 }: { offerId: number; deposit: number; more?: number },
): Promise<Bonused> {
  const player = await sitDown(house, deposit)
  const { data } = await player.client.call('bonus/request', { bonusID: offerId })
  if (more > 0) await give(house, player.memberId, lira(more))
  return { ...player, bonusId: data.bonusID }
}

/** Cash and bonus money, in lira. */
export async function purseOf(
  house: TestHouse,
  memberId: bigint,
): Promise<[cash: number, bonus: number]> {
  const { cash, bonus } = await balanceOf(port(house.database.db), memberId)
  return [toWire(cash), toWire(bonus)]
}

/** Plays and ends rounds of so many lira, so often. */
export async function playRounds(
  { slot }: Pick<Player, 'slot'>,
  rounds: number,
  stake: number,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const played = await slot.play({ amount: stake * 1_000_000 })
    if (played.error) throw new Error(`the round was refused: ${played.error}`)
    if (played.round.active) await slot.endRound()
  }
}

/** Plays until a round stays open that was staked with bonus money, the cash with it. */
export async function openRoundOfBonus(house: TestHouse, player: Player) {
  for (;;) {
    const [cash] = await purseOf(house, player.memberId)
    const amount = cash > 0 ? Math.max(1, Math.ceil(cash)) : 1
    const played = await player.slot.play({ amount: amount * 1_000_000 })
    if (played.error) throw new Error(played.error)
    const { stake_bonus } = await lastBetOf(house, player)
    if (played.round.active && stake_bonus > 0n) return played
    if (played.round.active) await player.slot.endRound()
  }
}

export const lastBetOf = ({ database }: TestHouse, { memberId }: Pick<Player, 'memberId'>) =>
  database.db
    .selectFrom('bets')
    .select(['payout', 'payout_bonus', 'stake_bonus', 'state'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

/** What the audit of the whole house finds. */
export const findingsIn = async (house: TestHouse) =>
  (
    await auditHouse(port(house.database.db), {
      games: house.games,
      marks: {},
      settledBefore: new Date(),
    })
  ).findings
