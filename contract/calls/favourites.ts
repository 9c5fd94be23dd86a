/** What a member has taken to heart: slots, live tables and virtual games, by their ids. */
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { id } from '../shapes.ts'

/** Of each type: as many as one list shows. */
export const FAVOURITES_MAX = 100

/**
 * Names no stale lists: the answer holds every id, and the site marks the games it shows by it,
 * instead of asking for page after page anew.
 */
export const favorites = call({
  name: 'user/favorites',
  summary:
    'Adds a game to the favourites or takes it out, once or repeated; answers the ids of that type that are in now, the latest first.',
  who: 'member',
  manner: 'write',
  input: z.object({
    mode: z.literal(['insert', 'delete']),
    type: z.literal(['casino', 'livecasino', 'virtualgames']),
    id,
  }),
  output: z.array(id),
  refusals: ['game-unknown', 'favourites-full'],
})
