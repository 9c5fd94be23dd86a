import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { categoryName } from '#contract/games/category-names.ts'
import { buttonClass } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { chipClass } from '#kit/controls/chip.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { Lattice } from '#kit/art/star-art.tsx'
import { HeartButton } from '#web/parts/favourites/heart-button.tsx'
import { formatNumber } from '#kit/text/number-format.ts'
import { useIsNear } from '#web/parts/screen/use-is-near.ts'
import { useIsNarrow } from '#web/parts/screen/use-media.ts'
import { timesText } from '#web/words/multiple.ts'
import { useWords } from '#web/words/words.ts'
import { descriptiveCategories } from './descriptive-categories.ts'
import { DemoLink } from './demo-link.tsx'
import { formatWholeReturn } from './figures.ts'
import { baseMode, shortHash, useGameFacts, type GameFacts } from './game-facts.ts'
import styles from './featured-game.module.css'
import { GameLink } from './game-link.tsx'
import { GameArt } from './game-tile.tsx'
import type { Category, Slot } from './slot.ts'
import { SPREAD_WORDS } from './featured-game-words.ts'
import { CASINO_WORDS } from './words.ts'

interface SpreadProps {
  game: Slot
  categories: readonly Category[]
  /** The heading's level where it stands. */
  level?: 2 | 3
}

/**
 * A few games as open books: cover, facts and best pays, so that a small house is no empty one. How they stand is told
 * by their number (of a first frame by its wrapper's) and not by who stands beside whom: a page that is shown before all
 * of them have come moves nothing.
 */
