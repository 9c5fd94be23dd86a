import { SOCIAL_MEDIA, type SocialMedia } from '#contract/social-medias.ts'
import { useInformation } from '#web/parts/content/use-information.ts'

type SocialMedias = Partial<Record<SocialMedia, string>>

/** The operator's own pages elsewhere: only those that are filled in. */
export const useSocialMedias = (): SocialMedias =>
  socialMediasOf(useInformation('SocialMediaLinks')?.[0]?.Text)

/** The addresses in the JSON of SocialMediaLinks: https ones, only where one is filled in. */
function socialMediasOf(json: string | undefined): SocialMedias {
  const written = parsed(json ?? '')
  const found: SocialMedias = {}
  for (const name of SOCIAL_MEDIA) {
    const address = written[name]
    if (typeof address === 'string' && isWeb(address)) found[name] = address
  }
  return found
}

const isWeb = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:'

/** Typed by a person: what does not parse names no network, and the page stands without. */
function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
