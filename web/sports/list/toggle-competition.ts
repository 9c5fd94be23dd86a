/** What a press of a competition's heart does. Fetched with the first press: it is no part of the first screen. */
import { memory } from '#web/call/memory.ts'
import { notifyLost } from '#web/call/notify.ts'
import { CallRefused, send } from '#web/call/send.ts'
import { WISH_WORDS } from '#web/parts/favourites/toggle-favourite-words.ts'
import { auth } from '#web/state/auth.ts'
import { inEach, wordsFor } from '#web/words/words.ts'

const underWay = new Set<string>()

/** Shows the wish at once, then says it to the house. What it did not take is shown as it was. */
export async function toggleCompetition(competitionID: string, isMarked: boolean): Promise<void> {
  if (underWay.has(competitionID)) return
  underWay.add(competitionID)
  show(competitionID, isMarked)
  const words = wordsFor(WISH_WORDS, auth.getState().language.lang)
  try {
    await send(
      'betframe/favorite_competition',
      { mode: isMarked ? 'insert' : 'delete', competitionID },
      { success: isMarked ? words.added : words.removed },
    )
  } catch (error) {
    show(competitionID, !isMarked)
    if (!(error instanceof CallRefused)) notifyLost(inEach(WISH_WORDS, ({ lost }) => lost))
  }
  underWay.delete(competitionID)
}

/** In what this page remembers of them, whatever the language it was asked in. */
function show(competitionID: string, isMarked: boolean): void {
  for (const [queryKey, marked] of memory.getQueriesData<string[]>({
    predicate: ({ queryKey: [call] }) => call === 'betframe/favorite_competitions',
  })) {
    const others = (marked ?? []).filter((each) => each !== competitionID)
    memory.setQueryData(queryKey, isMarked ? [competitionID, ...others] : others)
  }
}
