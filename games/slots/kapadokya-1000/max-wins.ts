/**
 * The maximum win is too rare to be met by sampling rows alone. A walk through 30,000,000 bought
 * rounds (`walkRound`) counted how often each award of suns ends there: 3,267 of 28,630,557 that
 * rested with three suns, 550 of 1,349,692 with four, 27 of 19,751 with five. The first of them stand in
 * the tables, and the build plays every one again.
 */

/** Chance of the maximum win given the suns that gave the free spins. */
export const CAP_ODDS = {
  3: 3267 / 28_630_557,
  4: 550 / 1_349_692,
  5: 27 / 19_751,
} as const

export const CAPPED_SEEDS: readonly number[] = [
  13_670, 14_008, 16_155, 17_451, 37_099, 45_276, 45_928, 50_203, 59_448, 60_582, 64_083, 69_935,
  80_739, 82_012, 82_261, 104_467, 105_430, 130_602, 133_204, 142_169, 150_669, 152_734, 159_152,
  160_853, 185_812, 201_873, 202_394, 218_674, 221_424, 230_739, 234_132, 234_944, 247_304, 248_102,
  254_428, 280_826, 300_094, 304_981, 309_255, 316_985, 322_896, 327_607, 330_187, 342_819, 362_080,
  380_472, 398_125, 401_522, 402_672, 413_345, 415_171, 422_138, 432_826, 456_189, 461_378, 463_798,
  475_460, 493_435, 514_717, 515_043, 516_034, 522_632, 522_768, 529_972,
]
