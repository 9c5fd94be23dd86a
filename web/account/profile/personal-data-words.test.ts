import { expect, it } from 'vitest'
import { PERSONAL_DATA_WORDS } from './personal-data-words.ts'

it.each([
  ['tr', ['uid', 'rid', 'promosyon kodu', 'referans numarası', 'bağlantıların', 'parolanızın son']],
  ['en', ['uid', 'rid', 'promotion code', 'reference number', 'links sent', 'password was last']],
] as const)('names what the file holds beside the obvious (%s)', (lang, named) => {
  const text = JSON.stringify(PERSONAL_DATA_WORDS[lang].subjects)
  for (const each of named) expect(text).toContain(each)
})
