import { useState } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { SectionHead } from '#kit/layout/section-head.tsx'
import { useCall } from '#web/call/use-call.ts'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useWords } from '#web/words/words.ts'
import { ActiveBonus } from './active-bonus.tsx'
import styles from './bonuses.module.css'
import { OfferCard } from './offer-card.tsx'
import { OfferTerms } from './offer-terms.tsx'
import type { BonusOffer } from './terms.ts'
import { BONUS_WORDS } from './words.ts'

const SILENT = { silent: true } as const

/** `/bonuses`: the bonus under way, what may be asked for, and apart from it what may not be now and why, with every term of each. */
export function BonusesScreen() {
  const words = useWords(BONUS_WORDS)
  const active = useCall('bonus/active', {}, SILENT)
  const offers = useCall('bonus/list', {}, SILENT)
  const [wasNone, setWasNone] = useState(false)
  if (active.data === null && !wasNone) setWasNone(true)
  if (offers.isError || active.isError)
    return (
      <ScreenFailed
        onRetry={() => {
          void offers.refetch()
          void active.refetch()
        }}
      />
    )
  return (
    <AccountPage title={words.title} lead={words.lead}>
      {offers.data === undefined || active.data === undefined ? (
        <Waiting />
      ) : (
        <>
          {active.data !== null && <ActiveBonus bonus={active.data} isJustTaken={wasNone} />}
          <Offers offers={offers.data} />
        </>
      )}
    </AccountPage>
  )
}

function Waiting() {
  const words = useWords(BONUS_WORDS)
  return (
    <div className={styles['cards']} aria-busy="true">
      <output className="heard-only">{words.loading}</output>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={420} radius={16} />
      ))}
    </div>
  )
}

function Offers({ offers }: { offers: readonly BonusOffer[] }) {
  const words = useWords(BONUS_WORDS)
  // By its number: what is shown of it is what stands now, also where another page of the member took it.
  const [readId, setReadId] = useState<number | null>(null)
  const read = offers.find(({ bonusID }) => bonusID === readId) ?? null
  const onRead = ({ bonusID }: BonusOffer) => setReadId(bonusID)
  if (offers.length === 0)
    return (
      <EmptyState icon="gift" title={words.noOffers} text={words.noOffersText}>
        <Link className={buttonClass({ variant: 'act' })} to="/slot">
          {words.toSlots}
        </Link>
      </EmptyState>
    )
  const open = offers.filter(({ status }) => status === 'open')
  const closed = offers.filter(({ status }) => status !== 'open')
  return (
    <>
      <section className={styles['offers']} aria-labelledby="bonus-offers">
        <SectionHead id="bonus-offers" title={open.length > 0 ? words.offers : words.noneOpen}>
          <span className={styles['ways']}>
            <Link to="/profile/bonuses">{words.history}</Link>
            <Link to="/info/bonus-rules">{words.rules}</Link>
          </span>
        </SectionHead>
        {open.length > 0 ? (
          <Cards offers={open} onRead={onRead} />
        ) : (
          <p className={styles['quiet']}>{words.noneOpenText}</p>
        )}
      </section>
      {closed.length > 0 && (
        <section className={styles['offers']} aria-labelledby="closed-offers">
          <SectionHead id="closed-offers" title={words.notNow} />
          <Cards offers={closed} onRead={onRead} />
        </section>
      )}
      <OfferTerms offer={read} onClose={() => setReadId(null)} />
    </>
  )
}

function Cards(props: { offers: readonly BonusOffer[]; onRead: (offer: BonusOffer) => void }) {
  const { offers, onRead } = props
  return (
    <ul className={styles['cards']}>
      {offers.map((offer) => (
        <li key={offer.bonusID}>
          <OfferCard offer={offer} onRead={() => onRead(offer)} />
        </li>
      ))}
    </ul>
  )
}
