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
import type { Offer } from './terms.ts'
import { BONUS_WORDS } from './words.ts'

const SILENT = { silent: true } as const

/** `/bonuses`: the bonus under way, and what may be asked for, with every term of both. */
export function BonusesScreen() {
  const words = useWords(BONUS_WORDS)
  const active = useCall('bonus/active', {}, SILENT)
  const offers = useCall('bonus/list', {}, SILENT)
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
          {active.data !== null && <ActiveBonus bonus={active.data} />}
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

function Offers({ offers }: { offers: readonly Offer[] }) {
  const words = useWords(BONUS_WORDS)
  const [read, setRead] = useState<Offer | null>(null)
  if (offers.length === 0)
    return (
      <EmptyState icon="gift" title={words.noOffers} text={words.noOffersText}>
        <Link className={buttonClass({ kind: 'act' })} to="/slot">
          {words.toSlots}
        </Link>
      </EmptyState>
    )
  return (
    <section className={styles['offers']} aria-labelledby="bonus-offers">
      <SectionHead id="bonus-offers" title={words.offers}>
        <span className={styles['ways']}>
          <Link to="/profile/bonuses">{words.history}</Link>
          <Link to="/info/bonus-rules">{words.rules}</Link>
        </span>
      </SectionHead>
      <ul className={styles['cards']}>
        {offers.map((offer) => (
          <li key={offer.bonusID}>
            <OfferCard offer={offer} onRead={() => setRead(offer)} />
          </li>
        ))}
      </ul>
      <OfferTerms offer={read} onClose={() => setRead(null)} />
    </section>
  )
}
