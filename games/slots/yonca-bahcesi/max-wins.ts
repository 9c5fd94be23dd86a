/**
 * The maximum win is too rare to be met by sampling rows alone. The first 2,700,000 rounds of a
 * long walk (`walkRound`) counted how often each opening ends there: 216 of 2,598,394 that
 * opened with three rainbows, 27 of 100,074 with four, 0 of 1,532 with five.
 * Over 6,200,000 rounds it was 554 times: once in 11,191, where the table of bought rounds says 11,112.
 * The first of them stand in the tables, and the build plays every one again.
 */

/** Chance of the maximum win given the rainbows on the first board. */
export const CAP_ODDS = { 3: 216 / 2598394, 4: 27 / 100074, 5: 0 } as const

export const CAPPED_SEEDS: readonly number[] = [
  27927, 47637, 49112, 50759, 50887, 57794, 75147, 79010, 116967, 123909, 129230, 147330, 149528,
  156490, 158925, 162886, 189169, 210080, 220429, 233361, 238572, 239421, 241342, 270049, 274510,
  286675, 287083, 299399, 301621, 303292, 320565, 369320, 381215, 384649, 399539, 423423, 435552,
  447426, 451031, 470030, 488878, 499916, 512280, 515101, 517408, 526605, 529605, 542438, 549095,
  555586, 559893, 562751, 563084, 567379, 597889, 602225, 606514, 649529, 651180, 686188, 697654,
  716038, 722213, 742670,
]
