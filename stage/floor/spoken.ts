import type { TableFace } from '#contract/games/table-looks.ts'
import type { Lang } from '../frame/amounts.ts'

/** The language of a table's calls: that of the site where it is spoken there, else the table's own. */
export const spokenAt = ({ languages }: TableFace, lang: Lang): Lang =>
  languages.includes(lang) ? lang : (languages[0] ?? lang)
