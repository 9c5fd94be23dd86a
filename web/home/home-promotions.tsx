import { cardClass } from '#kit/layout/card.tsx'
import { Link } from 'react-router'
import { HOME_PROMOTIONS } from '#contract/addresses/first-payloads.ts'
import type { Data } from '#contract/registry.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { Rail } from '#web/parts/games/game-rail.tsx'
import { useCall } from '#web/call/use-call.ts'
import { shownPromotions, teaserOf } from '#web/content/visible-content.ts'
import { useWords } from '#web/words/words.ts'
import { HOME_BELOW_WORDS } from './home-below-words.ts'
import styles from './home-promotions.module.css'

/** As tall as a card whose sentence takes two lines. */
const PLACE_PX = 226

/** The promotions that run, each in a sentence; what they ask for is read where they are told whole. */
export function HomePromotions() {
  const words = useWords(HOME_BELOW_WORDS)
  const query = useCall('cmscontroller/getPromotions', HOME_PROMOTIONS, { silent: true })
  const promotions = shownPromotions(query.data?.data ?? [])
  if (promotions.length === 0 && !query.isPending) return null
  return (
    <Rail title={words.promotions} to="/promotions" all={words.allPromotions} wide>
      {query.isPending && (
        <li>
          <Skeleton height={PLACE_PX} radius={16} />
        </li>
      )}
      {promotions.map((promotion) => (
        <li key={promotion.id}>
          <Promotion promotion={promotion} />
        </li>
      ))}
    </Rail>
  )
}

function Promotion(props: { promotion: Data<'cmscontroller/getPromotions'>[number] }) {
  const { title, image } = props.promotion
  return (
    <Link to="/promotions" className={cardClass(styles['card'])}>
      {image !== '' && <img src={image} alt="" loading="lazy" className={styles['picture']} />}
      <span className={styles['about']}>
        <b>{title}</b>
        <span>{teaserOf(props.promotion)}</span>
      </span>
    </Link>
  )
}
