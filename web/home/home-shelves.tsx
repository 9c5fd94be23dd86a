import { useRef } from 'react'
import { categoryName } from '#contract/games/category-names.ts'
import { useLang } from '#kit/text/language.ts'
import { SectionHead } from '#kit/layout/section-head.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { formatNumber } from '#kit/text/number-format.ts'
import { stackClass } from '#kit/layout/stack.tsx'
import { Rail, RailSkeleton, RailTiles } from '#web/parts/games/game-rail.tsx'
import { GameSpread, GameSpreads } from '#web/parts/games/featured-game.tsx'
import type { Category, Slot } from '#web/parts/games/slot.ts'
import { useCall } from '#web/call/use-call.ts'
import { useIsNear } from '#web/parts/screen/use-is-near.ts'
import { useWords } from '#web/words/words.ts'
import { HOME_BELOW_WORDS } from './home-below-words.ts'
import { arrangement, RAIL_LIMIT, shelfCategories } from './arrangement.ts'
import styles from './home.module.css'

interface HomeShelvesProps {
  games: readonly Slot[]
  total: number
  categories: readonly Category[]
}

/** The games, arranged by how many there are: open books, one shelf, or a shelf a category. */
export function HomeShelves({ games, total, categories }: HomeShelvesProps) {
  const words = useWords(HOME_BELOW_WORDS)
  const how = arrangement(total)
  const [first] = games
  if (how === 'books' || first === undefined)
    return (
      <section className={stackClass(12)} aria-labelledby="games">
        <SectionHead id="games" title={games.length === 1 ? words.featured : words.slots} />
        <GameSpreads games={games} categories={categories} level={3} />
      </section>
    )
  return (
    <div className={styles['shelves']}>
      <Everything games={games} total={total} />
      <section className={stackClass(12)} aria-labelledby="featured">
        <SectionHead id="featured" title={words.featured} />
        <GameSpread game={first} categories={categories} level={3} />
      </section>
      {how === 'categories' &&
        shelfCategories(categories).map((category) => (
          <CategoryRail key={category.CategoryID} category={category} />
        ))}
    </div>
  )
}

function Everything({ games, total }: { games: readonly Slot[]; total: number }) {
  const words = useWords(HOME_BELOW_WORDS)
  const lang = useLang()
  return (
    <Rail title={words.slots} to="/slot" all={words.all(formatNumber(total, lang))}>
      <RailTiles games={games.slice(0, RAIL_LIMIT)} eager />
    </Rail>
  )
}

/** A shelf of one category, fetched when it comes near the screen. */
function CategoryRail({ category }: { category: Category }) {
  const words = useWords(HOME_BELOW_WORDS)
  const lang = useLang()
  const place = useRef<HTMLDivElement>(null)
  const near = useIsNear(place)
  const { CategoryID, items } = category
  const payload = { limit: RAIL_LIMIT, offset: 0, categoryID: CategoryID }
  const games = useCall('casino/games_list', payload, { silent: true, enabled: near })
  // Quiet: a shelf that does not come leaves no hole and no alarm on the home page.
  if (games.isError || games.data?.data.length === 0) return null
  return (
    <div ref={place}>
      <Rail
        title={categoryName(category, lang)}
        to={`/slot/category/${CategoryID}`}
        all={words.all(formatNumber(items, lang))}
      >
        {games.data ? <RailTiles games={games.data.data} /> : <RailSkeleton />}
      </Rail>
    </div>
  )
}

export function HomeShelvesSkeleton() {
  return (
    <section className={stackClass(12)} aria-hidden="true">
      <Skeleton width={160} height={40} />
      <Skeleton height={314} radius={16} />
    </section>
  )
}