export function GameSpreads(props: {
  games: readonly Slot[]
  categories: readonly Category[]
  level?: 2 | 3
}) {
  const { games, categories, level = 2 } = props
  const number = import.meta.env.SSR ? undefined : games.length
  return (
    <div className={styles['list']} data-each={number}>
      <ul className={styles['spreads']}>
        {games.map((game) => (
          <li key={game.gameID}>
            <GameSpread game={game} categories={categories} level={level} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One game opened like a book. Every figure comes from its published tables. */
export function GameSpread({ game, categories, level }: SpreadProps) {
  const words = useWords(SPREAD_WORDS)
  const shared = useWords(CASINO_WORDS)
  const facts = useGameFacts(game.gameID)
  const Heading = `h${level ?? 2}` as const
  const known = facts.data ?? null
  return (
    <article className={styles['around']}>
      <div className={cardClass(styles['spread'])}>
        <Lattice className={styles['lattice'] ?? ''} />
        <div className={styles['face']}>
          <GameLink game={game} className={styles['cover']} label={words.open(game.name)}>
            <GameArt game={game} front />
          </GameLink>
          <HeartButton kind="slot" id={game.gameID} name={game.name} isMarked={game.isFavorite} />
        </div>
        <div className={styles['body']}>
          <p lang="tr" className={styles['provider']}>
            {game.providerName}
          </p>
          <Heading className={styles['name']}>{game.name}</Heading>
          <Shelves game={game} categories={categories} />
          <Facts game={game} facts={known} pending={facts.isPending} />
          <div className={styles['ways']}>
            <GameLink game={game} className={buttonClass({ variant: 'act' })}>
              <Icon name="play" size={18} />
              {shared.play}
            </GameLink>
            <DemoLink game={game} className={buttonClass()} named />
            {known && <TableLine facts={known} />}
            {facts.isPending && <TableLineWait />}
          </div>
        </div>
        {(known === null ? facts.isPending : known.pays.length > 0) && <Pays facts={known} />}
      </div>
    </article>
  )
}

function Shelves({ game, categories }: Pick<SpreadProps, 'game' | 'categories'>) {
  const lang = useLang()
  const on = descriptiveCategories(categories, game)
  return (
    <ul className={styles['shelves']}>
      {on.map((category) => (
        <li key={category.CategoryID}>
          <Link to={`/slot/category/${category.CategoryID}`} className={chipClass('small')}>
            {categoryName(category, lang)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Facts(props: { game: Slot; facts: GameFacts | null; pending: boolean }) {
  const words = useWords(SPREAD_WORDS)
  const lang = useLang()
  const { game, facts, pending } = props
  return (
    <dl className={styles['facts']}>
      <Fact name={words.rtp}>
        {formatWholeReturn({ ...game, rtp: facts ? returnOf(facts) : game.rtp }, lang)}
        {game.jackpotRtp > 0 && ' jackpot'}
      </Fact>
      {pending && [words.maxWin, words.stakes].map((name) => <Fact key={name} name={name} />)}
      {facts && <Fact name={words.maxWin}>{formatNumber(facts.maxWin, lang)}×</Fact>}
      {facts && (
        <Fact name={words.stakes}>
          <Money amount={facts.minStake} /> – <Money amount={facts.maxStake} />
        </Fact>
      )}
      {facts && facts.lines !== null && <Fact name={words.lines}>{facts.lines}</Fact>}
    </dl>
  )
}

const returnOf = (facts: GameFacts): number => baseMode(facts)?.rtp ?? facts.rtp

function Fact(props: { name: string; children?: ReactNode }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.children ?? <Skeleton width={64} height={18} radius={6} />}</dd>
    </div>
  )
}

/** Says that the outcomes are fixed, and by which hash. */
function TableLine({ facts }: { facts: GameFacts }) {
  const words = useWords(SPREAD_WORDS)
  const lang = useLang()
  const mode = baseMode(facts)
  if (!mode) return null
  return (
    <p className={styles['table']}>
      <Icon name="shield-check" size={16} />
      <span>
        {words.outcomes(formatNumber(mode.outcomes, lang))}{' '}
        <code title={mode.tableHash}>{shortHash(mode.tableHash)}</code>
      </span>
    </p>
  )
}

/** As long as the line will be, so that nothing below it moves when it comes. */
function TableLineWait() {
  const words = useWords(SPREAD_WORDS)
  const lang = useLang()
  return (
    <p className={`${styles['table']} ${styles['tableWait']}`} aria-hidden="true">
      <Icon name="shield-check" size={16} />
      <span>
        {words.outcomes(formatNumber(100_000, lang))} <code>{shortHash('0'.repeat(64))}</code>
      </span>
    </p>
  )
}

const PAYS_SHOWN = 4
const PAYS_NEAR = '300px'

/** A glimpse of the paytable: the best symbols and what so many of them pay. A phone's card has no room for it. */
function Pays({ facts }: { facts: GameFacts | null }) {
  if (useIsNarrow()) return null
  return facts === null ? <PaysSkeleton /> : <PaysTable facts={facts} />
}

function PaysTable({ facts }: { facts: GameFacts }) {
  const words = useWords(SPREAD_WORDS)
  const lang = useLang()
  const place = useRef<HTMLTableElement>(null)
  const isNear = useIsNear(place, PAYS_NEAR)
  const shown = facts.pays.slice(0, PAYS_SHOWN)
  return (
    <table ref={place} className={styles['pays']}>
      <thead>
        <tr>
          <th scope="col">{facts.lines === null ? words.paysByCount : words.pays}</th>
          {shown[0]?.pays.map(({ count }) => (
            <th key={count} scope="col">
              {count}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ symbol, image, pays }) => (
          <tr key={symbol}>
            <th scope="row">
              {image === '' ? (
                symbol
              ) : (
                <img {...(isNear ? { src: image } : {})} alt={symbol} width={44} height={44} />
              )}
            </th>
            {pays.map(({ count, multiple }) => (
              <td key={count}>{timesText(multiple, lang)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PaysSkeleton() {
  return (
    <div className={styles['paysWait']} aria-hidden="true">
      {Array.from({ length: PAYS_SHOWN }, (_, i) => (
        <Skeleton key={i} height={44} />
      ))}
    </div>
  )
}
