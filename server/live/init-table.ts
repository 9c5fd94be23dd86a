import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import { launchTable } from '../floor/tables/launch.ts'

/** Opens a live table, by the id that the lists give it. */
export async function initTable(
  context: MemberContext,
  { tableID, isMobile = false }: Input<'livecasino/init_game'>,
): Promise<Output<'livecasino/init_game'>> {
  const { gameID: _, ...opened } = await launchTable(context, 'live', tableID, isMobile)
  return { ...opened, tableID }
}
