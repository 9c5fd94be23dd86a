/** What the database holds of lotteries by itself: tickets are only added, one is drawn once, and each prize is drawn and paid once. */
import { neverLess, writtenOnce } from '../database/forward-only.ts'

export const LOTTERY_FUNCTIONS: readonly string[] = [
  writtenOnce('lotteries', 'drawn_at'),
  neverLess('lotteries', 'tickets', 'issued_until'),
  writtenOnce('lottery_tickets', 'place', 'prize', 'paid_at'),
]
