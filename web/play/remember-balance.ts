import type { Data } from '#contract/registry.ts'
import { memory } from '#web/call/memory.ts'

const BALANCE = 'finance/check_balance'

/**
 * What a game says of the member's money, in lira, everywhere on the site without asking for it again. It knows of all that can be staked: where a bonus
 * is part of that, or may become one by the next free round, the house alone says what each account has, and does so a moment later.
 */
export function rememberBalance(balance: number): void {
  memory.setQueriesData<Data<'finance/check_balance'>>({ queryKey: [BALANCE] }, (known) =>
    known?.map((purse, i) =>
      i === 0 && purse.bonus === 0 && purse.freeRounds === 0
        ? { ...purse, balance, cash: balance }
        : purse,
    ),
  )
}
