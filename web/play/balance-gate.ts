/**
 * While a game is played its own word on the balance comes first: what the stream knows already is not
 * shown before the round is told. A balance that the game says nothing of is another hand's, and shows: at once where it is what
 * the game shows, too, and while a round is open where it is lower, for then it was staked. What is left to wait may be a payout.
 */

/** The game tells of what it moved within it. */
const GAME_SAYS_MS = 700

interface BalanceGate {
  /** The stream brings a balance. */
  comes: (balance: number, show: () => void) => void
  /** The game has gameReported one. */
  gameReported(balance: number): void
  /** The game shows one that came to it unasked. */
  gameShows(balance: number): void
  forget(): void
}

export function balanceGate(isRoundOpen: () => boolean): BalanceGate {
  let shown: number | null = null
  let waiting: { balance: number; show: () => void } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (isRoundOpen()) return wait()
      shown = waiting?.balance ?? shown
      waiting?.show()
      waiting = null
    }, GAME_SAYS_MS)
  }
  const forget = (): void => {
    clearTimeout(timer)
    waiting = null
  }
  return {
    comes(balance, show) {
      const isStaked = isRoundOpen() && shown !== null && balance < shown
      if (isStaked || balance === shown) {
        forget()
        shown = balance
        return show()
      }
      waiting = { balance, show }
      wait()
    },
    gameShows(balance) {
      shown = balance
      if (waiting?.balance !== balance) return
      waiting.show()
      forget()
    },
    gameReported(balance) {
      shown = balance
      if (waiting === null) return
      if (waiting.balance === balance) forget()
      else wait()
    },
    forget,
  }
}
