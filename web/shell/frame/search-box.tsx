import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#kit/art/icon.tsx'
import { NO_FILTERS, slotsAddress } from '#contract/addresses/lobby.ts'
import { searchState } from '#contract/search-text.ts'
import { useWords } from '#web/words/words.ts'
import { FRAME_WORDS } from '#web/shell/controls/frame-words.ts'
import styles from './search-box.module.css'

const FIND_KEY = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

/** The search of the top bar: ⌘K or Ctrl K leads here, Enter leads to the lobby with what was typed, which goes on to matches. */
export function SearchBox() {
  const words = useWords(FRAME_WORDS)
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [tooShort, setTooShort] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const search = (event: FormEvent) => {
    event.preventDefault()
    const text = input.current?.value ?? ''
    const state = searchState(text)
    setTooShort(state === 'short')
    if (state === 'ready') void navigate(slotsAddress({ ...NO_FILTERS, search: text }))
  }
  return (
    <search className={styles['place']}>
      <form className={styles['search']} onSubmit={search}>
        <Icon name="search" size={18} />
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={words.search}
          placeholder={words.search}
          aria-describedby="search-short"
          onInput={() => setTooShort(false)}
        />
        <kbd aria-hidden="true">{FIND_KEY}</kbd>
        <p id="search-short" role="alert" className={styles['short']}>
          {tooShort ? words.searchShort : ''}
        </p>
      </form>
    </search>
  )
}
