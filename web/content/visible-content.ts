/**
 * Which of what the operator wrote is shown. The server already leaves out what is not; the page looks
 * again, since a list may be older than the moment it is read in.
 */
import { plainText } from '#web/words/text.ts'

export interface Dated {
  Status: string
  Start_date: string
  End_date: string
}

/** Written by other programs too, so the word is compared and never guessed from. */
const ACTIVE = 'active'

/** A slider shows with Status active, from its first moment to its last, both included. */
export const isSliderShown = (slider: Dated, nowMs: number): boolean =>
  slider.Status === ACTIVE &&
  Date.parse(slider.Start_date) <= nowMs &&
  nowMs <= Date.parse(slider.End_date)

export const shownSliders = <T extends Dated>(sliders: readonly T[], nowMs: number): T[] =>
  sliders.filter((slider) => isSliderShown(slider, nowMs))

export const shownPromotions = <T extends { Status: string }>(promotions: readonly T[]): T[] =>
  promotions.filter(({ Status }) => Status === ACTIVE)

/** What a promotion is about in a sentence: its own, else how its words begin. */
export const teaserOf = ({ text, Text }: { text: string; Text: string }): string =>
  text === '' ? plainText(Text) : text

/** The greeting of a special day: the first that is active. */
export const specialDateOf = <T extends { Status: string }>(entries: readonly T[]): T | null =>
  entries.find(({ Status }) => Status === ACTIVE) ?? null

/**
 * The popup to open: the first active one that was not closed yet. Ids grow as popups are written, so
 * the id of the last one closed tells of all before it as well.
 */
export function popupToOpen<T extends { id: number; Active: string }>(
  popups: readonly T[],
  lastClosed: string | null,
): T | null {
  const closedId = Number(lastClosed ?? 0)
  const open = popups.filter(({ id, Active }) => Active === ACTIVE && !(id <= closedId))
  return open.reduce<T | null>((first, next) => (first && first.id < next.id ? first : next), null)
}

/** Screens that somebody looks around in: elsewhere they play, pay or fill in a form. */
const PLACES: readonly string[] = ['', 'slot', 'live', 'promotions', 'tournaments']

/** Whether a popup may open over this address. */
export const mayPopUp = (pathname: string): boolean => PLACES.includes(pathname.split('/')[1] ?? '')
