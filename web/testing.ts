/** What the screens are given, for tests without a browser. */
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LanguageContext, type Lang } from '#kit/text/language.ts'
import { memory } from '#web/call/memory.ts'

/** What a hook gives a component that is drawn once, from what the calls' memory holds by then. */
export function resultOf<T>(hook: () => T, lang: Lang = 'tr'): T {
  const results: T[] = []
  const Reader = () => {
    results.push(hook())
    return null
  }
  const reader = createElement(QueryClientProvider, { client: memory }, createElement(Reader))
  renderToStaticMarkup(createElement(LanguageContext, { value: lang }, reader))
  const [result] = results
  if (results.length !== 1) throw new Error(`drawn ${results.length} times`)
  // One was pushed, whatever it is.
  return result as T
}

/** A page of a list, as an answer brings it. */
export const pageOf = <T>(data: readonly T[]) => ({
  data,
  pagination: { limit: 100, total: data.length, offset: 0 },
})
