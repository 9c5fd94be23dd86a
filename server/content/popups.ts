import type { Input, Output } from '#contract/registry.ts'
import type { Context } from '../context.ts'
import { cut } from '../lists.ts'
import { clean, preferably, visibleItems, statusOf } from './shown.ts'

/** The popups that show now. */
export async function popupInformation(
  context: Context,
  page: Input<'cmscontroller/popupInformation'>,
): Promise<Output<'cmscontroller/popupInformation'>> {
  const rows = await preferably(visibleItems(context, 'popup'), context.lang).execute()
  const data = rows.map(clean).map((row) => ({
    id: row.id,
    Active: statusOf(row),
    title: row.title,
    text: row.text,
    Text: row.html,
    image: row.image,
    link: row.link,
    button: row.button,
  }))
  return cut(data, page)
}
