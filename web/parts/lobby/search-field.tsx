import { useEffect, useId, useState } from 'react'
import { IconButton } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './facets.module.css'
import { SEARCH_LENGTH_MAX, searchedFor, searchState } from '#contract/search-text.ts'
import { LOBBY_WORDS } from './words.ts'

/** How long the member must pause before what they typed is searched for. */
const PAUSE_MS = 250

interface SearchFieldProps {
  /** What is being searched for; it may change from outside (back, a cleared filter). */
  value: string
  /** Called with a text long enough to search for, or with nothing. */
  onSearch: (text: string) => void
  /** What is searched for here. */
  label: string
  /** The visit that Back or Forward led to, or null: what was typed elsewhere does not come along. */
  back: string | null
}

/**
 * The field keeps what is typed to itself, so that a keystroke redraws no tile; only a text the
 * rule allows leaves it, after a pause.
 */
export function SearchField({ value, onSearch, label, back }: SearchFieldProps) {
  const words = useWords(LOBBY_WORDS)
  const [text, setText] = useState(value)
  const [asked, setAsked] = useState(value)
  const [seenBack, setSeenBack] = useState(back)
  const noteId = useId()
  const wanted = searchedFor(text)
  if (value !== asked) {
    setAsked(value)
    // Only a change from outside rewrites the field; our own came out of it.
    const isOurs = value === wanted && searchedFor(asked) !== value
    if (!isOurs) setText(value)
  }
  if (back !== seenBack) {
    setSeenBack(back)
    if (back !== null) setText(value)
  }
  const state = searchState(text)
  // An address may carry a text too short to search for: it stands in the field with the rule.
  const goesOut = wanted !== searchedFor(value)
  useEffect(() => {
    if (!goesOut) return
    const pause = setTimeout(() => onSearch(wanted), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [wanted, goesOut, onSearch])
  return (
    <search className={styles['search']}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (goesOut) onSearch(wanted)
        }}
      >
        <label className={styles['searchBox']}>
          <Icon name="search" size={18} />
          <span className="heard-only">{label}</span>
          <input
            name="q"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={SEARCH_LENGTH_MAX}
            placeholder={label}
            value={text}
            aria-invalid={state === 'short'}
            aria-describedby={noteId}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        {text !== '' && (
          <IconButton
            icon="x"
            iconSize={18}
            label={words.clearSearch}
            className={styles['clear'] ?? ''}
            onClick={() => {
              setText('')
              onSearch('')
            }}
          />
        )}
        <Note id={noteId} isShort={state === 'short'} />
      </form>
    </search>
  )
}

function Note({ id, isShort }: { id: string; isShort: boolean }) {
  const words = useWords(LOBBY_WORDS)
  return (
    <output id={id} className={styles['note']}>
      {isShort && (
        <>
          <Icon name="circle-alert" size={14} /> {words.searchShort}
        </>
      )}
    </output>
  )
}
