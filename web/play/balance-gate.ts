/**
 * While a game is played its own word on the balance comes first: what the stream knows already is not
 * shown before the round is told. A balance that the game says nothing of is another hand's, and shows.
 */

/** The game tells of what it moved within it. */
const GAME_SAYS_MS = 700

interface BalanceGate {
  /** The stream brings a balance. */
  comes: (balance: number, show: () => void) => void
  /** The game has gameReported one. */
  gameReported(balance: number): void
  forget(): void
}

export function balanceGate(isRoundOpen: () => boolean): BalanceGate {
  let waiting: { balance: number; show: () => void } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (isRoundOpen()) return wait()
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
      waiting = { balance, show }
      wait()
    },
    gameReported(balance) {
      if (waiting === null) return
      if (waiting.balance === balance) forget()
      else wait()
    },
    forget,
  }
}
