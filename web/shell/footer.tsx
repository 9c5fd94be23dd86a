import { Link } from 'react-router'
import { Icon } from '#kit/icon.tsx'
import { useLang } from '#kit/language.ts'
import { useStaticList } from '#web/call/static-list.ts'
import { useAuth } from '#web/state/auth.ts'
import { isDemoHouse } from '#web/state/house.ts'
import { useWords } from '#web/words/words.ts'
import { LanguageButtons } from './language-buttons.tsx'
import { Logo } from './logo.tsx'
import { iconOf } from './rail.tsx'
import { SaferPlay } from './safer-play.tsx'
import { FRAME_WORDS } from './words.ts'
import styles from './footer.module.css'

const THIS_YEAR = new Date().getFullYear()

function FooterMenu() {
  const words = useWords(FRAME_WORDS)
  const lang = useLang()
  return (
    <nav aria-label={words.footerMenu} className={styles['menu']}>
      {useStaticList('footer-menu').map((group) => (
        <div key={group.id}>
          <h2 className={styles['group']}>{group.title[lang]}</h2>
          <ul>
            {group.items.map((entry) => (
              <li key={entry.id}>
                <Link to={entry.path}>{entry.title[lang]}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Marks() {
  const words = useWords(FRAME_WORDS)
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
              <Icon name={iconOf(method)} size={16} />
              {method.title[lang]}
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}

function Licences() {
  const words = useWords(FRAME_WORDS)
  const licenses = useAuth((state) => state.licenses)
  // A licence has a number; the demo house's has none, and is said in the reader's language.
  const titles = licenses.filter(({ number }) => Boolean(number)).map(({ title }) => title)
  if (titles.length === 0 && !isDemoHouse()) return null
  return (
    <p>
      <strong>{words.licence}:</strong> {titles.length > 0 ? titles.join(', ') : words.noLicence}
    </p>
  )
}

/** Who we are, who may not play, where help is; the copyright line may be hidden by a game. */
export function Footer() {
  const words = useWords(FRAME_WORDS)
  return (
    <footer className={styles['footer']} data-part="footer-copyright">
      <div className={styles['head']}>
        <div className={styles['house']}>
          <Logo size="foot" />
          <div className={styles['care']}>
            <span className={styles['age']} aria-hidden="true">
              18+
            </span>
            <p>
              <strong>{words.adults}</strong> {words.safer}
            </p>
          </div>
          <SaferPlay />
          <p>{words.notice}</p>
          <Marks />
        </div>
        <FooterMenu />
      </div>
      <div className={styles['end']}>
        <Licences />
        <p>{words.copyright(THIS_YEAR)}</p>
        <LanguageButtons />
      </div>
    </footer>
  )
}
