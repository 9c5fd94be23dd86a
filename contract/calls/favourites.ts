/** What a member has taken to heart: slots, live tables, virtual games and matches, by their ids. */
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { id } from '../shapes.ts'

/** Of each type: as many as one list shows. Matches that are over make room for others. */
export const FAVOURITES_MAX = 100

/**
 * Names no stale lists: the answer holds every id, and the site marks the games it shows by it,
 * instead of asking for page after page anew.
 */
export const favorites = call({
  name: 'user/favorites',
  summary:
    'Adds a game or a match to the favourites or takes it out, once or repeated; answers the ids of that type that are in now, the latest first.',
  who: 'member',
  manner: 'write',
  input: z.object({
    mode: z.literal(['insert', 'delete']),
    type: z.literal(['casino', 'livecasino', 'virtualgames', 'sport']),
    id,
  }),
  output: z.array(id),
  refusals: ['game-unknown', 'not-found', 'favourites-full'],
})
