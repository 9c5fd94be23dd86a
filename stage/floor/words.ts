/** What the log says alike of a member's bets, whatever is played. */
export const betLog = {
  tr: {
    placed: 'Bahis kondu: {name}, {amount}.',
    back: 'Bahis geri alındı: {name}, {amount}.',
    settled: 'Bahsiniz {stake}, ödeme {paid}.',
  },
  en: {
    placed: 'Bet placed: {name}, {amount}.',
    back: 'Bet taken back: {name}, {amount}.',
    settled: 'Your bets {stake}, paid {paid}.',
  },
}
