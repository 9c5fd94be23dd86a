/**
 * Base bets of the studio's games that are bought by rounds, in micro-lira: from ₺1 to ₺10,000 in steps of ₺0.20; the levels
 * are the stake panel's.
 */
export const STAKES = {
  minMicro: 1_000_000,
  maxMicro: 10_000_000_000,
  stepMicro: 200_000,
  defaultMicro: 5_000_000,
  levelsMicro: [
    1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300, 400, 500,
    750, 1000, 1500, 2000, 3000, 5000, 7500, 10_000,
  ].map((lira) => lira * 1_000_000),
} as const
