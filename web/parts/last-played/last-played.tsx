import { cardClass } from '#kit/layout/card.tsx'
import { useId, type ReactNode } from 'react'
import type { Section } from '#contract/games/game-kinds.ts'
import type { Data } from '#contract/registry.ts'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { SectionHead } from '#kit/layout/section-head.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { GameLink } from '#web/parts/games/game-link.tsx'
import { GameArt } from '#web/parts/games/game-tile.tsx'
import { useCall } from '#web/call/use-call.ts'
import { AskAgain } from '#web/parts/screen/retry-button.tsx'
import { useIsMember } from '#web/state/auth.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { LAST_PLAYED_WORDS } from './last-played-words.ts'
import styles from './last-played.module.css'

type LastGame = Data<'casino/last_games'>[number]

const GAMES_SHOWN = 8

/** The member's last games, of every section or of one, one with an unfinished round marked. Its height never changes. */
export function LastPlayed(props: { section?: Section }) {
  const isMember = useIsMember()
  return isMember ? <Games {...props} /> : null
}

function Games(props: { section?: Section }) {
  const words = useWords(LAST_PLAYED_WORDS)
  const titleId = useId()
  const query = useCall('casino/last_games', { ...props, limit: GAMES_SHOWN }, { silent: true })
  const games = query.data?.data ?? []
  return (
    <section aria-labelledby={titleId} className={stackClass(12)}>
      <SectionHead id={titleId} title={words.title} />
      <ul className={styles['row']} aria-busy={query.isPending}>
        {query.isPending && [1, 2, 3, 4].map((at) => <Waiting key={at} />)}
        {query.isError && (
          <None>
            {words.failed}
            <AskAgain size="small" busy={query.isFetching} onAsk={() => void query.refetch()} />
          </None>
        )}
        {query.isSuccess && games.length === 0 && (
          <None>
            <Icon name="sparkles" size={20} /> {words.none}
          </None>
        )}
        {games.map((game) => (
          <li key={game.gameID}>
            <Again game={game} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const None = ({ children }: { children: ReactNode }) => (
  <li className={cardClass(styles['none'])}>{children}</li>
)

function Again({ game }: { game: LastGame }) {
  const words = useWords(LAST_PLAYED_WORDS)
  const lang = useLang()
  return (
    <GameLink game={game} className={cardClass(styles['again'])}>
      <span className={styles['art']}>
        <GameArt game={{ ...game, name: '' }} />
      </span>
      <span className={styles['about']}>
        <b>{game.name}</b>
        {game.unfinished ? (
          <em className={styles['unfinished']}>
            <Icon name="hourglass" size={14} /> {words.unfinished}
          </em>
        ) : (
          <small>{dayAndTime(game.at, lang)}</small>
        )}
      </span>
      <Icon name="play" size={18} className={styles['play'] ?? ''} />
    </GameLink>
  )
}

function Waiting() {
  return (
    <li aria-hidden="true">
      <span className={cardClass(styles['again'])}>
        <Skeleton className={styles['art'] ?? ''} radius={10} width={54} />
        <span className={styles['about']}>
          <Skeleton width={110} height={16} radius={6} />
          <Skeleton width={70} height={12} radius={6} />
        </span>
      </span>
    </li>
  )
}
