import type { Input, Output } from '#contract/registry.ts'
import type { Context } from '../context.ts'
import { cut } from '../lists.ts'
import { clean, moment, preferably, visibleItems, statusOf } from './shown.ts'

/** The promotions that show now. */
export async function getPromotions(
  context: Context,
  page: Input<'cmscontroller/getPromotions'>,
): Promise<Output<'cmscontroller/getPromotions'>> {
  const rows = await preferably(visibleItems(context, 'promotion'), context.lang).execute()
  const data = rows.map(clean).map((row) => ({
    id: row.id,
    Status: statusOf(row),
    title: row.title,
    text: row.text,
    Text: row.html,
    terms: row.terms,
    image: row.image,
    Start_date: moment(row.starts_at),
    End_date: moment(row.ends_at),
  }))
  return cut(data, page)
}
