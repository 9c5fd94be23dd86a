import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import { kindsOf } from '../../catalogue/games.ts'
import { deviceOf, gameToLaunch, launchUrl } from '../../catalogue/launch.ts'
import type { Context } from '../../context.ts'
import { addressKey } from '../../door/limits.ts'
import { requireProductOpen } from '../../protection/products.ts'
import { openedTable } from '../tables/opened.ts'
import { FLOOR_VERSION, findTable } from '../tables/tables.ts'
import { hasDemo } from './acts.ts'
import { DEMO_PURSE } from './purse.ts'
import { addressMark, makeTableDemoToken } from './token.ts'

/** Opens a table of the house's own with play money, for anyone; who pauses is refused before. */
export async function demoTable(
  context: Context,
  { section, gameID, isMobile = false }: Input<'floor/demo'>,
): Promise<Output<'floor/demo'>> {
  const { db, house, ip, lang, member, now } = context
  const { keys, limits, settings } = house
  const address = addressKey(ip)
  const isAllowed = (['demosOfAddress', 'demosOfAddressInDay'] as const).every((limit) =>
    limits.allows(limit, address, now),
  )
  if (!isAllowed) throw new Refused('too-many-calls')
  const { game, name, providerName } = await gameToLaunch({ db, lang }, kindsOf(section), gameID)
  if (!hasDemo(settings, game)) throw new Refused('no-demo')
  await requireProductOpen(db, 'tables')
  const table = await findTable(db, game)
  if (!table) throw new Refused('game-disabled')
  const sessionID = makeTableDemoToken(keys, house.random, {
    table: table.id,
    address: addressMark(keys, address),
    memberId: member?.id ?? null,
    madeAt: now,
  })
  const version = { version: FLOOR_VERSION, page: 'ours', stageKind: table.kind } as const
  const parameters = { sessionID, device: deviceOf(isMobile) }
  return {
    url: launchUrl(settings, { game, ...version, lang, parameters }),
    gameID,
    name,
    providerName,
    balance: toWire(DEMO_PURSE),
    published: await openedTable(context, table),
  }
}
