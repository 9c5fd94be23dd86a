/**
 * What stands in a drawn frame for what only the house knows: server/page/first-frame.ts writes that
 * over it. What is written `{each-…}` stands once for every one that there is.
 */
import type { Slot } from '#web/parts/games/slot.ts'
import type { Data } from '#contract/registry.ts'
import type { Slide } from '#web/home/home-slides.tsx'
import type { Information } from '#web/parts/content/site-content.ts'
import type { LiveTable } from '#web/parts/tables/live-table.ts'

/** Stands for the house's first game. */
export const GAME: Slot = {
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

/** Stands for each game of a lobby that has so few. */
export const EACH_GAME: Slot = {
  ...GAME,
  name: '{each-name}',
  providerName: '{each-provider}',
  image: '{each-image}',
}

/** Stands for each of the first tables; its limits, written as money, are found and marked. */
export const EACH_TABLE: LiveTable = {
  tableID: GAME.gameID,
  gameID: GAME.gameID,
  name: '{each-name}',
  providerName: '{each-provider}',
  image: '{each-image}',
  url: '',
  providerID: 0,
  categoryID: 0,
  type: 'roulette',
  minStake: 876_543_210,
  maxStake: 765_432_109,
  freeSeats: null,
  isFavorite: false,
  hasDemo: false,
  isOpen: true,
}

const A_DAY = '2000-01-01T00:00:00.000Z'

type Side = Slide['sliderPlace']

/** Stands for the first slide at the left, or at the right. */
const slideAt = (sliderPlace: Side): Slide => ({
  id: sliderPlace === 'sol' ? 1 : 2,
  Status: 'active',
  sliderPlace,
  Start_date: A_DAY,
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

/** Out of sight beside the first, so that what turns them has its room. */
const nextAt = (sliderPlace: Side): Slide => ({
  ...slideAt(sliderPlace),
  id: 3,
  title: '',
  text: '',
  image: '',
  link: '',
})

/** One on each side, and more where it says so. */
export const slides = (...sidesWithMore: Side[]): Slide[] => [
  slideAt('sol'),
  slideAt('sag'),
  ...sidesWithMore.map(nextAt),
]

export const PROMOTION: Data<'cmscontroller/getPromotions'>[number] = {
  id: GAME.gameID,
  Status: 'active',
  title: '{each-title}',
  text: '{each-text}',
  image: '{each-image}',
  Text: '',
  terms: '',
  Start_date: A_DAY,
  End_date: A_DAY,
}

/** A list of contents stands above a text from three headings on. */
const HEADINGS = '<h2>{each-title}</h2>'.repeat(3)

/** An entry of an information page, where the page has `slug` to tell its own by. */
export const entry = (slug: string, kind: 'plain' | 'with contents'): Information => ({
  id: 0,
  title: '{each-title}',
  Text: kind === 'plain' ? '' : HEADINGS,
  slug,
  updatedAt: A_DAY,
})
