/** A search is sent from this many characters on. */
export const SEARCH_LENGTH_MIN = 3

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
