import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { HELP_LINES } from '#contract/addresses/information-pages.ts'
import type { INFORMATION_TYPES } from '#contract/calls/content.ts'
import { NotWritten, readWritten, type Written } from './written.ts'

type Topic = (typeof INFORMATION_TYPES)[number]

/** The information pages that are kept as HTML files, `<lang>/<page>.html`. */
const PAGES: Readonly<Record<string, Topic>> = {
  'about-us': 'SiteInformation',
  terms: 'SiteInformation',
  'general-rules': 'GenelKurallar',
  'bet-rules': 'BahisKurallari',
  'casino-rules': 'CasinoKurallari',
  'responsible-gaming': 'SorumluOyunculuk',
  [HELP_LINES.slug]: HELP_LINES.type,
  privacy: 'GizlilikBilgisi',
  'bonus-rules': 'PromoSart',
  'financial-information': 'FinancialsInformation',
  domain: 'DomainBilgi',
  'bottom-bar': 'bottomBarInfo',
}

/** Each of its questions is an entry of its own. */
const QUESTIONS = 'faq'

export const PAGE_NAMES: readonly string[] = [...Object.keys(PAGES), QUESTIONS]

/** The entries of one page of `folder`. Both languages have to be there, and tell the same. */
export async function readPage(folder: string, page: string): Promise<Written[]> {
  const [tr, en] = await Promise.all(['tr', 'en'].map((lang) => readHtml(folder, lang, page)))
  if (tr === undefined || en === undefined) return []
  if (page === QUESTIONS) return questions(tr, en)
  const topic = PAGES[page]
  if (topic === undefined)
    throw new NotWritten(`there is no page ${page}; there are ${PAGE_NAMES.join(', ')}`)
  return [entry(page, { topic, tr: titled(tr, `tr/${page}`), en: titled(en, `en/${page}`) })]
}

interface PageWords {
  title: string
  html: string
}

function entry(
  name: string,
  fields: { topic: Topic; tr: PageWords; en: PageWords; position?: number },
): Written {
  return readWritten('information', { name, ...fields })
}

async function readHtml(folder: string, lang: string, page: string): Promise<string> {
  const file = path.join(folder, lang, `${page}.html`)
  return readFile(file, 'utf8').catch(() => {
    throw new NotWritten(`${lang}/${page}.html is missing; a page is told in tr and en`)
  })
}

const TITLE = /^\s*<h1>([^<]+)<\/h1>/

/** A page names itself in its first line: `<h1>…</h1>`. */
function titled(html: string, name: string): PageWords {
  const [line, title] = TITLE.exec(html) ?? []
  if (line === undefined || title === undefined)
    throw new NotWritten(`${name}.html: begins with no <h1>title</h1>`)
  return { title: unescaped(title).trim(), html: html.slice(line.length).trim() }
}

const QUESTION = /<h2 id="([a-z0-9-]+)">([^<]+)<\/h2>/

interface Question extends PageWords {
  id: string
}

/** `<h2 id="name">question</h2>` and its answer, again and again; what stands before is left out. */
function readQuestions(html: string): Question[] {
  const parts = html.split(/(?=<h2 id=)/).filter((part) => part.startsWith('<h2 id='))
  return parts.map((part) => {
    const [line, id, title] = QUESTION.exec(part) ?? []
    if (line === undefined || id === undefined || title === undefined)
      throw new NotWritten(`a question reads <h2 id="name">question</h2>, not ${part.slice(0, 60)}`)
    return { id, title: unescaped(title).trim(), html: part.slice(line.length).trim() }
  })
}

function questions(tr: string, en: string): Written[] {
  const english = new Map(readQuestions(en).map((question) => [question.id, question]))
  const turkish = readQuestions(tr)
  if (turkish.length !== english.size || turkish.some(({ id }) => !english.has(id)))
    throw new NotWritten(`tr/${QUESTIONS}.html and en/${QUESTIONS}.html ask different questions`)
  return turkish.flatMap(({ id, ...tr }, position) => {
    const found = english.get(id)
    if (!found) return []
    const { title, html } = found
    const fields = { topic: 'SSSinformation' as const, tr, en: { title, html }, position }
    return entry(`${QUESTIONS}-${id}`, fields)
  })
}

/** A title is plain text. */
function unescaped(title: string): string {
  return title.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
}
