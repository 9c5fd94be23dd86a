import type { Input, Output } from '#contract/registry.ts'
import type { Context } from '../context.ts'
import { cut } from '../lists.ts'
import { clean, moment, preferably, visibleItems, type ContentItem } from './shown.ts'
import { safeSocial } from './social.ts'

/** The entries of an information page. */
export async function getInformation(
  context: Context,
  { InfType, ...page }: Input<'cmscontroller/getInformation'>,
): Promise<Output<'cmscontroller/getInformation'>> {
  const found = visibleItems(context, 'information').where('item.topic', '=', InfType)
  const rows = await preferably(found, context.lang).execute()
  const data = rows.map((row) => ({
    id: row.id,
    title: clean(row).title,
    Text: textOf(row),
    slug: row.name,
    updatedAt: moment(row.changed_at),
  }))
  return cut(data, page)
}

/** Social links are data and not a text: JSON, each address judged by itself. */
function textOf(row: ContentItem): string {
  return row.topic === 'SocialMediaLinks' ? JSON.stringify(safeSocial(row.html)) : clean(row).html
}
