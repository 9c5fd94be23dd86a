/** What a press of a heart does. Fetched with the first press: it is no part of the first screen. */
import { CallRefused, send } from '#web/call/send.ts'
import { notifyLost } from '#web/call/notify.ts'
import { auth } from '#web/state/auth.ts'
import {
  FAVOURITE_TYPES,
  forgetFavourites,
  showFavourite,
  pendingFavourites,
  type FavouriteKind,
} from '#web/call/favourite-lists.ts'
import { inEach, wordsFor } from '#web/words/words.ts'
import { WISH_WORDS } from './toggle-favourite-words.ts'

/**
 * Shows the wish at once, then says it to the house: one saying at a time, the last wish last. What
 * the house did not take is shown as it was.
 */
export async function toggleFavourite(
  kind: FavouriteKind,
  id: number,
  isMarked: boolean,
): Promise<void> {
  const key = `${kind}:${id}`
  const isUnderWay = pendingFavourites.has(key)
  pendingFavourites.set(key, isMarked)
  showFavourite(kind, id, isMarked)
  if (isUnderWay) return
  let known = !isMarked
  try {
    for (let sent: boolean | undefined; sent !== pendingFavourites.get(key);) {
      sent = pendingFavourites.get(key) === true
      known = await sendFavourite(kind, id, sent)
    }
  } catch (error) {
    if (!(error instanceof CallRefused)) notifyLost(inEach(WISH_WORDS, ({ lost }) => lost))
  }
  pendingFavourites.delete(key)
  showFavourite(kind, id, known)
  forgetFavourites(kind)
}

/** Answers whether it is marked now, as the house says. */
async function sendFavourite(kind: FavouriteKind, id: number, isMarked: boolean): Promise<boolean> {
  const words = wordsFor(WISH_WORDS, auth.getState().language.lang)
  const mode = isMarked ? 'insert' : 'delete'
  const success = isMarked ? words.added : words.removed
  const ids = await send('user/favorites', { mode, type: FAVOURITE_TYPES[kind], id }, { success })
  return ids.includes(id)
}
