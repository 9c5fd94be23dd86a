import type { Input, Output } from '#contract/registry.ts'
import type { Context } from '../context.ts'
import { cut } from '../lists.ts'
import { clean, moment, preferably, visibleItems, statusOf } from './shown.ts'

/** The greetings of the days that are now. */
export async function getSpecialDateInf(
  context: Context,
  page: Input<'cmscontroller/getSpecialDateInf'>,
): Promise<Output<'cmscontroller/getSpecialDateInf'>> {
  const rows = await preferably(visibleItems(context, 'special-date'), context.lang).execute()
  const data = rows.map(clean).map((row) => ({
    id: row.id,
    Status: statusOf(row),
    title: row.title,
    text: row.text,
    Start_date: moment(row.starts_at),
    End_date: moment(row.ends_at),
  }))
  return cut(data, page)
}
