import { LEDGER_FUNCTIONS } from '#ledger/functions.ts'
import { ACTION_FUNCTIONS } from '../action/schema.ts'
import { BET_FUNCTIONS } from '../bets/schema.ts'
import { BONUS_FUNCTIONS, BONUS_REFUSAL_FUNCTIONS } from '../bonus/schema.ts'
import { CASHIER_FUNCTIONS } from '../cashier/schema.ts'
import { MOMENT_FUNCTIONS } from '../floor/rounds/moments-schema.ts'
import { FLOOR_FUNCTIONS } from '../floor/schema.ts'
import { GAME_SESSION_FUNCTIONS } from '../game-session/schema.ts'
import { JACKPOT_FUNCTIONS } from '../jackpot/schema.ts'
import { LOTTERY_FUNCTIONS } from '../lottery/schema.ts'
import { POKER_FUNCTIONS } from '../poker/schema.ts'
import { PROTECTION_FUNCTIONS } from '../protection/schema.ts'
import { SPORTS_FUNCTIONS } from '../sports/schema.ts'
import { ROUND_FUNCTIONS } from '../round/play/schema.ts'
import { SEED_FUNCTIONS } from '../round/fairness/seeds-schema.ts'
import { TOURNAMENT_FUNCTIONS } from '../tournament/schema.ts'
import { FORWARD_FUNCTIONS } from './forward-only.ts'

/**
 * Every SQL function and trigger of the house, in the order they are made: a room that has some lists
 * them here. They are no migrations. `migrate` renews those whose text has changed.
 */
export const FUNCTIONS: readonly string[] = [
  ...FORWARD_FUNCTIONS,
  ...LEDGER_FUNCTIONS,
  ...BONUS_REFUSAL_FUNCTIONS,
  ...PROTECTION_FUNCTIONS,
  ...BONUS_FUNCTIONS,
  ...BET_FUNCTIONS,
  ...JACKPOT_FUNCTIONS,
  ...GAME_SESSION_FUNCTIONS,
  ...ROUND_FUNCTIONS,
  ...FLOOR_FUNCTIONS,
  ...MOMENT_FUNCTIONS,
  ...SPORTS_FUNCTIONS,
  ...CASHIER_FUNCTIONS,
  ...POKER_FUNCTIONS,
  ...LOTTERY_FUNCTIONS,
  ...TOURNAMENT_FUNCTIONS,
  ...SEED_FUNCTIONS,
  ...ACTION_FUNCTIONS,
]
