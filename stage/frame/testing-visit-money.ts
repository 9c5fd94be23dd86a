import { createVisitMoney } from './money.ts'

/** The money of a visit, for tests: what a page knows of it, and what the site was told. */
export function testVisitMoney() {
  const state: Parameters<typeof createVisitMoney>[0] = {
    balance: 0n,
    net: 0n,
    phase: 'idle',
    isBetOpen: false,
  }
  const posted: object[] = []
  const money = createVisitMoney(state, (message) => void posted.push(message))
  return { state, posted, money }
}
