import { useStaticList } from '#web/call/static-list.ts'
import { chooseLanguage, useAuth } from '#web/state/auth.ts'
import { LANGUAGES, languageFor } from '#web/state/language.ts'
import { useWords } from '#web/words/words.ts'
import { FRAME_WORDS } from './words.ts'
import styles from './language-buttons.module.css'

const NAMES: Readonly<Record<string, string>> = { tr: 'Türkçe', en: 'English' }

/** The languages of the static list that the interface is written in; one tap changes to it. */
export function LanguageButtons(props: { stacked?: boolean }) {
  const words = useWords(FRAME_WORDS)
  const chosen = useAuth((state) => state.language.lang)
  const offered = useStaticList('languages').filter(({ lang }) => Object.hasOwn(NAMES, lang))
  const languages = offered.length > 0 ? offered : LANGUAGES
  return (
    <fieldset
      aria-label={words.language}
      className={styles['languages']}
      data-stacked={props.stacked === true}
    >
      {languages.map(({ id, title, lang }) => (
        <button
          key={id}
          type="button"
          lang={lang}
          title={NAMES[lang]}
          aria-label={`${title} ${NAMES[lang] ?? ''}`}
          aria-pressed={lang === chosen}
          onClick={() => chooseLanguage(languageFor(lang))}
        >
          {title}
        </button>
      ))}
    </fieldset>
  )
}
