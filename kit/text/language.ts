import { createContext, useContext } from 'react'

/** The two languages of the interface. The kit itself has no words: it only formats by language. */
export type Lang = 'tr' | 'en'

export const LanguageContext = createContext<Lang>('tr')

export const useLang = (): Lang => useContext(LanguageContext)

const LOCALES: Record<Lang, string> = { tr: 'tr-TR', en: 'en-GB' }

/** The BCP 47 locale that casing and number grouping follow. */
export const localeOf = (lang: Lang): string => LOCALES[lang]
