import { SOCIAL_MEDIA, type SocialMedia } from '#contract/social-medias.ts'
import { safeWeb } from '#contract/addresses/safe-address.ts'

type Social = Record<SocialMedia, string>

/** All nine, whatever the JSON holds; what is no web address is left empty. */
export function safeSocial(json: string): Social {
  const found = new Map(Object.entries(parsed(json)))
  const address = (name: string): string => {
    const value: unknown = found.get(name)
    return typeof value === 'string' ? safeWeb(value) : ''
  }
  // Every key of the list, so the object is whole.
  return Object.fromEntries(SOCIAL_MEDIA.map((name) => [name, address(name)])) as Social
}

function parsed(json: string): object {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
