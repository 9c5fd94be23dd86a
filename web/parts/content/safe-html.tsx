/**
 * The only place that puts HTML from the server on screen. The server has cleaned it; it is cleaned
 * here once more, to a short list of tags and attributes, and what is left is mounted as nodes: it is
 * never written out and read again. DOMPurify comes with this file, so only screens that are fetched
 * later may import it.
 */
import { cardClass } from '#kit/layout/card.tsx'
import DOMPurify from 'dompurify'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLang, type Lang } from '#kit/text/language.ts'
import { isOpenToRestricted, useMayLead } from '#web/state/open-to-restricted.ts'
import { defineWords, wordsFor } from '#web/words/words.ts'
import { anchorOf, fittedLevels, linkKind } from './html-rules.ts'
import styles from './safe-html.module.css'

const WORDS = defineWords({
  tr: { newTab: 'yeni sekmede açılır', table: 'Tablo' },
  en: { newTab: 'opens in a new tab', table: 'Table' },
})

const TAGS =
  'p br hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd strong b em i u s small sub sup mark abbr code pre blockquote a img table caption thead tbody tfoot tr th td'
const ATTRIBUTES = 'href src alt width height title lang dir colspan rowspan scope start'

export interface SafeText {
  /** Null in a first frame: there the server writes the text (web/prerender/templates.tsx). */
  nodes: DocumentFragment | null
  headings: readonly { anchor: string; text: string; level: number }[]
}

interface Dress {
  lang: Lang
  /** The level that the text's highest heading takes on the page. */
  level: number
}

/** The text as nodes that may be mounted, and its headings with their names in the address. */
export function safeText(html: string, { lang, level }: Dress): SafeText {
  const nodes = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ATTRIBUTES.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of nodes.querySelectorAll('a')) dressLink(link, lang)
  for (const image of nodes.querySelectorAll('img')) dressImage(image)
  for (const table of nodes.querySelectorAll('table')) makeScrollable(table, lang)
  return { nodes, headings: fitHeadings(nodes, { lang, level }) }
}

function dressLink(link: HTMLAnchorElement, lang: Lang): void {
  const href = link.getAttribute('href') ?? ''
  const kind = linkKind(href, location.origin)
  if (kind === 'none') return link.replaceWith(...link.childNodes)
  if (kind === 'inside' || !href.startsWith('http')) return
  link.target = '_blank'
  link.rel = 'noopener noreferrer nofollow'
  const note = document.createElement('span')
  note.className = 'heard-only'
  note.textContent = ` (${wordsFor(WORDS, lang).newTab})`
  link.append(note)
}

/** Pictures are the house's own, and come when they are near. */
function dressImage(image: HTMLImageElement): void {
  if (!/^\/(?![/\\])/.test(image.getAttribute('src') ?? '')) return image.remove()
  image.loading = 'lazy'
}

/** A table wider than the screen scrolls in a box of its own, by keyboard too. */
function makeScrollable(table: HTMLTableElement, lang: Lang): void {
  const box = document.createElement('div')
  box.className = cardClass(styles['table'])
  box.tabIndex = 0
  box.setAttribute('role', 'region')
  box.setAttribute('aria-label', table.caption?.textContent ?? wordsFor(WORDS, lang).table)
  table.replaceWith(box)
  box.append(table)
}

function fitHeadings(nodes: DocumentFragment, { lang, level }: Dress): SafeText['headings'] {
  const found = [...nodes.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const levels = fittedLevels(
    found.map(({ tagName }) => Number(tagName.slice(1))),
    level,
  )
  const taken = new Set<string>()
  return found.map((old, at) => {
    const fitted = document.createElement(`h${levels[at] ?? level}`)
    const text = old.textContent.trim()
    const anchor = anchorOf(text, taken, lang)
    taken.add(anchor)
    fitted.id = anchor
    // A jump to it takes the keyboard there as well.
    fitted.tabIndex = -1
    fitted.append(...old.childNodes)
    old.replaceWith(fitted)
    return { anchor, text, level: levels[at] ?? level }
  })
}

/** The same as a value of React's: cleaned anew only when the text or the language changes. */
export function useSafeText(html: string, level: number): SafeText {
  const lang = useLang()
  return useMemo(
    () => (import.meta.env.SSR ? unread(html, level) : safeText(html, { lang, level })),
    [html, lang, level],
  )
}

/** Where the build draws first frames there is nothing to read a text with but its headings. */
const unread = (html: string, level: number): SafeText => ({
  nodes: null,
  headings: [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text = ''], at) => ({
    anchor: `b-${at}`,
    text,
    level,
  })),
})

/** A text that was made safe, in the type of the page. `quiet` is for small print. */
export function SafeHtml({ text, quiet = false }: { text: SafeText; quiet?: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const mayLead = useMayLead()
  const isOpen = mayLead('/')
  useLayoutEffect(() => {
    if (text.nodes === null) return
    const nodes = document.importNode(text.nodes, true)
    if (!isOpen) withoutClosedWays(nodes)
    place.current?.replaceChildren(nodes)
  }, [text, isOpen])
  useLayoutEffect(() => {
    const box = place.current
    const follow = (event: MouseEvent) => {
      const path = pathInside(event)
      if (path === null) return
      event.preventDefault()
      void navigate(path)
    }
    box?.addEventListener('click', follow)
    return () => box?.removeEventListener('click', follow)
  }, [navigate])
  return (
    <div ref={place} className={`${styles['text']} ${quiet ? styles['quiet'] : ''}`}>
      {import.meta.env.SSR && '{html}'}
    </div>
  )
}

/** Of a text that whoever pauses reads, what leads to play or to money for it stays as words. */
function withoutClosedWays(nodes: DocumentFragment): void {
  for (const link of nodes.querySelectorAll('a'))
    if (link.origin === location.origin && !isOpenToRestricted(link.pathname))
      link.replaceWith(...link.childNodes)
}

/** Where a plain click leads within the site: there the page need not be loaded anew. */
function pathInside(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || link === null || link.target !== '' || link.origin !== location.origin)
    return null
  return link.pathname + link.search + link.hash
}

/** A text shown as it is, where nothing else needs to know its headings. */
export function ServerHtml(props: { html: string; level: number; quiet?: boolean }) {
  const text = useSafeText(props.html, props.level)
  return <SafeHtml text={text} quiet={props.quiet ?? false} />
}
