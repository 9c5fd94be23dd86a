/** Rules and outcomes of the floor's tables as they go over the wire, for calls and topics alike. */
import * as z from 'zod/mini'
import { BLACKJACK_ACTS } from './blackjack-names.ts'

/** What a table is played by, by its kind; multipliers are hundredths. */
export const floorRules = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('crash'),
    permille: z.int(),
    capHundredths: z.int(),
    half: z.boolean(),
  }),
  z.object({ kind: z.literal('roulette'), laPartage: z.boolean() }),
  z.object({ kind: z.literal('blackjack'), decisionMs: z.int() }),
  z.object({
    kind: z.literal('race'),
    animal: z.literal(['dog', 'horse']),
    runners: z.literal([6, 8]),
    metres: z.int(),
    /** How able each of the stable is. */
    abilities: z.readonly(z.array(z.int())),
  }),
  z.object({
    kind: z.literal('football'),
    /** Goals that a club of the middle scores against another, in hundredths. */
    home: z.int(),
    away: z.int(),
    /** What each club scores, and lets in, in hundredths of that. */
    attacks: z.readonly(z.array(z.int())),
    defences: z.readonly(z.array(z.int())),
  }),
])

/** Cards and decisions of a round of blackjack; cards are numbers from 0 to 51. */
const dealt = z.object({
  /** The round that its shoe began with; null of a round without a card. */
  shoe: z.nullable(z.int()),
  /** How many cards of the shoe had been dealt before. */
  from: z.int(),
  seats: z.readonly(z.array(z.int())),
  cards: z.readonly(z.array(z.nullable(z.int()))),
  acts: z.readonly(
    z.array(z.object({ seat: z.int(), act: z.literal(BLACKJACK_ACTS), byDefault: z.boolean() })),
  ),
})

/** Where a flight ended, in hundredths; the number that the ball fell on; the posts of a race as they finished; the minutes in which each place of a match day scored; what lay on a table of blackjack. */
export const floorOutcome = z.union([
  z.object({ point: z.int() }),
  z.object({ pocket: z.int() }),
  z.object({ order: z.readonly(z.array(z.int())) }),
  z.object({ goals: z.readonly(z.array(z.readonly(z.array(z.int())))) }),
  dealt,
])
