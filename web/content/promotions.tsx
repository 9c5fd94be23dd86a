import { Link, useNavigate, useSearchParams } from 'react-router'
import { PROMOTIONS } from '#contract/addresses/first-payloads.ts'
import type { Data } from '#contract/registry.ts'
import { buttonClass } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { Sheet } from '#kit/feedback/dialog.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { useLang } from '#kit/text/language.ts'
import { PageHead } from '#kit/layout/page-head.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { Stack } from '#kit/layout/stack.tsx'
import { Lattice, StarRings } from '#kit/art/star-art.tsx'
import { useCall } from '#web/call/use-call.ts'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { CONTENT_FRESH_MS } from '#web/parts/content/site-content.ts'
import { namedDay } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { ServerHtml } from '#web/parts/content/safe-html.tsx'
import { shownPromotions, teaserOf } from './visible-content.ts'
import { CONTENT_WORDS } from './words.ts'
import styles from './promotions.module.css'

type Promotion = Data<'cmscontroller/getPromotions'>[number]

const OPTIONS = { silent: true, freshMs: CONTENT_FRESH_MS } as const

/** `/promotions`: what is on now; `?id=` opens one with all its words. */
export function PromotionsScreen() {
  const words = useWords(CONTENT_WORDS)
  return (
    <div className={styles['screen']}>
      <title>{`${words.promotions} · Kasa`}</title>
      <PageHead title={words.promotions} lead={words.promotionsLead} />
      <Promotions />
    </div>
  )
}

function Promotions() {
  const query = useCall('cmscontroller/getPromotions', PROMOTIONS, OPTIONS)
  if (query.isPending) return <CardsSkeleton />
  if (query.isError) return <ScreenFailed level={2} onRetry={() => void query.refetch()} />
  const promotions = shownPromotions(query.data.data)
  if (promotions.length === 0) return <NoPromotions />
  return (
    <>
      <ul className={styles['cards']}>
        {promotions.map((promotion, at) => (
          <li key={promotion.id}>
            <Card promotion={promotion} front={at === 0} />
          </li>
        ))}
      </ul>
      <OpenPromotion promotions={promotions} />
    </>
  )
}

function Card({ promotion, front }: { promotion: Promotion; front: boolean }) {
  const words = useWords(CONTENT_WORDS)
  return (
    <article className={cardClass(styles['card'])}>
      <Picture image={promotion.image} front={front} />
      <div className={styles['words']}>
        <Until promotion={promotion} />
        <h2>
          <Link to={`?id=${promotion.id}`} preventScrollReset className={styles['way'] ?? ''}>
            {promotion.title}
          </Link>
        </h2>
        <p className={styles['text']}>{teaserOf(promotion)}</p>
        <span className={styles['read']} aria-hidden="true">
          {words.read}
        </span>
      </div>
    </article>
  )
}

/** The operator's picture, or the house's own geometry where there is none. */
function Picture({ image, front }: { image: string; front: boolean }) {
  if (image !== '')
    return (
      <img
        src={image}
        alt=""
        fetchPriority={front ? 'high' : 'auto'}
        loading={front ? 'eager' : 'lazy'}
        decoding={front ? 'sync' : 'async'}
        className={styles['picture']}
      />
    )
  return (
    <span className={styles['picture']}>
      <Lattice size={64} />
      <StarRings size={120} />
    </span>
  )
}

function Until({ promotion }: { promotion: Promotion }) {
  const words = useWords(CONTENT_WORDS)
  const lang = useLang()
  return (
    <p className={styles['until']}>
      <time dateTime={promotion.End_date}>{words.until(namedDay(promotion.End_date, lang))}</time>
    </p>
  )
}

function OpenPromotion({ promotions }: { promotions: readonly Promotion[] }) {
  const words = useWords(CONTENT_WORDS)
  const navigate = useNavigate()
  const id = Number(useSearchParams()[0].get('id'))
  const promotion = promotions.find((each) => each.id === id)
  return (
    <Sheet
      open={promotion !== undefined}
      onClose={() => void navigate('/promotions', { replace: true, preventScrollReset: true })}
      title={promotion?.title ?? ''}
      closeLabel={words.close}
    >
      {promotion !== undefined && (
        <Stack gap={16}>
          <Until promotion={promotion} />
          <ServerHtml html={promotion.Text} level={3} />
          {promotion.terms !== '' && (
            <section className={styles['terms']} aria-labelledby="promotion-terms">
              <h3 id="promotion-terms">{words.terms}</h3>
              <ServerHtml html={promotion.terms} level={4} quiet />
            </section>
          )}
        </Stack>
      )}
    </Sheet>
  )
}

function NoPromotions() {
  const words = useWords(CONTENT_WORDS)
  return (
    <EmptyState icon="gift" title={words.noPromotions} text={words.noPromotionsText}>
      <Link className={buttonClass({ variant: 'act' })} to="/slot">
        {words.slots}
      </Link>
      <Link className={buttonClass()} to="/info/bonus-rules">
        {words.bonusRules}
      </Link>
    </EmptyState>
  )
}

const CARDS = [1, 2, 3]

function CardsSkeleton() {
  return (
    <ul className={styles['cards']} aria-busy="true">
      {CARDS.map((card) => (
        <li key={card} className={cardClass(styles['card'])}>
          <Skeleton ratio="16 / 9" radius={16} />
          <div className={styles['words']}>
            <Skeleton width="40%" height={16} radius={6} />
            <Skeleton width="80%" height={24} radius={6} />
            <Skeleton height={44} radius={6} />
            <Skeleton width="45%" height={20} radius={6} />
          </div>
        </li>
      ))}
    </ul>
  )
}
