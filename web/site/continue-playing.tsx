import { Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { useLang } from '#kit/language.ts'
import { Skeleton } from '#kit/skeleton.tsx'
import { GameArt } from '#web/casino/game-tile.tsx'
import type { Slot } from '#web/casino/slot.ts'
import { useCall } from '#web/call/use-call.ts'
import { playPath } from '#web/play/play-path.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import styles from './continue-playing.module.css'
import { HOME_WORDS } from './home-words.ts'
import { lastGames, type LastGame } from './last-games.ts'

/** How many rounds are looked through for games, and how many games are shown. */
const ROUNDS_LIMIT = 50
const GAMES_SHOWN = 8

/** The member's last games, the one with an unfinished round marked. Its height never changes. */
export function ContinuePlaying({ games }: { games: readonly Slot[] }) {
  const words = useWords(HOME_WORDS)
  const rounds = useCall('casino/game_history', { limit: ROUNDS_LIMIT }, { silent: true })
  const last = lastGames(rounds.data?.data ?? []).slice(0, GAMES_SHOWN)
  return (
    <section aria-labelledby="continue">
      <h2 id="continue" className={styles['title']}>
        {words.continue}
      </h2>
      <ul className={styles['row']}>
        {rounds.isPending && [1, 2, 3, 4].map((i) => <Waiting key={i} />)}
        {rounds.isError && (
          <li className={styles['none']} role="alert">
            {words.continueFailed}
            <Button size="small" onClick={() => void rounds.refetch()}>
              {words.retry}
            </Button>
          </li>
        )}
        {rounds.isSuccess && last.length === 0 && (
          <li className={styles['none']}>
            <Icon name="sparkles" size={20} /> {words.continueNone}
          </li>
        )}
        {last.map((game) => (
          <Again key={game.gameID} game={game} slot={games.find(sameGame(game))} />
        ))}
      </ul>
    </section>
  )
}

const sameGame =
  ({ gameID }: LastGame) =>
  (slot: Slot) =>
    slot.gameID === gameID

function Again({ game, slot }: { game: LastGame; slot: Slot | undefined }) {
  const words = useWords(HOME_WORDS)
  const lang = useLang()
  const art = slot ?? { ...game, image: '' }
  return (
    <li>
      <Link
        to={playPath('slot', game.gameID)}
        data-game-id={game.gameID}
        className={styles['again']}
      >
        <span className={styles['art']}>
          <GameArt game={{ ...art, name: '' }} />
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
      </Link>
    </li>
  )
}

function Waiting() {
  return (
    <li aria-hidden="true">
      <span className={styles['again']}>
        <Skeleton className={styles['art'] ?? ''} radius={10} width={54} />
        <span className={styles['about']}>
          <Skeleton width={110} height={16} radius={6} />
          <Skeleton width={70} height={12} radius={6} />
        </span>
      </span>
    </li>
  )
}
