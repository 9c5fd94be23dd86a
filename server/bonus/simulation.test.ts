/** Members who deposit, take bonuses, play, leave rounds open and give up, against a model of their accounts that shares nothing with the house. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { streamOf, type Stream } from '#games/slots/stream.ts'
import { lira } from '#contract/money.ts'
import { balanceOf } from '#ledger/balance.ts'
import { port } from '../database/database.ts'
import { give, sealSeed, sitDown, type Player } from '../jackpot/testing.ts'
import { startTestHouse, type TestHouse } from '../testing.ts'
import { findingsIn, offerBonus } from './testing.ts'

const SEED = 20_261
const MEMBERS = 4
const STEPS = 60
const STAKE_MAX = lira(20)
const TIMES = 1n

let house: TestHouse
let offers: number[]
beforeAll(async () => {
  house = await startTestHouse()
  const terms = { wagering: Number(TIMES), stakeMax: 20 }
  offers = []
  for (let offer = 0; offer < 5; offer += 1) offers.push(await offerBonus(house, terms))
}, 300_000)
afterAll(() => house.close())

interface Bonus {
  id: number
  due: bigint
  wagered: bigint
}

/** What a member should have, from the house's answers alone. */
class Model {
  cash: bigint
  bonus = 0n
  active: Bonus | null = null
  open: { cash: bigint; bonus: bigint; payout: bigint; of: Bonus | null } | null = null
  deposits: { amount: bigint; isUsed: boolean }[]
  taken = new Set<number>()
  ended: string[] = []

  constructor(deposit: bigint) {
    this.cash = deposit
    this.deposits = [{ amount: deposit, isUsed: false }]
  }

  stake(amount: bigint, payout: bigint): void {
    const ofBonus = amount > this.cash ? amount - this.cash : 0n
    this.cash -= amount - ofBonus
    this.bonus -= ofBonus
    this.open = { cash: amount - ofBonus, bonus: ofBonus, payout, of: this.active }
    if (payout === 0n) this.settle()
  }

  settle(): void {
    if (!this.open) throw new Error('nothing is open')
    const { cash, bonus, payout, of } = this.open
    const ofBonus = (payout * bonus) / (cash + bonus)
    this.open = null
    this.cash += payout - ofBonus
    this.bonus += ofBonus
    if (!this.active) return
    if (of === this.active) this.active.wagered += cash + bonus
    if (this.active.wagered >= this.active.due && this.bonus > 0n) {
      this.cash += this.bonus
      this.end('converted')
    } else if (this.bonus === 0n) this.end('spent')
  }

  end(how: string): void {
    this.bonus = 0n
    this.active = null
    this.ended.push(how)
  }

  /** What a request should give: the last deposit that none was given for. */
  claim(offer: number): bigint | null {
    const deposit = this.deposits.findLast(({ amount, isUsed }) => amount >= lira(100) && !isUsed)
    if (this.active || this.taken.has(offer) || !deposit) return null
    deposit.isUsed = true
    this.taken.add(offer)
    const half = deposit.amount / 2n
    return half < lira(999) ? half : lira(999)
  }
}

async function step(player: Player, model: Model, stream: Stream): Promise<void> {
  const what = stream(12)
  if (what === 0) return deposit(player, model, lira(100 + 2 * stream(200)))
  if (what <= 2) return claim(player, model, offers[stream(offers.length)] ?? 0)
  if (what === 3 && stream(3) === 0) return cancel(player, model)
  if (model.open) {
    await player.slot.endRound()
    return model.settle()
  }
  return play(player, model, lira(1 + stream(24)))
}

async function deposit({ memberId }: Player, model: Model, amount: bigint): Promise<void> {
  await give(house, memberId, amount)
  model.cash += amount
  model.deposits.push({ amount, isUsed: false })
}

async function claim({ client }: Player, model: Model, bonusID: number): Promise<void> {
  const given = model.claim(bonusID)
  if (given === null) return void (await client.refused('bonus/request', { bonusID }))
  const { data } = await client.call('bonus/request', { bonusID })
  model.bonus += given
  model.active = { id: data.bonusID, due: given * TIMES, wagered: 0n }
}

async function cancel({ client }: Player, model: Model): Promise<void> {
  if (!model.active) return
  const { id } = model.active
  const { data } = await client.call('bonus/cancel', { bonusID: id })
  if (model.open?.of === model.active) model.settle()
  if (model.active) model.end('cancelled')
  expect(data.status).toBe(model.ended.at(-1))
}

async function play({ slot }: Player, model: Model, amount: bigint): Promise<void> {
  const played = await slot.play({ amount: Number(amount) })
  if (model.active && amount > STAKE_MAX)
    expect(played).toMatchObject({ refusal: 'bonus-stake-max' })
  else if (amount > model.cash + model.bonus) expect(played.error).toBe('ERR_IPB')
  else model.stake(amount, BigInt(played.round.payout))
}

it('bonus and cash accounts are what an independent model says after every step, and the audit is clean', async () => {
  const ended: string[] = []
  for (let member = 0; member < MEMBERS; member += 1) {
    const stream = streamOf(SEED, member, 0, 1)
    const model = new Model(lira(120))
    const player = await sitDown(house, 120)
    await sealSeed(house, player, createHash('sha256').update(`${SEED} ${member}`).digest())
    for (let at = 0; at < STEPS; at += 1) {
      await step(player, model, stream)
      const { cash, bonus } = await balanceOf(port(house.database.db), player.memberId)
      expect([SEED, member, at, cash, bonus]).toEqual([SEED, member, at, model.cash, model.bonus])
    }
    ended.push(...model.ended)
  }
  // The walk is worth something only where bonuses ended in more ways than one.
  expect(new Set(ended).size).toBeGreaterThan(1)
  expect(await findingsIn(house)).toEqual([])
}, 300_000)
