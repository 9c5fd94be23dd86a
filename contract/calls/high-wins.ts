/** Recent high wins: real bets of the last days, told without saying whose they were. */
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { SECTIONS } from '../games/game-kinds.ts'
import { id, money, moment } from '../shapes.ts'

export const highWins = call({
  name: 'casino/high_wins',
  summary:
    'Bets of the last thirty days that paid twenty stakes or more, the latest first; or the highest.',
  who: 'anyone',
  manner: 'read',
  input: z.object({
    limit: z._default(z.int().check(z.gte(1), z.lte(50)), 10),
    order: z._default(z.literal(['latest', 'highest']), 'latest'),
  }),
  output: z.array(
    z.object({
      gameID: id,
      /** Where the game is played: `/play/{section}/{gameID}`. */
      section: z.enum(SECTIONS),
      gameName: z.string(),
      providerID: id,
      providerName: z.string(),
      /** The tile's picture, absolute; empty where the game has none. */
      image: z.string(),
      /** Masked: the first letter, three dots, and the last letter of a name of three or more. */
      name: z.string(),
      payout: money,
      /** payout ÷ stake, cut to two decimals. */
      multiple: z.number(),
      /** When the bet was settled. */
      at: moment,
    }),
  ),
  quiet: true,
})
