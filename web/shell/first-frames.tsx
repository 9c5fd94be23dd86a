/**
 * The screens that people arrive at, as they stand in the page itself until the first script has
 * run: drawn once by the build, from the very components that will take their place. The house has
 * no page of React on its server; it only fills in a game's name and picture, or what slides say.
 */
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { LanguageContext } from '#kit/language.ts'
import { memory } from '#web/call/memory.ts'
import { staticQuery, type StaticLists, type StaticName } from '#web/call/static-list.ts'
import { callQuery } from '#web/call/use-call.ts'
import { formatReturn } from '#web/casino/figures.ts'
import { gamesPayload } from '#web/casino/use-games.ts'
import { NO_FILTERS } from '#web/lobby/address.ts'
import { LobbyScreen } from '#web/casino/lobby.tsx'
import type { Slot } from '#web/casino/slot.ts'
import type { Slide } from '#web/site/home-slides.tsx'
import { HomeScreen } from '#web/site/home.tsx'
import { auth } from '#web/state/auth.ts'
import { CATEGORIES, PROVIDERS } from '#web/state/casino.ts'
import { SLIDERS } from '#web/state/content.ts'
import { Frame } from './frame.tsx'

const SCREENS: Readonly<Record<string, ComponentType>> = { '/': HomeScreen, '/slot': LobbyScreen }

/** Stands for the house's first game; server/door/first-frame.ts writes the real one over it. */
const GAME: Slot = {
  gameID: 987_654_321,
  name: '{name}',
  providerName: '{provider}',
  image: '{image}',
  rtp: 0,
  jackpotRtp: 0,
  volatility: 'high',
  types: [],
  providerID: 0,
  categoryIDs: [],
  isFavorite: false,
  isNew: false,
  url: '',
}

/** Stands for the first slide at the left, or at the right. */
const slideAt = (sliderPlace: 'sol' | 'sag'): Slide => ({
  id: sliderPlace === 'sol' ? 1 : 2,
  Status: 'active',
  sliderPlace,
  Start_date: '2000-01-01T00:00:00.000Z',
  End_date: '9999-01-01T00:00:00.000Z',
  SliderType: 'home',
  Lang: 'tr',
  title: `{${sliderPlace}-title}`,
  text: `{${sliderPlace}-text}`,
  image: `{${sliderPlace}-image}`,
  // Nothing in the frame can be pressed.
  link: '/',
  button: `{${sliderPlace}-button}`,
})

const listOf = <T,>(data: T[]) => ({
  data,
  pagination: { limit: 100, total: data.length, offset: 0 },
})

/**
 * Every frame of the stored language, by address: with nothing known, with few games (`+`), and home
 * with slides on both sides (`~`).
 */
export async function firstFrames(lists: StaticLists): Promise<Record<string, string>> {
  const { lang } = auth.getState().language
  // The keys of StaticLists are its names.
  for (const name of Object.keys(lists) as StaticName[])
    memory.setQueryData(staticQuery(name).queryKey, lists[name])
  const slides = callQuery('cmscontroller/getSlider', SLIDERS, lang).queryKey
  memory.setQueryData(slides, listOf<Slide>([]))
  const frames: Record<string, string> = {}
  for (const path of Object.keys(SCREENS)) frames[path] = await drawn(path)
  // So small a house has no row of categories: without these its place would be kept.
  for (const [name, payload] of NAMES)
    memory.setQueryData(callQuery(name, payload, lang).queryKey, listOf([]))
  const games = callQuery('casino/games_list', gamesPayload(NO_FILTERS), lang).queryKey
  memory.setQueryData(games, listOf([GAME]))
  for (const path of Object.keys(SCREENS)) frames[`${path}+`] = await drawn(path)
  memory.setQueryData(slides, listOf([slideAt('sol'), slideAt('sag')]))
  frames['/~'] = await drawn('/')
  return frames
}

const NAMES = [
  ['casino/category_list', CATEGORIES],
  ['casino/provider_list', PROVIDERS],
] as const

async function drawn(path: string): Promise<string> {
  const children = Object.entries(SCREENS).map(([at, Component]) => ({ path: at, Component }))
  const handler = createStaticHandler([{ id: 'frame', Component: Frame, children }])
  const context = await handler.query(new Request(`http://kasa.test${path}`))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return stilled(
    renderToStaticMarkup(
      <LanguageContext value={auth.getState().language.lang}>
        <QueryClientProvider client={memory}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </QueryClientProvider>
      </LanguageContext>,
    ),
  )
}

/**
 * Without what belongs into the head and figures nobody knows yet, and with fields that take nothing
 * before a script heeds them.
 */
const stilled = (html: string): string =>
  html
    .replaceAll(/<title>.*?<\/title>|<link [^>]*>/g, '')
    .replaceAll(formatReturn(GAME.rtp, auth.getState().language.lang), '\u00a0')
    .replaceAll('<input', '<input readonly=""')
    .replaceAll('<select', '<select disabled=""')
