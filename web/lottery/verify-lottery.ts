import { drawTickets } from '#chance/lottery.ts'
import { bytesOf, hmac, sha256 } from '#web/parts/fairness/web-hash.ts'
import type { Lottery } from './use-lottery.ts'

/**
 * Works a drawn lottery out again, here, from what was published: that the seed is the one whose hash was shown, and
 * that it gives these very numbers.
 */
export async function verifyLottery(
  lottery: Lottery,
): Promise<{ seed: boolean; numbers: boolean }> {
  const { seed, seedHash, name, tickets, prizes, winners } = lottery
  if (seed === null) return { seed: false, numbers: false }
  const bytes = bytesOf(seed)
  const many = prizes.reduce((all, prize) => all + prize.tickets, 0)
  const drawn = await drawTickets(hmac, bytes, { name, tickets }, many)
  return {
    seed: (await sha256(bytes)) === seedHash,
    numbers: drawn.join() === winners.map(({ number }) => number).join(),
  }
}
