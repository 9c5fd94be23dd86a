/**
 * The screens that people arrive at, as they stand in the page itself until the first script has
 * run: drawn once by the build, from the very components that will take their place. The house has
 * no page of React on its server; it only fills in what it knows: a game's name and picture, what
 * slides and promotions say, the text of an information page.
 */
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router'
import { SECTIONS } from '#contract/games/game-kinds.ts'
import { GAME_FACETS, PROMOTIONS, SLIDERS } from '#contract/addresses/first-payloads.ts'
import { ANYWHERE } from '#contract/addresses/arrivals.ts'
import { INFORMATION_PAGES } from '#contract/addresses/information-pages.ts'
import type { BuiltName } from '#contract/registry.ts'
import { LanguageContext, type Lang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { memory } from '#web/call/memory.ts'
import { staticQuery, type StaticLists } from '#web/call/static-list.ts'
import { formatReturn } from '#web/parts/games/figures.ts'
import { LobbyScreen } from '#web/casino/lobby.tsx'
import type { Slot } from '#web/parts/games/slot.ts'
import { CASINO_WORDS } from '#web/parts/games/words.ts'
import { InformationScreen } from '#web/content/information.tsx'
import { PromotionsScreen } from '#web/content/promotions.tsx'
import { LiveLobbyScreen } from '#web/live/lobby.tsx'
import { gamesPayload, NO_FILTERS, tablesPayload } from '#contract/addresses/lobby.ts'
import { HomeScreen } from '#web/home/home.tsx'
import { AccountFrame } from '#web/account/profile/account-frame.tsx'
import { DemoScreen } from '#web/play/demo/demo.tsx'
import { PlayScreen } from '#web/play/play.tsx'
import { DepositScreen } from '#web/cashier/deposit/deposit.tsx'
import { auth, isMember } from '#web/state/auth.ts'
import { informationPayload } from '#web/parts/content/site-content.ts'
import { liveProviders } from '#web/live/table-lists.ts'
import { LIVE_WORDS } from '#web/live/words.ts'
import { EACH_GAME, EACH_TABLE, entry, GAME, PROMOTION, slides } from './placeholders.ts'
import { wordsFor } from '#web/words/words.ts'
import { Frame } from '#web/shell/frame/frame.tsx'

/** What a screen knows when it is drawn: which lists have come, with what in them. */
type Known = readonly (readonly [call: BuiltName, input: object, data: object])[]

interface Drawing {
  path: string
  Screen: ComponentType
  /** A member's alone. */
  member?: true
  /** In what it stands: `account` within the frame of the site as well, `page` where it takes the whole. */
  within?: 'account' | 'page'
  /** Where its address is not that of one screen alone. */
  route?: string
  /** By the mark that server/page/first-frame.ts knows each by. */
  known: Readonly<Record<string, Known>>
}

const NO_SLIDERS = ['cmscontroller/getSlider', SLIDERS, []] as const
const withSlides = (...sides: Parameters<typeof slides>) =>
  ['cmscontroller/getSlider', SLIDERS, slides(...sides)] as const
/** So small a house has no row of categories: without these its place would be kept. */
const fewGames = (game: Slot): Known => [
  ['casino/category_list', GAME_FACETS, []],
  ['casino/provider_list', GAME_FACETS, []],
  ['casino/games_list', gamesPayload(NO_FILTERS), [game]],
]
const ONE_GAME = fewGames(GAME)

/** Where a screen will be that is not drawn: what stands around it is the same everywhere. */
const Unknown = () => (
  <div className="first-frame-main">
    <div />
    <div />
  </div>
)

const DRAWINGS: readonly Drawing[] = [
  { path: ANYWHERE, Screen: Unknown, known: { '': [] } },
  {
    path: '/',
    Screen: HomeScreen,
    known: {
      '': [NO_SLIDERS],
      '+': [NO_SLIDERS, ...ONE_GAME],
      '~': [withSlides(), ...ONE_GAME],
      '~sol': [withSlides('sol'), ...ONE_GAME],
      '~sag': [withSlides('sag'), ...ONE_GAME],
      '~sol~sag': [withSlides('sol', 'sag'), ...ONE_GAME],
    },
  },
  { path: '/slot', Screen: LobbyScreen, known: { '': [], '+': fewGames(EACH_GAME) } },
  {
    path: '/live',
    Screen: LiveLobbyScreen,
    known: {
      '': [],
      '-': [['livecasino/provider_list', liveProviders(), []]],
      '+': [['livecasino/game_table_list', tablesPayload(NO_FILTERS), [EACH_TABLE]]],
    },
  },
  {
    path: '/promotions',
    Screen: PromotionsScreen,
    known: {
      '+': [['cmscontroller/getPromotions', PROMOTIONS, [PROMOTION]]],
      '-': [['cmscontroller/getPromotions', PROMOTIONS, []]],
    },
  },
  { path: '/deposit', Screen: DepositScreen, member: true, within: 'account', known: { '': [] } },
  ...SECTIONS.flatMap((section): Drawing[] => {
    const { gameID, name, image } = GAME
    const known: Drawing['known'] = { '': [['casino/cover', { section, gameID }, { name, image }]] }
    const [demo, play] = [`/demo/${section}/*`, `/play/${section}/*`]
    return [
      { path: demo, route: '/demo/:type/:id', Screen: DemoScreen, within: 'page', known },
      {
        path: play,
        route: '/play/:type/:id',
        Screen: PlayScreen,
        within: 'page',
        member: true,
        known,
      },
    ]
  }),
  ...INFORMATION_PAGES.map((page): Drawing => {
    const input = informationPayload(page.type)
    const slug = 'slug' in page ? page.slug : ''
    const kinds = { '+': 'with contents', '-': 'plain' } as const
    const known = Object.entries(kinds).map(([mark, kind]): [string, Known] => [
      mark,
      [['cmscontroller/getInformation', input, [entry(slug, kind)]]],
    ])
    return { path: page.path, Screen: InformationScreen, known: Object.fromEntries(known) }
  }),
]

/** Of the static lists those that stand in a frame. */
type FrameLists = Pick<StaticLists, 'header-menu' | 'languages'>

/** Every frame of the stored language, as a member's where a session is stored: by address, and what was known. */
export async function firstFrames(lists: FrameLists): Promise<Record<string, string>> {
  const frames: Record<string, string> = {}
  const isOpen = ({ member }: Drawing) => member !== true || isMember()
  for (const drawing of DRAWINGS.filter(isOpen))
    for (const [mark, known] of Object.entries(drawing.known)) {
      memory.clear()
      plant(known, lists)
      frames[drawing.path + mark] = await drawn(drawing)
    }
  return frames
}

function plant(known: Known, lists: FrameLists): void {
  const { lang } = auth.getState().language
  for (const name of ['header-menu', 'languages'] as const)
    memory.setQueryData(staticQuery(name).queryKey, lists[name])
  for (const [call, input, data] of known)
    memory.setQueryData([call, input, lang], Array.isArray(data) ? pageOf(data) : data)
}

const pageOf = (data: readonly object[]) => ({
  data,
  pagination: { limit: 100, total: data.length, offset: 0 },
})

async function drawn(drawing: Drawing): Promise<string> {
  const { path } = drawing
  const handler = createStaticHandler([routeOf(drawing)])
  const address = path.replace('*', String(GAME.gameID))
  const context = await handler.query(new Request(`http://kasa.test${address}`))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const { lang } = auth.getState().language
  return stilled(
    renderToStaticMarkup(
      <LanguageContext value={lang}>
        <QueryClientProvider client={memory}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </QueryClientProvider>
      </LanguageContext>,
    ),
    lang,
  )
}

function routeOf({ path, route = path, Screen, within }: Drawing): RouteObject {
  const screen = { path: route, Component: Screen }
  if (within === 'page') return screen
  const inside = within === 'account' ? { Component: AccountFrame, children: [screen] } : screen
  return { id: 'frame', Component: Frame, children: [inside] }
}

/** Elements alike, one after the other, that say what there is more than one of. */
const REPEATED = /(?:<(li|details)\b(?:(?!<\/?\1\b).)*\{each-(?:(?!<\/?\1\b).)*<\/\1>)+/g

/**
 * Without what belongs into the head and figures nobody knows yet, with fields that take nothing
 * before a script heeds them, and with one of what is repeated, marked.
 */
const stilled = (html: string, lang: Lang): string =>
  html
    .replaceAll(/<title>.*?<\/title>|<link [^>]*>/g, '')
    .replaceAll(formatReturn(GAME.rtp, lang), '\u00a0')
    .replaceAll(formatMoney(EACH_TABLE.minStake, lang), '{each-least}')
    .replaceAll(formatMoney(EACH_TABLE.maxStake, lang), '{each-most}')
    .replaceAll(`>${wordsFor(CASINO_WORDS, lang).count('1')}<`, '>\u00a0<')
    .replaceAll(`>${wordsFor(LIVE_WORDS, lang).count('1')}<`, '>\u00a0<')
    .replaceAll(/<time .*?<\/time>/g, '\u00a0')
    .replaceAll('<input', '<input readonly=""')
    .replaceAll('<select', '<select disabled=""')
    .replaceAll(REPEATED, (all, tag: string) => {
      const end = `</${tag}>`
      return `<!--each-->${all.slice(0, all.indexOf(end) + end.length)}<!--/each-->`
    })
