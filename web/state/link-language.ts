import { langIn } from '#contract/addresses/site.ts'
import { chooseLanguage } from './auth.ts'
import { LANGUAGES } from './language.ts'

/**
 * A link may name a language (`?lang=en`): whoever follows it chooses that one, and the address goes
 * on without. Before anything is drawn, and before the router reads the address.
 */
export function takeAskedLanguage(): void {
  const address = new URL(location.href)
  const language = LANGUAGES.find(({ lang }) => lang === langIn(address.href))
  if (language === undefined) return
  chooseLanguage(language)
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}
