/** What may be searched for, and how much of it. Cuts and counts letters; never changes one. */

/** A search is sent from this many characters on. */
export const SEARCH_LENGTH_MIN = 3
/** As the contract takes it. */
export const SEARCH_LENGTH_MAX = 60

/** As much of a text as may be searched for; a letter is never cut in two. */
export function cutSearch(text: string): string {
  if (text.length <= SEARCH_LENGTH_MAX) return text
  let cut = ''
  for (const letter of text) {
    if (cut.length + letter.length > SEARCH_LENGTH_MAX) break
    cut += letter
  }
  return cut
}

export type SearchState = 'empty' | 'short' | 'ready'

/** What a text searches for: nothing while it is too short. */
export function searchedFor(text: string): string {
  return searchState(text) === 'ready' ? text.trim() : ''
}

/** Whether a text may be searched for: spaces around it do not count, letters of any script do. */
export function searchState(text: string): SearchState {
  const length = Array.from(text.trim()).length
  if (length === 0) return 'empty'
  return length < SEARCH_LENGTH_MIN ? 'short' : 'ready'
}
