/** Live casino and virtual games: tables, opening one, jackpots. */
import * as z from 'zod/mini'
import { call, listCall } from './call.ts'
import { flag, id, line, money } from './shapes.ts'

export const liveCategoryList = listCall({
  name: 'livecasino/category_list',
  says: 'The live categories that have tables.',
  who: 'anyone',
  paging: { limit: 150, limitMax: 200 },
  filters: {},
  item: z.object({ CategoryID: id, name: z.string(), items: z.int() }),
})

export const liveProviderList = listCall({
  name: 'livecasino/provider_list',
  says: 'The live providers; `status` 2 (rid 20 only) answers hidden ones too, marked.',
  who: 'anyone',
  paging: { limit: 150, limitMax: 200 },
  filters: { status: z.optional(z.literal([1, 2])) },
  item: z.object({
    providerID: id,
    providerName: z.string(),
    status: z.literal([1, 2]),
    items: z.int(),
  }),
})

export const gameTableList = listCall({
  name: 'livecasino/game_table_list',
  says: 'Live tables, narrowed as asked. `favorites` needs a session.',
  who: 'anyone',
  paging: { limit: 48, limitMax: 100 },
  filters: {
    categoryID: z.optional(id),
    providerID: z.optional(id),
    searchGameName: z.optional(line(60)),
    favorites: z.optional(flag),
  },
  item: z.object({
    tableID: id,
    name: z.string(),
    providerID: id,
    providerName: z.string(),
    image: z.string(),
    url: z.string(),
    isFavorite: z.boolean(),
  }),
  refusals: ['session-expired', 'no-permission'],
})

const launched = z.object({ url: z.string() })

export const initTable = call({
  name: 'livecasino/init_game',
  says: 'Opens a live table for the member.',
  who: 'member',
  manner: 'write',
  input: z.object({ tableID: id, isMobile: z.optional(flag) }),
  output: launched,
  refusals: ['game-unknown', 'game-disabled'],
})

export const initVirtualGame = call({
  name: 'virtualgames/init_game',
  says: "Opens a provider's virtual game for the member.",
  who: 'member',
  manner: 'write',
  input: z.object({ providerID: id, type: z.optional(line(40)) }),
  output: launched,
  refusals: ['game-unknown', 'game-disabled'],
})

export const getJackpots = call({
  name: 'habanero/getJackpots',
  says: 'The jackpots and where they stand.',
  who: 'anyone',
  manner: 'read',
  input: z.object({}),
  output: z.array(z.object({ id, name: z.string(), amount: money })),
})
