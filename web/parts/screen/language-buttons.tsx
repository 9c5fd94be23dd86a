import { Segments } from '#kit/forms/segments.tsx'
import { useStaticList } from '#web/call/static-list.ts'
import { chooseLanguage, useAuth } from '#web/state/auth.ts'
import { LANGUAGES, languageFor } from '#web/state/language.ts'
import { defineWords, useWords } from '#web/words/words.ts'

const WORDS = defineWords({ tr: { language: 'Dil' }, en: { language: 'Language' } })

const NAMES: Readonly<Record<string, string>> = { tr: 'Türkçe', en: 'English' }

/** The languages of the static list that the interface is written in; one tap changes to it. */
export function LanguageButtons(props: { stacked?: boolean }) {
  const words = useWords(WORDS)
  const chosen = useAuth((state) => state.language.lang)
  const offered = useStaticList('languages').filter(({ lang }) => Object.hasOwn(NAMES, lang))
  const languages = offered.length > 0 ? offered : LANGUAGES
  return (
    <Segments
      label={words.language}
      options={languages.map(({ title, lang }) => ({
        value: lang,
        text: title,
        name: NAMES[lang] ?? '',
        lang,
      }))}
      chosen={chosen}
      onChoose={(lang) => chooseLanguage(languageFor(lang))}
      stacked={props.stacked === true}
    />
  )
}
