import type { Lang } from '../context.ts'

/** Where a page is found in each language. */
export type Addresses = Readonly<Record<Lang, string>>

/** Of a path on the site as browsers see it: Turkish is what a bare address means. */
export function addressesOf(path: string, publicUrl: string): Addresses {
  const { href } = new URL(path, publicUrl)
  return { tr: href, en: `${href}?lang=en` }
}
