import type { Data, Input, Output } from '#contract/registry.ts'
import type { Context } from '../context.ts'
import { cut } from '../lists.ts'
import {
  clean,
  allItems,
  moment,
  inLanguage,
  visibleItems,
  statusOf,
  type Query,
  type ContentItem,
} from './shown.ts'

type Slider = Data<'slider/get_all_items'>[number]

const PLACES = { left: 'sol', right: 'sag' } as const
const PLACE_NAMED = { sol: 'left', sag: 'right' } as const

/** What shows now inside a page. */
export async function getIcSlider(
  context: Context,
  { SliderType, sliderPlace, ...page }: Input<'cmscontroller/getIcSlider'>,
): Promise<Output<'cmscontroller/getIcSlider'>> {
  let found = inLanguage(visibleItems(context, 'slider'), context.lang)
  if (SliderType !== undefined) found = found.where('item.page', '=', SliderType)
  if (sliderPlace !== undefined) found = found.where('item.place', '=', PLACE_NAMED[sliderPlace])
  return cut(await sliders(found), page)
}

/** What shows now on the home page. */
export async function getSlider(
  context: Context,
  page: Input<'cmscontroller/getSlider'>,
): Promise<Output<'cmscontroller/getSlider'>> {
  const found = inLanguage(visibleItems(context, 'slider'), context.lang).where(
    'item.page',
    '=',
    'home',
  )
  return cut(await sliders(found), page)
}

export async function sliderAllItems(
  context: Context,
  page: Input<'slider/get_all_items'>,
): Promise<Output<'slider/get_all_items'>> {
  return cut(await sliders(allItems(context, 'slider')), page)
}

export async function sliderActiveItems(
  context: Context,
  page: Input<'slider/get_active_items'>,
): Promise<Output<'slider/get_active_items'>> {
  return cut(await sliders(visibleItems(context, 'slider')), page)
}

async function sliders(found: Query): Promise<Slider[]> {
  return (await found.execute()).map(asSlider)
}

function asSlider(row: ContentItem): Slider {
  const { id, lang, page, place, title, text, image, link, button, ...rest } = clean(row)
  return {
    id,
    Status: statusOf(row),
    sliderPlace: PLACES[place ?? 'left'],
    Start_date: moment(rest.starts_at),
    End_date: moment(rest.ends_at),
    SliderType: page ?? 'home',
    Lang: lang,
    title,
    text,
    image,
    link,
    button,
  }
}
