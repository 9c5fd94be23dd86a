/** The keys of the JSON in the Text of SocialMediaLinks: an https address, or nothing. */
export const SOCIAL_MEDIA = [
  'facebook',
  'twitter',
  'instagram',
  'youtube',
  'reddit',
  'telegram',
  'whatsapp',
  'google',
  'pinterest',
] as const

export type SocialMedia = (typeof SOCIAL_MEDIA)[number]
