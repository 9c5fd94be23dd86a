import type { Stored } from '#server/content/stored.ts'
import type { Written } from '#server/content/written.ts'

/** One line of the list: id, what it is called, whether it shows, and its title. */
export function lineOf({ id, item, isOwn }: Stored, now: Date): string {
  const title = item.words[0]?.words.title ?? ''
  const called = `${item.kind} ${item.name}`
  return [
    String(id).padStart(5),
    called.padEnd(34),
    standing(item, now).padEnd(9),
    (isOwn ? 'own' : 'written').padEnd(8),
    title,
  ].join(' ')
}

function standing({ isActive, startsAt, endsAt }: Written, now: Date): string {
  if (!isActive) return 'passive'
  if (startsAt && startsAt > now) return 'to come'
  return endsAt && endsAt <= now ? 'over' : 'shows'
}

/** An item as `set` takes it: what is left out there is left out here. */
export function fileOf(item: Written): Record<string, unknown> {
  const isSocial = item.topic === 'SocialMediaLinks'
  const [turkish] = item.words
  const addresses: unknown = isSocial ? JSON.parse(turkish?.words.html ?? '{}') : undefined
  const words = item.words.map(({ lang, words }) => {
    const { html, ...rest } = words
    return [lang, filled(isSocial ? rest : { ...rest, html })] as const
  })
  const { name, isActive, position, startsAt, endsAt, page, place, topic, image, link } = item
  const dates = { starts: startsAt?.toISOString(), ends: endsAt?.toISOString() }
  const facts = filled({ ...dates, page, place, topic, image, link, addresses })
  return { name, active: isActive, position, ...facts, ...Object.fromEntries(words) }
}

function filled(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))
}
