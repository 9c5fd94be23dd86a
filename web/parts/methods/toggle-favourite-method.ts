import { showFavouriteMethod, type MethodType } from '#web/call/favourite-methods.ts'
import { notifyLost } from '#web/call/notify.ts'
import { CallRefused, send } from '#web/call/send.ts'
import { auth } from '#web/state/auth.ts'
import { WISH_WORDS } from '#web/parts/favourites/toggle-favourite-words.ts'
import { inEach, wordsFor } from '#web/words/words.ts'
import { METHOD_WORDS } from './method-words.ts'

const underWay = new Set<string>()

/** Shows the wish at once, then says it to the house. What it did not take is shown as it was. */
export async function toggleFavouriteMethod(
  Type: MethodType,
  methodID: number,
  isMarked: boolean,
): Promise<void> {
  const key = `${Type}:${methodID}`
  if (underWay.has(key)) return
  underWay.add(key)
  showFavouriteMethod(Type, methodID, isMarked)
  const words = wordsFor(WISH_WORDS, auth.getState().language.lang)
  try {
    await (isMarked
      ? send('finance/add_favorite_cash_method', { Type, methodID }, { success: words.added })
      : send('finance/remove_favorite_cash_method', { Type, methodID }, { success: words.removed }))
  } catch (error) {
    showFavouriteMethod(Type, methodID, !isMarked)
    if (!(error instanceof CallRefused)) notifyLost(inEach(METHOD_WORDS, ({ lost }) => lost))
  }
  underWay.delete(key)
}
