import { cardClass } from '#kit/layout/card.tsx'
import { useLang } from '#kit/text/language.ts'
import { useStaticList } from '#web/call/static-list.ts'
import { LanguageButtons } from '#web/parts/screen/language-buttons.tsx'
import { Logo } from '#web/shell/controls/logo.tsx'
import { SaferPlay } from '#web/parts/safer-play/safer-play.tsx'
import { useAuth, type License } from '#web/state/auth.ts'
import { isDemoHouse } from '#web/state/demo-house.ts'
import { useWords } from '#web/words/words.ts'
import { FooterMenu } from './footer-menu.tsx'
import { FOOTER_WORDS } from './footer-words.ts'
import { ServerHtml } from '#web/parts/content/safe-html.tsx'
import { SocialLinks } from './social-links.tsx'
import { SpecialDate } from '#web/content/special-date.tsx'
import { useInformation } from '#web/parts/content/use-information.ts'
import { useUserInfo } from '#web/content/user-info.ts'
import styles from './footer.module.css'

const THIS_YEAR = new Date().getFullYear()

/** Who we are, who may not play, where help is, and to whom play is closed no more; the copyright line may be hidden by a game. */
export function Footer() {
  const words = useWords(FOOTER_WORDS)
  const isClosed = useAuth(({ restricted }) => restricted)
  return (
    <footer className={styles['footer']} data-part="footer-copyright">
      <div className={styles['top']}>
        <div className={styles['house']}>
          <Logo size="foot" />
          <Written type="DomainBilgi" />
          {!isClosed && (
            <>
              <SpecialDate />
              <SocialLinks />
            </>
          )}
        </div>
        <FooterMenu />
      </div>
      <Care />
      {!isClosed && <Marks />}
      <div className={styles['small']}>
        <Licences />
        <p>{words.notice}</p>
        <Whereabouts />
      </div>
      <div className={styles['end']}>
        <div className={styles['bottomBar']}>
          <Written type="bottomBarInfo" />
          <p>{words.copyright(THIS_YEAR)}</p>
        </div>
        <LanguageButtons />
      </div>
    </footer>
  )
}

/** What the house, or the service it names, knows of whoever is here. */
function Whereabouts() {
  const words = useWords(FOOTER_WORDS)
  const info = useUserInfo()
  if (info === null || info.ip === null) return null
  return (
    <p>
      {words.address}: {[info.ip, info.country].filter(Boolean).join(' · ')}
    </p>
  )
}

function Written({ type }: { type: 'DomainBilgi' | 'bottomBarInfo' }) {
  const entry = useInformation(type)?.[0]
  return entry === undefined ? null : <ServerHtml html={entry.Text} level={2} quiet />
}

function Care() {
  const words = useWords(FOOTER_WORDS)
  return (
    <div className={cardClass(styles['care'])}>
      <span className={styles['age']} aria-hidden="true">
        18+
      </span>
      <p>
        <strong>{words.adults}</strong> {words.safer}
      </p>
      <SaferPlay />
    </div>
  )
}

function Marks() {
  const words = useWords(FOOTER_WORDS)
  const lang = useLang()
  const partners = useStaticList('partners')
  const methods = useStaticList('investment-methods')
  return (
    <dl className={styles['marks']}>
      {partners.length > 0 && (
        <div>
          <dt>{words.partners}</dt>
          {partners.map((partner) => (
            <dd key={partner.id}>{partner.title}</dd>
          ))}
        </div>
      )}
      {methods.length > 0 && (
        <div>
          <dt>{words.methods}</dt>
          {methods.map((method) => (
            <dd key={method.id}>
              {method.image && (
                <img src={method.image} alt="" width={20} height={20} loading="lazy" />
              )}
              {method.title[lang]}
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}

/** A licence has a number; the demo house's has none, and is said in the reader's language. */
function Licences() {
  const words = useWords(FOOTER_WORDS)
  const licenses = useAuth((state) => state.licenses).filter(({ number }) => Boolean(number))
  if (licenses.length === 0 && !isDemoHouse()) return null
  return (
    <p>
      <strong>{words.licence}:</strong>{' '}
      {licenses.length === 0
        ? words.noLicence
        : licenses.map((licence) => <Licence key={licence.number} licence={licence} />)}
    </p>
  )
}

function Licence({ licence }: { licence: License }) {
  const words = useWords(FOOTER_WORDS)
  const name = `${licence.title} ${licence.number ?? ''}`
  if (!licence.url?.startsWith('https://')) return <span className={styles['licence']}>{name}</span>
  return (
    <a
      className={styles['licence']}
      href={licence.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={words.opensInTab(name)}
    >
      {name}
    </a>
  )
}
