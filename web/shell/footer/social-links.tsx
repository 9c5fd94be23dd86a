import { SOCIAL_MEDIA, type SocialMedia } from '#contract/social-medias.ts'
import type { ReactNode } from 'react'
import { useWords } from '#web/words/words.ts'
import { FOOTER_WORDS } from './footer-words.ts'
import { useSocialMedias } from '#web/content/social-medias.ts'
import styles from './footer.module.css'

const NAMES: Readonly<Record<SocialMedia, string>> = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  youtube: 'YouTube',
  reddit: 'Reddit',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  google: 'Google',
  pinterest: 'Pinterest',
}

/** In the hand of our icons: one line, two units wide. The first six after Lucide (ISC). */
const SHAPES: Readonly<Record<SocialMedia, ReactNode>> = {
  facebook: <path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z" />,
  twitter: <path d="M4 4l16 16M20 4L4 20" />,
  instagram: (
    <>
      <rect width="20" height="20" x="2" y="2" rx="5" />
      <path d="M16 11.37A4 4 0 1 1 12.63 8A4 4 0 0 1 16 11.37m1.5-4.87h.01" />
    </>
  ),
  youtube: (
    <>
      <path d="M2.5 17a24.1 24.1 0 0 1 0-10a2 2 0 0 1 1.4-1.4a49.6 49.6 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24.1 24.1 0 0 1 0 10a2 2 0 0 1-1.4 1.4a49.6 49.6 0 0 1-16.2 0A2 2 0 0 1 2.5 17" />
      <path d="m10 15l5-3l-5-3z" />
    </>
  ),
  telegram: (
    <path d="M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11zm7.318-19.539l-10.94 10.939" />
  ),
  whatsapp: (
    <>
      <path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092a10 10 0 1 0-4.777-4.719" />
      <path d="M8.5 8.5c0 4 3 7 7 7v-2l-2-1l-1.2 1a6 6 0 0 1-1.8-1.8l1-1.2l-1-2z" />
    </>
  ),
  reddit: (
    <>
      <ellipse cx="12" cy="14" rx="9" ry="7" />
      <path d="M12 7l1.2-4l4 1M8.5 13h.01M15.5 13h.01M9 17c2 1.2 4 1.2 6 0" />
      <circle cx="18.6" cy="4.6" r="1.4" />
    </>
  ),
  google: <path d="M20 7.5A9.5 9.5 0 1 0 21.4 12H12.5" />,
  pinterest: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M9.5 20.5L12 10m-3.2 4.2A4 4 0 0 1 12 7.5a3.6 3.6 0 0 1 3.8 3.7c0 2.3-1.2 4-3 4a2 2 0 0 1-1.9-1.2" />
    </>
  ),
}

/** The operator's own pages elsewhere: only those that are filled in. */
export function SocialLinks() {
  const words = useWords(FOOTER_WORDS)
  const addresses = useSocialMedias()
  const filled = SOCIAL_MEDIA.filter((name) => addresses[name] !== undefined)
  if (filled.length === 0) return null
  return (
    <ul className={styles['social']} aria-label={words.social}>
      {filled.map((name) => (
        <li key={name}>
          <a
            href={addresses[name]}
            target="_blank"
            rel="noopener noreferrer nofollow"
            title={NAMES[name]}
            aria-label={words.opensInTab(NAMES[name])}
          >
            <svg
              viewBox="0 0 24 24"
              width={20}
              height={20}
              fill="none"
              stroke="currentColor"
              strokeWidth={2}
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              {SHAPES[name]}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
