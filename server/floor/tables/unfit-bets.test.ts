import { describe, expect, it } from 'vitest'
import { CHIPS } from '#contract/games/floor-boards.ts'
import { lira } from '#contract/money.ts'
import { floorKind } from '../kinds/kinds.ts'
import { OWN_TABLES } from './own-tables.ts'
import { refuseUnfit, unfitBets, UnfitLimits } from './unfit-bets.ts'

const limits = (min: number, max: number) => ({ minStake: lira(min), maxStake: lira(max) })

function tableOf(id: string) {
  const table = OWN_TABLES.find((one) => one.id === id)
  if (!table) throw new Error(`there is no ${id}`)
  const { kind, rules } = table
  return { kind, rules: { ...rules }, stepStake: table.limits.step ?? 10_000n }
}

const unfitAt = (id: string, min: number, max: number) => unfitBets(tableOf(id), limits(min, max))

function isRaisableAt(id: string, min: number, max: number): boolean | null {
  try {
    refuseUnfit(tableOf(id), limits(min, max))
    return null
  } catch (error) {
    return error instanceof UnfitLimits && error.isRaisable
  }
}

describe('limits of a table', () => {
  it.each(OWN_TABLES.map(({ id }) => id))('leave every bet room as the house opens %s', (id) => {
    const { limits: own } = OWN_TABLES.find((one) => one.id === id) ?? {}
    expect(unfitAt(id, Number(own?.min) / 1e6, Number(own?.max) / 1e6)).toEqual([])
  })

  it.each(OWN_TABLES.filter(({ kind }) => floorKind(kind).inChips).map(({ id }) => id))(
    'say as the least what one chip lays: %s',
    (id) => {
      const least = OWN_TABLES.find((one) => one.id === id)?.limits.min
      expect(CHIPS.map(BigInt)).toContain(least)
    },
  )

  it('name the bets of roulette that none could be laid on', () => {
    expect(unfitAt('avrupa-ruleti', 100, 3_400)).toEqual([['straight', lira(97)]])
    expect(unfitAt('avrupa-ruleti', 100, 3_500)).toEqual([])
    const bets = unfitAt('avrupa-ruleti', 100, 1_000).map(([bet]) => bet)
    expect(bets).toContain('split')
    expect(bets).not.toContain('even-chance')
  })

  it('say whether a higher highest bet would make room', () => {
    expect(isRaisableAt('avrupa-ruleti', 100, 3_500)).toBe(null)
    expect(isRaisableAt('avrupa-ruleti', 100, 3_400)).toBe(true)
    expect(isRaisableAt('bingo-cini', 1, 5)).toBe(true)
    expect(isRaisableAt('bingo-cini', 20, 400)).toBe(false)
  })

  it('know that there is no chip between two chips', () => {
    expect(unfitAt('avrupa-ruleti', 11, 700).map(([bet]) => bet)).toContain('straight')
    expect(unfitAt('avrupa-ruleti', 11, 900)).toEqual([])
    expect(unfitAt('blackjack-saray', 6_000, 900_000).map(([bet]) => bet)).toContain('seat')
  })

  it('name side bets, tickets, and the highest prices', () => {
    expect(unfitAt('blackjack-saray', 5, 400)).toEqual([['plus', lira(4)]])
    expect(unfitAt('bingo-cini', 20, 400)).toEqual([['ticket', lira(10)]])
    expect(unfitAt('bingo-cini', 1, 5)).toEqual([['ticket', 0n]])
    expect(unfitAt('altin-halic', 10, 20).map(([bet]) => bet)).toEqual(['forecast', 'tricast'])
    expect(unfitAt('zeplin', 2, 1_000)).toEqual([])
  })
})
