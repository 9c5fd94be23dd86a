import { existsSync, readdirSync } from 'node:fs'

/** Turkish needs both subsets: ğ ş İ ₺ are in the second, ı in the first. */
const RANGES = {
  latin: 'U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122',
  'latin-ext': 'U+0100-0130,U+0132-02BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0',
} as const

const FAMILIES = {
  onest: 'Onest Variable',
  'bricolage-grotesque': 'Bricolage Grotesque Variable',
} as const

/** The site's own typefaces, where it has been built; the page does without them where not. */
export function fontFaces(assetsFolder: string): string {
  const files = existsSync(assetsFolder) ? readdirSync(assetsFolder) : []
  const faces = Object.entries(FAMILIES).flatMap(([name, family]) =>
    Object.entries(RANGES).map(([subset, range]) => {
      const built = new RegExp(`^${name}-${subset}-wght-normal-.*\\.woff2$`)
      const file = files.find((each) => built.test(each))
      return file === undefined ? '' : face(family, file, range)
    }),
  )
  return faces.join('')
}

function face(family: string, file: string, range: string): string {
  return `@font-face{font-family:'${family}';font-weight:100 900;font-display:swap;src:url(/assets/${file}) format('woff2');unicode-range:${range}}`
}
