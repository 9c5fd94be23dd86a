/**
 * What an operator may write of each kind of content, as it stands in their file. Reading refuses by
 * field what cannot be shown and cleans HTML; what comes out may be stored.
 */
import * as z from 'zod/mini'
import { INFORMATION_TYPES, SLIDER_TYPES } from '#contract/calls/content.ts'
import { SOCIAL_MEDIA } from '#contract/social-medias.ts'
import type { Lang } from '../context.ts'
import type { ContentKind } from '../database/tables/content.ts'
import { safeImage, safeLink, safeWeb } from '#contract/addresses/safe-address.ts'
import { plainText, safeHtml } from './safe-html.ts'
import { describeProblems } from './written-problems.ts'

export interface WrittenWords {
  title: string
  text: string
  html: string
  terms: string
  button: string
}

/** One item, fit to be stored. */
export interface Written {
  kind: ContentKind
  name: string
  isActive: boolean
  startsAt: Date | null
  endsAt: Date | null
  position: number
  page: (typeof SLIDER_TYPES)[number] | null
  place: 'left' | 'right' | null
  topic: string | null
  image: string
  link: string
  words: { lang: Lang; words: WrittenWords }[]
}

/** Why something written cannot be shown: one sentence for each field. */
export class NotWritten extends Error {}

// Line breaks and tabs are fine; nothing else that cannot be seen is.
// oxlint-disable-next-line no-control-regex -- to refuse them is what it is for
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/

const seen = (lengthMax: number, lengthMin = 0) =>
  z
    .string()
    .check(z.minLength(lengthMin), z.maxLength(lengthMax))
    .check(z.refine((text) => !UNSEEN.test(text), { error: 'holds a control character' }))

const plain = (lengthMax: number, lengthMin = 0) =>
  seen(lengthMax, lengthMin).check(
    z.refine((text) => plainText(text) === text, { error: 'is plain text and may hold no HTML' }),
  )

const address = (normalize: (text: string) => string, error: string) =>
  z._default(z.string().check(z.refine((text) => normalize(text) === text, { error })), '')

const html = z._default(z.pipe(seen(200_000), z.transform(safeHtml)), '')
const text = z._default(plain(2_000), '')
const button = z._default(plain(40), '')
const moment = z.iso.datetime({ offset: true })
const image = address(
  safeImage,
  'is no picture of the house like /art/banners/fair.svg (letters a to z, digits, - _ and . in its name)',
)
const link = address(
  safeLink,
  'is neither a path like /promotions nor an https, mailto or tel address',
)
const web = address(safeWeb, 'is no https address')

const general = {
  name: z.string().check(
    z.refine((name) => /^[a-z0-9][a-z0-9-]{0,59}$/.test(name), {
      error: 'takes small letters, digits and hyphens, at most 60',
    }),
  ),
  active: z._default(z.boolean(), true),
  position: z._default(z.int().check(z.gte(-10_000), z.lte(10_000)), 0),
}
const maybeDated = { starts: z.optional(moment), ends: z.optional(moment) }
const dated = { starts: moment, ends: moment }

/** The same words in both languages; Turkish may not be missing, it stands in for English. */
function inBothLanguages<Shape extends z.core.$ZodShape>(shape: Shape) {
  const words = z.strictObject({ title: plain(160, 1), ...shape })
  return { tr: words, en: z.optional(words) }
}

const SCHEMAS = {
  slider: z.strictObject({
    ...general,
    ...dated,
    ...inBothLanguages({ text, button }),
    page: z._default(z.literal(SLIDER_TYPES), 'home'),
    place: z.literal(['left', 'right']),
    image,
    link,
  }),
  promotion: z.strictObject({
    ...general,
    ...dated,
    ...inBothLanguages({ text, html, terms: html }),
    image,
  }),
  popup: z.strictObject({
    ...general,
    ...maybeDated,
    ...inBothLanguages({ text, html, button }),
    image,
    link,
  }),
  information: z.strictObject({
    ...general,
    ...inBothLanguages({ html }),
    topic: z.literal(INFORMATION_TYPES),
    /** Of SocialMediaLinks alone, in place of words. */
    addresses: z.optional(
      z.strictObject(Object.fromEntries(SOCIAL_MEDIA.map((name) => [name, web]))),
    ),
  }),
  'special-date': z.strictObject({ ...general, ...dated, ...inBothLanguages({ text }) }),
  message: z.strictObject({
    ...general,
    starts: moment,
    ends: z.optional(moment),
    ...inBothLanguages({ text }),
    link,
  }),
} satisfies Record<ContentKind, z.ZodMiniType>

// The table's own keys, by its type.
export const KINDS = Object.keys(SCHEMAS) as readonly ContentKind[]

/** What any kind's schema leaves, the fields that a kind has not being absent. */
interface Read {
  name: string
  active: boolean
  position: number
  starts?: string
  ends?: string
  page?: Written['page']
  place?: Written['place']
  topic?: string
  image?: string
  link?: string
  addresses?: Record<string, string>
  tr: Partial<WrittenWords>
  en?: Partial<WrittenWords>
}

/** An item as the operator wrote it, or `NotWritten` with every field that cannot be. */
export function readWritten(kind: ContentKind, value: unknown): Written {
  const read = z.safeParse(SCHEMAS[kind], value)
  if (!read.success) throw new NotWritten(describeProblems(read.error))
  // Every schema's output fits; which fields it has is the kind's matter.
  const item = read.data as Read
  const startsAt = item.starts === undefined ? null : new Date(item.starts)
  const endsAt = item.ends === undefined ? null : new Date(item.ends)
  if (startsAt && endsAt && endsAt <= startsAt) throw new NotWritten('ends: lies before its start')
  if ((item.topic === 'SocialMediaLinks') !== (item.addresses !== undefined))
    throw new NotWritten('addresses: belong to SocialMediaLinks, and to nothing else')
  return {
    kind,
    name: item.name,
    isActive: item.active,
    startsAt,
    endsAt,
    position: item.position,
    page: item.page ?? null,
    place: item.place ?? null,
    topic: item.topic ?? null,
    image: item.image ?? '',
    link: item.link ?? '',
    words: wordsOf(item),
  }
}

function wordsOf({ tr, en, addresses }: Read): Written['words'] {
  const none = { title: '', text: '', html: '', terms: '', button: '' }
  const data = addresses === undefined ? {} : { html: JSON.stringify(addresses) }
  return [
    { lang: 'tr' as const, words: { ...none, ...tr, ...data } },
    ...(en === undefined ? [] : [{ lang: 'en' as const, words: { ...none, ...en, ...data } }]),
  ]
}
