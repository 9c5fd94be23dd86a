import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { safeImage, safeLink } from '#contract/addresses/safe-address.ts'

/**
 * What an operator's HTML may hold: text, its order, links and pictures of the house. Everything else
 * is dropped, with its content where a browser would read that by other rules than HTML's own.
 */
const TAGS = (
  'h2 h3 h4 p br hr blockquote ul ol li dl dt dd table caption thead tbody tr th td ' +
  'strong b em i u s small sub sup mark code a img'
).split(' ')

/** Read as raw text, or as another language: nothing inside them is ours to judge. */
const DROPPED_WHOLE = (
  'script style template noscript noembed noframes iframe object svg math xmp plaintext ' +
  'textarea select option title head'
).split(' ')

const RULES: IOptions = {
  allowedTags: TAGS,
  nonTextTags: DROPPED_WHOLE,
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    a: (_, { href }) => ({ tagName: 'a', attribs: linked(safeLink(href ?? '')) }),
    img: (_, { src, alt, width, height }) => ({
      tagName: 'img',
      attribs: { src: safeImage(src ?? ''), alt: alt ?? '', ...sized(width, height) },
    }),
    h1: 'h2',
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
}

function linked(href: string): Record<string, string> {
  if (!href) return {}
  return href.startsWith('http') ? { href, rel: 'noopener nofollow' } : { href }
}

function sized(width = '', height = ''): Record<string, string> {
  const isSize = (text: string) => /^[1-9]\d{0,3}$/.test(text)
  const lazy = { loading: 'lazy' }
  return isSize(width) && isSize(height) ? { width, height, ...lazy } : lazy
}

/** HTML that may be put into a page: a second cleaning of it changes nothing. */
export function safeHtml(html: string): string {
  return onlyKnownTags(sanitizeHtml(html, RULES))
}

const KNOWN_TAG = new RegExp(`^</?(?:${TAGS.join('|')})(?: [a-z]+="[^"<>]*")*(?: ?/)?>$`)

/** Holds the library to its word: whatever still opens a tag and is not one of ours goes. */
function onlyKnownTags(html: string): string {
  return html.replaceAll(/<[^>]*>?/g, (tag) => (KNOWN_TAG.test(tag) ? tag : ''))
}

const BLOCK_END = /<\/(?:h[2-4]|li|p|dd|td|blockquote)>/i
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** What safe HTML says, in plain lines: one for each heading, paragraph and item of a list. */
export const linesOf = (html: string): string[] =>
  html
    .split(BLOCK_END)
    .map((block) =>
      plainText(block.replaceAll(/<br\s*\/?>/gi, ' '))
        .replaceAll(/&(\w+);/g, (whole, name: string) => SIGNS[name] ?? whole)
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')

/** Plain text, even where a tag was written into it. */
export function plainText(text: string): string {
  return text.replaceAll(/<\/?[a-z!?][^>]*>?/gi, '').replaceAll(/<+(?=[a-z!?/])/gi, '')
}
